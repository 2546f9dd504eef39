import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#kernel/time/clock';
import { authorization, browser, codeFor, signIn, type TestPlatform, testPlatform } from '#testing';

const clock = testClock(new Date());
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock });
});
afterAll(() => platform.stop());

async function developer(login: string): Promise<{ id: string; login: string; password: string }> {
  return { login, ...(await platform.user(login)) };
}

/** Every test counts its own tries: the address is the same for all of them. */
async function forgetAttempts(): Promise<void> {
  await platform.ports.db.deleteFrom('login_attempts').execute();
}

describe('signing in through the pages', () => {
  it('gives the console a session without asking for consent', async () => {
    const user = await developer('console-user');
    const page = await signIn(platform, user);
    const check = JSON.parse((await page.go('/auth/auth-check')).text);
    expect(check).toMatchObject({ User: { UserId: user.id, UserName: 'console-user' }, Admin: null, BcAdmin: null });
    expect(check.User.LastLoginAt).toBe(clock.now().toISOString());
  });

  it('takes an authorisation request as the product sends it: no scope, no state, no PKCE', async () => {
    const user = await developer('plain-request');
    const page = browser(platform);
    const redirectUri = `${platform.origin}/login-callback`;
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'uos-console',
      redirect_uri: redirectUri,
    });
    const code = await codeFor(page, { url: `/v1/oauth2/authorize?${query}`, redirectUri, verifier: '' }, user);
    const login = await page.go('/auth/auth-login', { json: { Code: code, RedirectUri: redirectUri } });
    expect(login.status).toBe(200);
  });

  it('asks in Chinese whether the command line may act, and sends it a code on whatever port it listens', async () => {
    const user = await developer('cli-user');
    const page = browser(platform);
    const asked = authorization(platform, 'uos-cli');
    let visit = await page.follow(await page.go(asked.url));
    visit = await page.follow(await page.go(visit.url, { form: { login: user.login, password: user.password } }));
    expect(visit.text).toContain('<h1>授权 UOS 命令行</h1>');
    expect(visit.text).toContain('cli-user');
    expect(visit.text).toContain('http://127.0.0.1:50123');
    visit = await page.follow(await page.go(visit.url, { form: { answer: 'allow' } }));
    const back = new URL(visit.headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(asked.redirectUri);
    expect(back.searchParams.get('state')).toBe('state-1');
    const json = {
      Code: back.searchParams.get('code'),
      RedirectUri: asked.redirectUri,
      CodeVerifier: asked.verifier,
    };
    expect((await page.go('/auth/auth-login', { json })).status).toBe(200);
  });

  it('asks the command line again at every login, because any local program could ask in its name', async () => {
    const page = await signIn(platform, await developer('asked-twice'), 'uos-cli');
    const second = await page.follow(await page.go(authorization(platform, 'uos-cli').url));
    expect(second.text).toContain('授权 UOS 命令行');
  });

  it('tells the app when the person refuses', async () => {
    const user = await developer('refuser');
    const page = browser(platform);
    let visit = await page.follow(await page.go(authorization(platform, 'uos-cli').url));
    visit = await page.follow(await page.go(visit.url, { form: { login: user.login, password: user.password } }));
    visit = await page.follow(await page.go(visit.url, { form: { answer: 'deny' } }));
    expect(new URL(visit.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
  });

  it('signs a second app in without a password while the session of the provider lasts', async () => {
    const page = await signIn(platform, await developer('twice'));
    const visit = await page.follow(await page.go(authorization(platform, 'uos-console').url));
    expect(new URL(visit.headers.get('location') ?? '').searchParams.has('code')).toBe(true);
  });

  it('offers the console the partner and the social network, and the command line the session of the console', async () => {
    const visitor = browser(platform);
    const offered = await visitor.follow(await visitor.go(authorization(platform, 'uos-console').url));
    expect(offered.text).toContain('href="/bluecloud_conn/login"');
    expect(offered.text).toContain('href="/qq_conn/login"');
    const other = await visitor.follow(await visitor.go(authorization(platform, 'uos-cli').url));
    expect(other.text).not.toContain('_conn/login');
    expect(other.text).not.toContain('value="session"');
    // why a session alone: whoever came through a partner has none at the provider
    const page = browser(platform);
    const { token } = await platform.signedIn('partner-person');
    const headers = { Cookie: `sst=${token}` };
    const asked = await page.go(authorization(platform, 'uos-cli').url, { headers });
    const jar = asked.headers.getSetCookie().map((line) => line.split(';')[0]);
    const withJar = { Cookie: [`sst=${token}`, ...jar].join('; ') };
    const shown = await page.go(asked.headers.get('location') ?? '', { headers: withJar });
    expect(shown.text).toContain('partner-person');
    const nobody = await page.go(shown.url, { form: { answer: 'session' } });
    expect(nobody.status).toBe(400);
    const taken = await page.go(shown.url, { form: { answer: 'session' }, headers: withJar });
    expect(taken.status).toBe(303);
  });

  it('lets another account sign in from the consent page', async () => {
    const [first, second] = [await developer('first-account'), await developer('second-account')];
    const page = await signIn(platform, first);
    const consent = await page.follow(await page.go(authorization(platform, 'uos-cli').url));
    const link = /href="(\/v1\/oauth2\/authorize[^"]+)"/.exec(consent.text)?.[1]?.replaceAll('&#38;', '&') ?? '';
    const login = await page.follow(await page.go(link));
    expect(login.text).toContain('name="password"');
    const after = await page.go(login.url, { form: { login: second.login, password: second.password } });
    const resumed = await page.go(after.headers.get('location') ?? '');
    // why: the provider signs the first account out by a form that posts itself
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(resumed.text)?.[1] ?? '';
    const out = await page.follow(await page.go('/v1/oauth2/session/end/confirm', { form: { xsrf, logout: 'yes' } }));
    expect(out.text).toContain('second-account');
  });
});

