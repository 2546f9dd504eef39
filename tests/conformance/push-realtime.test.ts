// The SDK's connection to a real platform: what a game that uses it lives through.
import { appCredentials, createUos, type Uos } from '@uos/sdk';
import { openPush, type PushConnection } from '@uos/sdk/realtime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byHand, frame } from '../../packages/platform/src/kernel/server/sockets/testing.ts';
import { connected, pushApp, tokenOf } from '../../packages/platform/src/services/push/testing.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';

let platform: TestPlatform;
let app: TestApp;
let uos: Uos;
const open: PushConnection[] = [];
beforeAll(async () => {
  platform = await testPlatform({ metricsToken: 'scrape' });
});
beforeEach(async () => {
  app = await pushApp(platform);
  const as = appCredentials({ appId: app.id, appServiceSecret: app.serviceSecret });
  uos = createUos({ origin: platform.origin, as });
});
afterEach(() => {
  for (const one of open.splice(0)) {
    one.close();
  }
});
afterAll(() => platform?.stop());

async function play(
  playerId: string,
): Promise<PushConnection & { readonly texts: string[]; readonly gaps: unknown[] }> {
  const texts: string[] = [];
  const gaps: unknown[] = [];
  const push = openPush({
    playerId,
    token: () => uos.push.apps.connectToken({ id: app.id, playerId }),
    backoff: { firstMs: 50, maxMs: 500 },
  });
  open.push(push);
  push.on('message', ({ text }) => texts.push(text));
  push.on('gap', (gap) => gaps.push(gap));
  await push.connected;
  return Object.assign(Object.create(push) as PushConnection, { texts, gaps });
}

const engine = async (): Promise<number> => {
  const row = await platform.ports.db
    .selectFrom('processes')
    .select('pid')
    .where('kind', '=', 'sockets')
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return row.pid ?? Number.NaN;
};

describe('the connection of the SDK', () => {
  it('subscribes, sends, hears, lists and leaves', async () => {
    await uos.push.channels.create({ id: app.id, name: 'world' });
    const [ana, ben] = [await play('ana'), await play('ben')];
    for (const one of [ana, ben]) {
      expect((await one.subscribe(['world'], { isPublic: true })).failed).toEqual([]);
    }
    await ana.send({ channelName: 'world', text: '你好' });
    await expect.poll(() => ben.texts).toEqual(['你好']);
    expect(await ben.listPublicChannels()).toEqual([{ name: 'world', onlinePlayerCount: 2 }]);
    await ben.unsubscribe(['world']);
    await ana.send({ playerId: 'ben', text: 'psst' });
    await expect.poll(() => ben.texts).toEqual(['你好', 'psst']);
    await expect(ana.send({ channelName: 'none', text: 'x' })).rejects.toMatchObject({ reason: 'rejected', code: 5 });
  });

  it('comes back where the process of the sockets is killed, and misses nothing of what is sent meanwhile', async () => {
    const ana = await play('ana');
    await ana.subscribe(['harbour']);
    const send = (text: string) =>
      uos.push.messages.send({ id: app.id, messageType: 'Channel', channelName: 'harbour', text });
    await send('1');
    await expect.poll(() => ana.texts).toEqual(['1']);
    const begun = performance.now();
    process.kill(await engine(), 'SIGKILL');
    for (const text of ['2', '3', '4']) {
      await send(text);
    }
    await expect.poll(() => ana.texts).toEqual(['1', '2', '3', '4']);
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(ana.gaps).toEqual([]);
    expect((await fetch(`${platform.origin}/livez`)).status).toBe(200);
  });

  it('is told of a channel that ends, and does not ask for it again', async () => {
    await uos.push.channels.create({ id: app.id, name: 'world' });
    const ana = await play('ana');
    const ended: (readonly string[])[] = [];
    ana.on('unsubscribed', ({ channelNames }) => ended.push(channelNames));
    await ana.subscribe(['world'], { isPublic: true });
    await uos.push.channels.removeMany({ id: app.id, names: ['world'] });
    await expect.poll(() => ended).toEqual([['world']]);
  });
});

describe('the limits of a connection', () => {
  it('end with 4008 who does not read what is sent', async () => {
    const token = await tokenOf(app, 'slow');
    const slow = await byHand(platform, '/upush/ws');
    const say = (message: object): void => {
      slow.wire.write(frame(0x81, Buffer.from(JSON.stringify(message))));
    };
    say({ op: 'connect', token, playerId: 'slow' });
    say({ op: 'subscribe', id: '1', channels: ['harbour'] });
    await expect
      .poll(async () => (await uos.push.channels.list({ id: app.id })).channels.map((one) => one.onlinePlayerCount))
      .toEqual([1]);
    slow.wire.pause();
    const ana = await connected(app, 'ana', platform);
    await ana.subscribe(['harbour']);
    const large = 'x'.repeat(8192);
    const deliveries: number[] = [];
    await expect
      .poll(
        async () => {
          const sent = { id: app.id, messageType: 'Channel' as const, channelName: 'harbour', text: large };
          const { delivered } = await uos.push.messages.send(sent);
          deliveries.push(delivered);
          return delivered;
        },
        { interval: 0, timeout: 50_000 },
      )
      .toBe(1);
    expect(deliveries[0]).toBe(2);
    expect(ana.ws.readyState).toBe(ana.ws.OPEN);
    slow.wire.resume();
    await slow.ended;
    const headers = { Authorization: 'Bearer scrape' };
    // why asked again: the sockets have a process of their own, which tells of an end after it
    await expect
      .poll(async () => (await fetch(`${platform.origin}/metrics`, { headers })).text())
      .toMatch(/uos_socket_closes_total\{socket="push\.connection",code="4008"\} 1/);
    ana.ws.terminate();
  });

  it('end with 1001 where the platform stops', async () => {
    const mine = await testPlatform({ own: true });
    const game = await pushApp(mine);
    const ana = await connected(game, 'ana', mine);
    await mine.stop();
    expect(await ana.closed).toBe(1001);
  });
});
