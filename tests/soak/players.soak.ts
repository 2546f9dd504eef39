// Players on four processes over one PostgreSQL, on a clock that stands still: rounds of a hundred first logins of one
// player, how long a token is taken after a ban on each process, told of it or not, a process that is killed and one that
// comes anew, refresh tokens that are sent twenty times at once, and lists of a hundred thousand players.
// UOS_SOAK_ROUNDS says how many rounds.
import { sql } from 'kysely';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFleet } from '../support/fleet.ts';
import { type PlayerCalls, playerCalls } from '../support/player-calls.ts';

const ROUNDS = Number(process.env.UOS_SOAK_ROUNDS ?? 20);
const PROCESSES = 4;
const CROWD = 100;
const TABS = 20;
const MANY = 100_000;
const GOALS = { banMs: 1000, lostMs: 2000, listMs: 1000 };

const all = Array.from({ length: PROCESSES }, (_, replica) => replica);
const fleet = await openFleet();
const helper = await testPlatform({ ...fleet.options, clock: 'test' });
const { db, clock } = helper.ports;
let failed = 0;

const replicas = await fleet.start(PROCESSES, { args: ['--clock', 'test'] });
const app = await helper.app(['passport']);
const calls = at(replicas.map(({ port }) => port));
await calls.call(0, 'POST', '/id-domains', { name: '灯塔' });
try {
  await firstLogins();
  await bans();
  await killed();
  await refreshes();
  await lists();
} finally {
  await helper.stop();
  await fleet.stop();
}
process.exitCode = failed === 0 ? 0 : 1;

function at(ports: readonly number[]): PlayerCalls {
  return playerCalls({ ...app, origin: fleet.balancer.origin, ports });
}

async function firstLogins(): Promise<void> {
  let logins = 0;
  const begun = performance.now();
  for (let round = 0; round < ROUNDS; round += 1) {
    const crowd = await Promise.all(
      Array.from({ length: CROWD }, (_, n) => calls.login(n % PROCESSES, `crowd-${round}`)),
    );
    logins += crowd.length;
    const [users, personas] = [new Set(crowd.map(({ persona }) => persona.userID)), new Set<string>()];
    for (const { persona } of crowd) {
      personas.add(persona.personaID);
    }
    const isNew = crowd.filter((one) => one.isNew).length;
    if (users.size !== 1 || personas.size !== 1 || isNew !== 1) {
      throw new Error(`round ${round}: ${users.size} users, ${personas.size} personas, ${isNew} new`);
    }
  }
  const perSecond = Math.round((logins * 1000) / (performance.now() - begun));
  say(true, `${ROUNDS} rounds of ${CROWD} first logins: one user, one persona and one new each, ${perSecond} a second`);
}

/** How long the slowest process takes a token after something ended it. */
async function slowest(ended: (userId: string) => Promise<unknown>, name: string): Promise<number> {
  let longest = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { personaAccessToken: token, persona } = await calls.login(round % PROCESSES, `${name}-${round}`);
    await Promise.all(all.map((replica) => calls.me(replica, token)));
    await ended(persona.userID);
    longest = Math.max(longest, ...(await Promise.all(all.map((replica) => calls.takenForMs(replica, token)))));
  }
  return Math.round(longest);
}

function ban(userId: string): Promise<unknown> {
  return calls.call(0, 'POST', `/users/${userId}/ban`, { reason: 'x' });
}

/** As a ban of which no process was told. */
async function quietly(userId: string): Promise<void> {
  const row = { app_id: app.id, subject_id: userId, generation: 2, raised_at: clock.now().toISOString() };
  await db.insertInto('passport_revocations').values(row).execute();
}

async function bans(): Promise<void> {
  const told = await slowest(ban, 'cheater');
  say(told <= GOALS.banMs, `${ROUNDS} bans: a token is taken for ${told} ms at most, goal ${GOALS.banMs} ms`);
  const lost = await slowest(quietly, 'quiet');
  say(lost <= GOALS.lostMs, `where the message is lost: ${lost} ms at most, goal ${GOALS.lostMs} ms`);
}

async function killed(): Promise<void> {
  const [victim] = replicas;
  const before = await calls.login(0, 'before');
  await victim?.kill();
  const others = all.slice(1);
  await calls.call(1, 'POST', `/users/${before.persona.userID}/ban`, {});
  const waits = await Promise.all(others.map((replica) => calls.takenForMs(replica, before.personaAccessToken)));
  const longest = Math.round(Math.max(...waits));
  const [fresh] = await fleet.start(1, { args: ['--clock', 'test'] });
  const anew = at([fresh?.port ?? 0]);
  const status = (await anew.me(0, before.personaAccessToken)).status;
  say(longest <= GOALS.banMs, `with one process killed: ${longest} ms at most, goal ${GOALS.banMs} ms`);
  say(status === 401, `a process that comes anew answers ${status} to the first call of that token`);
}

