// The players of the playground and the listener of the console, against a real WebSocket server that speaks push.

import { appCredentials, createUos } from '@uos/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { message, startPush, subscribed, type TestPush } from '../../packages/sdk/src/realtime/testing.ts';
import { startServer } from '../../packages/sdk/src/testing.ts';
import { listenSource } from '../../packages/web/src/features/push/live/listen-source.ts';
import { createFrameLog } from '../../packages/web/src/features/push/playground/frame-log.ts';
import {
  createPlayer,
  type Player,
  type PlayerOptions,
} from '../../packages/web/src/features/push/playground/player.ts';
import { createLiveFeed, type LiveFeed } from '../../packages/web/src/kit/live/live-feed.ts';

let server: TestPush;
let player: Player | undefined;
let stop: () => void = () => undefined;
const frames: string[] = [];

beforeEach(async () => {
  server = await startPush();
});

afterEach(async () => {
  player?.disconnect();
  stop();
  await server.close();
});

function newPlayer(options: Partial<PlayerOptions> = {}): Player {
  frames.length = 0;
  player = createPlayer({
    playerId: 'ana',
    token: server.token,
    isPublic: (channel) => channel === 'plaza',
    onFrame: ({ way, json }) => frames.push(`${way} ${json}`),
    onPresence: () => undefined,
    ...options,
  });
  return player;
}

async function joined(): Promise<Player> {
  const one = newPlayer();
  one.connect();
  await one.join('plaza');
  return one;
}

const said = (one: Player): string[] => one.now.get().heard.map(({ kind, words }) => `${kind} ${words}`);

describe('a player of the playground', () => {
  it('connects, joins public and game channels, measures, and shows each frame but no token', async () => {
    const one = await joined();
    await one.join('guild');
    expect(one.now.get()).toMatchObject({ state: 'Connected', channels: ['plaza', 'guild'] });
    expect(one.now.get().latencyMs).toBeGreaterThan(0);
    expect(server.said.flatMap((word) => (word.op === 'subscribe' ? [word.isPublic] : []))).toEqual([true, false]);
    expect(frames[0]).toBe('out {"op":"connect","token":"…","playerId":"ana"}');
    expect(frames.map((frame) => /"(?:op|ev)":"(\w+)"/.exec(frame)?.[1])).toEqual([
      ...['connect', 'connected', 'subscribe', 'subscribe', 'subscribe', 'subscribe'],
    ]);
  });

  it('shows what it says once, whether or not the channel says it back', async () => {
    const one = await joined();
    server.answer('send', ({ id }) => [
      { ev: 'ack', id, code: 0, messageId: 'm7' },
      { ...message('hi', 7), messageId: 'm7', senderId: 'ana' } as never,
    ]);
    expect(await one.send({ channelName: 'plaza' }, 'hi')).toBe(true);
    server.answer('send', ({ id }) => [{ ev: 'ack', id, code: 0, messageId: 'm8' }]);
    await one.send({ playerId: 'ben' }, 'psst');
    expect(said(one).slice(1)).toEqual(['mine hi', 'mine psst']);
    server.answer('send', ({ id }) => [{ ev: 'ack', id, code: 8, messageId: '' }]);
    expect(await one.send({ channelName: 'plaza' }, 'too much')).toBe(false);
    expect(said(one).at(-1)).toMatch(/^problem .*8/);
  });

  it('is cut off as by a lost network, and comes back to what it missed', async () => {
    const one = await joined();
    server.tell(message('one', 1));
    await vi.waitFor(() => expect(said(one)).toContain('message one'));
    one.cut(true);
    await vi.waitFor(() => expect(one.now.get().state).not.toBe('Connected'));
    server.answer('subscribe', (word) => [subscribed(word, 2), message('two', 2, true)]);
    const connects = (): number => server.said.filter(({ op }) => op === 'connect').length;
    expect(connects()).toBe(1);
    one.cut(false);
    await vi.waitFor(() => expect(said(one)).toContain('message two'), { timeout: 8000 });
    expect(connects()).toBe(2);
    expect(one.now.get()).toMatchObject({ state: 'Connected', isCut: false, channels: ['plaza'] });
  });

  it('says why it is not let in, and may try again', async () => {
    const api = await startServer();
    api.answer({ status: 404, body: { code: 5, message: 'push not enabled' } });
    const uos = createUos({ origin: api.origin, as: appCredentials({ appId: 'a', appServiceSecret: 's' }) });
    const refuse = vi.fn(() => uos.push.apps.connectToken({ id: 'a', playerId: 'ana' }));
    const one = newPlayer({ token: refuse });
    one.connect();
    await vi.waitFor(() => expect(one.now.get().state).toBe('ConnectFailure'));
    expect(said(one)).toEqual([expect.stringMatching(/^problem ./)]);
    one.connect();
    await vi.waitFor(() => expect(refuse).toHaveBeenCalledTimes(2));
    await api.close();
  });

  it('leaves with a channel that is deleted, which it names, and on request', async () => {
    const one = await joined();
    await one.join('guild');
    server.tell({ ev: 'unsubscribe', id: '', resultCode: 0, channelNames: ['guild'] });
    await vi.waitFor(() => expect(one.now.get().channels).toEqual(['plaza']));
    expect(said(one).at(-1)).toMatch(/^event .*guild/);
    await one.leave('plaza');
    expect(one.now.get().channels).toEqual([]);
    one.disconnect();
    expect(one.now.get()).toMatchObject({ state: 'Disconnected', channels: [] });
    expect(await one.send({ channelName: 'plaza' }, 'hi')).toBe(false);
  });
});

