import { createHash, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApp, type TestPlatform, testPlatform } from '#testing';
import { appWithRealm, refusal } from '../../../testing.ts';
import { kinds } from './kinds.ts';
import type { Kind } from './protocol.ts';

let platform: TestPlatform;
let app: TestApp;
beforeAll(async () => {
  platform = await testPlatform();
  ({ app } = await appWithRealm(platform));
});
afterAll(() => platform.stop());

const V1 = '/upass/v1';
const SECRET = 'a-secret-of-the-provider';

interface Login {
  readonly isNew: boolean;
  readonly user: { readonly userID: string; readonly displayName: string };
}

async function provider(kind: Kind, more: object = {}, of = app): Promise<string> {
  const body = { provider: kind, loginPlatform: 'Android', clientID: `id-${kind}`, clientSecret: SECRET, ...more };
  const answer = await of.call('POST', `${V1}/id-providers`, body);
  return (answer.body as { idProvider: { id: string } }).idProvider.id;
}

const login = (idProvider: string, code: string, more: object = {}, of = app) =>
  of.call('POST', `${V1}/sdk/login/oauth`, { idProvider, code, ...more });
const loginOf = ({ body }: Answer): Login => body as Login;

/** Says who one is on a page of a provider that the platform plays. */
async function agree(url: string, account: string): Promise<Response> {
  const body = new URLSearchParams({ account, answer: 'allow' });
  const headers = { Origin: platform.origin };
  return fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
}

/** The code that somebody gets without a browser that goes on. */
async function codeOf(id: string, account: string, query = ''): Promise<string> {
  const page = await (await agree(`${platform.origin}/local/players/${id}/code${query}`, account)).text();
  return /id="code">([^<]+)</.exec(page)?.[1] ?? '';
}

describe('playerLogin.oauth', () => {
  for (const kind of Object.keys(kinds) as Kind[]) {
    it(`signs in by a code of ${kind}, once, and finds the same user again`, async () => {
      const { app: own } = await appWithRealm(platform);
      const id = await provider(kind, {}, own);
      const code = await codeOf(id, 'linnet');
      const first = await login(kind, code, { loginPlatform: 'Android', deviceID: 'd1' }, own);
      expect([first.status, first.body]).toMatchObject([
        200,
        { isNew: true, user: { loginMethod: 'OAuth', loginIDProvider: kind, loginPlatform: 'Android' } },
      ]);
      expect(loginOf(first).user.displayName).toBe(kind === 'Apple' ? '' : 'linnet');
      expect(refusal(await login(kind, code, {}, own))).toEqual([400, 30_001]);
      const again = loginOf(await login(kind, await codeOf(id, 'linnet'), {}, own));
      expect([again.isNew, again.user.userID]).toEqual([false, loginOf(first).user.userID]);
      expect(loginOf(await login(kind, await codeOf(id, 'wren'), {}, own)).isNew).toBe(true);
    });
  }

  it('is refused where the provider is off, for another platform, unknown to the app, or does not take the secret', async () => {
    const { app: own } = await appWithRealm(platform);
    expect(refusal(await login('TapTap', 'x', {}, own))).toEqual([400, 90_001]);
    const id = await provider('TapTap', {}, own);
    expect(refusal(await login('TapTap', 'x', { loginPlatform: 'Ios' }, own))).toEqual([400, 90_001]);
    const code = await codeOf(id, 'linnet');
    await own.call('PUT', `${V1}/id-providers/${id}`, { enabled: false });
    expect(refusal(await login('TapTap', code, {}, own))).toEqual([400, 90_001]);
    await own.call('PUT', `${V1}/id-providers/${id}`, { enabled: true });
    expect(refusal(await login('Bell', code, {}, own))).toEqual([400, 30_001]);
    expect((await login('TapTap', code, {}, own)).status).toBe(200);
  });

  it('takes the verifier that a code was asked with, and no other', async () => {
    const id = await provider('ServiceLogin');
    const codeVerifier = 'v'.repeat(43);
    const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const code = () => codeOf(id, 'linnet', `?code_challenge=${challenge}&code_challenge_method=S256`);
    const tries = [{}, { codeVerifier: 'w'.repeat(43) }, { codeVerifier }];
    const answers: number[] = [];
    for (const more of tries) {
      answers.push((await login('ServiceLogin', await code(), more)).status);
    }
    expect(answers).toEqual([400, 400, 200]);
    await provider('Weibo');
    expect(await login('Weibo', 'x', { codeVerifier })).toMatchObject({
      body: { details: ['codeVerifier: Weibo knows none'] },
    });
  });

  it('checks the nonce of Apple, and signs with the key of the team', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const clientSecret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const id = await provider('Apple', { clientSecret, properties: { teamID: 'TEAM', keyID: 'KEY' } });
    const code = (nonce: string) => codeOf(id, 'linnet', `?nonce=${nonce}`);
    const hashed = createHash('sha256').update('word').digest('hex');
    expect(refusal(await login('Apple', await code('other'), { nonce: 'word' }))).toEqual([400, 30_001]);
    expect((await login('Apple', await code('word'), { nonce: 'word' })).status).toBe(200);
    expect((await login('Apple', await code(hashed), { nonce: 'word' })).status).toBe(200);
  });

  it('makes one user of one account, however many sign in at once, in apps and on pages', async () => {
    const ids = [await provider('Wechat'), await provider('WechatWeb')] as const;
    const logins = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const isPage = index % 2 === 1;
        return loginOf(await login(isPage ? 'WechatWeb' : 'Wechat', await codeOf(ids[isPage ? 1 : 0], 'crowd')));
      }),
    );
    expect(new Set(logins.map(({ user }) => user.userID)).size).toBe(1);
    expect(logins.filter(({ isNew }) => isNew)).toHaveLength(1);
    const users = await app.call('POST', `${V1}/users/search`, { displayName: 'crowd' });
    expect((users.body as { total: number }).total).toBe(1);
  });

  it('tells a banned player why, and makes no tokens', async () => {
    const id = await provider('Hykb');
    const { user } = loginOf(await login('Hykb', await codeOf(id, 'cheater')));
    await app.call('POST', `${V1}/users/${user.userID}/ban`, { reason: '外挂' });
    const answer = await login('Hykb', await codeOf(id, 'cheater'));
    expect([refusal(answer), answer.body]).toMatchObject([
      [400, 90_108],
      { passportErrorDetail: { banReason: '外挂' } },
    ]);
  });
});

