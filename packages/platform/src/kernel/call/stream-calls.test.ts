import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { op, service } from '@uos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Handlers } from '#kernel/call/call';
import { serve } from '#kernel/service';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { records } from '../../services/index.ts';

const LIMIT = 100_000;
const IDLE_MS = 400;

const summary = { zh: '试验', en: 'A trial' };
const tapes = service(
  'tapes',
  {
    internal: 'tapes',
    title: summary,
    group: 'data',
    intro: summary,
    base: 'platform',
    accepts: 'app',
    access: 'owner',
    errorStyle: 'service',
  },
  {
    record: op('PUT /tapes/{name}', {
      body: 'bytes',
      bodyAt: 'content',
      bodyLimit: LIMIT,
      reply: z.object({ size: z.int() }),
      limit: { calls: 3, seconds: 3600 },
      summary,
    }),
    play: op('GET /tapes/{name}', { reply: 'stream', access: 'member', summary }),
    follow: op('GET /tapes/{name}/events', {
      headers: z.object({ lastEventId: z.string().optional() }),
      reply: 'events',
      event: z.strictObject({ second: z.int() }),
      access: 'member',
      summary,
    }),
    label: op('POST /tapes/{name}', {
      body: z.strictObject({ text: z.string() }),
      bodyLimit: 50,
      reply: 'nothing',
      summary,
    }),
  },
);

let left = 0;
const handlers: Handlers<typeof tapes> = {
  async record({ input }) {
    let size = 0;
    for await (const chunk of input.content) {
      size += chunk.byteLength;
    }
    return { size };
  },
  async play({ input, gone }) {
    if (input.name !== 'long') {
      return { headers: { 'Content-Type': 'audio/ogg' }, body: Buffer.from(input.name) };
    }
    gone().addEventListener('abort', () => {
      left += 1;
    });
    return { status: 206, body: Readable.from(endless()) };
  },
  async follow({ input, gone }) {
    return input.name === 'long' ? untilGone(gone()) : seconds();
  },
  async label() {
    return undefined;
  },
};

async function* endless() {
  try {
    for (;;) {
      yield Buffer.alloc(65_536);
    }
  } finally {
    left += 1;
  }
}

async function* untilGone(gone: AbortSignal) {
  yield { id: '1', data: { second: 1 } };
  await new Promise((resolve) => gone.addEventListener('abort', resolve, { once: true }));
  left += 1;
}

async function* seconds() {
  yield { id: '1', data: { second: 1 } };
  await delay(5);
  yield { id: '2', data: { second: 2 } };
}

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform({
    services: [...records, serve(tapes, { handlers })],
    config: { bodyIdleMs: IDLE_MS, limitsCallers: true, socketRecheckMs: 50 },
  });
  app = await platform.app(['tapes']);
});
afterAll(() => platform.stop());

const basic = (one: TestApp) => ({ Authorization: `Basic ${btoa(`${one.id}:${one.serviceSecret}`)}` });
const put = (body: RequestInit['body'], one = app) =>
  fetch(`${platform.origin}/tapes/a`, { method: 'PUT', headers: basic(one), body, duplex: 'half' } as RequestInit);

/** A request as it is, read until the other side ends. */
function raw(one: TestApp, head: readonly string[], body = ''): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(platform.port, '127.0.0.1', () =>
      socket.write(
        [...head, `Host: localhost:${platform.port}`, `Authorization: ${basic(one).Authorization}`, '', body].join(
          '\r\n',
        ),
      ),
    );
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text)).on('error', () => resolve(text));
  });
}

describe('an operation that takes bytes', () => {
  it('reads them as they come, and no more than it says', async () => {
    const taken = await put(Buffer.alloc(LIMIT));
    expect([taken.status, await taken.json()]).toEqual([200, { size: LIMIT }]);
    const pieces = ReadableStream.from([Buffer.alloc(LIMIT), Buffer.alloc(1)]);
    expect([(await put(pieces)).status, (await put(Buffer.alloc(LIMIT + 1))).status]).toEqual([413, 413]);
  });

  it('passes who calls and how often, as every call', async () => {
    const other = await platform.app([]);
    expect([(await put('x', other)).status, (await put('x', { ...app, serviceSecret: 'wrong' })).status]).toEqual([
      404, 401,
    ]);
    const own = await platform.app(['tapes']);
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await put('x', own)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('ends where nothing comes any more', async () => {
    const own = await platform.app(['tapes']);
    const answer = await raw(own, ['PUT /tapes/a HTTP/1.1', 'Content-Length: 100', 'Connection: close'], 'a');
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
  });
});

describe('an operation that answers as it comes', () => {
  it('sends what the handler hands over', async () => {
    const answer = await fetch(`${platform.origin}/tapes/tune`, { headers: basic(app) });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'audio/ogg',
      'tune',
    ]);
  });

  it('ends its source where the caller goes, and where nobody reads', async () => {
    const before = left;
    const leaving = new AbortController();
    const answer = await fetch(`${platform.origin}/tapes/long`, { headers: basic(app), signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    await expect.poll(() => left - before).toBe(2);
    const stalled = connect(platform.port, '127.0.0.1', () =>
      stalled.write(
        `GET /tapes/long HTTP/1.1\r\nHost: localhost:${platform.port}\r\nAuthorization: ${basic(app).Authorization}\r\n\r\n`,
      ),
    );
    stalled.on('error', () => undefined).pause();
    await expect.poll(() => left - before, { timeout: 5000 }).toBeGreaterThanOrEqual(3);
    stalled.destroy();
  });

  it('tells events with their ids', async () => {
    const answer = await fetch(`${platform.origin}/tapes/a/events`, { headers: basic(app) });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await answer.text()).toBe(':\n\nid: 1\ndata: {"second":1}\n\nid: 2\ndata: {"second":2}\n\n');
  });
});

describe('what is followed', () => {
  const begun = async (headers: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${platform.origin}/tapes/long/events`, { headers });
    const parts = answer.body?.[Symbol.asyncIterator]();
    for (let said = ''; !said.includes('data:'); ) {
      said += Buffer.from((await parts?.next())?.value as Uint8Array).toString();
    }
    return async (): Promise<void> => {
      while ((await parts?.next())?.done === false) {
        // why nothing: its end is what counts
      }
    };
  };

  it('ends once the secret of its caller is changed, and its source with it', async () => {
    const own = await platform.app(['tapes']);
    const before = left;
    const end = await begun(basic(own));
    const Cookie = `admin_sst=${await platform.operator()}`;
    const body = { SecretType: 'AppServiceSecret' };
    await platform.call('POST', `/api/app/${own.id}/generate-secret`, body, { headers: { Cookie } });
    await end();
    await expect.poll(() => left - before).toBe(1);
  });

  it('ends once the session of its caller is over, and stays with everybody else', async () => {
    const { id, token } = await platform.signedIn('follower', app.orgId, 'owner');
    const stays = new AbortController();
    await fetch(`${platform.origin}/tapes/long/events`, { headers: basic(app), signal: stays.signal });
    const before = left;
    const end = await begun({ Cookie: `sst=${token}`, 'X-APP-ID': app.id });
    await platform.ports.db.deleteFrom('sessions').where('subject', '=', id).execute();
    await end();
    await expect.poll(() => left - before).toBe(1);
    stays.abort();
    await expect.poll(() => left - before).toBe(2);
  });
});

describe('a limit of its own', () => {
  it('holds for JSON as well', async () => {
    const answers = ['short', 'x'.repeat(60)].map((text) => app.call('POST', '/tapes/a', { text }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([204, 413]);
  });
});
