// What no well-behaved client sends: bytes written to a socket as they are. Whatever is answered, nothing that was not
// allowed is done, and the platform still serves afterwards.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type WirePart, type WireReply, writeRaw } from '../support/raw-wire.ts';

const BODY_MS = 600;
const HEAD_MS = 500;
const OBJECT_LIMIT = 1_000_000;

let platform: TestPlatform;
let app: TestApp;
let cookie: string;
beforeAll(async () => {
  platform = await testPlatform({
    headTimeoutMs: HEAD_MS,
    config: { objectLimitBytes: OBJECT_LIMIT, bodyTimeoutMs: BODY_MS },
  });
  app = await platform.app();
  cookie = `sst=${(await platform.signedIn('raw', app.orgId)).token}`;
});
afterAll(() => platform.stop());
// why after each: a request that was read as two, or a session that was used by another page, would leave a bucket
afterEach(async () => {
  expect((await app.call('GET', '/api/v1/buckets/')).body).toEqual([]);
});

const raw = (...parts: readonly WirePart[]): Promise<WireReply> => writeRaw(platform.port, parts);

const console_ = (): string => `localhost:${platform.port}`;
const content = (): string => `127.0.0.1:${platform.port}`;
const create = '{"name":"smuggled"}';

function head(line: string, headers: Readonly<Record<string, string | number>> = {}): string {
  const all = { Host: console_(), Connection: 'close', ...headers };
  return `${line} HTTP/1.1\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}\n`;
}

/** Creates a bucket unless it is refused. */
function write(
  headers: Readonly<Record<string, string | number>>,
  target = '/api/v1/buckets/',
  method = 'POST',
): string {
  const own = { 'Content-Type': 'application/json', 'Content-Length': create.length, ...credential() };
  return head(`${method} ${target}`, { ...own, ...headers }) + create;
}

const credential = () => ({ Authorization: `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}` });
const session = () => ({ Cookie: cookie, 'X-APP-ID': app.id, Authorization: 'none' });

describe('the target', () => {
  it('may be absolute, and then its own host decides', async () => {
    expect((await raw(head(`GET http://${console_()}/livez`))).statuses).toEqual([200]);
    expect((await raw(head(`GET http://${console_()}/livez`, { Host: 'evil.example' }))).statuses).toEqual([200]);
    for (const authority of ['evil.example', `${console_()}@evil.example`, `a@${console_()}`, `${console_()}.`, '']) {
      const { statuses } = await raw(write({}, `http://${authority}/api/v1/buckets/`));
      expect([authority, [400, 421].includes(statuses[0] ?? 0)]).toEqual([authority, true]);
    }
    expect((await raw(write({}, `http://${content()}/api/v1/buckets/`))).statuses).toEqual([404]);
  });

  it('is refused where it is none', async () => {
    for (const target of ['*', 'api/v1/buckets/', 'ftp://localhost/', 'localhost:80', '/a b', '/\u0000', '/\u00e9']) {
      const { statuses } = await raw(write({}, target));
      expect([target, statuses[0]]).toEqual([target, 400]);
    }
  });

  it('reaches no call by another spelling of its slashes and dots', async () => {
    for (const target of [
      '//api/v1/buckets/',
      '/api//v1/buckets/',
      '/api/v1%2Fbuckets/',
      '/api%2fv1/buckets/',
      '/api%5Cv1/buckets/',
      '/api\\v1\\buckets\\',
      '/x/../api/v1/buckets/',
      '/x/%2e%2e/api/v1/buckets/',
      '/x/%2e./api/v1/buckets/',
      '/x/..%2fapi/v1/buckets/',
      '/x/%252e%252e/api/v1/buckets/',
      '/./api/v1/buckets/',
      '/api/v1/buckets;x=1/',
      '/API/v1/buckets/',
      '/client_api/../api/v1/buckets/',
      '/upload/../api/v1/buckets/',
      '/_dev/../api/v1/buckets/',
    ]) {
      const { statuses } = await raw(write({}, target));
      expect([target, (statuses[0] ?? 500) >= 300 && (statuses[0] ?? 500) < 500]).toEqual([target, true]);
    }
  });
});