describe('playerUsers.linkAccount', () => {
  it('lets a guest come back by an account at a provider, which is nobody else’s from then on', async () => {
    const { app: own } = await appWithRealm(platform);
    const id = await provider('TapTap', {}, own);
    const guest = async (externalUserID: string) => {
      const { body } = await own.call('POST', `${V1}/login/external`, { externalUserID });
      const { personaAccessToken, persona } = body as { personaAccessToken: string; persona: { userID: string } };
      return {
        userId: persona.userID,
        link: async (account: string) =>
          platform.call(
            'POST',
            `${V1}/sdk/users/me/accounts`,
            { idProvider: 'TapTap', code: await codeOf(id, account) },
            { headers: { Authorization: `Bearer ${personaAccessToken}` } },
          ),
      };
    };
    const [one, two] = [await guest('device-1'), await guest('device-2')];
    expect((await one.link('linnet')).body).toMatchObject({ user: { userID: one.userId } });
    expect(refusal(await two.link('linnet'))).toEqual([409, 60_001]);
    expect((await one.link('linnet')).status).toBe(200);
    const back = loginOf(await login('TapTap', await codeOf(id, 'linnet'), {}, own));
    expect([back.isNew, back.user.userID]).toEqual([false, one.userId]);
    const [a, b] = await Promise.all([one.link('wren'), two.link('wren')]);
    expect([a.status, b.status].sort()).toEqual([200, 409]);
  });
});

