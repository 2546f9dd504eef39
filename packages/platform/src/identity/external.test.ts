import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, type TestPlatform, testPlatform } from '#testing';

type Browser = ReturnType<typeof browser>;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ own: true });
});
afterAll(() => platform?.stop());

interface Info {
  readonly PartnerInfo: { readonly Domain: string; readonly ClientId: string };
  readonly SocialInfo: { readonly Provider: string; readonly Domain: string; readonly ClientId: string };
}

const baseInfo = async (of: TestPlatform = platform): Promise<Info> =>
  (await of.call('GET', '/auth/base-info')).body as Info;

/** What the console does: leaves for the provider with a state and a verifier, and comes back with a code. */
async function comeBack(page: Browser, url: string, account: string, answer = 'allow'): Promise<URL> {
  const asked = await page.follow(await page.go(url));
  expect([asked.status, asked.text]).toEqual([200, expect.stringContaining('name="account"')]);
  const back = await page.follow(await page.go(asked.url, { form: { account, answer } }));
  return new URL(back.headers.get('location') ?? back.url);
}

async function partnerUrl(extra: Readonly<Record<string, string>> = {}, of: TestPlatform = platform) {
  const { PartnerInfo } = await baseInfo(of);
  const redirectUri = `${of.origin}/bluecloud/login-callback`;
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    scope: 'openid profile offline_access email phone',
    client_id: PartnerInfo.ClientId,
    redirect_uri: redirectUri,
    state: 'state-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return { url: `${PartnerInfo.Domain}/account/authorize?${query}`, redirectUri, verifier };
}

async function partnerCode(page: Browser, account: string) {
  const { url, redirectUri, verifier } = await partnerUrl();
  const back = await comeBack(page, url, account);
  expect(`${back.origin}${back.pathname}`).toBe(redirectUri);
  expect(back.searchParams.get('state')).toBe('state-1');
  return { Code: back.searchParams.get('code') ?? '', RedirectUri: redirectUri, CodeVerifier: verifier };
}

async function socialCode(page: Browser, account: string) {
  const { SocialInfo } = await baseInfo();
  const redirectUri = `${platform.origin}/${SocialInfo.Provider}_conn/login-callback`;
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: SocialInfo.ClientId,
    redirect_uri: redirectUri,
    state: 'state-2',
  });
  const back = await comeBack(page, `${SocialInfo.Domain}/oauth2.0/authorize?${query}`, account);
  expect(`${back.origin}${back.pathname}`).toBe(redirectUri);
  expect(back.searchParams.get('state')).toBe('state-2');
  return { Code: back.searchParams.get('code') ?? '', RedirectUri: redirectUri };
}

const login = (page: Browser, json: unknown) => page.go('/auth/auth-login', { json });
const info = (text: string): unknown => (JSON.parse(text) as { info?: unknown }).info;