describe('Host and Origin', () => {
  it('of strangers are refused, whoever calls', async () => {
    for (const host of [
      'evil.example',
      `evil.example:${platform.port}`,
      'localhost',
      `localhost:${platform.port}1`,
      '',
    ]) {
      expect([host, (await raw(write({ Host: host }))).statuses]).toEqual([host, [421]]);
    }
    expect((await raw('POST /api/v1/buckets/ HTTP/1.1\nContent-Length: 0\nConnection: close\n\n')).statuses).toEqual([
      400,
    ]);
    const twice = `POST /api/v1/buckets/ HTTP/1.1\nHost: ${console_()}\nHost: evil.example\nContent-Length: 0\n\n`;
    expect((await raw(twice)).statuses[0]).toBeGreaterThanOrEqual(400);
  });

  it('of another page change nothing, with a session as with a credential', async () => {
    const foreign = [
      'http://evil.example',
      'null',
      `http://${content()}`,
      `https://${console_()}`,
      'http://localhost',
      '',
      `http://${console_()}/`,
    ];
    for (const Origin of foreign) {
      for (const who of [credential(), session()]) {
        for (const type of ['application/json', 'text/plain']) {
          const { statuses } = await raw(write({ ...who, Origin, 'Content-Type': type }));
          expect([Origin, type, statuses]).toEqual([Origin, type, [403]]);
        }
      }
    }
  });

  it('of another page may not read either', async () => {
    const { text, statuses } = await raw(head('GET /api/v1/buckets/', { ...session(), Origin: 'http://evil.example' }));
    expect(statuses).toEqual([200]);
    expect(text).not.toMatch(/access-control/i);
    const preflight = { Origin: 'http://evil.example', 'Access-Control-Request-Method': 'POST' };
    expect((await raw(head('OPTIONS /api/v1/buckets/', preflight))).text).not.toMatch(/access-control-allow/i);
  });
});

describe('where a body ends', () => {
  const smuggled = `POST /api/v1/buckets/ HTTP/1.1\nHost: HOST\nAUTH\nContent-Type: application/json\nContent-Length: ${create.length}\n\n${create}`;
  const inner = () =>
    smuggled.replace('HOST', console_()).replace('AUTH', `Authorization: ${credential().Authorization}`);

  it('is told once: length and chunks together are refused', async () => {
    const twofold: readonly Readonly<Record<string, string | number>>[] = [
      { 'Content-Length': 5, 'Transfer-Encoding': 'chunked' },
      { 'Transfer-Encoding': 'chunked', 'Content-Length': 5 },
      { 'Content-Length': '5, 6' },
      { 'Content-Length': '+5' },
      { 'Content-Length': '-1' },
      { 'Content-Length': '0x5' },
      { 'Transfer-Encoding': 'xchunked' },
      { 'Transfer-Encoding': 'chunked, identity' },
      { 'Transfer-Encoding': ' \u000bchunked' },
    ];
    for (const headers of twofold) {
      const { statuses } = await raw(
        head('POST /api/v1/buckets/', { ...headers, Connection: 'keep-alive' }),
        `0\n\n${inner()}`,
      );
      expect([headers, statuses.length, (statuses[0] ?? 0) >= 400]).toEqual([headers, 1, true]);
    }
  });

  it('is not found by chunks that are none', async () => {
    const chunked = { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/json', ...credential() };
    for (const body of [
      'zz\n{}\n0\n\n',
      '-1\n{}\n0\n\n',
      '2\n{}x\n0\n\n',
      'fffffffffffffffff\n{}\n0\n\n',
      '2;\u0000\n{}\n0\n\n',
    ]) {
      const { statuses } = await raw(head('POST /api/v1/buckets/', chunked) + body);
      expect([body, statuses.every((status) => status === 400)]).toEqual([body, true]);
    }
  });

  it('is waited for so long and no longer', async () => {
    const started = performance.now();
    const drip = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? ' ' : 100));
    const { statuses } = await raw(head('POST /api/v1/buckets/', { ...credential(), 'Content-Length': 1000 }), ...drip);
    expect(statuses).toEqual([408]);
    expect(performance.now() - started).toBeLessThan(BODY_MS + 1500);
  });

  it('may be announced before it is sent', async () => {
    const expects = {
      'Content-Length': 2,
      'Content-Type': 'application/json',
      Expect: '100-continue',
      ...credential(),
    };
    const { statuses } = await raw(head('POST /api/v1/buckets/', expects), 50, '{}');
    expect(statuses).toEqual([100, 400]);
  });
});

