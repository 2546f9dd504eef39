import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const ping = async (query: Record<string, string>, of = platform) =>
  of.call('GET', `/base/tools/ping?${new URLSearchParams(query)}`);
const reachable = async (query: Record<string, string>, of = platform) =>
  ((await ping(query, of)).body as { Reachable: boolean }).Reachable;

/** A port of each kind that somebody listens on, and that nobody listens on any more afterwards. */
async function listener() {
  const tcp = createServer().listen(0, '127.0.0.1');
  const udp = createSocket('udp4').bind(0, '127.0.0.1');
  await Promise.all([once(tcp, 'listening'), once(udp, 'listening')]);
  const { port } = tcp.address() as { port: number };
  return {
    tcp: `127.0.0.1:${port}`,
    udp: `127.0.0.1:${udp.address().port}`,
    async close() {
      const closed = Promise.all([once(tcp, 'close'), once(udp, 'close')]);
      tcp.close();
      udp.close();
      await closed;
    },
  };
}

describe('the check of an address', () => {
  it('says whether somebody listens, by TCP and by UDP', async () => {
    const { tcp, udp, close } = await listener();
    const answer = await ping({ address: tcp });
    expect(answer.body).toEqual({
      Address: tcp,
      Reachable: true,
      LatencyMs: expect.any(Number) as number,
      CheckedAt: expect.any(String) as string,
    });
    expect(await reachable({ address: tcp.replace('127.0.0.1', 'localhost') })).toBe(true);
    expect(await reachable({ address: udp, protocol: 'udp' })).toBe(true);
    await close();
    expect(await reachable({ address: tcp })).toBe(false);
    expect(await reachable({ address: udp, protocol: 'udp' })).toBe(false);
  });

  it('needs an address that is one', async () => {
    for (const query of [{}, { address: '' }] as Record<string, string>[]) {
      expect((await ping(query)).body).toMatchObject({ code: 400, info: 'address cannot be empty' });
    }
    for (const address of ['localhost', '127.0.0.1:0', '127.0.0.1:65536', 'a b:1', 'http://127.0.0.1:80']) {
      expect([address, (await ping({ address })).body]).toMatchObject([address, { info: 'invalid parameters' }]);
    }
  });

  it('tries no other machine, and none at all for the network', async () => {
    const { tcp, close } = await listener();
    expect(await reachable({ address: '192.0.2.1:80' })).toBe(false);
    const open = await testPlatform({ origin: 'https://console.example', contentOrigin: 'https://content.example' });
    try {
      const answer = await browser(open).go(`/base/tools/ping?address=${tcp}`);
      expect(JSON.parse(answer.text)).toMatchObject({ Address: tcp, Reachable: false });
    } finally {
      await open.stop();
      await close();
    }
  });
});
