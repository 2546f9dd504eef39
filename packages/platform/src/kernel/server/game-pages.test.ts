// Calls of players from the page of a game on another origin, as a browser makes them.
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { testPlatform } from '#testing';
import { playerCalls } from './game-pages.ts';

const PAGE = { origin: 'http://game.example.com', 'sec-fetch-site': 'cross-site' };
const LOGIN = '/upass/v1/login/external';

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const platform = await testPlatform();
  const { statusCode, headers: answered } = await request(`http://127.0.0.1:${platform.port}${path}`, {
    method: method as 'POST',
    headers: { host: new URL(platform.origin).host, ...PAGE, ...headers },
    ...(method === 'POST' && { body: '{}' }),
  });
  return { status: statusCode, answered };
}

describe('the page of a game', () => {
  it('may ask whether it may call, and is told what it may send', async () => {
    const { status, answered } = await ask('OPTIONS', LOGIN, { 'access-control-request-method': 'POST' });
    expect(status).toBe(204);
    expect(answered['access-control-allow-origin']).toBe('*');
    expect(answered['access-control-allow-methods']).toBe('POST');
    expect(answered['access-control-allow-headers']).toMatch(/Authorization.*Content-Type.*Idempotency-Key.*X-Nonce/);
    expect(answered['access-control-allow-credentials']).toBeUndefined();
  });

  it('makes a call of players, and reads the time of the server from the answer', async () => {
    const { status, answered } = await ask('POST', '/upass/v1/sdk/login/access-token', {
      'content-type': 'application/json',
    });
    expect(status).toBe(401);
    expect(answered['access-control-allow-origin']).toBe('*');
    expect(answered['access-control-expose-headers']).toContain('Date');
  });

  it('makes none with a cookie of this browser, whatever the cookie may do', async () => {
    const platform = await testPlatform();
    const app = await platform.app(['passport']);
    const { token } = await platform.signedIn('game-page', app.orgId, 'owner');
    const path = `/upass/v1/sdk/personas/${crypto.randomUUID()}/select`;
    const headers = { cookie: `sst=${token}`, 'x-app-id': app.id, 'x-appid': app.id };
    expect((await ask('POST', path, headers)).status).toBe(401);
    const own = { ...headers, origin: platform.origin, 'sec-fetch-site': 'same-origin' };
    expect((await ask('POST', path, own)).status, 'the console in the same browser is its owner').not.toBe(401);
  });

  it('makes none in the name of an owner or an operator who is signed in, where they may make it too', async () => {
    const platform = await testPlatform();
    const app = await platform.app(['push']);
    await app.call('POST', '/upush/v1/apps', { appId: app.id });
    const { token } = await platform.signedIn('game-page-owner', app.orgId, 'owner');
    const path = `/upush/v1/apps/${app.id}/connect-token`;
    const body = { playerId: 'somebody' };
    const named = { 'X-APP-ID': app.id, 'Sec-Fetch-Site': 'same-site', Origin: PAGE.origin };
    for (const cookie of [`sst=${token}`, `admin_sst=${await platform.operator('game-page-operator')}`]) {
      const call = (headers: object) =>
        platform.call('POST', path, body, { headers: { Cookie: cookie, 'X-APP-ID': app.id, ...headers } });
      expect((await call(named)).status).toBe(401);
      expect((await call({})).status, 'without a page it is theirs').toBe(200);
    }
  });

  it('makes no call of a developer, nor asks for one', async () => {
    expect((await ask('POST', '/upass/v1/users/search')).status).toBe(403);
    const { answered } = await ask('OPTIONS', '/upass/v1/users/search', { 'access-control-request-method': 'POST' });
    expect(answered['access-control-allow-origin']).toBeUndefined();
    expect((await ask('GET', '/upass/v1/config')).answered['access-control-allow-origin']).toBeUndefined();
  });
});

describe('calls of players', () => {
  it('are told by method and path, on every prefix they are served at', () => {
    const isPlayers = playerCalls();
    const paths = [
      'POST /v1/login/external',
      'GET /upass/v1/sdk/friends',
      'PUT /upass/v1/sdk/friends/some-one',
      'DELETE /upass/v1/sdk/friends/some-one/',
      'GET /upass/v1/sdk/friends/some-one',
      'POST /upass/v1/friends',
      'GET /upass/v1/sdk/friends/a/b',
      'POST /api/app',
    ];
    const told = paths.map((line) => isPlayers(...(line.split(' ') as [string, string])));
    expect(told).toEqual([true, true, true, true, false, false, false, false]);
  });
});