describe('a code', () => {
  it('is good once', async () => {
    const user = await developer('once');
    const page = browser(platform);
    const asked = authorization(platform, 'uos-console');
    const json = {
      Code: await codeFor(page, asked, user),
      RedirectUri: asked.redirectUri,
      CodeVerifier: asked.verifier,
    };
    const answers = await Promise.all([1, 2, 3, 4].map(() => page.go('/auth/auth-login', { json })));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400, 400, 400]);
    expect(JSON.parse(answers.find(({ status }) => status === 400)?.text ?? '')).toMatchObject({
      code: 400,
      info: 'invalid parameters',
    });
  });

  it('is refused with another redirect URI, without its verifier, with another one, and when it is made up', async () => {
    const user = await developer('strict');
    const page = browser(platform);
    const asked = authorization(platform, 'uos-cli');
    const code = await codeFor(page, asked, user);
    const good = { Code: code, RedirectUri: asked.redirectUri, CodeVerifier: asked.verifier };
    const bad = [
      { ...good, RedirectUri: `${platform.origin}/login-callback` },
      { Code: code, RedirectUri: asked.redirectUri },
      { ...good, CodeVerifier: 'x'.repeat(43) },
      { ...good, Code: 'made-up' },
    ];
    for (const json of bad) {
      const answer = await page.go('/auth/auth-login', { json });
      expect([answer.status, JSON.parse(answer.text).info]).toEqual([400, 'invalid parameters']);
    }
    expect((await page.go('/auth/auth-login', { json: good })).status).toBe(200);
  });

  it('is worth nothing after 60 seconds', async () => {
    const user = await developer('late');
    const page = browser(platform);
    const asked = authorization(platform, 'uos-console');
    const code = await codeFor(page, asked, user);
    const { rows } = await sql<{ life: number }>`SELECT extract(epoch FROM expires_at) - (payload->>'iat')::int AS life
      FROM oidc_documents WHERE id LIKE 'AuthorizationCode:%' ORDER BY expires_at DESC LIMIT 1`.execute(
      platform.ports.db,
    );
    expect(Number(rows[0]?.life)).toBeLessThanOrEqual(61);
    await sql`UPDATE oidc_documents SET expires_at = expires_at - interval '61 seconds'`.execute(platform.ports.db);
    const json = { Code: code, RedirectUri: asked.redirectUri, CodeVerifier: asked.verifier };
    expect((await page.go('/auth/auth-login', { json })).status).toBe(400);
  });

  it('cannot be asked for by the command line without PKCE, nor for a redirect URI that is not its own', async () => {
    const page = browser(platform);
    const query = { response_type: 'code', client_id: 'uos-cli', redirect_uri: 'http://127.0.0.1:4/callback' };
    const open = await page.go(`/v1/oauth2/authorize?${new URLSearchParams(query)}`);
    expect(new URL(open.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
    const foreign = await page.go(authorization(platform, 'uos-cli', { redirect_uri: 'http://evil.example/cb' }).url);
    expect(foreign.status).toBe(400);
    expect(foreign.text).toContain('<h1>无法登录</h1>');
    const console = await page.go(
      authorization(platform, 'uos-console', { redirect_uri: 'http://127.0.0.1:4/callback' }).url,
    );
    expect(console.status).toBe(400);
  });
});