describe('a listener', () => {
  function feed(channels = [{ name: 'plaza', isPublic: true }]): LiveFeed {
    const live = createLiveFeed(listenSource({ playerId: 'console', token: server.token, channels }));
    stop = live.subscribe(() => undefined);
    return live;
  }
  const lines = (live: LiveFeed): string[] => live.now().lines.map(({ text, level }) => `${level} ${text}`);

  it('shows what is kept and what comes, and nothing twice after a pause', async () => {
    server.answer('subscribe', (word) => [subscribed(word, 1), message('kept', 1, true)]);
    const live = feed();
    await vi.waitFor(() => expect(lines(live)).toEqual(['debug [plaza] ben：kept']));
    server.tell(message('two\nlines', 2));
    await vi.waitFor(() => expect(lines(live)).toContain('info [plaza] ben：two ⏎ lines'));
    live.pause();
    server.answer('subscribe', (word) => [
      subscribed(word, 3),
      ...['kept', 'two', 'three'].map((words, index) => message(words, index + 1, true)),
    ]);
    live.resume();
    await vi.waitFor(() => expect(lines(live)).toHaveLength(3));
    expect(lines(live).at(-1)).toBe('debug [plaza] ben：three');
  });

  it('stays through a lost connection, and tells of what is gone for good', async () => {
    const live = feed();
    await vi.waitFor(() => expect(server.said.at(-1)?.op).toBe('subscribe'));
    server.tell(message('one', 1));
    await vi.waitFor(() => expect(lines(live)).toHaveLength(1));
    server.answer('subscribe', (word) => [subscribed(word, 5), message('five', 5, true)]);
    server.drop();
    await vi.waitFor(() => expect(live.now().state).toBe('reconnecting'));
    await vi.waitFor(() => expect(lines(live)).toContain('debug [plaza] ben：five'), { timeout: 8000 });
    expect(live.now().state).toBe('connected');
    expect(lines(live).filter((line) => line.startsWith('warn'))).toEqual([expect.stringContaining('3')]);
  });

  it('says which channel it may not hear, and ends where it is let in no more', async () => {
    server.answer('subscribe', ({ id }) => [
      {
        ev: 'subscribe',
        id,
        resultCode: 5,
        successfulChannelNames: [],
        failed: [{ name: 'plaza', reason: 'no such channel' }],
        positions: {},
      },
    ]);
    const live = feed();
    await vi.waitFor(() => expect(lines(live)[0]).toMatch(/^error .*plaza.*no such channel/));
    server.drop(4001);
    await vi.waitFor(() => expect(live.now().state).toBe('ended'));
    expect(lines(live).at(-1)).toMatch(/^error /);
  });
});

describe('the frames of all players', () => {
  it('are read from the beginning, and from the last one after a pause', async () => {
    const log = createFrameLog();
    log.add({ text: 'before' });
    const live = createLiveFeed(log.source);
    stop = live.subscribe(() => undefined);
    const texts = (): string[] => live.now().lines.map(({ text }) => text);
    await vi.waitFor(() => expect(texts()).toEqual(['before']));
    live.pause();
    log.add({ text: 'meanwhile' });
    live.resume();
    log.add({ text: 'after' });
    await vi.waitFor(() => expect(texts()).toEqual(['before', 'meanwhile', 'after']));
  });
});
