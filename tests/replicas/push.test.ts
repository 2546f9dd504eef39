// Push on three processes and one PostgreSQL: whoever stays hears every message once and in the same order, whatever
// becomes of the process beside it; what ends a session on one process ends it on the other.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byHand, closeCode } from '../../packages/platform/src/kernel/server/sockets/testing.ts';
import { secretContext } from '../../packages/platform/src/kernel/who/credentials.ts';
import { appWithRealm, newPlayer } from '../../packages/platform/src/services/passport/testing.ts';
import {
  asData,
  connected,
  openPlayer,
  pushApp,
  type TestPlayer,
  tokenOf,
} from '../../packages/platform/src/services/push/testing.ts';
import { type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { pushRound } from '../support/push-round.ts';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await openFleet();
});
afterAll(() => fleet?.stop());

it('loses, doubles and turns round nothing where one of three processes is killed', async () => {
  const outcome = await pushRound(fleet, { players: 9, messages: 240, channels: 4 });
  expect(outcome.faults).toEqual([]);
  expect(outcome).toMatchObject({ acknowledged: 240, refused: 0, heardByEach: 240 });
});

it('holds no connection of a player in the process that admitted it', async () => {
  const helper = await testPlatform(fleet.options);
  const [replica] = await fleet.start(1);
  try {
    const place = { port: replica?.port ?? 0, origin: fleet.balancer.origin };
    fleet.balancer.use([helper.port]);
    await fleet.balancer.ready();
    const app = await pushApp(helper);
    const first = await connected(app, 'first', place);
    const open = (): number => readdirSync(`/proc/${replica?.pid}/fd`).length;
    const before = open();
    const players = await Promise.all(Array.from({ length: 8 }, (_, index) => connected(app, `p${index}`, place)));
    await expect.poll(open).toBeLessThan(before + players.length);
    for (const { ws } of [first, ...players]) {
      ws.terminate();
    }
  } finally {
    await replica?.stop();
    await helper.stop();
  }
});

it('ends every socket with 1001, and itself with 0, where a process is asked to stop', async () => {
  const helper = await testPlatform(fleet.options);
  const [replica] = await fleet.start(1);
  try {
    const { origin } = fleet.balancer;
    const place = { port: replica?.port ?? 0, origin };
    fleet.balancer.use([helper.port]);
    await fleet.balancer.ready();
    const app = await pushApp(helper);
    const players = await Promise.all(['ana', 'ben', 'cai', 'dai', 'eda'].map((name) => connected(app, name, place)));
    await Promise.all(players.map((one) => one.subscribe(['harbour'])));
    const nobody = openPlayer(place);
    await new Promise((resolve) => nobody.ws.once('open', resolve));
    // who answers no close, and reads nothing
    const deaf = await byHand(place, '/upush/ws', { Host: new URL(origin).host });
    expect(deaf.head).toMatch(/^HTTP.1\.1 101 /);
    deaf.wire.pause();
    const code = replica?.stop();
    expect(await Promise.all([...players, nobody].map(({ closed }) => closed))).toEqual(new Array(6).fill(1001));
    expect(await code).toBe(0);
    deaf.wire.resume();
    expect(closeCode(await deaf.ended)).toBe(1001);
    expect(
      await helper.ports.db.selectFrom('push_sessions').select('player_id').where('app_id', '=', app.id).execute(),
    ).toEqual([]);
  } finally {
    await helper.stop();
  }
});

