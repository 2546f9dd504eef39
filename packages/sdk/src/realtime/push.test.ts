import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPush, type PushConnection, type PushOptions } from './index.ts';
import { message, startPush, subscribed, type TestPush } from './testing.ts';

let server: TestPush;
let push: PushConnection;
const heard: string[] = [];

beforeEach(async () => {
  server = await startPush();
});

afterEach(async () => {
  push.close();
  await server.close();
});

/** A connection whose story is told in `heard`. */
function open(options: Partial<PushOptions> = {}): PushConnection {
  heard.length = 0;
  push = openPush({ playerId: 'ana', token: server.token, backoff: { firstMs: 10, maxMs: 20 }, ...options });
  push.on('state', ({ state, code }) => heard.push(code === undefined ? state : `${state} ${code}`));
  push.on('message', ({ text, cached }) => heard.push(cached ? `${text} (kept)` : text));
  push.on('gap', ({ channelName, after, before }) => heard.push(`gap ${channelName} ${after}..${before ?? ''}`));
  push.on('systemNotify', ({ title, content }) => heard.push(`${title}: ${content}`));
  push.on('remoteLogin', () => heard.push('remoteLogin'));
  push.on('unsubscribed', ({ channelNames }) => heard.push(`unsubscribed ${channelNames}`));
  return push;
}

const until = (word: string): Promise<void> => vi.waitFor(() => expect(heard).toContain(word), { timeout: 5000 });

