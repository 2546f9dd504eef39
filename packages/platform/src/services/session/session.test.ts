import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '#kernel/time/clock';
import { hashPassword } from '#kernel/who/password';
import { openSession, type SessionKind } from '#kernel/who/sessions';
import { type Answer, authorization, browser, codeFor, signIn, type TestPlatform, testPlatform } from '#testing';

const DAY_MS = 24 * 3600 * 1000;
const clock = testClock(new Date());
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ clock, config: { companyDomain: 'company.example' } });
  for (const [login, kind] of [
    ['ops', 'admin'],
    ['partner-ops', 'partner-admin'],
    ['finance', 'billing'],
  ] as const) {
    await platform.ports.db
      .insertInto('operators')
      .values({
        login,
        name: `${login} name`,
        kind,
        password_hash: await hashPassword('correct horse'),
        created_at: clock.now().toISOString(),
      })
      .execute();
  }
});
afterAll(() => platform.stop());

const info = ({ status, body }: Answer) => [status, (body as { info?: string }).info];
const check = (cookie: string) => platform.call('GET', '/auth/auth-check', undefined, { headers: { Cookie: cookie } });
const adminLogin = (Username: string, Password: string, headers = {}) =>
  platform.call('POST', '/auth/admin-login', { Username, Password }, { headers });
const tokenIn = (answer: Answer, name: string) =>
  new RegExp(`^${name}=([^;]+);`).exec(answer.headers.getSetCookie().find((line) => line.startsWith(name)) ?? '')?.[1];

describe('base-info', () => {
  it('names every host with its path, open to everybody', async () => {
    const { origin, contentOrigin } = platform;
    expect((await platform.call('GET', '/auth/base-info')).body).toEqual({
      AuthInfo: { Domain: origin, Client: 'uos-console', IDDomain: origin, ProjectDomain: origin },
      PartnerInfo: { Domain: origin, ClientId: 'uos-bluecloud', Name: '模拟合作方' },
      SocialInfo: { Provider: 'qq', Domain: origin, ClientId: '100000001', Name: '模拟社交' },
      AssInfo: { APIDomain: `${origin}/api/v1`, ContentDomain: `${contentOrigin}/client_api/v1` },
      LobbyInfo: { APIDomain: `${origin}/lobby` },
      PolicyInfo: { Version: '1.0' },
      Environment: 'dev',
    });
    expect((await platform.call('GET', '/web-version.json?v=1')).body).toEqual({ version: expect.any(String) });
  });
});

describe('admin-login', () => {
  it('opens the session of an operator, by kind', async () => {
    const admin = await adminLogin('OPS', 'correct horse');
    expect(admin.body).toEqual({ UserName: 'ops', Kind: 'admin' });
    const token = tokenIn(admin, 'admin_sst');
    expect((await check(`admin_sst=${token}`)).body).toEqual({
      User: null,
      Admin: { UserName: 'ops', Kind: 'admin' },
      BcAdmin: null,
    });
    const partner = await adminLogin('partner-ops', 'correct horse');
    expect(partner.body).toEqual({ UserName: 'partner-ops', Kind: 'partner-admin' });
    expect(tokenIn(partner, 'partner_admin_sst')).toBeDefined();
  });

  it('refuses a wrong password, an unknown name and a billing administrator with one text', async () => {
    for (const [name, password] of [
      ['ops', 'wrong'],
      ['nobody', 'correct horse'],
      ['finance', 'correct horse'],
    ] as const) {
      expect(info(await adminLogin(name, password))).toEqual([400, 'invalid username or password']);
    }
    expect(info(await adminLogin('ops', ''))).toEqual([400, 'invalid parameters']);
  });

  it('keeps count of failures although each of them is refused', async () => {
    await platform.ports.db.deleteFrom('login_attempts').execute();
    const tries = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((password) => adminLogin('ops', password)));
    expect(tries.map(({ status }) => status).toSorted()).toEqual([400, 400, 400, 400, 400, 429]);
    const locked = await adminLogin('ops', 'correct horse');
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '60']);
    clock.advance(60_000);
    expect((await adminLogin('ops', 'correct horse')).status).toBe(200);
    await platform.ports.db.deleteFrom('login_attempts').execute();
  });

  it('gives a new token at every login and ends the one it replaces', async () => {
    const first = tokenIn(await adminLogin('ops', 'correct horse'), 'admin_sst');
    const second = tokenIn(await adminLogin('ops', 'correct horse', { Cookie: `admin_sst=${first}` }), 'admin_sst');
    expect(second).not.toBe(first);
    expect((await check(`admin_sst=${first}`)).status).toBe(401);
    const planted = await adminLogin('ops', 'correct horse', { Cookie: 'admin_sst=planted-by-somebody' });
    expect(tokenIn(planted, 'admin_sst')).not.toBe('planted-by-somebody');
    expect((await check('admin_sst=planted-by-somebody')).status).toBe(401);
  });
});

