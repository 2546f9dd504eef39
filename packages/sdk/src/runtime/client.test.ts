import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cdnTable } from '../generated/cdn.ts';
import {
  appCredentials,
  createClient,
  createUos,
  isUosError,
  LoginExpiredError,
  type PreparedRequest,
  type ResponseInfo,
  session,
  UosAbortError,
  UosApiError,
  UosConnectionError,
  UosInputError,
  UosTimeoutError,
} from '../index.ts';
import { startServer, type TestServer } from '../testing.ts';

const SECRET = 'canary-91ab';
const ID = '3f8a2c1e-6b4d-4e0f-9a7c-5d2b1e8f0a63';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  server.answer({ body: {} });
});
afterAll(() => server.close());

const open = (more: Partial<Parameters<typeof createUos>[0]> = {}) =>
  createUos({
    origin: server.origin,
    hosts: 'local',
    as: appCredentials({ appId: 'app', appServiceSecret: SECRET }),
    ...more,
  });

describe('a method', () => {
  it('sends what its row says', async () => {
    await open().cdn.buckets.promote({ id: ID, from_release: ID, to_bucket: ID });
    const [asked] = server.asked;
    expect(asked).toMatchObject({
      method: 'POST',
      url: `/api/v1/buckets/${ID}/promote/`,
      body: JSON.stringify({ from_release: ID, to_bucket: ID }),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        'x-sdk-name': 'uos-js',
        authorization: `Basic ${btoa(`app:${SECRET}`)}`,
      },
    });
  });

  it('asks past caches as far as its operation wants', async () => {
    const uos = open();
    await uos.cdn.me.refreshCache();
    await uos.cdn.buckets.statistics({ id: ID });
    expect(
      server.asked.map(({ headers }) => [headers['cache-control'], headers['grpc-metadata-x-cache-control']]),
    ).toEqual([
      ['no-cache', 'no-cache'],
      [undefined, undefined],
    ]);
  });

  it('reads the total of a page from its header', async () => {
    server.answer({ body: [{ name: 'a' }], headers: { 'Content-Range': 'items 1-1/42' } });
    expect(await open().cdn.buckets.list()).toEqual({ totalCount: 42, Items: [{ name: 'a' }] });
    server.answer({ body: [], headers: { 'Content-Range': '0-0/0' } });
    expect(await open().cdn.buckets.list()).toEqual({ totalCount: 0, Items: [] });
  });

  it('walks all rows, or all pages', async () => {
    const answerPages = () =>
      server.answer(
        { body: { start: 0, count: 2, total: 3, realms: [{ name: 'a' }, { name: 'b' }] } },
        { body: { start: 2, count: 2, total: 3, realms: [{ name: 'c' }] } },
      );
    answerPages();
    const names: string[] = [];
    for await (const realm of open().passport.realms.search.all({ count: 2 })) {
      names.push(realm.name);
    }
    expect(names).toEqual(['a', 'b', 'c']);
    expect(server.asked.map(({ body }) => JSON.parse(body) as object)).toEqual([
      { count: 2, start: 0 },
      { count: 2, start: 2 },
    ]);
    answerPages();
    const totals: number[] = [];
    for await (const page of open().passport.realms.search.pages({ count: 2 })) {
      totals.push(page.realms.length);
    }
    expect(totals).toEqual([2, 1]);
  });

  it('answers nothing, bytes and empty messages as what they are', async () => {
    server.answer({ status: 204 });
    expect(await open().cdn.buckets.remove({ id: ID })).toBeUndefined();
    server.answer({ status: 204 });
    expect(await open().passport.realms.remove({ id: ID })).toEqual({});
    server.answer({ body: 'ab\u0000c' });
    expect(await open().cdn.content.byHead({ bucketId: ID, path: 'a' })).toEqual(new Uint8Array([97, 98, 0, 99]));
  });

  it('refuses a bad id before anything is sent', async () => {
    await expect(open().cdn.buckets.get({ id: '..' })).rejects.toThrow(UosInputError);
    expect(server.asked).toEqual([]);
  });

  it('follows content to where its bytes are, and leaves the credential behind', async () => {
    const other = await startServer();
    try {
      server.answer({ status: 307, headers: { location: `${other.origin}/bytes/x` } });
      other.answer({ body: 'game' });
      const bytes = await open().cdn.content.byHead({ bucketId: ID, path: 'index.html' });
      expect(new TextDecoder().decode(bytes)).toBe('game');
      expect(server.asked[0]?.headers.authorization).toBeDefined();
      expect(other.asked[0]?.headers.authorization).toBeUndefined();
    } finally {
      await other.close();
    }
  });
});

