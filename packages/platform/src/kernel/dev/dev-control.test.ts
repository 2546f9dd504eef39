// The controls of a platform that was started for development: who may turn them, what was asked, what goes wrong.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform({ dev: true });
  app = await platform.app();
});
afterAll(() => platform.stop());

const dev = (method: string, path: string, body?: unknown) =>
  platform.call(method, `/_dev/${path}`, body, { headers: { 'X-UOS-Dev-Token': platform.devToken ?? '' } });

interface Kept {
  readonly sequence: number;
  readonly operation: string;
  readonly [name: string]: unknown;
}

/** What was asked since a sequence number; a request is kept once its answer has gone. */
async function asked(after: number, count: number): Promise<readonly Kept[]> {
  for (;;) {
    const { requests } = (await dev('GET', `requests?after=${after}`)).body as { requests: readonly Kept[] };
    if (requests.length >= count) {
      return requests;
    }
  }
}

async function latest(): Promise<number> {
  const { requests } = (await dev('GET', 'requests')).body as { requests: readonly Kept[] };
  return requests.at(-1)?.sequence ?? 0;
}

describe('the controls', () => {
  it('are turned only with the token of this start', async () => {
    const forms = [{}, { 'X-UOS-Dev-Token': 'wrong' }, { Authorization: `Bearer ${platform.devToken}` }];
    for (const headers of forms as Record<string, string>[]) {
      expect((await platform.call('GET', '/_dev/faults', undefined, { headers })).status).toBe(403);
    }
  });

  it('are not on the content origin, nor without --dev', async () => {
    const headers = { 'X-UOS-Dev-Token': platform.devToken ?? '' };
    expect((await fetch(`${platform.contentOrigin}/_dev/faults`, { headers })).status).toBe(404);
    const other = await testPlatform({ own: true });
    expect(other.devToken).toBeUndefined();
    expect((await other.call('GET', '/_dev/faults', undefined, { headers })).status).toBe(404);
    await other.stop();
  });

  it('refuse a page of another origin before they look at the token', async () => {
    const headers = { 'X-UOS-Dev-Token': platform.devToken ?? '', Origin: platform.contentOrigin };
    const answer = await platform.call('POST', '/_dev/faults', { operation: '*', kind: 'delay' }, { headers });
    expect(answer.status).toBe(403);
    expect((await dev('GET', 'faults')).body).toEqual({ rules: [] });
  });

  it('say what is wrong with a request', async () => {
    expect((await dev('GET', 'nothing')).status).toBe(404);
    expect((await dev('GET', 'requests?after=x')).body).toEqual({ error: 'after is a sequence number' });
    expect((await dev('POST', 'export', { file: 'relative.tar' })).body).toEqual({
      error: 'file: must be an absolute path; contents: required',
    });
    expect((await dev('POST', 'snapshots', {})).body).toEqual({ error: 'name: required' });
  });

  it('say of a fault rule which field breaks which rule, in the words that calls have', async () => {
    const refused = async (body: unknown) => {
      const { status, body: answer } = await dev('POST', 'faults', body);
      expect(status).toBe(400);
      return (answer as { error: string }).error;
    };
    const rule = { operation: 'cdn.*', kind: 'delay' };
    expect(await refused(undefined)).toBe('required');
    expect(await refused({ operation: '*', kind: 'explode' })).toBe(
      'kind: must be one of error-before, error-after, delay, drop-before, drop-after',
    );
    expect(await refused({ operation: 'cdn buckets', probability: 2, count: 0 })).toBe(
      'operation: must be the id of an operation, with * for any part, such as cdn.*; kind: required; ' +
        'probability: must be at most 1; count: must be at least 1',
    );
    expect(await refused({ ...rule, delayMs: 600_001, seed: 1.5 })).toBe(
      'seed: must be a whole number; delayMs: must be at most 600000',
    );
    expect(await refused({ ...rule, status: 418 })).toBe('status: must be one of 429, 500, 503');
    expect(await refused({ operation: '*', kind: 'error-after', status: 429 })).toBe(
      'status: must be 500 or 503 for error-after: 429 says that nothing was done',
    );
    expect(await refused([rule, { ...rule, probabilty: 0.5 }])).toBe('1: has no field probabilty');
    expect((await dev('GET', 'faults')).body).toEqual({ rules: [] });
  });
});

