import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { declared, passport } from '@uos/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '#db/connect';
import { admit } from '#kernel/call/admission';
import { resolveCredentials } from '#kernel/who/credentials';
import { type TestApp, type TestPlatform, testPlatform } from '#testing';
import { daysOf } from './days/days.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const V1 = '/upass/v1';

async function appWithIdDomain(fields: object = {}): Promise<TestApp> {
  const app = await platform.app(['passport']);
  await app.call('POST', `${V1}/id-domains`, { name: '灯塔', ...fields });
  return app;
}

interface Pair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

interface Login {
  readonly personaAccessToken: string;
  readonly personaRefreshToken: string;
  readonly isNew: boolean;
  readonly persona: { readonly personaID: string; readonly userID: string; readonly realmID: string };
}

async function signIn(app: TestApp, externalUserID: string, more: object = {}): Promise<Login> {
  const { status, body } = await app.call('POST', `${V1}/login/external`, { externalUserID, ...more });
  expect([status, body]).toMatchObject([200, {}]);
  return body as Login;
}

const as = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const play = (token: string, method: string, path: string, body?: unknown) =>
  platform.call(method, `${V1}${path}`, body, as(token));
const code = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { passportErrorCode?: number }).passportErrorCode,
];

describe('login.external', () => {
  it('makes user and persona once, and finds them again', async () => {
    const app = await appWithIdDomain();
    const first = await signIn(app, 'wx-1', { displayName: '林雀', properties: { level: '1' } });
    expect(first).toMatchObject({
      isNew: true,
      persona: { displayName: '林雀', status: 'Active', realmName: '默认区服' },
    });
    const second = await signIn(app, 'wx-1', { displayName: '别的名字' });
    expect(second).toMatchObject({
      isNew: false,
      persona: { personaID: first.persona.personaID, displayName: '林雀' },
    });
    const other = await signIn(app, 'wx-1', { externalPersonaID: 'second' });
    expect(other).toMatchObject({
      isNew: true,
      persona: { userID: first.persona.userID, externalPersonaID: 'second' },
    });
    const { body } = await app.call('GET', `${V1}/users/${first.persona.userID}`);
    expect(body).toMatchObject({
      user: { externalUserID: 'wx-1', userStatus: 'Active', loginMethod: 'ServerSide', displayName: '林雀' },
      personas: [{ personaID: first.persona.personaID }, { externalPersonaID: 'second' }],
    });
  });

  it('refuses in the order of input, realm, state of the realm, user and persona', async () => {
    const app = await appWithIdDomain();
    const { persona } = await signIn(app, 'a');
    const { body } = await app.call('POST', `${V1}/realms`, { name: '二服' });
    const { realmID } = (body as { realm: { realmID: string } }).realm;
    const tries = (more: object) => app.call('POST', `${V1}/login/external`, { externalUserID: 'a', ...more });
    const large = { properties: { text: 'x'.repeat(600) } };
    const unknown = '0f8fad5b-d9cb-469f-a165-708677289000';
    await app.call('POST', `${V1}/users/${persona.userID}/ban`, { reason: '外挂' });
    await app.call('POST', `${V1}/personas/${persona.personaID}/ban`, { reason: '辱骂' });
    expect(code(await tries({ ...large, realmID: unknown }))).toEqual([400, 30_002]);
    expect(code(await tries({ realmID: unknown }))).toEqual([404, 50_001]);
    expect(code(await tries({ realmID }))).toEqual([400, 90_030]);
    expect(code(await tries({}))).toEqual([400, 90_108]);
    await app.call('POST', `${V1}/users/${persona.userID}/unban`);
    expect(code(await tries({}))).toEqual([400, 90_109]);
  });

  it('makes anew what was deleted', async () => {
    const app = await appWithIdDomain();
    const first = await signIn(app, 'again');
    await app.call('DELETE', `${V1}/personas/${first.persona.personaID}`);
    const second = await signIn(app, 'again');
    expect(second).toMatchObject({ isNew: true, persona: { userID: first.persona.userID } });
    expect((await app.call('DELETE', `${V1}/users/${first.persona.userID}`)).body).toEqual({});
    const third = await signIn(app, 'again');
    expect(third.persona.userID).not.toBe(first.persona.userID);
    const { body } = await app.call('GET', `${V1}/users/${first.persona.userID}`);
    expect(body).toMatchObject({ user: { userStatus: 'Sealed', deleted: true }, personas: [] });
    expect(code(await play(second.personaAccessToken, 'GET', '/sdk/personas/me'))).toEqual([401, 160_112]);
  });
});