describe('bc-admin-login', () => {
  const billingLogin = (Username: string, Password: string) =>
    platform.call('POST', '/auth/bc-admin-login', { Username, Password });

  it('opens the session of a billing administrator, who sees organisations and can sign out', async () => {
    await platform.app();
    const answer = await billingLogin('Finance', 'correct horse');
    expect([answer.status, answer.body]).toEqual([200, { UserName: 'finance' }]);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^bc_admin_sst=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=43200; HttpOnly$/),
    ]);
    const Cookie = `bc_admin_sst=${tokenIn(answer, 'bc_admin_sst')}`;
    expect((await check(Cookie)).body).toEqual({ User: null, Admin: null, BcAdmin: { UserName: 'finance' } });
    const organizations = await platform.call('GET', '/api/organizations', undefined, { headers: { Cookie } });
    expect(organizations.body).toMatchObject({ Items: [{ role: 'user' }] });
    expect(info(await platform.call('GET', '/api/apps', undefined, { headers: { Cookie } }))[0]).toBe(403);
    expect((await platform.call('POST', '/auth/logout', undefined, { headers: { Cookie } })).status).toBe(200);
    expect((await check(Cookie)).status).toBe(401);
  });

  it('refuses operators, wrong passwords and unknown names with one text', async () => {
    for (const [name, password] of [
      ['ops', 'correct horse'],
      ['finance', 'wrong'],
      ['nobody', 'correct horse'],
    ] as const) {
      expect(info(await billingLogin(name, password))).toEqual([400, 'invalid username or password']);
    }
    await platform.ports.db.deleteFrom('login_attempts').execute();
  });
});

