import nock from 'nock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing.ts';
import type { Transport, WireRequest } from '../types.ts';
import { fetchTransport } from './fetch.ts';
import { httpTransport } from './http.ts';
import { nodeReason } from './node-reason.ts';
import { undiciTransport } from './undici.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(() => {
  server.answer({ body: { ok: true }, headers: { 'X-One': '1' } });
});
afterAll(() => server.close());

const request = (path: string, more: Partial<WireRequest> = {}): WireRequest => ({
  method: 'GET',
  url: server.origin + path,
  headers: { 'x-test': '1' },
  timeoutMs: 5000,
  ...more,
});

const transports: readonly [string, Transport][] = [
  ['undici', undiciTransport()],
  ['http', httpTransport()],
  ['fetch', fetchTransport()],
];

for (const [name, send] of transports) {
  describe(`the ${name} transport`, () => {
    it('sends method, headers and body, and reads status, headers and text', async () => {
      const response = await send(request('/a?b=c', { method: 'PUT', body: '{"中":1}' }));
      expect(response.status).toBe(200);
      expect([response.header('x-one'), response.header('x-none')]).toEqual(['1', undefined]);
      expect(JSON.parse(await response.text())).toEqual({ ok: true });
      expect(server.asked).toMatchObject([
        { method: 'PUT', url: '/a?b=c', body: '{"中":1}', headers: { 'x-test': '1' } },
      ]);
    });

    it('keeps a path as it is written', async () => {
      await (await send(request('/a%2Fb/x:done/%E4%B8%AD?q=%20'))).text();
      expect(server.asked[0]?.url).toBe('/a%2Fb/x:done/%E4%B8%AD?q=%20');
    });

    it('sends and reads bytes', async () => {
      server.answer({ body: 'ab' });
      const response = await send(request('/', { method: 'POST', body: new Uint8Array([104, 105]) }));
      expect(Array.from(await response.bytes())).toEqual([97, 98]);
      expect(server.asked[0]?.body).toBe('hi');
    });

    it('follows a redirect of a read, and of nothing else', async () => {
      server.answer({ status: 307, headers: { location: '/there' } }, { body: 'there' });
      expect(await (await send(request('/here', { headers: { authorization: 'x' } }))).text()).toBe('there');
      expect(server.asked.map(({ url, headers }) => [url, headers.authorization])).toEqual([
        ['/here', 'x'],
        ['/there', 'x'],
      ]);
    });

    it('rejects in time and on abort', async () => {
      server.answer({ hang: true });
      const late = await send(request('/', { timeoutMs: 60 })).catch((error: unknown) => error);
      expect(nodeReason(late)).toBe('timeout');
      const stop = new AbortController();
      const call = send(request('/', { signal: stop.signal }));
      setTimeout(() => stop.abort(), 10);
      await expect(call).rejects.toThrow();
    });

    it('tells refused, unknown and cut connections apart', async () => {
      const gone = await startServer();
      await gone.close();
      const fail = (more: Partial<WireRequest>) =>
        send(request('/', more)).catch((error: unknown) => nodeReason(error));
      expect(await fail({ url: `${gone.origin}/` })).toBe('refused');
      expect(await fail({ url: 'http://nowhere.invalid/' })).toBe('unknown-host');
      server.answer({ cut: true });
      expect(await fail({ method: 'POST', body: 'x' })).toBe('closed');
    });
  });
}

describe('the http transport', () => {
  it('tells a certificate that nobody vouches for', async () => {
    const code = 'DEPTH_ZERO_SELF_SIGNED_CERT';
    nock('https://self-signed.test')
      .get('/')
      .replyWithError(Object.assign(new Error(code), { code }));
    const failure = await httpTransport()(request('/', { url: 'https://self-signed.test/' })).catch(nodeReason);
    nock.restore();
    expect(failure).toBe('certificate');
  });
});

describe('the Node transports', () => {
  for (const [name, send] of transports.slice(0, 2)) {
    it(`${name} sends a stream`, async () => {
      const body = (async function* () {
        yield new TextEncoder().encode('one ');
        yield new TextEncoder().encode('two');
      })();
      await (await send(request('/', { method: 'PUT', body }))).text();
      expect(server.asked[0]?.body).toBe('one two');
    });

    it(`${name} gives up a loop of redirects`, async () => {
      server.answer({ status: 302, headers: { location: '/again' } });
      const response = await send(request('/'));
      expect(response.status).toBe(302);
      expect(server.asked).toHaveLength(6);
    });
  }
});
