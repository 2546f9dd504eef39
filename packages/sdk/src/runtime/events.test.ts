import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appCredentials, createUos, UosApiError, UosConnectionError } from '../index.ts';
import { startServer, type TestServer } from '../testing.ts';
import { eventsOf } from './events.ts';
import { fetchTransport } from './transports/fetch.ts';

async function all(events: AsyncIterable<unknown>): Promise<unknown[]> {
  const heard: unknown[] = [];
  for await (const event of events) {
    heard.push(event);
  }
  return heard;
}

const plain = (cause: unknown): unknown => cause;

function streamOf(...pieces: readonly string[]): ReadableStream<Uint8Array> {
  const text = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(text.encode(piece));
      }
      controller.close();
    },
  });
}

describe('eventsOf', () => {
  it('puts together what was cut, and passes over beats', async () => {
    const cut = streamOf(':\n\nid: 1\nda', 'ta: "a"\n', '\n:\n\n', 'id: 2\ndata: "b"\n\nid: 3\nda');
    expect(await all(eventsOf(cut, plain))).toEqual([
      { id: '1', data: 'a' },
      { id: '2', data: 'b' },
    ]);
  });

  it('reads a stream that no loop can go over, and lets it go with whoever leaves', async () => {
    let left: unknown;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('id: 1\ndata: {}\n\n')),
      cancel: (reason) => {
        left = { reason };
      },
    });
    const bare = { getReader: () => stream.getReader() } as unknown as AsyncIterable<Uint8Array>;
    for await (const event of eventsOf(bare, plain)) {
      expect(event).toEqual({ id: '1', data: {} });
      break;
    }
    expect(left).toEqual({ reason: undefined });
  });
});

describe('a call that is followed', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const GAME = '3f8a2c1e-6b4d-4e0f-9a7c-5d2b1e8f0a63';
  const open = (more: Partial<Parameters<typeof createUos>[0]> = {}) =>
    createUos({
      origin: server.origin,
      hosts: 'local',
      retries: 0,
      as: appCredentials({ appId: GAME, appServiceSecret: 'canary-91ab' }),
      ...more,
    });

  it.each([['Node', {}] as const, ['a browser', { transport: fetchTransport() }] as const])(
    'goes on behind an event in %s, and is not over before the other side ends',
    async (_, more) => {
      server.answer({
        headers: { 'content-type': 'text/event-stream' },
        body: 'id: 8\ndata: {"message":"ready"}\n\n:\n\nid: 9\ndata: {"message":"gone"}\n\n',
      });
      const input = { gameId: GAME, id: GAME, after: '7' };
      const events = await open(more).multiverse.allocations.follow(input, { timeoutMs: 2000 });
      expect(server.asked).toMatchObject([
        {
          url: `/gs/v1/allocation/games/${GAME}/allocations/${GAME}/follow?after=7`,
          headers: { accept: 'text/event-stream' },
        },
      ]);
      expect(await all(events)).toEqual([
        { id: '8', data: { message: 'ready' } },
        { id: '9', data: { message: 'gone' } },
      ]);
    },
  );

  it('says no before anything is followed', async () => {
    server.answer({ status: 404, body: { code: 5, message: 'allocation not found' } });
    await expect(open().multiverse.allocations.follow({ gameId: GAME, id: GAME })).rejects.toThrow(UosApiError);
  });

  it('tells in its own words that it was cut', async () => {
    server.answer({
      // why a length: what was promised does not come
      headers: { 'content-type': 'text/event-stream', 'content-length': '500' },
      body: 'id: 8\ndata: {"message":"ready"}\n\n',
    });
    const events = await open().multiverse.allocations.follow({ gameId: GAME, id: GAME }, { timeoutMs: 500 });
    const heard: unknown[] = [];
    await expect(async () => {
      for await (const { id } of events) {
        heard.push(id);
        await server.close();
      }
    }).rejects.toThrow(UosConnectionError);
    expect(heard).toEqual(['8']);
  });
});
