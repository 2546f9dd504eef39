import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { secretContext } from '#kernel/who/credentials';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { makeChannels } from '../publish/store.ts';
import { asData, connected, openPlayer, pushApp, type TestPlayer, tokenOf } from '../testing.ts';

let platform: TestPlatform;
let app: TestApp;
const players: TestPlayer[] = [];
beforeAll(async () => {
  platform = await testPlatform({ clock: 'test' });
});
beforeEach(async () => {
  app = await pushApp(platform);
});
afterEach(() => {
  for (const { ws } of players.splice(0)) {
    ws.terminate();
  }
});
afterAll(() => platform?.stop());

const join = async (playerId: string, of = app): Promise<TestPlayer> => {
  const player = await connected(of, playerId, platform);
  players.push(player);
  return player;
};
const stranger = (): TestPlayer => {
  const player = openPlayer(platform);
  players.push(player);
  return player;
};
const later = (ms: number) => platform.testClock?.advance((now) => new Date(now.getTime() + ms));
const api = (method: string, path: string, body?: unknown) => app.call(method, `/upush/v1/apps/${app.id}${path}`, body);
const channel = (name: string) => api('POST', '/channels', { name });

const online = async (): Promise<number> => {
  const { body } = await api('GET', '/channels');
  return (body as { channels: { onlinePlayerCount: number }[] }).channels.reduce(
    (sum, one) => sum + one.onlinePlayerCount,
    0,
  );
};

describe('a connection', () => {
  it('is opened by a token, which is good once, for its player and for a minute', async () => {
    const token = await tokenOf(app, 'ana');
    const other = stranger();
    expect(await other.ask({ op: 'connect', token, playerId: 'ben' })).toMatchObject({ success: false });
    expect(await other.closed).toBe(1008);
    const ana = stranger();
    expect(await ana.ask({ op: 'connect', token, playerId: 'ana' })).toMatchObject({
      success: true,
      heartbeatSeconds: 15,
    });
    const again = stranger();
    expect(await again.ask({ op: 'connect', token, playerId: 'ana' })).toMatchObject({ success: false });
    const late = await tokenOf(app, 'ben');
    await later(61_000);
    expect(await stranger().ask({ op: 'connect', token: late, playerId: 'ben' })).toMatchObject({ success: false });
  });

  it('ends where something is said before the token, and where it is said twice', async () => {
    const mute = stranger();
    mute.say({ op: 'ping' });
    expect(await mute.closed).toBe(1008);
    const ana = await join('ana');
    ana.say({ op: 'connect', token: 'x', playerId: 'ana' });
    expect(await ana.closed).toBe(1008);
  });

  it('answers a ping', async () => {
    const ana = await join('ana');
    ana.say({ op: 'ping' });
    expect(await ana.hears({ ev: 'pong' })).toEqual({ ev: 'pong' });
  });

  it('goes to whoever came last: the one before hears of it, and sends nothing any more', async () => {
    const before = await join('ana');
    const after = await join('ana');
    expect(await before.hears({ ev: 'remoteLogin' })).toEqual({ ev: 'remoteLogin' });
    expect(await before.closed).toBe(4001);
    await after.subscribe(['harbour']);
    expect(await after.send('harbour', 'here')).toMatchObject({ code: 0 });
  });

  it('ends with the secret that asked for its token, and with no other', async () => {
    const [ana, other] = [await join('ana'), await join('ana', await pushApp(platform))];
    const { db, seal } = platform.ports;
    const turn = async (column: 'secret' | 'service_secret', kind: 'AppSecret' | 'AppServiceSecret') => {
      const sealed = seal.seal('another', secretContext(app.id, kind));
      await db
        .updateTable('apps')
        .set({ [column]: sealed })
        .where('id', '=', app.id)
        .execute();
    };
    await turn('secret', 'AppSecret');
    await other.subscribe(['a']);
    expect(ana.ws.readyState).toBe(ana.ws.OPEN);
    await turn('service_secret', 'AppServiceSecret');
    expect(await ana.closed).toBe(1008);
    expect(other.ws.readyState).toBe(other.ws.OPEN);
  });

  it('ends with its app and with its service, and is not opened again', async () => {
    const [off, gone] = [await pushApp(platform), await pushApp(platform)];
    const [ana, ben] = [await join('ana', off), await join('ben', gone)];
    const token = await tokenOf(off, 'cai');
    const { db } = platform.ports;
    await db.updateTable('app_services').set({ status: 'Suspended' }).where('app_id', '=', off.id).execute();
    await db.deleteFrom('apps').where('id', '=', gone.id).execute();
    expect([await ana.closed, await ben.closed]).toEqual([1008, 1008]);
    const cai = stranger();
    expect(await cai.ask({ op: 'connect', token, playerId: 'cai' })).toMatchObject({ success: false });
    expect((await off.call('POST', `/upush/v1/apps/${off.id}/connect-token`, { playerId: 'x' })).status).toBe(404);
  });
});