describe('login.token', () => {
  it('works while player accounts are off, for ids of the game itself', async () => {
    const app = await platform.app(['push']);
    const { status, body } = await app.call('POST', '/v1/login/token', { userID: 'guest 7', externalPersonaID: 'p1' });
    expect(status).toBe(200);
    const { accessToken, refreshToken } = body as { accessToken: string; refreshToken: string };
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(claims).toMatchObject({ sub: 'guest 7', ppid: 'p1', appId: app.id });
    const next = await platform.call('POST', '/v1/login/refresh-token', { accessToken, refreshToken });
    expect([next.status, next.body]).toMatchObject([200, { expiresAt: expect.any(String) as string }]);
  });

  it('is for an account where a back end names one, and for nobody where it does not', async () => {
    const app = await appWithIdDomain();
    const { persona } = await signIn(app, 'a');
    const own = await app.call('POST', '/v1/login/token', { userID: persona.userID });
    const { accessToken } = own.body as { accessToken: string };
    expect((await play(accessToken, 'GET', '/sdk/personas/me')).body).toMatchObject({
      persona: { personaID: persona.personaID },
    });
    const foreign = await app.call('POST', '/v1/login/token', { userID: 'nobody', externalPersonaID: 'x' });
    const answer = await play((foreign.body as { accessToken: string }).accessToken, 'GET', '/sdk/personas/me');
    expect(code(answer)).toEqual([404, 50_001]);
    const timestamp = String(Math.floor(platform.ports.clock.now().getTime() / 1000));
    const once = crypto.randomUUID();
    const hash = createHash('sha256').update(`${app.id}:${app.secret}:${timestamp}:${once}`).digest('hex');
    const byGame = await platform.call(
      'POST',
      '/v1/login/token',
      { userID: persona.userID, externalPersonaID: persona.personaID },
      { headers: { 'X-APPID': app.id, 'X-TIMESTAMP': timestamp, 'X-NONCE': once, Authorization: `nonce ${hash}` } },
    );
    expect(byGame.status).toBe(200);
    const { accessToken: madeUp } = byGame.body as { accessToken: string };
    expect(code(await play(madeUp, 'GET', '/sdk/personas/me'))).toEqual([404, 50_001]);
    expect(code(await play(madeUp, 'GET', '/sdk/users/me'))).toEqual([404, 50_001]);
    expect(code(await play(madeUp, 'POST', `/sdk/personas/${persona.personaID}/select`))).toEqual([404, 50_001]);
  });
});