async function refreshes(): Promise<void> {
  const others = all.slice(1);
  const pairs: { accessToken: string; refreshToken: string }[] = [];
  const renew = (replica: number, pair: object) => calls.call(replica, 'POST', '/login/refresh-token', pair);
  for (let round = 0; round < ROUNDS; round += 1) {
    const login = await calls.login(1, `tabs-${round}`);
    const pair = { accessToken: login.personaAccessToken, refreshToken: login.personaRefreshToken };
    const answers = await Promise.all(
      Array.from({ length: TABS }, (_, n) => renew(others[n % others.length] ?? 1, pair)),
    );
    const different = new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
    if (different.size !== 1 || answers[0]?.status !== 200) {
      throw new Error(`round ${round}: ${different.size} answers, the first ${answers[0]?.status}`);
    }
    pairs.push(pair);
  }
  await helper.testClock?.advance((now) => new Date(now.getTime() + 31_000));
  const late = await Promise.all(pairs.map((pair, n) => renew(others[n % others.length] ?? 1, pair)));
  const refused = late.filter(({ body }) => (body as { passportErrorCode?: number }).passportErrorCode === 160_113);
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM passport_token_families f
    JOIN passport_users u ON u.app_id = f.app_id AND u.id::text = f.user_id
    WHERE f.app_id = ${app.id} AND u.external_id LIKE 'tabs-%' AND f.revoked_at IS NOT NULL`.execute(db);
  const dead = rows[0]?.n ?? 0;
  say(
    refused.length === ROUNDS && dead === ROUNDS,
    `${ROUNDS} refresh tokens sent ${TABS} times at once: one pair each; half a minute later ${dead} families are dead`,
  );
}

/** Every list of players with a hundred thousand rows: the first page, the last, and by what it is searched. */
async function lists(): Promise<void> {
  const realm = (await calls.call(1, 'POST', '/realms/search', {})).body as { realms: { realmID: string }[] };
  const realmId = realm.realms[0]?.realmID ?? '';
  await fill(realmId);
  const last = { start: MANY - 20, count: 20 };
  const searches: readonly [string, object][] = [
    ['/users/search', {}],
    ['/users/search', last],
    ['/users/search', { displayName: '雀 9999' }],
    ['/users/search', { displayName: '没有这个名字' }],
    ['/users/search', { externalUserID: 'many-77777' }],
    ['/users/search', { phoneNumber: '13800138000' }],
    ['/users/search', { ageGroup: 'UnderEight' }],
    ['/users/search', { status: 'Banned' }],
    ['/personas/search', {}],
    ['/personas/search', last],
    ['/personas/search', { realmID: realmId }],
    ['/personas/search', { displayName: '雀 9999' }],
    ['/reports/search', {}],
    ['/reports/search', last],
    ['/reports/search', { status: 'Reviewing' }],
    ['/entitlements/search', {}],
    ['/entitlements/search', { status: 'Active' }],
  ];
  for (const [path, question] of searches) {
    const times: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const begun = performance.now();
      const { status, body } = await calls.call(1, 'POST', path, question);
      times.push(performance.now() - begun);
      if (status !== 200) {
        throw new Error(`${path} ${JSON.stringify(question)}: ${status} ${JSON.stringify(body)}`);
      }
    }
    const [first = 0] = times;
    const worst = Math.round(Math.max(...times));
    const what = `${path} ${JSON.stringify(question)}`;
    say(worst <= GOALS.listMs, `${what} of ${MANY} rows: first ${Math.round(first)} ms, worst ${worst} ms`);
  }
}

async function fill(realmId: string): Promise<void> {
  const now = clock.now().toISOString();
  await sql`INSERT INTO passport_users
      (app_id, id, external_id, status, display_name, properties, created_at, modified_at)
    SELECT ${app.id}, gen_random_uuid(), 'many-' || n, 'Active', '雀 ' || n, '{}',
      ${now}::timestamptz - n * interval '1 second', ${now}
    FROM generate_series(1, ${MANY}::int) n`.execute(db);
  const many = sql`FROM passport_users WHERE app_id = ${app.id} AND external_id LIKE 'many-%'`;
  await sql`INSERT INTO passport_personas
      (app_id, id, user_id, realm_id, external_id, icon_url, status, display_name, properties, created_at, modified_at)
    SELECT app_id, gen_random_uuid(), id, ${realmId}, '', '', 'Active', display_name, '{}', created_at, modified_at
    ${many}`.execute(db);
  await sql`INSERT INTO passport_entitlements (app_id, id, type, display_name, user_id, persona_id, start_time, end_time,
      suspended, suspend_reason, properties, created_at, modified_at)
    SELECT app_id, gen_random_uuid(), 'vip', display_name, id, NULL::uuid, created_at, NULL::timestamptz, false, '', '{}',
      created_at, modified_at
    ${many}`.execute(db);
  await sql`INSERT INTO passport_reports (app_id, id, reporter_id, target_id, target_user_id, category, content, evidence,
      status, result, reviewer, reviewed_at, created_at, modified_at)
    SELECT app_id, gen_random_uuid(), id, id, user_id, 'cheat', '', '[]', 'Reviewing', '', '', NULL::timestamptz,
      created_at, modified_at
    FROM passport_personas WHERE app_id = ${app.id} AND display_name LIKE '雀 %'`.execute(db);
}

function say(good: boolean, what: string): void {
  console.log(`${good ? '✓' : '✗'} ${what}`);
  failed += good ? 0 : 1;
}
