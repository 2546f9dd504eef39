import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { records } from '../../../services/index.ts';
import { basic, byHand, client, closeCode, frame, heard, parlourRecord } from './testing.ts';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform({
    services: [...records, parlourRecord],
    config: { limitsCallers: true, socketRecheckMs: 200 },
    metricsToken: 'scrape',
  });
});
beforeEach(async () => {
  heard.length = 0;
  app = await platform.app(['parlour']);
});
afterAll(() => platform.stop());

const own = (headers: Readonly<Record<string, string>> = basic(app)) => client(platform, '/parlour/own', headers);
const say = (one: ReturnType<typeof client>, text: string) => one.ws.send(JSON.stringify({ say: text }));
const greeted = (room = '') => client(platform, `/parlour/greeted${room}`, {}, ['parlour.v1']);

describe('opening a socket', () => {
  it('passes the admission of calls, and is refused as they are', async () => {
    const off = await platform.app([]);
    const statuses = await Promise.all(
      [basic(app), {}, basic({ ...app, serviceSecret: 'wrong' }), basic(off)].map(async (headers) => {
        const one = own(headers);
        const { status, body } = await one.opened;
        one.ws.terminate();
        return [status, body === '' ? '' : (JSON.parse(body) as { message: string }).message];
      }),
    );
    expect(statuses.map(([status]) => status)).toEqual([101, 401, 401, 404]);
    expect(statuses[1]?.[1]).not.toBe('');
  });

  it('is for the console’s own host and pages, where a cookie may open it', async () => {
    const { token } = await platform.signedIn('lin', app.orgId);
    const cookie = { Cookie: `sst=${token}`, 'X-APP-ID': app.id };
    const status = async (headers: Readonly<Record<string, string>>, path = '/parlour/own') =>
      Number((await byHand(platform, path, headers)).head.slice(9, 12));
    expect(await status(cookie)).toBe(101);
    expect(await status({ ...cookie, Origin: platform.origin })).toBe(101);
    expect(await status({ ...cookie, Origin: 'http://evil.example' })).toBe(403);
    expect(await status({ ...cookie, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await status({ ...cookie, Origin: platform.contentOrigin })).toBe(403);
    expect(await status({ ...cookie, Host: 'evil.example' })).toBe(421);
    expect(await status({ ...cookie, Host: `127.0.0.1:${platform.port}` })).toBe(421);
    expect(await status({ Origin: 'http://game.example' }, '/parlour/silent')).toBe(101);
  });

  it('is refused at another host, and who stays after that is cut', async () => {
    const wire = connect({ port: platform.port, host: '127.0.0.1', allowHalfOpen: true });
    wire.write(asked('evil.example'));
    wire.setEncoding('utf8');
    expect(await once(wire, 'data')).toEqual([expect.stringMatching(/^HTTP\/1\.1 421 /)]);
    wire.resume();
    await once(wire, 'end');
    // why it: a connection of which nobody knows is heard to be gone by who writes to it
    const writes = setInterval(() => wire.write('x'), 50);
    expect(await once(wire, 'error')).toEqual([
      expect.objectContaining({ code: expect.stringMatching(/EPIPE|ECONNRESET/) }),
    ]);
    clearInterval(writes);
  });

  it('asks for the subprotocol and reads the query', async () => {
    expect((await client(platform, '/parlour/greeted').opened).status).toBe(400);
    expect((await client(platform, '/parlour/greeted?room=too-long', {}, ['parlour.v1']).opened).status).toBe(400);
    const one = greeted('?room=blue');
    expect([(await one.opened).status, one.ws.protocol]).toEqual([101, 'parlour.v1']);
    say(one, app.id);
    expect(await one.next()).toBe('{"heard":"welcome to blue"}');
    one.ws.terminate();
  });

  it('is nothing elsewhere: a request that asks for another protocol is served as if it had not', async () => {
    const elsewhere = await byHand(platform, '/livez', { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c' });
    const api = await byHand(platform, '/livez');
    const nowhere = await byHand(platform, '/parlour/none');
    expect([elsewhere, api, nowhere].map(({ head }) => head.slice(9, 12))).toEqual(['200', '200', '404']);
    for (const { wire } of [elsewhere, api, nowhere]) {
      wire.destroy();
    }
  });

  it('loses nothing of what a client says before it is answered', async () => {
    const early = await byHand(platform, '/parlour/own', basic(app), [
      frame(0x81, Buffer.from('{"say":"1"}')),
      frame(0x81, Buffer.from('{"say":"2"}')),
    ]);
    expect(early.head).toMatch(/^HTTP\/1\.1 101/);
    early.wire.write(frame(0x81, Buffer.from('{"say":"3"}')));
    await expect.poll(() => heard).toEqual(['1', '2', '3']);
    early.wire.destroy();
  });

  it('has room for so many of an app and of an address', async () => {
    const three = [own(), own(), own()];
    expect(await Promise.all(three.map(async ({ opened }) => (await opened).status))).toEqual([101, 101, 101]);
    expect((await own().opened).status).toBe(429);
    three[0]?.ws.close();
    await three[0]?.closed;
    await expect.poll(async () => (await own().opened).status).toBe(101);
    const four = [greeted(), greeted(), greeted(), greeted()];
    await Promise.all(four.map(({ opened }) => opened));
    expect((await greeted().opened).status).toBe(429);
    for (const one of [...three, ...four]) {
      one.ws.terminate();
    }
  });
});

describe('what is said', () => {
  it('is checked, handed on in order and answered', async () => {
    const one = own();
    await one.opened;
    for (const text of ['slow 1', '2', 'slow 3', '4']) {
      say(one, text);
    }
    const answers = [await one.next(), await one.next(), await one.next(), await one.next()];
    expect(answers).toEqual(['slow 1', '2', 'slow 3', '4'].map((text) => `{"heard":"app ${text}"}`));
    one.ws.close(1000);
    await one.closed;
    await expect.poll(() => heard).toContain('closed 1000');
    expect(heard.filter((text) => !text.startsWith('closed'))).toEqual(['slow 1', '2', 'slow 3', '4']);
  });

  it('ends the socket where it is not of the shape, not of the kind or not to be stored', async () => {
    const codes = await Promise.all(
      ['{"say":1}', 'no json', '{"say":"a","more":1}', '{"say":"\\u0000"}', Buffer.from('{"say":"a"}')].map(
        async (sent, index) => {
          const other = index < 3 ? app : await platform.app(['parlour']);
          const one = own(basic(other));
          await one.opened;
          one.ws.send(sent);
          return one.closed;
        },
      ),
    );
    expect(codes).toEqual([1007, 1007, 1007, 1007, 1003]);
  });

  it('may be bytes', async () => {
    const one = client(platform, '/parlour/bytes', basic(app));
    await one.opened;
    one.ws.send(Buffer.from('abc'));
    expect(await one.next()).toBe('cba');
    one.ws.terminate();
  });

  it('ends with 1008 where the handler refuses and with 1011 where it fails', async () => {
    const [refused, failed] = [own(), own()];
    await Promise.all([refused.opened, failed.opened]);
    say(refused, 'refuse');
    say(failed, 'fail');
    expect([await refused.closed, await failed.closed]).toEqual([1008, 1011]);
  });
});

describe('limits of a connection', () => {
  it('end a message that is too large, also one in pieces and one that only says so', async () => {
    const one = own();
    await one.opened;
    say(one, 'x'.repeat(1000));
    expect(await one.closed).toBe(1009);
    const pieces = await byHand(platform, '/parlour/own', basic(app));
    pieces.wire.write(Buffer.concat([frame(0x01, Buffer.alloc(600, 'a')), frame(0x00, Buffer.alloc(600, 'a'))]));
    expect(closeCode(await pieces.ended)).toBe(1009);
    const claims = await byHand(platform, '/parlour/own', basic(app));
    claims.wire.write(frame(0x81, Buffer.alloc(0), 2 ** 40));
    expect(closeCode(await claims.ended)).toBe(1009);
  });

  it('end a flood of messages, of pings and of pieces', async () => {
    // why in one piece: what comes while a message is worked on is read later, and a busy machine takes its time
    const flood = await byHand(platform, '/parlour/own', basic(app));
    flood.wire.write(Buffer.concat(Array.from({ length: 40 }, () => frame(0x81, Buffer.from('{"say":"x"}')))));
    expect(closeCode(await flood.ended)).toBe(1008);
    const pings = await byHand(platform, '/parlour/own', basic(app));
    pings.wire.write(Buffer.concat(Array.from({ length: 40 }, () => frame(0x89, Buffer.alloc(0)))));
    expect(closeCode(await pings.ended)).toBe(1008);
    const pieces = await byHand(platform, '/parlour/own', basic(app));
    pieces.wire.write(
      Buffer.concat([
        frame(0x01, Buffer.alloc(1, 'a')),
        ...Array.from({ length: 5000 }, () => frame(0x00, Buffer.alloc(0))),
      ]),
    );
    expect(closeCode(await pieces.ended)).toBe(1008);
  });

  it('unpack nothing: what comes compressed is no message', async () => {
    const asked = await byHand(platform, '/parlour/own', {
      ...basic(app),
      'Sec-WebSocket-Extensions': 'permessage-deflate',
    });
    expect(asked.head).not.toMatch(/Sec-WebSocket-Extensions/i);
    asked.wire.write(frame(0xc1, deflateRawSync(Buffer.alloc(50_000_000)).subarray(0, 900)));
    expect(closeCode(await asked.ended)).toBe(1002);
  });

  it('end a reader that is too slow', async () => {
    const slow = await byHand(platform, '/parlour/own', basic(app));
    slow.wire.pause();
    slow.wire.write(frame(0x81, Buffer.from('{"say":"flood"}')));
    await expect.poll(() => heard, { timeout: 10_000 }).toContain('closed 1013');
    slow.wire.destroy();
  });

  it('end silence, but not of those who answer a ping', async () => {
    const answering = client(platform, '/parlour/silent');
    const mute = await byHand(platform, '/parlour/silent');
    expect(closeCode(await mute.ended)).toBe(4000);
    await delay(700);
    expect(answering.ws.readyState).toBe(answering.ws.OPEN);
    answering.ws.terminate();
  });

  it('end who does not say who they are', async () => {
    const one = greeted();
    await one.opened;
    expect(await one.closed).toBe(1008);
  });

  it('hold 500 that do nothing, and then let them go', async () => {
    const before = process.memoryUsage().rss;
    const many = await Promise.all(Array.from({ length: 500 }, () => byHand(platform, '/parlour/silent')));
    expect(many.every(({ head }) => head.startsWith('HTTP/1.1 101'))).toBe(true);
    expect((await byHand(platform, '/livez')).head).toMatch(/^HTTP\/1\.1 200/);
    const codes = await Promise.all(many.map(async ({ ended }) => closeCode(await ended)));
    expect(new Set(codes)).toEqual(new Set([4000]));
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('leave nothing behind of an upgrade that is given up half way, wherever it was asked for', async () => {
    for (let time = 0; time < 20; time += 1) {
      const wire = connect(platform.port, '127.0.0.1');
      wire.on('error', () => undefined);
      wire.write(asked(time % 2 === 0 ? `localhost:${platform.port}` : 'evil.example'), () => wire.resetAndDestroy());
      await once(wire, 'close');
    }
    await expect
      .poll(async () => {
        const one = own();
        const { status } = await one.opened;
        one.ws.terminate();
        return status;
      })
      .toBe(101);
  });
});

/** The head of a request for a socket. */
function asked(host: string): string {
  const key = Buffer.alloc(16).toString('base64');
  const fields = `Host: ${host}\r\nAuthorization: ${basic(app).Authorization}\r\nConnection: Upgrade\r\nUpgrade: websocket`;
  return `GET /parlour/own HTTP/1.1\r\n${fields}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`;
}

describe('who opened a socket', () => {
  it('loses it with the secret, the service and the session', async () => {
    const [bySecret, others] = [own(), own(basic(await platform.app(['parlour'])))];
    const byGreeting = greeted();
    await Promise.all([bySecret.opened, others.opened, byGreeting.opened]);
    say(byGreeting, app.id);
    await byGreeting.next();
    const { token, id } = await platform.signedIn('ana', app.orgId);
    const bySession = own({ Cookie: `sst=${token}`, 'X-APP-ID': app.id });
    expect((await bySession.opened).status).toBe(101);
    const { db } = platform.ports;
    await db.deleteFrom('sessions').where('subject', '=', id).execute();
    expect(await bySession.closed).toBe(1008);
    expect(bySecret.ws.readyState).toBe(bySecret.ws.OPEN);
    await db.updateTable('app_services').set({ status: 'Suspended' }).where('app_id', '=', app.id).execute();
    expect([await bySecret.closed, await byGreeting.closed]).toEqual([1008, 1008]);
    expect(others.ws.readyState).toBe(others.ws.OPEN);
    others.ws.terminate();
  });
});

describe('sockets as a whole', () => {
  it('are on the record and in the metrics', async () => {
    const one = own();
    await one.opened;
    say(one, 'x');
    await one.next();
    const text = await (
      await fetch(`${platform.origin}/metrics`, { headers: { Authorization: 'Bearer scrape' } })
    ).text();
    expect(text).toMatch(/uos_sockets\{socket="parlour\.own"\} \d/);
    expect(text).toMatch(/uos_socket_messages_total\{socket="parlour\.own",direction="in"\} \d/);
    expect(text).toMatch(/uos_requests_total\{service="parlour",operation="parlour\.own",status="101"\} \d/);
    expect(text).toMatch(/uos_socket_closes_total\{socket="parlour\.own",code="1008"\} \d/);
    one.ws.terminate();
  });

  it('are told when the platform stops, and cut where they do not go', async () => {
    const mine = await testPlatform({ services: [...records, parlourRecord] });
    const polite = client(mine, '/parlour/silent');
    await polite.opened;
    const rude = await byHand(mine, '/parlour/silent');
    const begun = performance.now();
    await mine.stop();
    expect(performance.now() - begun).toBeLessThan(5000);
    expect([await polite.closed, closeCode(await rude.ended)]).toEqual([1001, 1001]);
  });
});