describe('tokens', () => {
  it('are verified by a game server with the public keys alone', async () => {
    const app = await appWithIdDomain();
    const { personaAccessToken, persona } = await signIn(app, 'a');
    const { body } = await platform.call('GET', '/v1/.well-known/jwks.json');
    const [jwk] = (body as { keys: JsonWebKey[] }).keys;
    const key = createPublicKey({ key: jwk ?? {}, format: 'jwk' });
    const [header, payload = '', signature = ''] = personaAccessToken.split('.');
    const signed = Buffer.from(`${header}.${payload}`);
    const given = Buffer.from(signature, 'base64url');
    expect(verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, given)).toBe(true);
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      aud: app.id,
      sub: persona.userID,
      ppid: persona.personaID,
      realmID: persona.realmID,
    });
  });

  it('are changed once: the same pair within half a minute, the end of the sign-in after it', async () => {
    const own = await testPlatform({ clock: 'test' });
    try {
      const app = await own.app(['passport']);
      await app.call('POST', `${V1}/id-domains`, { name: 'x' });
      const login = (await app.call('POST', `${V1}/login/external`, { externalUserID: 'a' })).body as Login;
      const old = { accessToken: login.personaAccessToken, refreshToken: login.personaRefreshToken };
      const refresh = ({ accessToken, refreshToken }: Pair) =>
        own.call('POST', '/v1/login/refresh-token', { accessToken, refreshToken });
      const first = await refresh(old);
      expect(first.status).toBe(200);
      expect((await refresh(old)).body).toEqual(first.body);
      const pair = first.body as Pair;
      const me = () => own.call('GET', `${V1}/sdk/personas/me`, undefined, as(pair.accessToken));
      expect((await me()).status).toBe(200);
      const second = await refresh(pair);
      expect(second.status).toBe(200);
      await own.testClock?.advance((now) => new Date(now.getTime() + 31_000));
      const reused = await refresh(old);
      expect([reused.status, reused.body]).toMatchObject([
        401,
        { message: 'refresh token expired', passportErrorCode: 160_113, details: ['the token was used twice'] },
      ]);
      expect(code(await refresh(second.body as Pair))).toEqual([401, 160_113]);
      expect(code(await me())).toEqual([401, 160_112]);
    } finally {
      await own.stop();
    }
  });

  it('are admitted without a statement while their player plays', async () => {
    const app = await appWithIdDomain();
    const { personaAccessToken: token, persona } = await signIn(app, 'warm');
    const headers = new Headers(as(token).headers);
    const asked = { headers, params: {}, query: new URLSearchParams() };
    const mine = declared([passport]).find(({ id }) => id === 'passport.playerPersonas.me');
    const enter = async (db: Db) =>
      mine && (await admit(db, mine, await resolveCredentials(db, platform.ports, headers), asked));
    // why again: an app that was changed a moment ago is remembered by nobody
    await vi.waitFor(
      async () => {
        await enter(platform.ports.db);
        expect(platform.ports.knownApps.standing(app.id)).toBeDefined();
      },
      { timeout: 5000 },
    );
    const silent = new Proxy({} as Db, {
      get: (_, name) => {
        throw new Error(`the database was asked: ${String(name)}`);
      },
    });
    expect(await enter(silent)).toMatchObject({ appId: app.id, principal: { personaId: persona.personaID } });
  });

  it('end with a ban at once, and the player reads why and until when', async () => {
    const app = await appWithIdDomain();
    const login = await signIn(app, 'a', { displayName: '海雾' });
    expect((await play(login.personaAccessToken, 'GET', '/sdk/personas/me')).status).toBe(200);
    const { body } = await app.call('POST', `${V1}/users/${login.persona.userID}/ban`, {
      reason: '使用外挂',
      duration: 3600,
    });
    const { banInfo } = (body as { user: { banInfo: { unbanAt: string } } }).user;
    expect(code(await play(login.personaAccessToken, 'GET', '/sdk/personas/me'))).toEqual([401, 160_112]);
    const pair = { accessToken: login.personaAccessToken, refreshToken: login.personaRefreshToken };
    const refused = await platform.call('POST', '/v1/sdk/personas/refresh-token', pair);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        passportErrorCode: 90_108,
        passportErrorDetail: {
          banReason: '使用外挂',
          personaID: login.persona.personaID,
          personaDisplayName: '海雾',
          unbanAt: banInfo.unbanAt,
        },
      },
    ]);
    await app.call('POST', `${V1}/users/${login.persona.userID}/unban`);
    expect(code(await platform.call('POST', '/v1/login/refresh-token', pair))).toEqual([401, 160_113]);
    const again = await signIn(app, 'a');
    expect((await play(again.personaAccessToken, 'GET', '/sdk/personas/me')).status).toBe(200);
  });

  it('of one persona end with the ban of it, and those of the user go on', async () => {
    const app = await appWithIdDomain();
    const login = await signIn(app, 'a');
    const user = await app.call('POST', `${V1}/login/token`, { userID: login.persona.userID, externalPersonaID: 'no' });
    const userToken = (user.body as { accessToken: string }).accessToken;
    await app.call('POST', `${V1}/personas/${login.persona.personaID}/ban`, { reason: 'x' });
    expect(code(await play(login.personaAccessToken, 'GET', '/sdk/personas/me'))).toEqual([401, 160_112]);
    expect((await play(userToken, 'GET', '/sdk/users/me')).status).toBe(200);
    expect(code(await play(userToken, 'GET', '/sdk/personas/me'))).toEqual([403, 70_001]);
    expect(code(await play(userToken, 'POST', `/sdk/personas/${login.persona.personaID}/select`))).toEqual([
      400, 90_109,
    ]);
  });
});