describe('options of a call', () => {
  it('add headers, replace them, and take them away with null', async () => {
    await open().cdn.me.uos({}, { headers: { 'X-Extra': '1', Authorization: 'Bearer t', 'X-SDK-Name': null } });
    expect(server.asked[0]?.headers).toMatchObject({ 'x-extra': '1', authorization: 'Bearer t' });
    expect(server.asked[0]?.headers).not.toHaveProperty('x-sdk-name');
  });

  it('tell of every attempt', async () => {
    server.answer(
      { status: 503, headers: { 'retry-after': '0' } },
      { body: {}, headers: { 'Grpc-Metadata-X-Trace-Id': 't-2' } },
    );
    const seen: ResponseInfo[] = [];
    await open().cdn.me.uos({}, { onResponse: (info) => seen.push(info) });
    expect(seen).toMatchObject([
      { operation: 'cdn.me.uos', status: 503, attempt: 1 },
      {
        operation: 'cdn.me.uos',
        status: 200,
        attempt: 2,
        requestId: 't-2',
        url: `${server.origin}/api/v1/users/me/uos/`,
      },
    ]);
  });
});

describe('a failed call', () => {
  it('rejects with what the server said, where and under which request id', async () => {
    server.answer({
      status: 404,
      body: { code: 5, reason: 'NotFound', details: ['bucket not found'] },
      headers: { 'Grpc-Metadata-X-Trace-Id': 't-1' },
    });
    const error = await open()
      .cdn.buckets.get({ id: ID })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UosApiError);
    expect(error).toMatchObject({
      kind: 'api',
      operation: 'cdn.buckets.get',
      service: 'cdn',
      status: 404,
      code: 5,
      serverMessage: 'bucket not found',
      requestId: 't-1',
      body: { reason: 'NotFound' },
    });
    expect(String((error as Error).stack)).toContain('client.test.ts');
  });

  it('reads an error that is not JSON', async () => {
    server.answer({ status: 401, body: '<html>gateway</html>' });
    await expect(open().cdn.buckets.get({ id: ID })).rejects.toThrow(LoginExpiredError);
  });

  it('says so when a success is not JSON', async () => {
    server.answer({ body: '<html>login</html>' });
    const error = await open()
      .cdn.buckets.get({ id: ID })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'connection', reason: 'not-json', origin: server.origin });
  });

  it('carries no secret, whatever the server echoes', async () => {
    const basic = btoa(`app:${SECRET}`);
    server.answer(({ headers }) => ({
      status: 400,
      body: { code: 1, details: [`bad header ${headers.authorization} for ${SECRET}`], echo: headers },
    }));
    const seen: unknown[] = [];
    const hooks = {
      onRequest: (one: PreparedRequest) => seen.push(one),
      onResponse: (one: ResponseInfo) => seen.push(one),
    };
    const uos = open({ hooks });
    const error = (await uos.cdn.buckets.get({ id: ID }).catch((reason: unknown) => reason)) as UosApiError;
    const everything = [error, error.body, error.display('zh'), error.message, seen, uos]
      .map((one) => inspect(one, { depth: 12, showHidden: true }) + JSON.stringify(one))
      .join('\n');
    expect(everything).toContain('bad header');
    expect(everything).not.toContain(SECRET);
    expect(everything).not.toContain(basic);
  });
});

