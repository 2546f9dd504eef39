import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest, type TestApp, type TestPlatform, testPlatform } from '#testing';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform();
  app = await platform.app();
});
afterAll(() => platform.stop());

/** Words with a capital, joined by hyphens, but for the one name that is written small. */
const SPELLED = /^(?:[A-Z][A-Za-z0-9]*(?:-[A-Z][A-Za-z0-9]*)*|unity-ratelimit)$/;

describe('header names', () => {
  it('go out in the case in which clients look for them, whoever writes them', async () => {
    const Authorization = `Basic ${btoa(`${app.id}:${app.serviceSecret}`)}`;
    const page = await rawRequest(platform, '/api/v1/buckets/', { headers: { Authorization } });
    expect(page.header('Content-Range')).toBe('items 0-0/0');
    expect(page.header('Content-Type')).toMatch(/^application\/json/);
    expect(page.header('Grpc-Metadata-X-Trace-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(page.header('unity-ratelimit')).toMatch(/^limit=/);
    const answers = await Promise.all([
      page,
      rawRequest(platform, '/auth/auth-check'),
      rawRequest(platform, '/livez'),
      rawRequest(platform, '/no/such/page'),
      rawRequest(platform, '/v1/oauth2/authorize?client_id=uos-console&response_type=code'),
      rawRequest(platform, '/client_api/v1/buckets/x/content/a', { origin: platform.contentOrigin }),
      rawRequest(platform, '/docs/'),
      rawRequest(platform, '/metrics'),
    ]);
    const wrong = answers
      .flatMap(({ rawHeaders }) => rawHeaders.map(([name]) => name))
      .filter((name) => !SPELLED.test(name));
    expect(wrong).toEqual([]);
  });

  it('are Location, ETag and Set-Cookie where that is what they are', async () => {
    const { bucket } = await stored(app);
    const url = new URL(`${platform.contentOrigin}/client_api/v1/buckets/${bucket}/content/a.txt`);
    const moved = await rawRequest(platform, url.pathname, { origin: url.origin });
    const { pathname } = new URL(moved.header('Location') ?? '');
    const bytes = await rawRequest(platform, pathname, { origin: url.origin });
    expect([moved.status, bytes.status, bytes.header('ETag')]).toEqual([
      307,
      200,
      '"0cc175b9c0f1b6a831c399e269772661"',
    ]);
    const signedIn = await platform.signedIn('header-case', app.orgId);
    const left = await rawRequest(platform, '/auth/logout', {
      method: 'POST',
      headers: { Cookie: `sst=${signedIn.token}` },
    });
    expect(left.rawHeaders.filter(([name]) => name === 'Set-Cookie').length).toBeGreaterThan(3);
  });
});

async function stored(owner: TestApp): Promise<{ bucket: string }> {
  const { body } = await owner.call('POST', '/api/v1/buckets/', { name: 'header case' });
  const { id } = body as { id: string };
  const file = {
    path: 'a.txt',
    content_hash: '0cc175b9c0f1b6a831c399e269772661',
    content_size: 1,
    content_type: 'text/plain',
  };
  const entry = await owner.call('POST', `/api/v1/buckets/${id}/entries/`, { ...file, signed_url: true });
  const sent = await fetch(String((entry.body as { signed_url: string }).signed_url), { method: 'PUT', body: 'a' });
  expect(sent.status).toBe(200);
  return { bucket: id };
}