describe('signing in at the partner', () => {
  it('makes a user at the first sign-in and finds them at the next, whatever the browser', async () => {
    const page = browser(platform);
    const first = await login(page, { ...(await partnerCode(page, 'lin')), Provider: 'partner' });
    expect([first.status, JSON.parse(first.text)]).toMatchObject([
      200,
      { UserName: 'lin', Email: 'lin@partner.example', Status: 'Active', OrganizationIds: [] },
    ]);
    const { UserId } = JSON.parse(first.text) as { UserId: string };
    expect(JSON.parse((await page.go('/auth/auth-check')).text)).toMatchObject({ User: { UserId }, Admin: null });
    const again = browser(platform);
    const second = await login(again, { ...(await partnerCode(again, 'lin')), Provider: 'partner' });
    expect(JSON.parse(second.text)).toMatchObject({ UserId });
    const third = await login(again, { ...(await partnerCode(again, 'ma')), Provider: 'partner' });
    expect(JSON.parse(third.text)).not.toMatchObject({ UserId });
  });

  it('takes a request as the product sends it, without PKCE', async () => {
    const page = browser(platform);
    const { PartnerInfo } = await baseInfo();
    const redirectUri = `${platform.origin}/bluecloud/login-callback`;
    const query = new URLSearchParams({
      response_type: 'code',
      scope: 'openid profile offline_access email phone',
      client_id: PartnerInfo.ClientId,
      redirect_uri: redirectUri,
    });
    const back = await comeBack(page, `${PartnerInfo.Domain}/account/authorize?${query}`, 'plain');
    const json = { Code: back.searchParams.get('code'), RedirectUri: redirectUri, Provider: 'partner' };
    expect((await login(page, json)).status).toBe(200);
  });

  it('never takes over the user whose e-mail or sign-in name is the same', async () => {
    const { id } = await platform.user('zhou@partner.example');
    await platform.ports.db.updateTable('users').set({ email: 'zhou@partner.example' }).where('id', '=', id).execute();
    const page = browser(platform);
    const reply = await login(page, { ...(await partnerCode(page, 'zhou')), Provider: 'partner' });
    expect(JSON.parse(reply.text)).toMatchObject({ Email: 'zhou@partner.example' });
    expect(JSON.parse(reply.text)).not.toMatchObject({ UserId: id });
  });

  it('refuses a code that is used, made up, of another provider, or without its verifier', async () => {
    const page = browser(platform);
    const json = await partnerCode(page, 'used');
    expect((await login(page, { ...json, Provider: 'partner' })).status).toBe(200);
    const own = await partnerCode(page, 'own');
    const social = await socialCode(page, 'social');
    const { CodeVerifier: _none, ...bare } = await partnerCode(page, 'bare');
    for (const wrong of [
      { ...json, Provider: 'partner' },
      { ...json, Code: 'made-up', Provider: 'partner' },
      { ...own, Provider: 'uos' },
      { ...own, Provider: 'social' },
      { ...social, Provider: 'partner' },
      { ...social, RedirectUri: `${platform.origin}/login-callback`, Provider: 'uos' },
      { ...bare, Provider: 'partner' },
      { ...own, RedirectUri: 'https://elsewhere.example/bluecloud/login-callback', Provider: 'partner' },
    ]) {
      const refused = await login(page, wrong);
      expect([wrong.Provider, refused.status, info(refused.text)]).toEqual([wrong.Provider, 400, 'invalid parameters']);
    }
  });

  it('answers 423 to a blocked user, and tells the app when the person refuses', async () => {
    const page = browser(platform);
    const reply = await login(page, { ...(await partnerCode(page, 'blocked')), Provider: 'partner' });
    const { UserId } = JSON.parse(reply.text) as { UserId: string };
    await platform.ports.db.updateTable('users').set({ status: 'Blocked' }).where('id', '=', UserId).execute();
    const blocked = await login(page, { ...(await partnerCode(page, 'blocked')), Provider: 'partner' });
    expect(blocked.status).toBe(423);
    const { url } = await partnerUrl();
    const back = await comeBack(page, url, '', 'deny');
    expect([back.searchParams.get('error'), back.searchParams.get('state')]).toEqual(['access_denied', 'state-1']);
  });

  it('sends nobody but to its own console', async () => {
    const page = browser(platform);
    const { url } = await partnerUrl({ redirect_uri: 'https://elsewhere.example/bluecloud/login-callback' });
    const refused = await page.follow(await page.go(url));
    expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
  });
});

describe('signing in at the social network', () => {
  it('makes a user and finds them again; a code is good once', async () => {
    const page = browser(platform);
    const json = await socialCode(page, 'feng');
    const first = await login(page, { ...json, Provider: 'social' });
    expect([first.status, JSON.parse(first.text)]).toMatchObject([200, { UserName: 'feng', Email: '' }]);
    const refused = await login(page, { ...json, Provider: 'social' });
    expect([refused.status, info(refused.text)]).toEqual([400, 'invalid parameters']);
    const again = browser(platform);
    const second = await login(again, { ...(await socialCode(again, 'feng')), Provider: 'social' });
    expect(JSON.parse(second.text)).toMatchObject({ UserId: (JSON.parse(first.text) as { UserId: string }).UserId });
  });

  it('is not the partner: one name at both is two people', async () => {
    const page = browser(platform);
    const at = async (Provider: 'partner' | 'social') => {
      const code = Provider === 'partner' ? await partnerCode(page, 'twin') : await socialCode(page, 'twin');
      return (JSON.parse((await login(page, { ...code, Provider })).text) as { UserId: string }).UserId;
    };
    expect(await at('partner')).not.toBe(await at('social'));
  });

  it('gives its token to the console alone, and shows a wrong account as such', async () => {
    const page = browser(platform);
    const { Code, RedirectUri } = await socialCode(page, 'token');
    const { SocialInfo } = await baseInfo();
    const form = { grant_type: 'authorization_code', code: Code, redirect_uri: RedirectUri };
    const nobody = await page.go('/oauth2.0/token', { form: { ...form, client_id: SocialInfo.ClientId } });
    expect([nobody.status, JSON.parse(nobody.text)]).toEqual([401, { error: 'invalid_client' }]);
    expect((await page.go('/oauth2.0/me')).status).toBe(401);
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: SocialInfo.ClientId,
      redirect_uri: RedirectUri,
    });
    const wrong = await page.go(`/oauth2.0/authorize?${query}`, { form: { account: '<b>', answer: 'allow' } });
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('role="alert"')]);
  });
});

