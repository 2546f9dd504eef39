// Players on two replicas over real PostgreSQL, on a clock that stands still: first logins at once, what ends tokens, and
// a refresh token that is sent many times.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPlatform, testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { type Fleet, openFleet } from '../support/fleet.ts';
import { type PlayerCalls, type PlayerLogin, playerCalls } from '../support/player-calls.ts';

let fleet: Fleet;
let platforms: TestPlatform[];
let app: TestApp;
let call: PlayerCalls['call'];
let login: PlayerCalls['login'];
let me: PlayerCalls['me'];
let takenForMs: PlayerCalls['takenForMs'];
beforeAll(async () => {
  fleet = await openFleet();
  const options = { ...fleet.options, clock: 'test' } as const;
  const first = await testPlatform(options);
  platforms = [first, await testPlatform(options)];
  app = await first.app(['passport']);
  const ports = platforms.map(({ port }) => port);
  ({ call, login, me, takenForMs } = playerCalls({ ...app, origin: fleet.balancer.origin, ports }));
  await call(0, 'POST', '/id-domains', { name: '灯塔' });
});
afterAll(async () => {
  await Promise.all((platforms ?? []).map((platform) => platform.stop()));
  await fleet?.stop();
});

describe('a hundred first logins of one player', () => {
  it('make one user and one persona, and one of them is new', async () => {
    for (let round = 0; round < 2; round += 1) {
      const logins = await Promise.all(Array.from({ length: 100 }, (_, n) => login(n % 2, `crowd-${round}`)));
      expect(new Set(logins.map(({ persona }) => persona.userID)).size).toBe(1);
      expect(new Set(logins.map(({ persona }) => persona.personaID)).size).toBe(1);
      expect(logins.filter(({ isNew }) => isNew)).toHaveLength(1);
    }
  });
});

describe('a limit that the app has set', () => {
  it('is heard of by both, and counted by both together', async () => {
    const tryLogin = async (replica: number, id: string) =>
      (await call(replica, 'POST', '/login/external', { externalUserID: id })).status;
    const used = async () => {
      const { body } = await call(1, 'GET', '/rate-limit/usage');
      return (body as { usages: readonly { used: number }[] }).usages[0]?.used ?? 0;
    };
    expect(await tryLogin(1, 'limited')).toBe(200);
    await call(0, 'POST', '/config', { rateLimits: { login: { enabled: true, limit: 20, windowSeconds: 86_400 } } });
    await expect.poll(async () => ((await tryLogin(1, 'limited')) === 200 ? used() : 0)).toBe(1);
    const statuses = await Promise.all(Array.from({ length: 60 }, (_, n) => tryLogin(n % 2, `limited-${n}`)));
    expect([statuses.filter((status) => status === 200).length, await used()]).toEqual([19, 20]);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    await call(0, 'POST', '/config', {});
    await expect.poll(() => tryLogin(1, 'limited')).toBe(200);
  });
});

describe('a ban', () => {
  it('ends the tokens on the other replica within a second, also one it has just seen', async () => {
    const { personaAccessToken: token, persona } = await login(0, 'cheater');
    expect((await me(1, token)).status).toBe(200);
    await call(0, 'POST', `/users/${persona.userID}/ban`, { reason: 'x' });
    expect(await takenForMs(1, token)).toBeLessThan(1000);
  });

  it('ends them within two seconds where nobody told of it', async () => {
    const { personaAccessToken: token, persona } = await login(0, 'quiet');
    expect((await me(1, token)).status).toBe(200);
    const [first] = platforms;
    await first?.ports.db
      .insertInto('passport_revocations')
      .values({
        ...{ app_id: app.id, subject_id: persona.userID, generation: 2 },
        raised_at: first.ports.clock.now().toISOString(),
      })
      .execute();
    expect(await takenForMs(1, token)).toBeLessThan(2000);
  });

  it('is not missed where the transaction that tells of it began before others that ended first', async () => {
    const [late, early] = [await login(0, 'late'), await login(0, 'early')];
    const [first] = platforms;
    const row = ({ persona }: PlayerLogin) => ({
      ...{ app_id: app.id, subject_id: persona.userID, generation: 2 },
      raised_at: first?.ports.clock.now().toISOString() ?? '',
    });
    await first?.ports.db.transaction().execute(async (db) => {
      await db.insertInto('passport_revocations').values(row(late)).execute();
      await first.ports.db.insertInto('passport_revocations').values(row(early)).execute();
      expect(await takenForMs(1, early.personaAccessToken)).toBeLessThan(2000);
      expect((await me(1, late.personaAccessToken)).status).toBe(200);
    });
    expect(await takenForMs(1, late.personaAccessToken)).toBeLessThan(2000);
  });
});

describe('a refresh token', () => {
  it('that is sent twenty times at once is changed for one pair', async () => {
    const { personaAccessToken: accessToken, personaRefreshToken: refreshToken, persona } = await login(0, 'tabs');
    const pair = { accessToken, refreshToken };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => call(n % 2, 'POST', '/login/refresh-token', pair)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { rows } = await sql<{ tokens: number }>`
      SELECT count(*)::int AS tokens FROM passport_refresh_tokens t
      JOIN passport_token_families f ON f.app_id = t.app_id AND f.id = t.family_id
      WHERE f.user_id = ${persona.userID}`.execute(platforms[0]?.ports.db ?? never());
    expect(rows).toEqual([{ tokens: 2 }]);
    await platforms[0]?.testClock?.advance((now) => new Date(now.getTime() + 31_000));
    await platforms[1]?.testClock?.refresh();
    expect((await call(1, 'POST', '/login/refresh-token', pair)).body).toMatchObject({ passportErrorCode: 160_113 });
    const [{ accessToken: next }] = answers.map(({ body }) => body) as [{ accessToken: string }];
    expect(await takenForMs(1, next)).toBeLessThan(1000);
    expect(await takenForMs(0, next)).toBeLessThan(1000);
  });
});

function never(): never {
  throw new Error('the platforms were started');
}