describe('the login page', () => {
  const open = async () => {
    const page = browser(platform);
    return { page, visit: await page.follow(await page.go(authorization(platform, 'uos-console').url)) };
  };

  it('is Chinese, has labels, and allows neither scripts nor frames nor foreign styles', async () => {
    const { visit } = await open();
    expect(visit.text).toContain('<html lang="zh-CN">');
    expect(visit.text).toContain('<label for="password">密码</label>');
    const policy = visit.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; font-src 'self'; form-action 'self' http:\/\/localhost:\d+; base-uri 'none'; frame-ancestors 'none'$/,
    );
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(visit.text.match(/<style/g)).toHaveLength(1);
    expect(visit.text).toContain(`<style nonce="${nonce}">`);
    expect(visit.text).not.toMatch(/<script|style="| on\w+=/);
    expect(Object.fromEntries(visit.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
  });

  it('says the same of a wrong password and of an unknown name', async () => {
    const user = await developer('known');
    await forgetAttempts();
    for (const form of [
      { login: user.login, password: 'wrong' },
      { login: 'unknown', password: 'wrong' },
      { login: '', password: '' },
    ]) {
      const { page, visit } = await open();
      const answer = await page.go(visit.url, { form });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('用户名或密码错误');
      expect(answer.text).not.toContain('value="wrong"');
    }
  });

  it('writes what was typed as text, never as markup', async () => {
    await forgetAttempts();
    const { page, visit } = await open();
    const answer = await page.go(visit.url, { form: { login: '"><script>alert(1)</script>', password: 'x' } });
    expect(answer.text).not.toContain('<script>');
    expect(answer.text).toContain('&#60;script&#62;');
  });

  it('tells a blocked account so, and gives no code', async () => {
    await forgetAttempts();
    const user = await developer('blocked');
    await platform.ports.db.updateTable('users').set({ status: 'Blocked' }).where('id', '=', user.id).execute();
    const { page, visit } = await open();
    const answer = await page.go(visit.url, { form: { login: user.login, password: user.password } });
    expect(answer.status).toBe(423);
    expect(answer.text).toContain('账号因违反使用条款暂时无法登录');
    expect(page.cookie('sst')).toBeUndefined();
  });

  it('refuses a sixth try within a minute, even with the right password, and lets it pass a minute later', async () => {
    await forgetAttempts();
    const user = await developer('guessed');
    const { page, visit } = await open();
    const attempt = (password: string) => page.go(visit.url, { form: { login: user.login, password } });
    const tries = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(attempt));
    expect(tries.map((answer) => answer.status).toSorted()).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const locked = await attempt(user.password);
    expect([locked.status, Number(locked.headers.get('retry-after'))]).toEqual([429, 60]);
    expect(locked.text).toContain('登录失败次数过多，60 秒后可重试。');
    clock.advance(60_000);
    expect((await attempt(user.password)).status).toBe(303);
  });

  it('refuses an address after ten failures in ten minutes, whatever the name', async () => {
    await forgetAttempts();
    const { page, visit } = await open();
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await page.go(visit.url, { form: { login: `name-${index}`, password: 'x' } })).status);
    }
    expect(statuses.slice(9)).toEqual([400, 429]);
    await forgetAttempts();
  });

  it('belongs to the browser that opened it', async () => {
    const { visit } = await open();
    const other = await browser(platform).go(visit.url);
    expect(other.status).toBe(400);
    expect(other.text).toContain('登录请求已过期');
  });

  it('takes no form from a foreign page', async () => {
    const user = await developer('framed');
    const { page, visit } = await open();
    const answer = await page.go(visit.url, {
      form: { login: user.login, password: user.password },
      headers: { Origin: 'http://evil.example' },
    });
    expect(answer.status).toBe(403);
    expect((await page.go(visit.url)).text).toContain('name="password"');
  });
});