describe('linking an app', () => {
  it('marks the app for its owner, who proved an account of the partner', async () => {
    const app = await platform.app();
    const page = browser(platform);
    const { token } = await platform.signedIn('link-owner', app.orgId, 'owner');
    const code = await partnerCode(page, 'studio');
    const reply = await platform.call('POST', `/api/app/${app.id}/auth-bluecloud`, code, {
      headers: { Cookie: `sst=${token}` },
    });
    expect([reply.status, reply.body]).toMatchObject([200, { AppId: app.id, Properties: { bluecloudLinked: 'true' } }]);
    const rows = await platform.ports.db
      .selectFrom('app_partner_links')
      .selectAll()
      .where('app_id', '=', app.id)
      .execute();
    expect(rows).toMatchObject([{ partner: 'bluecloud', subject: 'studio' }]);
  });

  it('spends no code on an app that is not the caller’s, or that they only look at', async () => {
    const app = await platform.app();
    const page = browser(platform);
    const code = await partnerCode(page, 'kept');
    const link = async (token: string) =>
      (
        await platform.call('POST', `/api/app/${app.id}/auth-bluecloud`, code, {
          headers: { Cookie: `sst=${token}` },
        })
      ).status;
    const { token: stranger } = await platform.signedIn('link-stranger');
    const { token: looker } = await platform.signedIn('link-looker', app.orgId, 'user');
    const { token: owner } = await platform.signedIn('link-owner-2', app.orgId, 'owner');
    expect([await link(stranger), await link(looker), await link(owner)]).toEqual([404, 403, 200]);
  });
});

describe('linking one’s own account', () => {
  const links = (token: string, method: string, path = '', body?: unknown) =>
    platform.call(method, `/auth/links${path}`, body, { headers: { Cookie: `sst=${token}` } });
  const refused = ({ status, body }: { status: number; body: unknown }) => [status, (body as { info?: string }).info];

  it('lets the account sign the user in who was there before, until it is unlinked', async () => {
    const { id, token } = await platform.signedIn('has-a-password');
    const page = browser(platform);
    const linked = await links(token, 'POST', '', { ...(await partnerCode(page, 'mine')), Provider: 'partner' });
    expect([linked.status, linked.body]).toMatchObject([200, { Provider: 'bluecloud', Name: '模拟合作方' }]);
    expect(JSON.stringify(linked.body)).not.toContain('mine');
    const visit = browser(platform);
    const signedIn = await login(visit, { ...(await partnerCode(visit, 'mine')), Provider: 'partner' });
    expect(JSON.parse(signedIn.text)).toMatchObject({ UserId: id });
    const history = await platform.ports.db
      .selectFrom('operation_history')
      .select(['target', 'changes'])
      .where('operation', '=', 'session.links.create')
      .execute();
    expect(history).toEqual([{ target: 'bluecloud', changes: [{ field: 'Provider', after: 'bluecloud' }] }]);
    expect((await links(token, 'DELETE', '/bluecloud')).status).toBe(200);
    expect((await links(token, 'GET')).body).toEqual({ Items: [] });
    expect(refused(await links(token, 'DELETE', '/bluecloud'))).toEqual([400, 'invalid parameters']);
    const stranger = await login(visit, { ...(await partnerCode(visit, 'mine')), Provider: 'partner' });
    expect(JSON.parse(stranger.text)).not.toMatchObject({ UserId: id });
  });

  it('takes no account of somebody else, no second one of a provider, and no code twice', async () => {
    const page = browser(platform);
    await login(page, { ...(await partnerCode(page, 'somebody')), Provider: 'partner' });
    const { token } = await platform.signedIn('linker');
    const link = async (account: string) =>
      refused(await links(token, 'POST', '', { ...(await partnerCode(page, account)), Provider: 'partner' }));
    expect(await link('somebody')).toEqual([400, 'invalid parameters']);
    expect(await link('first')).toEqual([200, undefined]);
    expect(await link('first')).toEqual([200, undefined]);
    expect(await link('second')).toEqual([400, 'invalid parameters']);
    const code = await socialCode(page, 'once');
    const again = () => links(token, 'POST', '', { ...code, Provider: 'social' });
    expect((await again()).status).toBe(200);
    expect(refused(await again())).toEqual([400, 'invalid parameters']);
  });

  it('leaves a user who has no password one way in', async () => {
    const page = browser(platform);
    await login(page, { ...(await partnerCode(page, 'only-way')), Provider: 'partner' });
    const token = page.cookie('sst') ?? '';
    expect(refused(await links(token, 'DELETE', '/bluecloud'))).toEqual([400, 'invalid parameters']);
    await links(token, 'POST', '', { ...(await socialCode(page, 'other-way')), Provider: 'social' });
    expect((await links(token, 'DELETE', '/bluecloud')).status).toBe(200);
    const before = JSON.parse((await page.go('/auth/auth-check')).text) as { User: { UserId: string } };
    const again = await login(browser(platform), { ...(await partnerCode(page, 'only-way')), Provider: 'partner' });
    expect([again.status, (JSON.parse(again.text) as { UserId: string }).UserId === before.User.UserId]).toEqual([
      ...[200, false],
    ]);
  });
});