describe('requests', () => {
  it('are kept with operation, actor, app, statements and bytes', async () => {
    const last = await latest();
    await app.call('POST', '/api/v1/buckets/', { name: 'seen' });
    const [call] = await asked(last, 1);
    expect(call).toMatchObject({
      ...{ operation: 'cdn.buckets.create', method: 'POST', path: '/api/v1/buckets', query: {}, status: 200 },
      ...{ actorKind: 'app', actorId: app.id, appId: app.id, origin: 'console', bytesIn: 15 },
      bodies: { input: { name: 'seen' }, reply: { name: 'seen' } },
    });
    expect(call?.sqlCount).toBeGreaterThan(2);
    expect(call?.bytesOut).toBeGreaterThan(100);
    expect(call?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('count statements for the call that asked, also when many run at once', async () => {
    // why a session: an app's secret is remembered for a moment, and then one call more or less asks for it
    const { token } = await platform.signedIn('counted', app.orgId);
    const headers = { Cookie: `sst=${token}` };
    const last = await latest();
    await Promise.all(
      Array.from({ length: 10 }, () => platform.call('GET', `/api/app/${app.id}`, undefined, { headers })),
    );
    const calls = await asked(last, 10);
    expect(calls.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(calls.map(({ sqlCount }) => sqlCount)).size).toBe(1);
  });

  it('are kept where they were refused, and show no path that may be a permission', async () => {
    const last = await latest();
    await platform.call('PUT', '/upload/signed/abc.def');
    await platform.call('GET', '/api/v1/buckets/', undefined, { basic: `${app.id}:wrong` });
    await platform.call('POST', '/api/v1/buckets/', {}, { headers: { Origin: 'http://evil.example' } });
    const calls = await asked(last, 3);
    expect(calls.map(({ operation, path, status }) => ({ operation, path, status }))).toEqual([
      { operation: 'upload', path: '/upload/…', status: expect.any(Number) },
      { operation: 'cdn.buckets.list', path: '/api/v1/buckets', status: 401 },
      { operation: 'console', path: '/api/v1/buckets/', status: 403 },
    ]);
  });
});

describe('faults', () => {
  const names = async () =>
    ((await app.call('GET', '/api/v1/buckets/')).body as { name: string }[]).map(({ name }) => name);
  const create = (name: string) => app.call('POST', '/api/v1/buckets/', { name });
  const rule = (kind: string, more: object = {}) =>
    dev('POST', 'faults', { operation: 'cdn.buckets.create', kind, count: 1, ...more });

  it('fail before the commit: nothing has changed', async () => {
    await rule('error-before');
    expect(await create('before')).toMatchObject({ status: 503, body: { code: 8 } });
    expect(await names()).not.toContain('before');
    expect((await create('before')).status).toBe(200);
  });

  it('fail after the commit: it has changed, though the caller is not told', async () => {
    await rule('error-after', { status: 500 });
    expect((await create('after')).status).toBe(500);
    expect(await names()).toContain('after');
  });

  it('drop the connection before or after the commit', async () => {
    await rule('drop-before');
    await expect(create('dropped before')).rejects.toThrow('fetch failed');
    expect(await names()).not.toContain('dropped before');
    await rule('drop-after');
    await expect(create('dropped after')).rejects.toThrow('fetch failed');
    expect(await names()).toContain('dropped after');
  });

  it('delay', async () => {
    await rule('delay', { delayMs: 150 });
    const started = performance.now();
    expect((await create('late')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(149);
  });

  it('are listed with how often they were met, and cleared', async () => {
    await dev('DELETE', 'faults');
    const [made] = ((await rule('error-before', { probability: 0 })).body as { rules: { id: string }[] }).rules;
    await create('fine');
    expect((await dev('GET', 'faults')).body).toMatchObject({ rules: [{ id: made?.id, seen: 1, met: 0 }] });
    expect((await dev('DELETE', `faults?id=${made?.id}`)).body).toEqual({ removed: 1 });
    expect((await dev('GET', 'faults')).body).toEqual({ rules: [] });
  });
});

describe('/metrics', () => {
  const get = (headers: Record<string, string> = {}, of = platform) =>
    of.call('GET', '/metrics', undefined, { headers });

  it('counts calls by operation and status', async () => {
    await app.call('GET', '/api/v1/buckets/');
    const { status, body, headers } = await get();
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(body).toMatch(/^uos_requests_total\{service="cdn",operation="cdn.buckets.list",status="200"\} \d+$/m);
    expect(body).toMatch(/^uos_sql_statements_total [1-9]\d+$/m);
    expect(body).toMatch(/^uos_objects_bytes 0$/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d{8,}$/m);
  });

  it('are for this machine: not for what a proxy passed on, nor on the content origin', async () => {
    expect((await get({ 'X-Forwarded-For': '192.0.2.1' })).status).toBe(403);
    expect((await fetch(`${platform.contentOrigin}/metrics`)).status).toBe(404);
  });

  it('are for whoever has the token, where one is set', async () => {
    const other = await testPlatform({ metricsToken: 'scrape' });
    expect((await get({}, other)).status).toBe(401);
    expect((await get({ Authorization: 'Bearer wrong' }, other)).status).toBe(401);
    expect((await get({ Authorization: 'Bearer scrape', 'X-Forwarded-For': '192.0.2.1' }, other)).status).toBe(200);
    await other.stop();
  });
});