describe('subscribe', () => {
  it('joins public channels that are configured, and makes those of players', async () => {
    await channel('world');
    const ana = await join('ana');
    expect(await ana.subscribe(['world', 'none'], { isPublic: true })).toMatchObject({
      resultCode: 5,
      successfulChannelNames: ['world'],
      failed: [{ name: 'none', reason: 'channel not found' }],
    });
    expect(await ana.subscribe(['guild'])).toMatchObject({ resultCode: 0, successfulChannelNames: ['guild'] });
    expect((await api('GET', '/channels')).body).toMatchObject({
      channels: [
        { name: 'guild', isPublic: false, onlinePlayerCount: 1 },
        { name: 'world', isPublic: true, onlinePlayerCount: 1 },
      ],
    });
    expect(await ana.ask({ op: 'listPublicChannels' })).toMatchObject({
      channels: [{ name: 'world', onlinePlayerCount: 1 }],
    });
  });

  it('sends what is kept, oldest first, and from then on what comes', async () => {
    const ana = await join('ana');
    await ana.subscribe(['harbour']);
    for (let number = 1; number <= 22; number += 1) {
      if (number === 12) {
        await new Promise((done) => setTimeout(done, 1000));
      }
      expect(await ana.send('harbour', `${number}`)).toMatchObject({ code: 0 });
    }
    const ben = await join('ben');
    const { positions } = await ben.subscribe(['harbour']);
    expect(positions).toMatchObject({ harbour: { offset: 22, recovered: true } });
    await ana.send('harbour', 'live');
    await expect.poll(() => ben.texts()).toHaveLength(21);
    expect(ben.texts()).toEqual([...Array.from({ length: 20 }, (_, index) => `${index + 3}`), 'live']);
    expect(ben.heard.filter(({ ev }) => ev === 'message').map(({ cached }) => cached)).toEqual([
      ...Array.from({ length: 20 }, () => true),
      false,
    ]);
    expect(ana.texts()).toHaveLength(23);
  });

  it('sends what many channels keep, though all of it is more than waits for one client', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const ben = await join('ben');
    await ben.subscribe(names);
    const text = 'x'.repeat(8192);
    const sent = names.flatMap((channelName) => Array.from({ length: 20 }, () => channelName));
    for (const channelName of sent) {
      await api('POST', '/messages', { messageType: 'Channel', channelName, text });
    }
    const ana = await join('ana');
    expect(await ana.subscribe(names)).toMatchObject({ successfulChannelNames: names });
    await expect.poll(() => names.map((name) => ana.texts(name).length), { timeout: 5000 }).toEqual([20, 20, 20, 20]);
    expect(await ana.ask({ op: 'listPublicChannels' })).toMatchObject({ ev: 'publicChannels' });
  });

  it('goes on from a position, and says where something is missing', async () => {
    const ana = await join('ana');
    const { positions } = await ana.subscribe(['harbour']);
    const { epoch } = (positions as { harbour: { epoch: string } }).harbour;
    for (const text of ['1', '2', '3']) {
      await ana.send('harbour', text);
    }
    const from = async (playerId: string, since: { epoch: string; offset: number }) => {
      const player = await join(playerId);
      const answer = await player.subscribe(['harbour'], { since: { harbour: since } });
      player.say({ op: 'ping' });
      await player.hears({ ev: 'pong' });
      return [(answer.positions as { harbour: { recovered: boolean } }).harbour.recovered, player.texts()];
    };
    expect(await from('ben', { epoch, offset: 1 })).toEqual([true, ['2', '3']]);
    expect(await from('cai', { epoch, offset: 3 })).toEqual([true, []]);
    expect(await from('dan', { epoch: 'another', offset: 3 })).toEqual([false, ['1', '2', '3']]);
    expect(await from('eva', { epoch, offset: 9 })).toEqual([false, ['1', '2', '3']]);
  });

  it('keeps what was sent for an hour after its last use, and channels of players as long', async () => {
    const ana = await join('ana');
    await ana.subscribe(['harbour']);
    await ana.send('harbour', 'old');
    ana.ws.terminate();
    await later(3_540_000);
    const ben = await join('ben');
    const { epoch } = ((await ben.subscribe(['harbour'])).positions as { harbour: { epoch: string } }).harbour;
    await ben.hears({ ev: 'message' });
    expect(ben.texts()).toEqual(['old']);
    ben.ws.terminate();
    await expect.poll(online).toBe(0);
    await later(7_300_000);
    expect((await api('GET', '/channels')).body).toMatchObject({ channels: [] });
    const cai = await join('cai');
    const anew = await cai.subscribe(['harbour'], { since: { harbour: { epoch, offset: 1 } } });
    expect(anew.positions).toMatchObject({ harbour: { offset: 0, recovered: false } });
  });

  it('allows 50 channels, each counted once', async () => {
    const ana = await join('ana');
    await ana.subscribe(Array.from({ length: 50 }, (_, index) => `c${index}`));
    expect(await ana.subscribe(['c0'])).toMatchObject({ resultCode: 0 });
    expect(await ana.subscribe(['one more'])).toMatchObject({
      resultCode: 8,
      failed: [{ name: 'one more', reason: 'at most 50 channels' }],
    });
    expect(await ana.ask({ op: 'unsubscribe', channels: ['c0'] })).toMatchObject({
      resultCode: 0,
      channelNames: ['c0'],
    });
    expect(await ana.subscribe(['one more'])).toMatchObject({ resultCode: 0 });
  });

  it('makes no more channels for one player than it may, however often it joins and leaves, and others make theirs', async () => {
    let ana = await join('ana');
    const numbered = (from: number) => Array.from({ length: 50 }, (_, index) => `of ana ${from + index}`);
    for (const from of [0, 50]) {
      expect(await ana.subscribe(numbered(from))).toMatchObject({ resultCode: 0 });
      await ana.ask({ op: 'unsubscribe', channels: numbered(from) });
    }
    ana.ws.terminate();
    ana = await join('ana');
    expect(await ana.subscribe(['one more', 'of ana 7'])).toMatchObject({
      resultCode: 8,
      successfulChannelNames: ['of ana 7'],
      failed: [{ name: 'one more', reason: expect.stringContaining('a player makes at most 100 channels') }],
    });
    const ben = await join('ben');
    expect(await ben.subscribe(['one more'])).toMatchObject({ resultCode: 0 });
    expect(await ana.subscribe(['one more'])).toMatchObject({ resultCode: 0 });
  });

  it('makes no more channels of players than the level of the app allows, and says so', async () => {
    const ana = await join('ana');
    expect((await api('PUT', '', { serviceLevelId: 'trial', maxServers: 1 })).status).toBe(200);
    const { body } = await app.call('GET', '/upush/v1/apps/service-levels');
    const { serviceLevels } = body as { serviceLevels: { id: string; channelLimit: number }[] };
    const limit = serviceLevels.find(({ id }) => id === 'trial')?.channelLimit ?? 0;
    const rows = Array.from({ length: limit - 2 }, (_, index) => ({
      id: platform.ports.ids.uuid(),
      name: `there ${index}`,
    }));
    const { db } = platform.ports;
    await db.transaction().execute((tx) =>
      makeChannels(tx, { appId: app.id, playerId: '' }, rows, {
        now: platform.ports.clock.now().toISOString(),
        atMost: limit,
      }),
    );
    await channel('world');
    const [one, two] = await Promise.all([
      ana.subscribe(['a', 'there 0', 'world']),
      join('ben').then((ben) => ben.subscribe(['b', 'c'])),
    ]);
    expect(one).toMatchObject({ resultCode: 0 });
    expect(two).toMatchObject({ resultCode: 8, failed: [{ reason: expect.stringContaining('as many') }] });
    expect(await ana.subscribe(['d', 'world'])).toMatchObject({
      ...{ resultCode: 8, successfulChannelNames: ['world'], failed: [{ name: 'd' }] },
    });
    expect(await ana.subscribe(['e'], { isPublic: true })).toMatchObject({ resultCode: 5 });
    const { count } = await db
      .selectFrom('push_channels')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('app_id', '=', app.id)
      .where('is_public', '=', false)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(limit);
    await later(7_300_000);
    expect(await ana.subscribe(['f'])).toMatchObject({ resultCode: 0 });
  });

  it('ends unasked where the channel is deleted or renamed', async () => {
    await channel('world');
    await channel('plaza');
    const ana = await join('ana');
    await ana.subscribe(['world', 'plaza'], { isPublic: true });
    expect((await api('DELETE', '/channels?names=world')).body).toEqual({ deleted: 1 });
    expect(await ana.hears({ ev: 'unsubscribe', id: '' })).toMatchObject({ channelNames: ['world'] });
    const { body } = await api('GET', '/channels?name=plaza');
    const [plaza] = (body as { channels: { id: string }[] }).channels;
    await api('PUT', `/channels/${plaza?.id}`, { name: 'square' });
    await expect.poll(() => ana.heard.filter(({ ev }) => ev === 'unsubscribe')).toHaveLength(2);
    expect(ana.heard.at(-1)).toMatchObject({ channelNames: ['plaza'] });
    expect(await ana.send('world', 'anybody?', { messageType: 'PublicChannel' })).toMatchObject({ code: 5 });
  });

  it('leaves a name to the console: a channel of players becomes the public one', async () => {
    const ana = await join('ana');
    await ana.subscribe(['world']);
    await ana.send('world', 'before');
    expect((await channel('world')).status).toBe(200);
    expect((await channel('world')).status).toBe(409);
    const ben = await join('ben');
    await ben.subscribe(['world'], { isPublic: true });
    await ben.hears({ ev: 'message' });
    expect(ben.texts()).toEqual(['before']);
  });
});