describe('session cookies', () => {
  it('are hidden from the page, lax, for the whole origin, and live as long as the session unused', async () => {
    const lines = (await adminLogin('ops', 'correct horse')).headers.getSetCookie();
    expect(lines).toEqual([
      expect.stringMatching(/^admin_sst=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=43200; HttpOnly$/),
      'userName=ops%20name; Path=/; SameSite=Lax; Max-Age=43200',
    ]);
  });

  it('are Secure where the console is on HTTPS, those of the identity provider too', async () => {
    const tls = await testPlatform({ origin: 'https://console.example', contentOrigin: 'https://content.example' });
    try {
      const page = browser(tls);
      const checked = await page.go('/auth/auth-check');
      expect(checked.headers.getSetCookie()).toHaveLength(6);
      const query = { response_type: 'code', client_id: 'uos-console', redirect_uri: `${tls.origin}/login-callback` };
      const asked = await page.go(`/v1/oauth2/authorize?${new URLSearchParams(query)}`);
      expect(asked.headers.getSetCookie().length).toBeGreaterThan(0);
      for (const cookie of [...checked.headers.getSetCookie(), ...asked.headers.getSetCookie()]) {
        expect(cookie).toMatch(/; secure/i);
      }
    } finally {
      await tls.stop();
    }
  });

  it('slide: use within seven days prolongs both the session and its cookie', async () => {
    const { token } = await platform.signedIn('slider');
    clock.advance(6 * DAY_MS);
    const used = await check(`sst=${token}`);
    expect(used.status).toBe(200);
    expect(used.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(new RegExp(`^sst=${token}; .*Max-Age=604800; HttpOnly$`)),
    );
    clock.advance(6 * DAY_MS);
    expect((await check(`sst=${token}`)).status).toBe(200);
    clock.advance(7 * DAY_MS + 1);
    expect((await check(`sst=${token}`)).status).toBe(401);
  });

  it('end after thirty days however much they are used', async () => {
    const { token } = await platform.signedIn('steady');
    for (let day = 1; day < 30; day += 1) {
      clock.advance(DAY_MS);
      expect((await check(`sst=${token}`)).status).toBe(200);
    }
    clock.advance(DAY_MS + 1);
    expect((await check(`sst=${token}`)).status).toBe(401);
  });

  it('of operators and billing administrators end after twelve hours unused, and after seven days', async () => {
    const HOUR_MS = DAY_MS / 24;
    for (const [kind, cookie] of [
      ['admin', 'admin_sst'],
      ['billing', 'bc_admin_sst'],
    ] as const) {
      const open = () => openSession(platform.ports.db, platform.ports, { kind, subject: kind, name: kind });
      const [unused, used] = [await open(), await open()];
      for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
        clock.advance(11 * HOUR_MS);
        expect((await check(`${cookie}=${used}`)).status).toBe(200);
      }
      expect((await check(`${cookie}=${unused}`)).status).toBe(401);
      clock.advance(11 * HOUR_MS);
      expect((await check(`${cookie}=${used}`)).status).toBe(401);
    }
  });

  it('are kept only as hashes', async () => {
    const { token } = await platform.signedIn('hashed');
    const rows = await platform.ports.db.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('of one kind never stand in for another', async () => {
    const cookies: Readonly<Record<SessionKind, string>> = {
      user: 'sst',
      admin: 'admin_sst',
      'partner-admin': 'partner_admin_sst',
      billing: 'bc_admin_sst',
    };
    const { id } = await platform.user('kinds');
    for (const kind of Object.keys(cookies) as SessionKind[]) {
      const who = { kind, subject: kind === 'user' ? id : kind, name: kind };
      const token = await openSession(platform.ports.db, platform.ports, who);
      for (const other of Object.keys(cookies) as SessionKind[]) {
        const answer = await check(`${cookies[other]}=${token}`);
        expect([kind, other, answer.status]).toEqual([kind, other, kind === other ? 200 : 401]);
      }
    }
  });
});

describe('a session', () => {
  it('carries no role: one that an owner takes away is gone with the next call', async () => {
    const { id: appId, orgId } = await platform.app();
    const owner = { Cookie: `sst=${(await platform.signedIn('role-giver', orgId, 'owner')).token}` };
    const { id, token } = await platform.signedIn('role-loser', orgId, 'owner');
    const headers = { Cookie: `sst=${token}` };
    const seen = () => platform.call('GET', `/api/app/${appId}`, undefined, { headers });
    const secret = async () => ((await seen()).body as { AppServiceSecret?: string }).AppServiceSecret ?? '';
    expect(await secret()).toMatch(/^[0-9a-f]{32}$/);
    const member = `/api/organizations/${orgId}/members/${id}`;
    expect((await platform.call('PUT', member, { Role: 'user' }, { headers: owner })).status).toBe(200);
    expect([(await seen()).status, await secret()]).toEqual([200, '']);
    expect((await platform.call('DELETE', member, undefined, { headers: owner })).status).toBe(200);
    expect((await seen()).status).toBeGreaterThanOrEqual(400);
    expect((await check(`sst=${token}`)).status).toBe(200);
  });
});

describe('auth-check', () => {
  it('tells a visitor there is no session, and takes the four cookies away', async () => {
    const answer = await check('sst=dead; admin_sst=dead; userId=x; userName=y');
    expect(info(answer)).toEqual([401, 'no session info']);
    expect(answer.headers.getSetCookie()).toEqual([
      'sst=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly',
      'admin_sst=; Path=/; SameSite=Lax; Max-Age=0; HttpOnly',
      'userId=; Path=/; SameSite=Lax; Max-Age=0',
      'userName=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
  });

  it('shows who is signed in, with the phone number masked', async () => {
    const { id, token } = await platform.signedIn('shown', (await platform.app()).orgId);
    await platform.ports.db
      .updateTable('users')
      .set({ phone: '13800005678', email: 'a@company.example' })
      .where('id', '=', id)
      .execute();
    const { body } = await check(`sst=${token}`);
    expect(body).toMatchObject({
      User: {
        UserId: id,
        UserName: 'shown',
        Phone: '138****5678',
        Email: 'a@company.example',
        IsInternal: true,
        Role: 'user',
        Properties: { email: 'a@company.example' },
        OrganizationIds: [expect.any(String)],
      },
      Admin: null,
    });
  });

  it('answers 423 to a blocked user on every call, at once', async () => {
    const { id, token } = await platform.signedIn('to-be-blocked');
    await platform.ports.db.updateTable('users').set({ status: 'Blocked' }).where('id', '=', id).execute();
    const headers = { Cookie: `sst=${token}` };
    for (const path of ['/auth/auth-check', '/api/apps', '/api/organizations']) {
      expect(info(await platform.call('GET', path, undefined, { headers }))).toEqual([423, 'account blocked']);
    }
    const app = await platform.app();
    const bucket = await platform.call('GET', '/api/v1/buckets/', undefined, {
      headers: { ...headers, 'X-APP-ID': app.id },
    });
    expect(bucket.status).toBe(423);
    expect((await platform.call('GET', '/auth/base-info', undefined, { headers })).status).toBe(200);
  });
});

describe('an operator who blocks a user', () => {
  const set = async (id: string, Status: 'Active' | 'Blocked') => {
    const headers = { Cookie: `admin_sst=${await platform.operator()}` };
    expect((await platform.call('PUT', `/api/users/${id}`, { Status }, { headers })).status).toBe(200);
  };

  it('leaves them sessions that answer 423, so that they read why, and that work again once it is over', async () => {
    const { id, token } = await platform.signedIn('blocked-live');
    const check = () => platform.call('GET', '/auth/auth-check', undefined, { headers: { Cookie: `sst=${token}` } });
    await set(id, 'Blocked');
    const refused = await check();
    expect([info(refused), refused.headers.getSetCookie()]).toEqual([[423, 'account blocked'], []]);
    await set(id, 'Active');
    expect((await check()).status).toBe(200);
  });

  it('between password and code leaves a code that answers 423', async () => {
    const user = { login: 'blocked-between', ...(await platform.user('blocked-between')) };
    const { login } = await platform.ports.db
      .selectFrom('users')
      .select('login')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const page = browser(platform);
    const asked = authorization(platform, 'uos-console');
    const code = await codeFor(page, asked, { ...user, login });
    await set(user.id, 'Blocked');
    const json = { Code: code, RedirectUri: asked.redirectUri, CodeVerifier: asked.verifier };
    const visit = await page.go('/auth/auth-login', { json });
    expect([visit.status, JSON.parse(visit.text).info]).toEqual([423, 'account blocked']);
    expect(page.cookie('sst')).toBeUndefined();
  });
});

describe('auth-login', () => {
  it('answers 423 and opens no session when the account was blocked after the code was given', async () => {
    const user = { login: 'late-block', ...(await platform.user('late-block')) };
    const page = await signIn(platform, user);
    await platform.ports.db.updateTable('users').set({ status: 'Blocked' }).where('id', '=', user.id).execute();
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'uos-console',
      redirect_uri: `${platform.origin}/login-callback`,
    });
    const visit = await page.follow(await page.go(`/v1/oauth2/authorize?${query}`));
    const code = new URL(visit.headers.get('location') ?? '').searchParams.get('code');
    const answer = await browser(platform).go('/auth/auth-login', {
      json: { Code: code, RedirectUri: `${platform.origin}/login-callback` },
    });
    expect(answer.status).toBe(423);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('opens a fresh session each time and ends the one the browser had', async () => {
    const user = { login: 'rotated', ...(await platform.user('rotated')) };
    const page = await signIn(platform, user);
    const before = page.cookie('sst');
    const query = {
      response_type: 'code',
      client_id: 'uos-console',
      redirect_uri: `${platform.origin}/login-callback`,
    };
    const visit = await page.follow(await page.go(`/v1/oauth2/authorize?${new URLSearchParams(query)}`));
    const code = new URL(visit.headers.get('location') ?? '').searchParams.get('code');
    await page.go('/auth/auth-login', { json: { Code: code, RedirectUri: query.redirect_uri } });
    expect(page.cookie('sst')).not.toBe(before);
    expect((await check(`sst=${before}`)).status).toBe(401);
    expect((await check(`sst=${page.cookie('sst')}`)).status).toBe(200);
  });
});

describe('requests that do not come from the console', () => {
  it('change nothing when a foreign page sends them', async () => {
    const { orgId } = await platform.app();
    const { token } = await platform.signedIn('forged', orgId);
    const projects = () =>
      platform.call('GET', `/api/organizations/${orgId}/projects`, undefined, { headers: { Cookie: `sst=${token}` } });
    const before = (await projects()).body;
    for (const Origin of ['http://evil.example', 'null', platform.contentOrigin]) {
      const answer = await platform.call(
        'POST',
        `/api/organizations/${orgId}/projects`,
        { Name: 'forged' },
        { headers: { Cookie: `sst=${token}`, Origin } },
      );
      expect(answer.status).toBe(403);
    }
    expect((await projects()).body).toEqual(before);
  });
});

describe('a real name', () => {
  it('is said once: nobody takes another in a session that was left open, until an operator allows it', async () => {
    const { id, token } = await platform.signedIn('named');
    const verify = (Name: string) =>
      platform.call(
        'POST',
        '/auth/real-name-verify',
        { Name, IdCard: '11010519491231002X' },
        { headers: { Cookie: `sst=${token}` } },
      );
    const kept = async () => {
      const row = await platform.ports.db
        .selectFrom('real_names')
        .select('name')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow();
      return platform.ports.seal.open(row.name, `real_names/${id}/name`);
    };
    expect((await Promise.all([verify('陈灯'), verify('陈灯')])).map(({ status }) => status).toSorted()).toEqual([
      200, 400,
    ]);
    expect(info(await verify('林舟'))).toEqual([400, 'invalid parameters']);
    expect(await kept()).toBe('陈灯');
    const cookie = `admin_sst=${tokenIn(await adminLogin('ops', 'correct horse'), 'admin_sst')}`;
    const unmark = { Properties: { isRealNameVerified: 'false' } };
    expect((await platform.call('PUT', `/api/users/${id}`, unmark, { headers: { Cookie: cookie } })).status).toBe(200);
    expect((await verify('林舟')).status).toBe(200);
    expect(await kept()).toBe('林舟');
  });
});

describe('the terms that a user agrees to', () => {
  it('have a version that there is; an operator takes an agreement back with an empty one', async () => {
    const { id, token } = await platform.signedIn('agreeing');
    const operator = `admin_sst=${tokenIn(await adminLogin('ops', 'correct horse'), 'admin_sst')}`;
    const agree = (policyVersion: string, cookie = `sst=${token}`) =>
      platform.call('PUT', `/api/users/${id}`, { Properties: { policyVersion } }, { headers: { Cookie: cookie } });
    expect((await agree('1.0')).body).toMatchObject({ Properties: { policyVersion: '1.0' } });
    expect(info(await agree('2999-01-01'))).toEqual([400, 'invalid parameters']);
    expect(info(await agree('2999-01-01', operator))).toEqual([400, 'invalid parameters']);
    expect((await agree('', operator)).body).toMatchObject({ Properties: { policyVersion: '' } });
  });
});

describe('an address of the company', () => {
  it('is not what users give themselves: it would make them internal', async () => {
    const { id, token } = await platform.signedIn('outsider');
    const change = (email: string, headers: Record<string, string>) =>
      platform.call('PUT', `/api/users/${id}`, { Properties: { email } }, { headers });
    const self = { Cookie: `sst=${token}` };
    expect((await change('a@studio.example', self)).status).toBe(200);
    expect(info(await change('A@Company.Example', self))).toEqual([403, 'permission denied']);
    const operator = { Cookie: `admin_sst=${await platform.operator('company-ops')}` };
    expect((await change('a@company.example', operator)).body).toMatchObject({ IsInternal: true });
    expect((await change('a@company.example', self)).status).toBe(200);
  });
});