describe('the head', () => {
  it('is read up to 16 KB', async () => {
    const flood = Array.from({ length: 3000 }, (_, n) => `X-${n}: ${n}\n`).join('');
    const { statuses } = await raw(`GET /livez HTTP/1.1\nHost: ${console_()}\n${flood}\n`);
    expect(statuses).toEqual([431]);
    expect((await raw(head(`GET /livez?${'a'.repeat(20_000)}`))).statuses).toEqual([431]);
  });

  it('is waited for so long and no longer', async () => {
    const started = performance.now();
    const drip = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? `X-${n}: 1\n` : 100));
    const { statuses } = await raw(`GET /livez HTTP/1.1\nHost: ${console_()}\n`, ...drip);
    expect(statuses).toEqual([408]);
    expect(performance.now() - started).toBeLessThan(HEAD_MS * 2 + 1500);
  });

  it('is refused where it is malformed', async () => {
    const broken = [
      `GET /livez HTTP/1.1\nHost: ${console_()}\nX : 1\n\n`,
      `GET /livez HTTP/1.1\nHost: ${console_()}\n folded\n\n`,
      `GET /livez HTTP/1.1\nHost: ${console_()}\nX: a\u0000b\n\n`,
      `GET /livez HTTP/9.9\nHost: ${console_()}\n\n`,
      `FOO /livez HTTP/1.1\nHost: ${console_()}\n\n`,
      '\u0016\u0003\u0001\u0000\u00a5\u0001',
    ];
    for (const request of broken) {
      const { statuses } = await raw(request);
      expect([request, statuses]).toEqual([request, [400]]);
    }
  });
});

describe('too large a body', () => {
  it('of a call is refused before it is read, or as soon as it is', async () => {
    const announced = await raw(head('POST /api/v1/buckets/', { ...credential(), 'Content-Length': 99_999_999_999 }));
    expect(announced.statuses).toEqual([413]);
    const chunk = `10000\n${'x'.repeat(0x10000)}\n`;
    const chunked = head('POST /api/v1/buckets/', { ...credential(), 'Transfer-Encoding': 'chunked' });
    const { statuses } = await raw(chunked, ...Array.from({ length: 80 }, () => chunk));
    expect(statuses).toEqual([413]);
  });

  it('of an upload is refused early, and costs no memory', async () => {
    const { body: bucket } = await app.call('POST', '/api/v1/buckets/', { name: 'limit' });
    const { id } = bucket as { id: string };
    const md5 = 'd41d8cd98f00b204e9800998ecf8427e';
    const token = await app.call('GET', `/api/v1/buckets/${id}/uploadtoken/${md5}/?size=1`);
    const { uploadToken } = token.body as { uploadToken: string };
    const form = `--b\n\nContent-Disposition: form-data; name="token"\n\n${uploadToken}\n--b\nContent-Disposition: form-data; name="file"; filename="a"\n\n`;
    const chunk = 'y'.repeat(100_000);
    const before = process.memoryUsage().rss;
    const { text, statuses } = await raw(
      head('POST /upload/file/upload', {
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': 4_000_000_000,
      }),
      form,
      ...Array.from({ length: 600 }, () => chunk),
    );
    const grown = process.memoryUsage().rss - before;
    expect(statuses[0]).toBeGreaterThanOrEqual(400);
    expect(statuses[0]).toBeLessThan(500);
    expect(text).toMatch(/exceeding limit|too large|larger/i);
    expect(grown / 1e6).toBeLessThan(50);
    await app.call('DELETE', `/api/v1/buckets/${id}/`);
  });
});

describe('versions and methods', () => {
  it('speaks HTTP/1.0 and then ends the connection', async () => {
    const { text, statuses } = await raw(`GET /livez HTTP/1.0\nHost: ${console_()}\n\n`);
    expect(statuses).toEqual([200]);
    expect(text).toMatch(/connection: close/i);
    expect((await raw('GET /api/v1/buckets/ HTTP/1.0\n\n')).statuses).toEqual([421]);
  });

  it('answers requests on one connection in their order', async () => {
    const keep = { Connection: 'keep-alive' };
    const { statuses, text } = await raw(
      head('GET /livez', keep) + head('GET /api/no-such-call', keep) + head('GET /readyz', { Connection: 'close' }),
    );
    expect(statuses).toEqual([200, 404, 200]);
    expect(text.indexOf('no-such-call')).toBeLessThan(text.lastIndexOf('HTTP/1.1 200'));
  });

  it('answers HEAD without a body', async () => {
    const { statuses, text } = await raw(head('HEAD /api/v1/buckets/', credential()));
    expect(statuses).toEqual([200]);
    expect(text.split('\r\n\r\n')[1]).toBe('');
  });

  it('does nothing on OPTIONS, TRACE and CONNECT', async () => {
    const marked = { ...credential(), 'X-Marked': 'echo-me' };
    const options = await raw(head('OPTIONS /api/v1/buckets/', marked));
    const trace = await raw(head('TRACE /api/v1/buckets/', marked));
    const tunnel = await raw(head(`CONNECT ${console_()}`, marked));
    for (const { text, statuses } of [options, trace, tunnel]) {
      expect(text).not.toContain('echo-me');
      expect(statuses.every((status) => status >= 400 || status === 204)).toBe(true);
    }
  });

  it('takes no method from a header', async () => {
    const { statuses } = await raw(head('GET /api/v1/buckets/', { ...credential(), 'X-HTTP-Method-Override': 'POST' }));
    expect(statuses).toEqual([200]);
  });
});