describe('a ban', () => {
  it('has an end or none, and is lifted by hand or by time', async () => {
    const app = await appWithIdDomain();
    const { persona } = await signIn(app, 'a');
    const ban = (body: object) => app.call('POST', `${V1}/personas/${persona.personaID}/ban`, body);
    expect(code(await ban({ duration: 10, unbanAt: '2099-01-01T00:00:00Z' }))).toEqual([400, 30_001]);
    expect(code(await ban({ unbanAt: '2020-01-01T00:00:00Z' }))).toEqual([400, 30_001]);
    expect((await ban({ reason: '永久' })).body).toMatchObject({
      persona: { status: 'Banned', banInfo: { reason: '永久' } },
    });
    const replaced = await ban({ reason: '一年', unbanAt: '2099-01-01T08:00:00+08:00' });
    expect(replaced.body).toMatchObject({ persona: { banInfo: { unbanAt: '2099-01-01T00:00:00.000Z' } } });
    const unban = () => app.call('POST', `${V1}/personas/${persona.personaID}/unban`);
    expect((await unban()).body).toMatchObject({ persona: { status: 'Active' } });
    expect(code(await unban())).toEqual([400, 90_001]);
    const put = await app.call('PUT', `${V1}/personas/${persona.personaID}`, { status: 'Banned', displayName: '新名' });
    expect(put.body).toMatchObject({ persona: { status: 'Banned', displayName: '新名' } });
  });

  it('from leaderboards is one of a set that is written whole', async () => {
    const app = await appWithIdDomain();
    const { persona } = await signIn(app, 'a');
    const set = (body: object) => app.call('POST', `${V1}/users/${persona.userID}/ban-actions`, body);
    const banActions = [{ type: 'BanLeaderboard', options: { clearLeaderboard: true } }];
    const done = await set({ banActions, reason: '刷分', until: '2099-01-01T00:00:00Z' });
    expect(done.body).toMatchObject({
      user: {
        userStatus: 'Active',
        banActions: [{ ...banActions[0], reason: '刷分', until: '2099-01-01T00:00:00.000Z' }],
      },
    });
    expect(code(await set({ banActions: [...banActions, ...banActions] }))).toEqual([400, 30_001]);
    expect((await set({ banActions: [] })).body).toMatchObject({ user: { banActions: [] } });
  });
});

