import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, newPlayer, refusal, type TestPlayer } from '../testing.ts';

let platform: TestPlatform;
let app: TestApp;
let realmId: string;
beforeAll(async () => {
  platform = await testPlatform();
  ({ app, realmId } = await appWithRealm(platform));
});
afterAll(() => platform.stop());

const limit = (rateLimits: object) => app.call('POST', '/upass/v1/config', { rateLimits });
const on = (calls: number) => ({ enabled: true, limit: calls, windowSeconds: 86_400 });
const login = (id: string) => app.call('POST', '/upass/v1/login/external', { externalUserID: id });
const usage = async () => (await app.call('GET', '/upass/v1/rate-limit/usage')).body;

describe('limits of an app', () => {
  it('are off until the app says so, family by family', async () => {
    expect(await usage()).toEqual({ usages: [], total: 0 });
    const { body } = await limit({ login: { enabled: false, limit: 1 } });
    expect(body).toMatchObject({
      config: {
        rateLimits: { login: { enabled: false, limit: 1, windowSeconds: 60 }, api: { enabled: false, limit: 6000 } },
      },
    });
    expect([(await login('a')).status, (await login('a')).status]).toEqual([200, 200]);
  });

  it('count logins one by one, and refuse with the time to wait', async () => {
    await limit({ login: on(2) });
    expect([(await login('a')).status, (await login('b')).status]).toEqual([200, 200]);
    const { status, body, headers } = await login('c');
    expect([status, (body as { passportErrorCode: number }).passportErrorCode]).toEqual([429, 80_000]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await usage()).toMatchObject({
      usages: [{ name: 'login', limit: 2, used: 2, windowSeconds: 86_400 }],
      total: 1,
    });
    const { body: calm } = await limit({});
    expect(calm).toMatchObject({ config: { rateLimits: { login: { enabled: false } } } });
    expect((await login('c')).status).toBe(200);
  });

  it('hold for players alone where it is about calls of players', async () => {
    const player: TestPlayer = await newPlayer(platform, { app, realmId });
    await limit({ api: on(3) });
    const answers: number[] = [];
    for (let call = 0; call < 4; call += 1) {
      answers.push((await player.call('GET', '/personas/me')).status);
    }
    expect(answers).toEqual([200, 200, 200, 429]);
    expect([(await app.call('GET', '/upass/v1/config')).status, (await login('a')).status]).toEqual([200, 200]);
    await limit({});
  });

  it('count what a player asks without a credential: new tokens, and a login in a browser', async () => {
    const { app: own } = await appWithRealm(platform);
    const { body } = await own.call('POST', '/upass/v1/login/external', { externalUserID: 'a' });
    const { personaAccessToken: accessToken, personaRefreshToken: refreshToken } = body as Record<string, string>;
    const renew = () => platform.call('POST', '/upass/v1/login/refresh-token', { accessToken, refreshToken });
    const begin = () => platform.call('GET', `/upass/v1/third_party/qq/temp/web/login?appId=${own.id}`);
    await own.call('POST', '/upass/v1/config', { rateLimits: { api: on(2) } });
    const answers = [await renew(), await begin(), await renew(), await begin()].map(refusal);
    expect(answers).toEqual([
      [200, undefined],
      [400, 90_001],
      [429, 80_000],
      [429, 80_000],
    ]);
    await own.call('POST', '/upass/v1/config', {});
    expect(refusal(await renew())).toEqual([200, undefined]);
  });

  it('hold for real names, whoever checks them', async () => {
    const player = await newPlayer(platform, { app, realmId });
    await limit({ realName: on(1) });
    const name = { realName: '林雀', idCardNumber: '11010119900307803X' };
    await app.call('PUT', `/upass/v1/users/${player.userId}/real-name`, name);
    expect(refusal(await player.call('POST', '/users/me/real-name', name))).toEqual([429, 80_000]);
    await limit({});
  });
});