describe('a connection', () => {
  it('speaks as the contract shows it', async () => {
    open();
    server.answer('subscribe', (said) => [subscribed(said, 2), message('one', 1, true), message('two', 2, true)]);
    await expect(push.subscribe(['plaza'], { isPublic: true })).resolves.toEqual({
      successfulChannelNames: ['plaza'],
      failed: [],
    });
    await expect(push.send({ channelName: 'plaza', text: '你好' })).resolves.toEqual({ messageId: 'm2' });
    await expect(push.listPublicChannels()).resolves.toEqual([{ name: 'plaza', onlinePlayerCount: 1 }]);
    server.tell({ ev: 'systemNotify', title: 'Sale', content: 'half price', data: '', messageId: 'n' });
    await until('Sale: half price');
    await push.unsubscribe(['plaza']);
    expect(heard).toEqual(['Connecting', 'Connected', 'one (kept)', 'two (kept)', 'Sale: half price']);
    expect(server.said.map(({ op }) => op)).toEqual([
      'connect',
      'subscribe',
      'send',
      'listPublicChannels',
      'unsubscribe',
    ]);
    expect(server.said[2]).toEqual({
      op: 'send',
      id: '2',
      messageType: 'PublicChannel',
      channelName: 'plaza',
      data: '5L2g5aW9',
    });
  });

  it('says to a player and to a channel of its own what they are', async () => {
    open();
    await push.send({ playerId: 'ben', data: new Uint8Array([0, 255]) });
    await push.send({ channelName: 'guild', text: '' });
    expect(server.said.slice(1)).toMatchObject([
      { messageType: 'Player', playerId: 'ben', data: 'AP8=' },
      { messageType: 'Channel', channelName: 'guild', data: '' },
    ]);
  });

  it('rejects what the server refuses, and tells which channels failed', async () => {
    open();
    server.answer('send', ({ id }) => [{ ev: 'ack', id, code: 8, messageId: '' }]);
    await expect(push.send({ channelName: 'plaza', text: 'x' })).rejects.toMatchObject({ reason: 'rejected', code: 8 });
    const failed = [{ name: 'nowhere', reason: 'channel not found' }];
    server.answer('subscribe', ({ id }) => [
      { ev: 'subscribe', id, resultCode: 5, successfulChannelNames: [], failed, positions: {} },
    ]);
    await expect(push.subscribe(['nowhere'], { isPublic: true })).resolves.toMatchObject({ failed });
  });

  it('stops waiting for an answer that does not come', async () => {
    open({ timeoutMs: 50 });
    server.answer('send', () => []);
    await push.connected;
    await expect(push.send({ playerId: 'ben', text: 'x' })).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('passes over what it does not know', async () => {
    open();
    server.answer('ping', () => []);
    await push.connected;
    server.tell({ ev: 'fireworks' } as never, { ev: 'ack', id: 'nobody', code: 0, messageId: '' }, message('on', 1));
    await until('on');
  });
});

describe('after a loss', () => {
  it('comes back with a fresh token, goes on from where it was and hears nothing twice', async () => {
    open();
    await push.subscribe(['plaza'], { isPublic: true });
    await push.subscribe(['guild']);
    server.tell(message('one', 1));
    await until('one');
    server.answer('subscribe', (said) => [subscribed(said, 3), message('one', 1, true), message('two', 2, true)]);
    server.drop();
    await until('two (kept)');
    expect(heard).toEqual([
      'Connecting',
      'Connected',
      'one',
      'Disconnected 1006',
      'Reconnecting',
      'Connected',
      'two (kept)',
    ]);
    const [first, again] = server.said.filter(({ op }) => op === 'connect');
    expect(first).not.toEqual(again);
    expect(server.said.filter(({ op }) => op === 'subscribe').slice(2)).toMatchObject([
      { channels: ['plaza'], isPublic: true, since: { plaza: { epoch: 'q7', offset: 1 } } },
      { channels: ['guild'], isPublic: false, since: {} },
    ]);
  });

  it('tells what is gone for good', async () => {
    open();
    await push.subscribe(['plaza'], { isPublic: true });
    server.tell(message('one', 1));
    await until('one');
    server.answer('subscribe', (said) => [subscribed(said, 9), message('nine', 9, true)]);
    server.drop(1001);
    await until('nine (kept)');
    expect(heard).toContain('gap plaza 1..9');
    server.answer('subscribe', (said) => [subscribed(said, 1, 'other'), message('anew', 1, true)]);
    server.drop(1001);
    await until('anew (kept)');
    expect(heard).toContain('gap plaza 9..');
  });

  it('tells of a channel that is there no more', async () => {
    open();
    await push.subscribe(['plaza'], { isPublic: true });
    server.answer('subscribe', ({ id }) => [
      {
        ev: 'subscribe',
        id,
        resultCode: 5,
        successfulChannelNames: [],
        failed: [{ name: 'plaza', reason: 'channel not found' }],
        positions: {},
      },
    ]);
    server.drop();
    await until('unsubscribed plaza');
  });

  it('sends what waited for the connection, and says of what was on its way that nobody knows', async () => {
    open();
    await push.connected;
    server.answer('send', () => []);
    const lost = push.send({ playerId: 'ben', text: 'x' });
    await vi.waitFor(() => expect(server.said.at(-1)?.op).toBe('send'));
    server.answer('send', ({ id }) => [{ ev: 'ack', id, code: 0, messageId: 'late' }]);
    server.drop();
    await expect(lost).rejects.toMatchObject({ reason: 'disconnected' });
    await expect(push.send({ playerId: 'ben', text: 'y' })).resolves.toEqual({ messageId: 'late' });
  });

  it('takes a server that says nothing any more for lost', async () => {
    await server.close();
    server = await startPush(0.1);
    open();
    await push.connected;
    await sleep(350);
    expect(heard).toEqual(['Connecting', 'Connected']);
    server.answer('ping', () => []);
    await until('Disconnected 4000');
  });
});

describe('the end', () => {
  it('is for good where the player came in elsewhere', async () => {
    open();
    await push.connected;
    server.tell({ ev: 'remoteLogin' });
    server.drop(4001);
    await until('Disconnected 4001');
    await sleep(50);
    expect(heard).toEqual(['Connecting', 'Connected', 'remoteLogin', 'Disconnected 4001']);
    await expect(push.send({ playerId: 'ben', text: 'x' })).rejects.toMatchObject({ reason: 'elsewhere' });
  });

  it('is for good where the token is refused by the back end, or twice by the server', async () => {
    open({ token: () => Promise.reject(Object.assign(new Error('no'), { status: 403 })) });
    await expect(push.connected).rejects.toMatchObject({ status: 403 });
    expect(heard).toEqual(['Connecting', 'ConnectFailure']);
    open({ token: async () => ({ ...(await server.token()), token: 'forged' }) });
    await expect(push.connected).rejects.toMatchObject({ reason: 'refused', serverMessage: 'bad token' });
    expect(heard).toEqual(['Connecting', 'ConnectFailure', 'Connecting', 'ConnectFailure']);
  });

  it('goes on trying where nothing listens', async () => {
    let attempts = 0;
    open({
      token: async () => {
        attempts += 1;
        return attempts < 3 ? { token: 'early', url: 'ws://127.0.0.1:9/upush/ws' } : await server.token();
      },
    });
    await push.connected;
    expect(attempts).toBe(3);
  });

  it('comes by close or by the signal, to all who wait', async () => {
    const ending = new AbortController();
    open({ signal: ending.signal });
    server.answer('send', () => []);
    await push.connected;
    const sent = push.send({ playerId: 'ben', text: 'x' });
    sent.catch(() => undefined);
    const rows = push.messages()[Symbol.asyncIterator]();
    const next = rows.next();
    ending.abort();
    await expect(sent).rejects.toMatchObject({ reason: 'disconnected' });
    await expect(next).resolves.toEqual({ done: true, value: undefined });
    await expect(push.subscribe(['plaza'])).rejects.toMatchObject({ reason: 'closed' });
    expect(heard).toEqual(['Connecting', 'Connected', 'Disconnected 1000']);
  });

  it('comes before the beginning where the signal has fired', async () => {
    open({ signal: AbortSignal.abort() });
    await expect(push.connected).rejects.toMatchObject({ reason: 'closed' });
    expect(server.said).toEqual([]);
  });
});

describe('messages', () => {
  it('come as a loop, of one channel, until it is left', async () => {
    open();
    await push.connected;
    const texts: string[] = [];
    const rows = push.messages({ channelName: 'plaza' });
    const first = rows.next();
    server.tell(message('one', 1), { ...message('aside', 2), channelName: 'guild' } as never, message('two', 3));
    await until('two');
    texts.push((await first).value?.text ?? '');
    for await (const { text } of rows) {
      texts.push(text);
      break;
    }
    expect(texts).toEqual(['one', 'two']);
    const leaving = AbortSignal.timeout(20);
    for await (const { text } of push.messages({ signal: leaving })) {
      texts.push(text);
    }
    expect(texts).toHaveLength(2);
  });
});