describe('private data', () => {
  it('is masked, found by whole values, and in no history', async () => {
    const app = await appWithIdDomain({ minAge: 8 });
    const { persona } = await signIn(app, 'a');
    const path = `${V1}/users/${persona.userID}`;
    const named = await app.call('PUT', `${path}/real-name`, {
      realName: '陈金丝雀',
      idCardNumber: '31010519900307123X',
    });
    expect(named.body).toMatchObject({
      user: {
        isRealNameVerified: true,
        realName: '陈*',
        idCardNumber: '310*************3X',
        ageGroup: 'AboveEighteen',
        aboveMinAge: true,
      },
    });
    await app.call('PUT', path, { email: 'canary@example.com' });
    const found = await app.call('POST', `${V1}/users/search`, { email: 'Canary@example.com' });
    expect(found.body).toMatchObject({ total: 1, users: [{ email: 'canary@example.com' }] });
    const { token } = await platform.signedIn('looker', app.orgId, 'user');
    const headers = { Cookie: `sst=${token}`, 'X-APP-ID': app.id };
    const seen = await platform.call('POST', `${V1}/users/search`, {}, { headers });
    expect(seen.body).toMatchObject({ users: [{ email: 'c***@example.com' }] });
    const { db } = platform.ports;
    const history = await db.selectFrom('operation_history').select('changes').where('app_id', '=', app.id).execute();
    const row = await db.selectFrom('passport_users').selectAll().where('app_id', '=', app.id).executeTakeFirst();
    for (const canary of ['陈金丝雀', '31010519900307123X', 'canary@example.com']) {
      expect(JSON.stringify([history, row])).not.toContain(canary);
    }
    expect(history.length).toBeGreaterThan(2);
    const cleared = await app.call('PUT', `${path}/real-name`, { realName: '', idCardNumber: '' });
    expect(cleared.body).toMatchObject({ user: { isRealNameVerified: false, ageGroup: '', aboveMinAge: false } });
  });

  it('is checked for real where nothing is mocked', async () => {
    const app = await appWithIdDomain({ mockRealName: false });
    const { persona } = await signIn(app, 'a');
    const set = (realName: string, idCardNumber: string) =>
      app.call('PUT', `${V1}/users/${persona.userID}/real-name`, { realName, idCardNumber });
    expect(code(await set('陈一', '310105199003071239'))).toEqual([400, 30_001]);
    expect(code(await set('陈一', '310105199002301234'))).toEqual([400, 30_001]);
    expect(code(await set('陈一', ''))).toEqual([400, 30_001]);
    expect(code(await set('查无此人', '11010519491231002X'))).toEqual([400, 30_001]);
    expect((await set('陈一', '11010519491231002x')).body).toMatchObject({ user: { isRealNameVerified: true } });
    // why two: whoever vouches for names was asked twice, and is paid for a no too
    const used = platform.ports.db.selectFrom('meter').select('amount').where('app_id', '=', app.id);
    expect((await used.where('metric', '=', 'realName').executeTakeFirst())?.amount).toBe(2);
  });

  it('says who was verified with the same number, also of those from before numbers could be looked for', async () => {
    const own = await testPlatform({ clock: 'test' });
    try {
      const app = await own.app(['passport']);
      await app.call('POST', `${V1}/id-domains`, { name: '灯塔' });
      const users: string[] = [];
      for (const externalUserID of ['a', 'b', 'c', 'd']) {
        const { body } = await app.call('POST', `${V1}/login/external`, { externalUserID });
        users.push((body as Login).persona.userID);
      }
      const name = (id: string | undefined, idCardNumber: string) =>
        app.call('PUT', `${V1}/users/${id}/real-name`, { realName: idCardNumber === '' ? '' : '陈一', idCardNumber });
      await name(users[0], '11010519491231002X');
      await name(users[1], '11010519491231002x');
      await name(users[2], '31010519900307123X');
      const same = async (id: string | undefined) => {
        const found = await app.call('POST', `${V1}/users/search`, { sameIdCardAs: id });
        const { body } = await app.call('GET', `${V1}/users/${id}`);
        const ids = (found.body as { users: { userID: string }[] }).users.map(({ userID }) => userID);
        return [(body as { sameIdCardCount: number }).sameIdCardCount, ...ids.map((one) => users.indexOf(one)).sort()];
      };
      expect(await Promise.all(users.map(same))).toEqual([[2, 0, 1], [2, 0, 1], [1, 2], [0]]);
      await own.ports.db.updateTable('passport_users').set({ id_number_hash: null }).execute();
      expect(await same(users[0])).toEqual([0]);
      await own.testClock?.advance((now) => new Date(now.getTime() + 86_400_000));
      expect(await same(users[0])).toEqual([2, 0, 1]);
      await name(users[1], '');
      await app.call('DELETE', `${V1}/users/${users[2]}`);
      expect(await Promise.all(users.map(same))).toEqual([[1, 0], [0], [0], [0]]);
      const other = await own.app(['passport']);
      await other.call('POST', `${V1}/id-domains`, { name: '别家' });
      const foreign = await other.call('POST', `${V1}/users/search`, { sameIdCardAs: users[0] });
      expect(foreign.body).toMatchObject({ total: 0 });
    } finally {
      await own.stop();
    }
  });
});