describe('an issuer by configuration', () => {
  let server: Server;
  let configured: TestPlatform;
  const requests: string[] = [];
  beforeAll(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/studio`;
    configured = await testPlatform({
      config: {
        partner: { issuer, clientId: 'uos', clientSecret: 'a-secret-of-the-partner', name: '云合作方' },
        social: { slug: 'weibo', domain: issuer, clientId: 'none', clientSecret: 'none', name: '社交' },
      },
    });
    serveIssuer(server, issuer, `${configured.origin}/bluecloud/login-callback`, requests);
  });
  afterAll(async () => {
    await configured?.stop();
    server?.close();
  });

  it('is found by discovery, wherever its pages are, and its word on an unproved e-mail is not taken', async () => {
    const { url, redirectUri, verifier } = await partnerUrl({}, configured);
    const passedOn = await browser(configured).go(url);
    const target = new URL(passedOn.headers.get('location') ?? '');
    expect([passedOn.status, target.pathname]).toEqual([302, '/realms/studio/auth']);
    expect(target.searchParams.get('scope')).toBe('openid profile offline_access email phone');
    const code = await walkIssuer(target.href);
    const json = { Code: code, RedirectUri: redirectUri, CodeVerifier: verifier, Provider: 'partner' };
    const reply = await login(browser(configured), json);
    expect([reply.status, JSON.parse(reply.text)]).toMatchObject([200, { UserName: 'Partner Person', Email: '' }]);
    expect(requests).toContain('POST /realms/studio/token');
    const again = await login(browser(configured), json);
    expect([again.status, info(again.text)]).toEqual([400, 'invalid parameters']);
  });

  it('that does not answer is said so, and the simulated ones are gone', async () => {
    const json = { Code: 'x', RedirectUri: `${configured.origin}/weibo_conn/login-callback`, Provider: 'social' };
    const refused = await login(browser(configured), json);
    expect([refused.status, info(refused.text)]).toEqual([400, 'request err']);
    expect((await browser(configured).go('/oauth2.0/authorize')).status).toBe(404);
    expect((await browser(configured).go('/account/token', { form: {} })).status).toBe(404);
  });
});

describe('off loopback', () => {
  it('nobody is played: whoever reaches the platform could sign in as anybody', async () => {
    const remote = await testPlatform({
      origin: 'https://console.example.com',
      contentOrigin: 'https://content.example.com',
    });
    try {
      const page = browser({ origin: 'https://console.example.com', port: remote.port });
      const told = JSON.parse((await page.go('/auth/base-info')).text) as Info;
      expect([told.PartnerInfo.ClientId, told.SocialInfo.ClientId]).toEqual(['', '']);
      expect((await page.go('/account/authorize?client_id=uos-bluecloud')).status).toBe(404);
      expect((await page.go('/oauth2.0/authorize?client_id=100000001')).status).toBe(404);
      for (const Provider of ['partner', 'social']) {
        const refused = await login(page, { Code: 'x', RedirectUri: 'https://console.example.com/x', Provider });
        expect([refused.status, info(refused.text)]).toEqual([400, 'request err']);
      }
    } finally {
      await remote.stop();
    }
  });
});

/** A provider of another make: RS256, its pages below another path. */
function serveIssuer(server: Server, issuer: string, redirectUri: string, requests: string[]): void {
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'uos', client_secret: 'a-secret-of-the-partner', redirect_uris: [redirectUri] }],
    scopes: ['openid', 'profile', 'offline_access', 'email', 'phone'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: 'Partner Person', email: 'boss@company.example', email_verified: false }),
    }),
    pkce: { required: () => true },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    // why: the library tells where it is mounted by what is left of the address
    Object.assign(request, { originalUrl: request.url });
    request.url = request.url?.replace('/realms/studio', '') ?? '';
    callback(request, response);
  });
}

/** Through the provider's own pages for development: a login, then consent. */
async function walkIssuer(url: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = url;
  let form: URLSearchParams | undefined;
  for (let hops = 0; hops < 12; hops += 1) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    const text = await answer.text();
    form = undefined;
    if (location === null) {
      form = new URLSearchParams({
        prompt: text.includes('name="password"') ? 'login' : 'consent',
        login: 'boss',
        password: 'x',
      });
      continue;
    }
    next = new URL(location, next).href;
    const code = new URL(next).searchParams.get('code');
    if (code !== null) {
      return code;
    }
  }
  throw new Error(`no code at the end of ${next}`);
}