describe('two processes', () => {
  let here: TestPlatform;
  let there: TestPlatform;
  const players: TestPlayer[] = [];
  beforeAll(async () => {
    const options = { ...fleet.options, config: { socketRecheckMs: 3_600_000 } };
    [here, there] = await Promise.all([testPlatform(options), testPlatform(options)]);
    fleet.balancer.use([here.port, there.port]);
    await fleet.balancer.ready();
  });
  afterAll(async () => {
    for (const { ws } of players) {
      ws.terminate();
    }
    await Promise.all([here?.stop(), there?.stop()]);
  });
  const join = async (app: Awaited<ReturnType<typeof pushApp>>, playerId: string, platform: TestPlatform) => {
    const player = await connected(app, playerId, { port: platform.port, origin: fleet.balancer.origin });
    players.push(player);
    return player;
  };

  it('count who took a message on both, and who is in a channel', async () => {
    const app = await pushApp(here);
    const [ana, ben] = [await join(app, 'ana', here), await join(app, 'ben', there)];
    await ana.subscribe(['harbour']);
    await ben.subscribe(['harbour']);
    const body = { messageType: 'Channel', channelName: 'harbour', text: 'hi' };
    const sent = await app.call('POST', `/upush/v1/apps/${app.id}/messages`, body);
    expect(sent.body).toMatchObject({ delivered: 2 });
    const notice = await app.call('POST', `/upush/v1/apps/${app.id}/system-notify`, {
      target: { all: true },
      content: 'c',
    });
    expect(notice.body).toMatchObject({ delivered: 2 });
    await expect
      .poll(async () => (await app.call('GET', `/upush/v1/apps/${app.id}/channels`)).body)
      .toMatchObject({ channels: [{ name: 'harbour', onlinePlayerCount: 2 }] });
    await ben.ask({ op: 'send', messageType: 'Player', playerId: 'ana', data: asData('psst') });
    expect(await ana.hears({ messageType: 'Player' })).toMatchObject({ senderId: 'ben' });
  });

  it('have one session of a player between them', async () => {
    const app = await pushApp(here);
    const before = await join(app, 'ana', here);
    await before.subscribe(['harbour']);
    const after = await join(app, 'ana', there);
    expect(await before.closed).toBe(4001);
    expect(before.heard.at(-1)).toEqual({ ev: 'remoteLogin' });
    await after.subscribe(['harbour']);
    expect(await after.send('harbour', 'here')).toMatchObject({ code: 0 });
    const rows = await here.ports.db
      .selectFrom('push_sessions')
      .select('instance')
      .where('app_id', '=', app.id)
      .execute();
    expect(rows).toEqual([{ instance: there.ports.instance }]);
  });

  it('refuse a session that the other has replaced, told of it or not', async () => {
    const app = await pushApp(here);
    const [before, ben] = [await join(app, 'ana', here), await join(app, 'ben', here)];
    await ben.subscribe(['harbour']);
    await there.ports.db
      .updateTable('push_sessions')
      .set({ session_id: there.ports.ids.uuid(), instance: there.ports.instance })
      .where('app_id', '=', app.id)
      .where('player_id', '=', 'ana')
      .execute();
    expect(await before.send('harbour', 'still me')).toMatchObject({ code: 7, messageId: '' });
    expect(await before.closed).toBe(4001);
    ben.say({ op: 'ping' });
    await ben.hears({ ev: 'pong' });
    expect(ben.texts()).toEqual([]);
  });

  it('end the connections of a player who is sent away, and of nobody else, and take its token away', async () => {
    const app = await pushApp(here);
    const [ana, ben] = [await join(app, 'ana', there), await join(app, 'ben', there)];
    await Promise.all([ana.subscribe(['harbour']), ben.subscribe(['harbour'])]);
    const token = await tokenOf(app, 'ana');
    const sendAway = (playerIds: readonly string[]) =>
      here.ports.db
        .transaction()
        .execute((db) => here.ports.services.ask('playerSockets').end(db, here.ports, { appId: app.id, playerIds }));
    await sendAway(['ana', 'nobody']);
    expect(await ana.closed).toBe(1008);
    const again = openPlayer({ port: there.port, origin: fleet.balancer.origin });
    players.push(again);
    expect(await again.ask({ op: 'connect', token, playerId: 'ana' })).toMatchObject({ success: false });
    expect(await ben.send('harbour', 'here still')).toMatchObject({ code: 0 });
  });

  it.each(['user', 'persona'] as const)('end the connections of a player whose %s is banned', async (kind) => {
    const { app, realmId } = await appWithRealm(here, {}, ['push']);
    await app.call('POST', '/upush/v1/apps', { appId: app.id });
    const [banned, other] = [await newPlayer(here, { app, realmId }), await newPlayer(here, { app, realmId })];
    const [ana, ben] = [await join(app, banned.personaId, there), await join(app, other.personaId, there)];
    await Promise.all([ana.subscribe(['harbour']), ben.subscribe(['harbour'])]);
    const id = kind === 'user' ? banned.userId : banned.personaId;
    expect((await app.call('POST', `/upass/v1/${kind}s/${id}/ban`, { reason: '外挂' })).status).toBe(200);
    expect(await ana.closed).toBe(1008);
    expect(await ben.send('harbour', 'here still')).toMatchObject({ code: 0 });
  });

  it('let nobody in who is sent away on the way, whichever comes first', async () => {
    const app = await pushApp(here);
    const place = { port: there.port, origin: fleet.balancer.origin };
    for (let round = 0; round < 20; round += 1) {
      const token = await tokenOf(app, 'ana');
      const ana = openPlayer(place);
      players.push(ana);
      await once(ana.ws, 'open');
      const answer = ana.ask({ op: 'connect', token, playerId: 'ana' });
      await here.ports.db
        .transaction()
        .execute((db) =>
          here.ports.services.ask('playerSockets').end(db, here.ports, { appId: app.id, playerIds: ['ana'] }),
        );
      await answer;
      expect(await ana.closed).toBe(1008);
    }
  });

  it('take a token once', async () => {
    const app = await pushApp(here);
    const token = await tokenOf(app, 'ana');
    const place = (platform: TestPlatform) => ({ port: platform.port, origin: fleet.balancer.origin });
    const tries = Array.from({ length: 20 }, (_, index) => openPlayer(place(index % 2 === 0 ? here : there)));
    players.push(...tries);
    const answers = await Promise.all(tries.map((one) => one.ask({ op: 'connect', token, playerId: 'ana' })));
    expect(answers.filter(({ success }) => success === true)).toHaveLength(1);
  });

  it('tell each other of channels that end and of secrets that turn', async () => {
    const app = await pushApp(here);
    await app.call('POST', `/upush/v1/apps/${app.id}/channels`, { name: 'world' });
    const ana = await join(app, 'ana', there);
    await ana.subscribe(['world'], { isPublic: true });
    await app.call('DELETE', `/upush/v1/apps/${app.id}/channels?names=world`);
    expect(await ana.hears({ ev: 'unsubscribe' })).toMatchObject({ id: '', channelNames: ['world'] });
    const sealed = here.ports.seal.seal('another', secretContext(app.id, 'AppServiceSecret'));
    await here.ports.db.updateTable('apps').set({ service_secret: sealed }).where('id', '=', app.id).execute();
    expect(await ana.closed).toBe(1008);
  });
});