describe('players', () => {
  it('see and change their own account, choose a persona where the realm is open, and meet others', async () => {
    const app = await appWithIdDomain();
    const mine = await signIn(app, 'me', { displayName: '我' });
    const theirs = await signIn(app, 'you', { displayName: '你_%' });
    const token = mine.personaAccessToken;
    const changed = await play(token, 'PUT', '/sdk/users/me', { name: '新的我', properties: { a: '1' } });
    expect(changed.body).toMatchObject({ user: { displayName: '新的我', properties: { a: '1' } } });
    expect((await play(token, 'PUT', '/sdk/personas/me', { iconUrl: 'https://x.test/a.png' })).body).toMatchObject({
      persona: { iconUrl: 'https://x.test/a.png', displayName: '我' },
    });
    const found = await play(token, 'GET', `/sdk/personas/search?displayName=${encodeURIComponent('_%')}`);
    expect(found.body).toMatchObject({ total: 1, personas: [{ personaID: theirs.persona.personaID }] });
    expect((await play(token, 'GET', '/sdk/personas/random')).body).toMatchObject({
      total: 1,
      personas: [{ personaID: theirs.persona.personaID }],
    });
    const second = { realmID: mine.persona.realmID, displayName: '又一个' };
    expect(code(await play(token, 'POST', '/sdk/personas', second))).toEqual([409, 60_001]);
    expect(code(await play(token, 'POST', `/sdk/personas/${theirs.persona.personaID}/select`))).toEqual([404, 50_001]);
    await app.call('PUT', `${V1}/realms/${mine.persona.realmID}`, { status: 'Maintenance' });
    expect(code(await play(token, 'POST', `/sdk/personas/${mine.persona.personaID}/select`))).toEqual([400, 90_030]);
    expect((await play(token, 'GET', '/sdk/realms')).body).toMatchObject({
      total: 1,
      realms: [{ status: 'Maintenance' }],
    });
    expect(code(await app.call('DELETE', `${V1}/realms/${mine.persona.realmID}`))).toEqual([400, 90_001]);
  });

  it('choose no persona before the real name is verified and the player old enough', async () => {
    const app = await appWithIdDomain({ realNameRequired: true, minAge: 12 });
    const { personaAccessToken: token, persona } = await signIn(app, 'young');
    const select = () => play(token, 'POST', `/sdk/personas/${persona.personaID}/select`);
    const verify = (born: string) =>
      play(token, 'POST', '/sdk/users/me/real-name', { realName: '陈一', idCardNumber: `310105${born}1234` });
    expect(code(await select())).toEqual([400, 90_060]);
    const year = platform.ports.clock.now().getUTCFullYear();
    await verify(`${year - 10}0101`);
    expect(code(await select())).toEqual([400, 90_060]);
    await verify(`${year - 20}0101`);
    expect((await select()).body).toMatchObject({ persona: { personaID: persona.personaID } });
  });

  it('are counted once a day, on the meter too', async () => {
    const app = await appWithIdDomain();
    const { personaAccessToken: token } = await signIn(app, 'a');
    await signIn(app, 'a');
    await signIn(app, 'b');
    await play(token, 'GET', '/sdk/users/me');
    await daysOf(platform.ports).flush();
    const { db } = platform.ports;
    const days = await db.selectFrom('passport_daily_users').selectAll().where('app_id', '=', app.id).execute();
    expect(days).toHaveLength(2);
    const metered = await db.selectFrom('meter').selectAll().where('app_id', '=', app.id).execute();
    expect(metered).toMatchObject([{ service: 'passport', metric: 'dau', amount: 2 }]);
  });
});