describe('retries', () => {
  const now = { 'retry-after': '0' };

  it('repeat a read after a server failure, a cut connection and 429, three attempts in all', async () => {
    server.answer({ status: 500, headers: now }, { status: 429, headers: now }, { body: {} });
    await open().cdn.me.uos();
    expect(server.asked).toHaveLength(3);
    server.answer({ cut: true }, { body: {} });
    await open().cdn.me.uos();
    server.answer({ status: 503, headers: now });
    await expect(open().cdn.me.uos()).rejects.toMatchObject({ status: 503 });
    expect(server.asked).toHaveLength(3);
  });

  it('never repeat a POST that may have been done, but one that may be repeated or was not even looked at', async () => {
    const uos = open();
    server.answer({ status: 503, headers: now }, { body: {} });
    await expect(uos.cdn.buckets.create({ name: 'a' })).rejects.toMatchObject({ status: 503 });
    server.answer({ cut: true }, { body: {} });
    await expect(uos.cdn.buckets.create({ name: 'a' })).rejects.toMatchObject({ reason: 'closed' });
    expect(server.asked).toHaveLength(1);
    server.answer({ status: 429, headers: now }, { body: {} });
    await uos.cdn.buckets.create({ name: 'a' });
    server.answer({ status: 503, headers: now }, { body: [] });
    await uos.cdn.entries.upsertMany({ id: ID, entries: [] });
    expect(server.asked).toHaveLength(2);
  });

  it('never repeat a stream, and none at all when told so', async () => {
    server.answer({ status: 503, headers: now }, { body: {} });
    const body = ReadableStream.from([new TextEncoder().encode('abc')]);
    await expect(open().request('PUT /api/v1/x', { body })).rejects.toMatchObject({ status: 503 });
    server.answer({ status: 503, headers: now }, { body: {} });
    await expect(open({ retries: 0 }).cdn.me.uos()).rejects.toMatchObject({ status: 503 });
    server.answer({ status: 503, headers: now }, { body: {} });
    await expect(open().cdn.me.uos({}, { retries: 0 })).rejects.toMatchObject({ status: 503 });
  });

  it('stop when the caller does', async () => {
    server.answer({ status: 503, headers: { 'retry-after': '30' } });
    const stop = new AbortController();
    const call = open().cdn.me.uos({}, { signal: stop.signal, onResponse: () => stop.abort() });
    await expect(call).rejects.toThrow(UosAbortError);
    expect(server.asked).toHaveLength(1);
  });
});

describe('time', () => {
  it('ends an attempt that takes too long', async () => {
    server.answer({ hang: true });
    const error = await open()
      .cdn.buckets.create({ name: 'a' }, { timeoutMs: 50 })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UosTimeoutError);
    expect(error).toMatchObject({ timeoutMs: 50, operation: 'cdn.buckets.create' });
  });

  it('aborts at once, before and during a call', async () => {
    server.answer({ hang: true });
    await expect(open().cdn.me.uos({}, { signal: AbortSignal.abort() })).rejects.toThrow(UosAbortError);
    expect(server.asked).toEqual([]);
    const stop = new AbortController();
    const call = open().cdn.me.uos({}, { signal: stop.signal });
    setTimeout(() => stop.abort(), 20);
    await expect(call).rejects.toMatchObject({ kind: 'abort' });
  });

  it('says within half a second that nothing is listening, and where', async () => {
    const gone = await startServer();
    await gone.close();
    const startedMs = performance.now();
    const error = await open({ origin: gone.origin })
      .cdn.me.uos()
      .catch((reason: unknown) => reason);
    expect(performance.now() - startedMs).toBeLessThan(500);
    expect(error).toBeInstanceOf(UosConnectionError);
    expect(error).toMatchObject({ reason: 'refused', origin: gone.origin });
  });
});