describe('signing out', () => {
  it('ends the session of the console and of the provider, so that the next login asks for the password', async () => {
    const page = await signIn(platform, await developer('leaver'));
    const token = page.cookie('sst');
    expect((await page.go('/auth/logout', { json: {} })).status).toBe(200);
    expect(page.cookie('sst')).toBeUndefined();
    expect(page.cookie('uos_idp')).toBeUndefined();
    const replay = await browser(platform).go('/auth/auth-check', { headers: { Cookie: `sst=${token}` } });
    expect(replay.status).toBe(401);
    const visit = await page.follow(await page.go(authorization(platform, 'uos-console').url));
    expect(visit.text).toContain('name="password"');
  });

  it('can be asked for at the provider, in Chinese', async () => {
    const page = await signIn(platform, await developer('provider-leaver'));
    const back = `${platform.origin}/logout-callback`;
    const query = new URLSearchParams({ client_id: 'uos-console', post_logout_redirect_uri: back });
    const asked = await page.go(`/v1/oauth2/session/end?${query}`);
    expect(asked.text).toContain('<h1>退出登录</h1>');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked.text)?.[1] ?? '';
    const done = await page.go('/v1/oauth2/session/end/confirm', { form: { xsrf, logout: 'yes' } });
    expect(done.headers.get('location')).toBe(back);
    const visit = await page.follow(await page.go(authorization(platform, 'uos-console').url));
    expect(visit.text).toContain('name="password"');
  });
});

describe('the provider', () => {
  it('describes itself with the console as issuer', async () => {
    const { body } = await platform.call('GET', '/.well-known/openid-configuration');
    expect(body).toMatchObject({
      issuer: platform.origin,
      authorization_endpoint: `${platform.origin}/v1/oauth2/authorize`,
      token_endpoint: `${platform.origin}/v1/oauth2/token`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('is not on the content origin', async () => {
    const answer = await fetch(`${platform.contentOrigin}/v1/oauth2/authorize`);
    expect(answer.status).toBe(404);
  });

  it('keeps neither codes nor its keys in the clear', async () => {
    const user = await developer('sealed');
    const code = await codeFor(browser(platform), authorization(platform, 'uos-console'), user);
    const { rows } = await sql<{ text: string }>`SELECT oidc_documents::text AS text FROM oidc_documents
      UNION ALL SELECT settings::text FROM settings`.execute(platform.ports.db);
    const stored = rows.map((row) => row.text).join('\n');
    expect(stored).not.toContain(code);
    expect(stored).not.toContain('"d"');
  });
});
