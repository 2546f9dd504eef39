// What a player of one app can say on its connection that names something of another app: each message that is spoken
// there, with the other's token, player, channel and position. It answers as if there were no such thing, and the other
// hears nothing. Whoever opens a socket is tried in `permissions-sockets.test.ts`.
import { declaredSockets, push, type Service } from '@uos/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  asData,
  connected,
  type Heard,
  openPlayer,
  pushApp,
  type TestPlayer,
  tokenOf,
} from '../../packages/platform/src/services/push/testing.ts';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';

/** Said by the other app's players, and to be heard by nobody of this one. */
const SECRET = 'the treasure is under the palm';

let platform: TestPlatform;
let theirs: TestApp;
/** A player of the other app, in a public channel and in one of players. */
let ana: TestPlayer;
let epoch: string;
let eve: TestPlayer;
let mine: TestApp;
const open: TestPlayer[] = [];
beforeAll(async () => {
  platform = await testPlatform();
  [theirs, mine] = [await pushApp(platform), await pushApp(platform)];
  await theirs.call('POST', `/upush/v1/apps/${theirs.id}/channels`, { name: 'world' });
  ana = await connected(theirs, 'ana', platform);
  open.push(ana);
  const { positions } = await ana.subscribe(['world', 'cove']);
  ({ epoch } = (positions as { cove: { epoch: string } }).cove);
  await ana.send('cove', SECRET);
  await ana.send('world', SECRET, { messageType: 'PublicChannel' });
  await ana.hears({ ev: 'message', channelName: 'cove' });
  await ana.hears({ ev: 'message', channelName: 'world' });
});
beforeEach(async () => {
  eve = await connected(mine, 'eve', platform);
  open.push(eve);
});
afterAll(async () => {
  for (const { ws } of open) {
    ws.terminate();
  }
  await platform?.stop();
});

type Try = () => Promise<readonly [Heard, Readonly<Record<string, unknown>>]>;

const nothingKept = { offset: 0 };
const TRIES: Readonly<Record<string, readonly Try[]>> = {
  connect: [
    // with a permission of the other app for another player, and with one's own for a player of theirs
    async () => {
      const token = await tokenOf(theirs, 'ana');
      return [await greeted({ token, playerId: 'eve' }), { success: false, sessionId: '' }];
    },
    async () => {
      const token = await tokenOf(mine, 'eve');
      return [await greeted({ token, playerId: 'ana' }), { success: false, sessionId: '' }];
    },
  ],
  subscribe: [
    async () => [
      await eve.subscribe(['world'], { isPublic: true }),
      { resultCode: 5, successfulChannelNames: [], positions: {} },
    ],
    async () => [
      await eve.subscribe(['cove'], { since: { cove: { epoch, offset: 0 } } }),
      { resultCode: 0, positions: { cove: { ...nothingKept, recovered: false } } },
    ],
    async () => [await eve.subscribe([epoch]), { positions: { [epoch]: nothingKept } }],
  ],
  unsubscribe: [async () => [await eve.ask({ op: 'unsubscribe', channels: ['cove', 'world'] }), { resultCode: 0 }]],
  listPublicChannels: [async () => [await eve.ask({ op: 'listPublicChannels' }), { channels: [] }]],
  send: [
    async () => [await eve.send('world', 'from eve', { messageType: 'PublicChannel' }), { code: 5, messageId: '' }],
    async () => [await eve.send(epoch, 'from eve'), { ev: 'ack' }],
    async () => [
      await eve.ask({ op: 'send', messageType: 'Player', playerId: 'ana', data: asData('from eve') }),
      { code: 0 },
    ],
  ],
  ping: [],
};

async function greeted(said: { readonly token: string; readonly playerId: string }): Promise<Heard> {
  const player = openPlayer(platform);
  open.push(player);
  return player.ask({ op: 'connect', ...said });
}

it('tries each message that is spoken', () => {
  const [socket] = declaredSockets([push as Service]);
  const receives = socket?.socket.receives as unknown as {
    readonly options: readonly { readonly shape: { readonly op: { readonly value: string } } }[];
  };
  expect(Object.keys(TRIES).toSorted()).toEqual(receives.options.map(({ shape }) => shape.op.value).toSorted());
});

it.each(Object.entries(TRIES))('%s reaches nothing of another app', async (_op, tries) => {
  const before = ana.heard.length;
  for (const attempt of tries) {
    const [answer, expected] = await attempt();
    expect(answer).toMatchObject(expected);
  }
  eve.say({ op: 'ping' });
  await eve.hears({ ev: 'pong' });
  expect(eve.texts()).not.toContain(SECRET);
  // why a word of its own: whatever was on its way to the other has come before it
  await ana.ask({ op: 'listPublicChannels' });
  expect(ana.heard.slice(before).map(({ ev }) => ev)).toEqual(['publicChannels']);
  expect(ana.ws.readyState).toBe(ana.ws.OPEN);
});

it('the same player of two apps is two: neither ends the other, nor hears it', async () => {
  const other = await connected(mine, 'ana', platform);
  open.push(other);
  await other.subscribe(['cove']);
  expect(await other.send('cove', 'mine')).toMatchObject({ code: 0 });
  await expect.poll(() => other.texts()).toEqual(['mine']);
  expect(ana.texts()).toEqual([SECRET, SECRET]);
  expect(ana.ws.readyState).toBe(ana.ws.OPEN);
});