describe('a client', () => {
  it('asks base-info once for the host of content delivery', async () => {
    const cdn = await startServer();
    try {
      server.answer({ body: { AssInfo: { APIDomain: `${cdn.origin}/api/v1/` } } });
      cdn.answer({ body: {} });
      const uos = open({ hosts: 'discover' });
      await Promise.all([uos.cdn.me.uos(), uos.cdn.me.info()]);
      await uos.with({ as: session({ token: 't' }) }).cdn.me.uos();
      expect(server.asked.map(({ method, url, headers }) => `${method} ${url} ${headers.authorization}`)).toEqual([
        'GET /auth/base-info undefined',
      ]);
      expect(cdn.asked).toHaveLength(3);
    } finally {
      await cdn.close();
    }
  });

  it('changes who is calling without forgetting the rest', async () => {
    const uos = open({ agent: 'test' });
    await uos.with({ as: session({ token: 't' }) }).app.list();
    await uos.app.list();
    expect(server.asked.map(({ headers }) => [headers.cookie, headers['x-sdk-name']])).toEqual([
      ['sst=t', 'test'],
      [undefined, 'test'],
    ]);
  });

  it('can be made of chosen services', async () => {
    const { cdn } = createClient({ origin: server.origin, hosts: 'local' }, { cdn: cdnTable });
    await cdn.me.uos();
    expect(server.asked).toHaveLength(1);
  });

  it('calls by id, and refuses ids that nothing is called', async () => {
    const uos = open();
    await uos.call('cdn.buckets.get', { id: ID });
    expect(server.asked[0]?.url).toBe(`/api/v1/buckets/${ID}/`);
    for (const id of [
      'cdn.buckets',
      'cdn.buckets.nope',
      'cdn',
      'nope',
      'constructor',
      'cdn.buckets.get.operation',
      '',
    ]) {
      const error = await uos.call(id).catch((reason: unknown) => reason);
      expect(isUosError(error) && error.kind, id).toBe('input');
    }
  });

  it('prepares a request without sending it', async () => {
    const prepared = await open({ agent: 'test' }).prepare('cdn.buckets.create', { name: 'game' });
    expect({ ...prepared, url: prepared.url.replace(server.origin, '') }).toMatchInlineSnapshot(`
      {
        "body": {
          "name": "game",
        },
        "effect": "write",
        "headers": {
          "accept": "application/json",
          "authorization": "Basic ***",
          "cache-control": "no-cache",
          "content-type": "application/json",
          "user-agent": "uos-js/0.1.0 node/24.21.0",
          "x-sdk-name": "test",
          "x-sdk-version": "0.1.0",
        },
        "method": "POST",
        "operation": "cdn.buckets.create",
        "url": "/api/v1/buckets/",
      }
    `);
    expect(server.asked).toEqual([]);
  });

  it('tells its hooks of requests, and lets them refuse one', async () => {
    const seen: string[] = [];
    const onRequest = ({ operation, method }: PreparedRequest): void => {
      seen.push(`${method} ${operation}`);
      if (method !== 'GET') {
        throw new Error('dry run');
      }
    };
    const uos = open({ hooks: { onRequest } });
    await uos.cdn.me.uos();
    await expect(uos.cdn.buckets.create({ name: 'a' })).rejects.toThrow('dry run');
    expect(seen).toEqual(['GET cdn.me.uos', 'POST cdn.buckets.create']);
    expect(server.asked).toHaveLength(1);
  });
});

describe('request', () => {
  it('calls any path as it is written, with query and JSON body', async () => {
    server.answer({ status: 201, body: { ok: true } });
    const reply = await open().request('POST /upass/v1/any:thing?a=1', {
      query: { tag: ['x', 'y z'] },
      body: { n: 0 },
    });
    expect(reply).toEqual({ ok: true });
    expect(server.asked).toMatchObject([
      { method: 'POST', url: '/upass/v1/any:thing?a=1&tag=x&tag=y%20z', body: '{"n":0}' },
    ]);
  });

  it('goes to the host of the base that its path begins with', async () => {
    await open({ hosts: { cdn: `${server.origin}/elsewhere` } }).request('GET /api/v1/buckets/', {
      query: { page: 1 },
    });
    expect(server.asked[0]?.url).toBe('/elsewhere/buckets/?page=1');
    await open({ hosts: { cdn: 'http://127.0.0.1:1' } }).request('GET /api/apps');
    expect(server.asked[1]?.url).toBe('/api/apps');
  });

  it('answers text as text, bytes as bytes, and streams', async () => {
    server.answer({ body: 'hello' });
    const uos = open();
    expect(await uos.request('GET /x')).toBe('hello');
    expect(await uos.request('GET /x', { read: 'bytes' })).toEqual(new TextEncoder().encode('hello'));
    const chunks: Uint8Array[] = [];
    for await (const chunk of await uos.request<AsyncIterable<Uint8Array>>('GET /x', { read: 'stream' })) {
      chunks.push(chunk);
    }
    expect(Buffer.concat(chunks).toString()).toBe('hello');
  });

  it('fails in the way of the service it calls', async () => {
    server.answer({ status: 400, body: { code: 1, details: ['bad page'] } });
    await expect(open().request('GET /api/v1/buckets/')).rejects.toMatchObject({ serverMessage: 'bad page' });
    server.answer({ status: 400, body: { info: 'invalid parameters' } });
    await expect(open().request('GET /api/apps')).rejects.toMatchObject({ serverMessage: 'invalid parameters' });
  });
});
