// What every answer carries, and what a platform refuses however it is asked: the defaults nobody has to remember.
import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';
import { declared, services } from '@uos/contract';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCAL_GATEWAY_PATH } from '../../packages/platform/src/core/pay/provider.ts';
import { playerCalls } from '../../packages/platform/src/kernel/server/game-pages.ts';
import { newBucket, putFile } from '../../packages/platform/src/services/cdn/testing.ts';
import {
  browser,
  type TestApp,
  type TestPlatform,
  testPlatform,
} from '../../packages/platform/src/testing/platform.ts';

let platform: TestPlatform;
let app: TestApp;
let content: string;
beforeAll(async () => {
  platform = await testPlatform({ own: true });
  app = await platform.app();
  const bucket = await newBucket(app);
  await putFile(app, bucket, 'index.html', '<script>fetch("/api/v1/buckets/")</script>');
  content = `${platform.contentOrigin}/client_api/v1/buckets/${bucket}/content/index.html`;
});
afterAll(() => platform.stop());

const login = '/v1/oauth2/authorize?response_type=code&client_id=uos-console&redirect_uri=';

describe('the headers of an answer', () => {
  it('forbid guessing types, naming where one came from, and frames: calls, refusals, pages, sign-in', async () => {
    const paths = ['/api/v1/buckets/', '/api/none', '/auth/base-info', '/', '/livez', '/metrics', '/upload/x', login];
    for (const path of paths) {
      const { headers } = await fetch(`${platform.origin}${path}`, {
        headers: { Accept: 'text/html' },
        redirect: 'manual',
      });
      const policy = headers.get('content-security-policy') ?? '';
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
      expect([path, /frame-ancestors 'none'/.test(policy), /unsafe-/.test(policy)]).toEqual([path, true, false]);
      expect([path, headers.get('strict-transport-security')]).toEqual([path, null]);
      expect([path, headers.get('x-powered-by'), headers.get('server')]).toEqual([path, null, null]);
    }
  });

  it('promise TLS for the future only where there is TLS', async () => {
    const tls = await testPlatform({ origin: 'https://console.example', contentOrigin: 'https://content.example' });
    const page = browser(tls);
    expect((await page.go('/auth/base-info')).headers.get('strict-transport-security')).toBe('max-age=31536000');
    await tls.stop();
  });

  it('keep calls out of every cache', async () => {
    expect((await app.call('GET', '/api/v1/buckets/')).headers.get('cache-control')).toBe('no-store');
  });

  it('let content be read from anywhere, and give it nothing of ours', async () => {
    const answer = await fetch(content);
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(new URL(answer.url).origin).toBe(platform.contentOrigin);
    expect(new URL(answer.url).origin).not.toBe(platform.origin);
  });
});

describe('a write that a browser says another site started', () => {
  it('is refused, with and without an Origin, and changes nothing', async () => {
    const { token } = await platform.signedIn('victim', app.orgId);
    const session = { Cookie: `sst=${token}`, 'X-APP-ID': app.id };
    const before = (await app.call('GET', '/api/v1/buckets/')).body;
    for (const site of ['cross-site', 'same-site']) {
      const headers = { ...session, 'Sec-Fetch-Site': site };
      for (const [method, path] of [
        ['POST', '/api/v1/buckets/'],
        ['POST', '/auth/logout'],
        ['POST', `/api/app/${app.id}/generate-secret`],
      ] as const) {
        expect([path, (await platform.call(method, path, { name: 'foreign' }, { headers })).status]).toEqual([
          path,
          403,
        ]);
      }
    }
    expect((await app.call('GET', '/api/v1/buckets/')).body).toEqual(before);
    expect((await platform.call('GET', '/auth/auth-check', undefined, { headers: session })).status).toBe(200);
    const own = { ...session, 'Sec-Fetch-Site': 'same-origin', Origin: platform.origin };
    expect((await platform.call('POST', '/api/v1/buckets/', { name: 'own' }, { headers: own })).status).toBe(200);
  });
});