describe('send', () => {
  it('reaches a player who is connected, and nobody later', async () => {
    const [ana, ben] = [await join('ana'), await join('ben')];
    const toBen = { op: 'send', messageType: 'Player', playerId: 'ben', data: asData('psst') };
    const ack = await ana.ask(toBen);
    expect(await ben.hears({ ev: 'message' })).toMatchObject({
      messageType: 'Player',
      senderId: 'ana',
      messageId: ack.messageId,
      offset: 0,
      cached: false,
    });
    ben.ws.terminate();
    await ben.closed;
    expect(await ana.ask(toBen)).toMatchObject({ code: 0 });
    const again = await join('ben');
    again.say({ op: 'ping' });
    await again.hears({ ev: 'pong' });
    expect(again.texts()).toEqual([]);
  });

  it('stays within the app', async () => {
    const other = await pushApp(platform);
    const [ana, stranger2] = [await join('ana'), await join('ben', other)];
    await ana.subscribe(['harbour']);
    await stranger2.subscribe(['harbour']);
    await ana.send('harbour', 'ours');
    await ana.ask({ op: 'send', messageType: 'Player', playerId: 'ben', data: asData('ours too') });
    await api('POST', '/system-notify', { target: { all: true }, content: 'ours as well' });
    stranger2.say({ op: 'ping' });
    await stranger2.hears({ ev: 'pong' });
    expect(stranger2.heard.map(({ ev }) => ev)).toEqual(['connected', 'subscribe', 'pong']);
  });

  it('is refused where it says nowhere to, is too large, is no base64 or too often', async () => {
    const ana = await join('ana');
    await ana.subscribe(['harbour']);
    const code = async (more: Readonly<Record<string, unknown>>) => (await ana.send('harbour', '', more)).code;
    expect(await code({ channelName: 'none' })).toBe(5);
    expect(await code({ messageType: 'PublicChannel' })).toBe(5);
    expect(await code({ messageType: 'Player' })).toBe(3);
    expect(await code({ data: 'a' })).toBe(3);
    expect(await code({ data: Buffer.alloc(8193).toString('base64') })).toBe(3);
    expect(await code({ data: Buffer.alloc(8192).toString('base64') })).toBe(0);
    const many = await Promise.all(Array.from({ length: 40 }, () => code({ data: 'a' })));
    expect(many.filter((one) => one === 8).length).toBeGreaterThan(0);
    expect(ana.ws.readyState).toBe(ana.ws.OPEN);
  });
});