describe('an address that the studio names', () => {
  let server: Server;
  let base: string;
  const asked: string[] = [];
  let broken = true;
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(broken ? 500 : 200, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(request.url === '/token' ? { access_token: 't' } : { sub: 'u-1', name: '林雀' }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it('is asked instead of ours, and a fault of it is no fault of the code', async () => {
    const { app: own } = await appWithRealm(platform);
    await provider('ServiceLogin', { properties: { baseURL: base } }, own);
    const failed = await login('ServiceLogin', 'c', {}, own);
    expect([refusal(failed), failed.body]).toMatchObject([
      [400, 90_001],
      { message: 'identity provider does not answer as it should' },
    ]);
    broken = false;
    expect(loginOf(await login('ServiceLogin', 'c', {}, own)).user.displayName).toBe('林雀');
    expect(asked).toEqual(['POST /token', 'POST /token', 'GET /userinfo']);
  });

  it('is on the internet, and speaks TLS', async () => {
    const { app: own } = await appWithRealm(platform);
    const addresses = ['http://example.com', 'https://10.0.0.1', 'https://[fd00::1]', 'https://169.254.169.254/x', 'x'];
    for (const baseURL of addresses) {
      const body = { provider: 'ServiceLogin', loginPlatform: 'Ios', properties: { baseURL } };
      expect(refusal(await own.call('POST', `${V1}/id-providers`, body))).toEqual([400, 30_001]);
    }
  });
});

describe('a login in a browser', () => {
  const HOME = 'https://game.example/after';
  let own: TestApp;
  beforeAll(async () => {
    ({ app: own } = await appWithRealm(platform));
    await provider('WechatWeb', { redirectURI: HOME }, own);
    await provider('QQWeb', {}, own);
  });
  const begin = (social: string, more = '') =>
    platform.call('GET', `${V1}/third_party/${social}/temp/web/login?appId=${own.id}${more}`);

  async function cameBack(url: string, account: string): Promise<URL> {
    const consented = await agree(url, account);
    const back = await fetch(consented.headers.get('location') ?? '', { redirect: 'manual' });
    return new URL(back.headers.get('location') ?? 'x:none');
  }

  it('goes to the provider, back to us, and on to the game with a code for one login', async () => {
    const { body, status } = await begin('wechat', `&redirectUri=${encodeURIComponent(HOME)}`);
    const { url, state } = body as { url: string; state: string };
    expect([status, url]).toEqual([200, expect.stringContaining('/connect/qrconnect?appid=id-WechatWeb')]);
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("form-action 'self' https://game.example"),
    ]);
    const home = await cameBack(url, 'linnet');
    expect([home.origin + home.pathname, home.searchParams.get('state')]).toEqual([HOME, state]);
    const code = home.searchParams.get('loginCode') ?? '';
    expect(refusal(await login('QQWeb', code, {}, own))).toEqual([400, 30_001]);
    const first = await login('WechatWeb', code, {}, own);
    expect(first.body).toMatchObject({ isNew: true, user: { displayName: 'linnet', loginIDProvider: 'WechatWeb' } });
    expect(refusal(await login('WechatWeb', code, {}, own))).toEqual([400, 30_001]);
    expect(refusal(await login('WechatWeb', code))).not.toEqual([200, undefined]);
  });

  it('takes a state once, and only of its own provider', async () => {
    const { state } = (await begin('qq')).body as { state: string };
    const callback = (social: string, query: string) =>
      platform.call('GET', `/v1/third-party/${social}/web-login-callback?${query}`);
    expect(refusal(await callback('qq', 'code=x&state=unknown'))).toEqual([400, 30_001]);
    expect(refusal(await callback('wechat', `code=x&state=${state}`))).toEqual([400, 30_001]);
    const { url } = (await begin('qq')).body as { url: string };
    const consented = await agree(url, 'wren');
    const target = consented.headers.get('location') ?? '';
    const said = await (await fetch(target, { headers: { 'Accept-Language': 'zh-CN' } })).text();
    expect(said).toContain('登录成功，请回到游戏。');
    expect((await fetch(target)).status).toBe(400);
  });

  it('tells the game where the player did not agree', async () => {
    const begun = await begin('wechat', `&redirectUri=${encodeURIComponent(HOME)}`);
    const { url, state } = begun.body as { url: string; state: string };
    const body = new URLSearchParams({ answer: 'deny' });
    const denied = await fetch(url, { method: 'POST', body, headers: { Origin: platform.origin }, redirect: 'manual' });
    const back = await fetch(denied.headers.get('location') ?? '', { redirect: 'manual' });
    expect(back.headers.get('location')).toBe(`${HOME}?error=access_denied&state=${state}`);
  });

  it('is refused for an unknown app, a provider that is off, and an address that is nobody’s', async () => {
    const other = await platform.app(['passport']);
    const at = (id: string, more = '') =>
      platform.call('GET', `${V1}/third_party/wechat/temp/web/login?appId=${id}${more}`);
    expect(refusal(await at('0f8fad5b-d9cb-469f-a165-708677289000'))).toEqual([404, 50_001]);
    expect(refusal(await at(other.id))).toEqual([404, 50_001]);
    expect(refusal(await at(app.id))).toEqual([200, undefined]);
    expect(refusal(await at(own.id, '&redirectUri=https://evil.example/x'))).toEqual([400, 30_001]);
    const { app: bare } = await appWithRealm(platform);
    expect(refusal(await at(bare.id))).toEqual([400, 90_001]);
  });
});