describe('a page of another site', () => {
  it('starts no call that changes something, whichever it is', async () => {
    const { token } = await platform.signedIn('visited', app.orgId);
    const headers = { Cookie: `sst=${token}`, 'X-APP-ID': app.id, Origin: 'https://evil.example' };
    const writes = declared(services).filter(({ operation }) => operation.method !== 'GET');
    expect(writes.length).toBeGreaterThan(400);
    const isPlayers = playerCalls();
    const letThrough: string[] = [];
    for (const { id, operation, fullPath } of writes) {
      const path = fullPath.replace(/\{[^}]+\}/g, app.id);
      const answer = await platform.call(operation.method, path, {}, { headers });
      // why not 403: pages of games call in the name of their players, and nobody's cookie counts there
      if (isPlayers(operation.method, path) && (answer.status === 401 || answer.status === 400)) {
        continue;
      }
      if (answer.status !== 403 || (answer.body as { info?: string }).info !== 'permission denied') {
        letThrough.push(`${id}: ${answer.status}`);
      }
    }
    expect(letThrough).toEqual([]);
  });

  it('clears no cache by a link, although that call is a GET', async () => {
    const { token } = await platform.signedIn('linked', app.orgId);
    const clear = (site: string) =>
      platform.call('GET', `/api/cdn/${app.id}/clear-proxy-cache`, undefined, {
        headers: { Cookie: `sst=${token}`, 'Sec-Fetch-Site': site },
      });
    expect([(await clear('cross-site')).status, (await clear('same-origin')).status]).toEqual([403, 200]);
  });
});

describe('a password kept as an older build kept it', () => {
  it('is kept anew once its owner signs in', async () => {
    const nonce = Buffer.alloc(16, 2);
    const cost = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 };
    const tag = await promisify(argon2)('argon2id', { message: 'from long ago', nonce, ...cost });
    const weak = ['argon2id', 8192, 1, 1, nonce.toString('base64url'), tag.toString('base64url')].join('$');
    const { db } = platform.ports;
    const operator = { login: 'elder', name: 'Elder', kind: 'admin', created_at: new Date(0).toISOString() } as const;
    await db
      .insertInto('operators')
      .values({ ...operator, password_hash: weak })
      .execute();
    const hash = () =>
      db.selectFrom('operators').select('password_hash').where('login', '=', 'elder').executeTakeFirstOrThrow();
    const signIn = (Password: string) => platform.call('POST', '/auth/admin-login', { Username: 'elder', Password });
    expect((await signIn('wrong')).status).toBe(400);
    expect((await hash()).password_hash).toBe(weak);
    expect((await signIn('from long ago')).status).toBe(200);
    expect((await hash()).password_hash).toMatch(/^argon2id\$19456\$2\$1\$/);
    expect((await signIn('from long ago')).status).toBe(200);
  });
});

describe('a method that tunnels', () => {
  it('is not a way around what a call is', async () => {
    const headers = { 'X-HTTP-Method-Override': 'DELETE', 'X-HTTP-Method': 'DELETE', 'X-Method-Override': 'DELETE' };
    const before = (await app.call('GET', '/api/v1/buckets/')).body;
    await app.call('GET', '/api/v1/buckets/', undefined, { headers });
    expect((await app.call('GET', '/api/v1/buckets/')).body).toEqual(before);
  });
});

describe('simulated payments', () => {
  it('are there on this machine, and on no platform that others reach', async () => {
    expect(await order(platform, app)).toMatchObject({ status: 200 });
    const reached = await testPlatform({ origin: 'https://console.example', contentOrigin: 'https://content.example' });
    expect(await order(reached, await reached.app())).toMatchObject({
      status: 400,
      body: { info: 'request err', details: ['no payment provider is configured'] },
    });
    const cashier = await ask(reached, 'GET', `${LOCAL_GATEWAY_PATH}?app_id=1`);
    expect([cashier.status, cashier.text]).toEqual([400, expect.not.stringContaining('<form')]);
    await reached.stop();
  });
});

async function order(at: TestPlatform, { orgId }: TestApp): Promise<{ status: number; body: unknown }> {
  const { token } = await at.signedIn('payer', orgId);
  const { status, text } = await ask(at, 'POST', '/api/alipay', {
    headers: { cookie: `sst=${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ OrganizationId: orgId, Amount: 1 }),
  });
  return { status, body: JSON.parse(text) };
}

/** Asks as a proxy does: at the port, for the public name. */
async function ask(
  { port, origin }: TestPlatform,
  method: 'GET' | 'POST',
  path: string,
  { headers = {}, body = null }: { headers?: Record<string, string>; body?: string | null } = {},
): Promise<{ status: number; text: string }> {
  const answer = await request(`http://127.0.0.1:${port}${path}`, {
    method,
    body,
    headers: { host: new URL(origin).host, ...headers },
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}