describe('messages of the game', () => {
  it('are counted by who took them', async () => {
    await channel('world');
    const [ana, ben] = [await join('ana'), await join('ben')];
    await ana.subscribe(['world'], { isPublic: true });
    await ben.subscribe(['world'], { isPublic: true });
    const toWorld = { messageType: 'PublicChannel', channelName: 'world', text: '开始' };
    expect((await api('POST', '/messages', toWorld)).body).toMatchObject({ delivered: 2 });
    const message = await ben.hears({ ev: 'message' });
    expect(Buffer.from(String(message.data), 'base64').toString()).toBe('开始');
    const toNobody = { messageType: 'Player', playerId: 'cai', text: 'hi' };
    expect((await api('POST', '/messages', toNobody)).body).toMatchObject({ delivered: 0 });
    expect((await api('POST', '/messages', { ...toWorld, channelName: 'none' })).status).toBe(404);
  });

  it('hold 8 KiB of bytes, whatever they are', async () => {
    await channel('world');
    const status = async (text: string) =>
      (await api('POST', '/messages', { messageType: 'PublicChannel', channelName: 'world', text })).status;
    expect(await status('一'.repeat(2730))).toBe(200);
    expect(await status('一'.repeat(2731))).toBe(400);
    const notice = { target: { all: true }, content: '一'.repeat(2731) };
    expect((await api('POST', '/system-notify', notice)).status).toBe(400);
    const twice = { messageType: 'PublicChannel', channelName: 'world', text: 'a', data: 'YQ==' };
    expect((await api('POST', '/messages', twice)).status).toBe(400);
  });

  it('may be a notice: to all, to who is in channels, to players, to each once', async () => {
    const [ana, ben] = [await join('ana'), await join('ben')];
    await ana.subscribe(['a', 'b']);
    const notify = async (target: object) =>
      ((await api('POST', '/system-notify', { target, title: 't', content: 'c' })).body as { delivered: number })
        .delivered;
    expect(await notify({ all: true })).toBe(2);
    expect(await notify({ channels: ['a', 'b'] })).toBe(1);
    expect(await notify({ playerIds: ['ana', 'ana', 'ben', 'cai'] })).toBe(2);
    ana.say({ op: 'ping' });
    await ana.hears({ ev: 'pong' });
    expect(ana.heard.filter(({ ev }) => ev === 'systemNotify')).toHaveLength(3);
    expect(ben.heard.filter(({ ev }) => ev === 'systemNotify')).toHaveLength(2);
  });
});
