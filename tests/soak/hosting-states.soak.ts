// What people can do to hosting and what can befall it, at random, on PostgreSQL with real processes: revisions are made
// and released, servers are had, tried and given back, killed, stopped in their tracks, late, broken, over by themselves.
// The database itself writes down each step from one state to another. At the end none was taken that the tables of the
// contract do not have, and each that they have was taken; nothing lives on.
// UOS_SOAK_STEPS sets how many steps each machine is given, UOS_SOAK_SEED the turns that are taken.
import { setTimeout as delay } from 'node:timers/promises';
import { type Transition, transitions } from '@uos/contract/labels';
import fc from 'fast-check';
import { sql } from 'kysely';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import { openFunction } from '../support/hosted-function.ts';
import { openGame, type Script, until } from '../support/hosted-game.ts';
import { startPostgres } from '../support/postgres.ts';
import { befall } from '../support/server-processes.ts';

const STEPS = Number(process.env.UOS_SOAK_STEPS ?? 500);
const SEED = Number(process.env.UOS_SOAK_SEED ?? 20_261_129);
const [MOST_LIVE, PAUSE_MS, START_SECONDS, SHOWN] = [8, 200, 5, 20];

const MACHINES: Readonly<Record<string, { readonly table: string; readonly steps: readonly Transition[] }>> = {
  revision: { table: 'hosting_revisions', steps: transitions.profileRevision.status },
  allocation: { table: 'hosting_allocations', steps: transitions.allocation.status },
  testServer: { table: 'hosting_test_servers', steps: transitions.testServer.status },
  function: { table: 'func_functions', steps: transitions.funcFunction.status },
  funcServer: { table: 'func_servers', steps: transitions.funcServer.status },
};

const postgres = await startPostgres();
const platform = await testPlatform({
  databaseUrl: await postgres.createDatabase(),
  config: { nodeCpuMillis: 1_000_000, nodeMemoryMiB: 1_000_000 },
});
const { db } = platform.ports;
await writeDown();

const drawn = fc.sample(fc.noBias(fc.integer({ min: 0, max: 9999 })), { seed: SEED, numRuns: STEPS * 30 });
let turn = 0;
const chance = (): number => (drawn[turn++ % drawn.length] ?? 0) / 10_000;
const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(chance() * all.length)];

const game = await openGame(platform, { region: { maxServers: 1000 } });
const more = { allocationTTL: { hour: 0, minute: 0, second: START_SECONDS } };
const profiles = new Map<Script, Awaited<ReturnType<typeof game.profile>>>();
for (const script of ['busy', 'silent', 'broken', 'done'] as const) {
  profiles.set(script, await game.profile(script, more));
}
const of = await openFunction(platform);
await of.release('shell');

type Acts = Readonly<Record<string, () => Promise<unknown>>>;
const answers = new Map<string, number>();

/** An answer of any kind counts, but one that the platform owes nobody. */
async function ask(method: string, path: string, body?: unknown, isOfFunction = false): Promise<void> {
  const { status, body: said } = await (isOfFunction ? of : game).ask(method, path, body);
  const { message } = said as { readonly message?: string };
  const answer = `${status}${message === undefined ? '' : ` ${message}`}`;
  answers.set(answer, (answers.get(answer) ?? 0) + 1);
  if (status >= 500 && (said as { code?: number } | undefined)?.code !== 14) {
    throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(said)}`);
  }
}

const live = (table: 'hosting_allocations' | 'hosting_test_servers' | 'func_servers', states: readonly string[]) =>
  sql<{ id: string; server_id: string }>`
    SELECT ${sql.ref(table === 'hosting_allocations' ? 'uuid' : 'id')} AS id,
      ${sql.ref(table === 'hosting_test_servers' ? 'id' : 'server_id')} AS server_id
    FROM ${sql.table(table)} WHERE status = ANY(${states}::text[])`
    .execute(db)
    .then(({ rows }) => rows);

/** To one of the servers in that state, if there is one. */
async function toOneOf(table: Parameters<typeof live>[0], state: string, signal: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
  const one = oneOf(await live(table, [state]));
  if (one !== undefined) {
    await befall(platform, one.server_id, signal);
  }
}

const allocations = `/allocation/games/${game.app.id}/allocations`;
const HAD = ['created', 'allocated', 'unhealthy'];
const TRIED = ['creating', 'running'];
const RUN = ['created', 'running', 'unhealthy', 'failed'];
const servers = `/func/functions/${of.app.id}/servers`;
const scripts = ['busy', 'busy', 'busy', 'silent', 'broken', 'done'] as const;
const anyProfile = () => profiles.get(oneOf(scripts) ?? 'busy');
const drafts: string[] = [];

const acts: Readonly<Record<keyof typeof MACHINES, Acts>> = {
  revision: {
    async make() {
      const profile = profiles.get('busy');
      const sent = { profileId: profile?.profileId, imageId: profile?.imageId, ...more };
      const made = await game.call<{ profileRevision: { id: string } }>('POST', '/game/profile-revisions', sent);
      drafts.push(made.profileRevision.id);
    },
    release: () =>
      ask('PUT', `/game/profile-revisions/${oneOf(drafts) ?? profiles.get('busy')?.revisionId}/release`, {}),
  },
  allocation: {
    async have() {
      if ((await live('hosting_allocations', HAD)).length < MOST_LIVE) {
        await ask('POST', allocations, { profileId: anyProfile()?.profileId, regionId: 'local', envs: {} });
      }
    },
    async giveBack() {
      await ask('DELETE', `${allocations}/${oneOf(await live('hosting_allocations', HAD))?.id ?? 'nobody'}`);
    },
    kill: () => toOneOf('hosting_allocations', 'allocated', 'SIGKILL'),
    freeze: () => toOneOf('hosting_allocations', 'allocated', 'SIGSTOP'),
  },
  testServer: {
    async tryOut() {
      if ((await live('hosting_test_servers', TRIED)).length < MOST_LIVE) {
        const revision = chance() < 0.5 ? oneOf(drafts) : anyProfile()?.revisionId;
        const path = `/game/profile-revisions/${revision ?? anyProfile()?.revisionId}/test-server`;
        await ask('POST', path, { regionId: 'local', envs: {} });
      }
    },
    async stop() {
      const id = oneOf(await live('hosting_test_servers', TRIED))?.id ?? game.app.id;
      await ask('DELETE', `/game/profile-revisions/test-server/${id}`);
    },
    kill: () => toOneOf('hosting_test_servers', 'running', 'SIGKILL'),
  },
  function: {
    async disable() {
      if (chance() < DISABLES) {
        await ask('POST', `/func/functions/${of.app.id}/disable`, {}, true);
      }
    },
    enable: () => ask('POST', `/func/functions/${of.app.id}/enable`, {}, true),
  },
  funcServer: {
    async begin() {
      if ((await live('func_servers', RUN)).length < MOST_LIVE) {
        await ask('POST', servers, { name: 'lobby', configLevel: '100m' }, true);
      }
    },
    async end() {
      await ask('DELETE', `${servers}/${oneOf(await live('func_servers', RUN))?.id ?? of.app.id}`, undefined, true);
    },
    async again() {
      const id = oneOf(await live('func_servers', RUN))?.id ?? of.app.id;
      await ask('PUT', `${servers}/${id}`, { configLevel: '100m' }, true);
    },
    release: () => of.release(chance() < BROKEN ? 'broken' : 'shell'),
    kill: () => toOneOf('func_servers', 'running', 'SIGKILL'),
    freeze: () => toOneOf('func_servers', 'running', 'SIGSTOP'),
  },
};
/** Of all turns: the first of them, which begins something. */
const BEGINS = 0.5;
/** Of turns that might: it ends all servers, also those that are about to be found silent. */
const DISABLES = 0.02;
const BROKEN = 0.3;

const problems: string[] = [];
const begun = performance.now();
await Promise.all(
  Object.entries(acts).map(async ([machine, all]) => {
    const [first, ...others] = Object.entries(all);
    for (let step = 0; step < STEPS; step += 1) {
      const [name, act] = (chance() < BEGINS ? first : oneOf(others)) ?? [];
      try {
        await act?.();
      } catch (error) {
        problems.push(`${machine}, ${name}, step ${step}: ${String(error)}`);
      }
      await delay(chance() * PAUSE_MS * 2);
    }
  }),
);
console.log(`${STEPS} steps of each of ${Object.keys(acts).length} machines in ${seconds(begun)} s`);
await rest();
await silent();
await rest();

const taken = await sql<{ machine: string; was: string; is: string; count: number }>`
  SELECT machine, was, "is", count(*) AS count FROM state_steps GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`.execute(db);
for (const { machine, was, is, count } of taken.rows) {
  const { steps = [] } = MACHINES[machine] ?? {};
  console.log(`  ${machine}: ${was} -> ${is} ${count}`);
  // why the second: some tables say nothing of how it begins
  const isSaid = was !== 'new' || steps.some(({ from }) => from === 'new');
  if (isSaid && !steps.some((step) => step.to === is && isFrom(step, was))) {
    problems.push(`${machine}: ${was} -> ${is}, which its table does not have`);
  }
}
for (const [machine, { steps }] of Object.entries(MACHINES)) {
  for (const { from, to } of steps) {
    for (const was of typeof from === 'string' ? [from] : from) {
      if (!taken.rows.some((row) => row.machine === machine && row.was === was && row.is === to)) {
        problems.push(`${machine}: ${was} -> ${to} was never taken`);
      }
    }
  }
}
for (const [answer, count] of answers) {
  console.log(`  ${count} x ${answer}`);
}
console.log(`${problems.length} problems with seed ${SEED}`);
for (const problem of problems.slice(0, SHOWN)) {
  console.log(`  ${problem}`);
}
await platform.stop();
await postgres.stop();
process.exitCode = problems.length === 0 ? 0 : 1;

/** From here on each step is a row of its own. */
async function writeDown(): Promise<void> {
  await sql`CREATE TABLE state_steps (machine text NOT NULL, was text NOT NULL, "is" text NOT NULL)`.execute(db);
  await sql`CREATE FUNCTION write_step() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO state_steps VALUES (TG_ARGV[0], 'new', NEW.status);
    ELSIF OLD.status <> NEW.status THEN
      INSERT INTO state_steps VALUES (TG_ARGV[0], OLD.status, NEW.status);
    END IF;
    RETURN NEW;
  END $$`.execute(db);
  for (const [machine, { table }] of Object.entries(MACHINES)) {
    await sql`CREATE TRIGGER writes_steps AFTER INSERT OR UPDATE ON ${sql.table(table)}
      FOR EACH ROW EXECUTE FUNCTION write_step(${sql.lit(machine)})`.execute(db);
  }
}

/** What becomes of servers that fall silent: at random they are mostly ended by others before that is found out. */
async function silent(): Promise<void> {
  await ask('POST', `/func/functions/${of.app.id}/enable`, {}, true);
  await of.release('shell');
  const sent = { profileId: profiles.get('busy')?.profileId, regionId: 'local', envs: {} };
  const { allocation } = await game.call<{ allocation: { uuid: string } }>('POST', allocations, sent);
  const [again, ended] = [await of.begin({ configLevel: '100m' }), await of.begin({ configLevel: '100m' })];
  for (const [table, state, id] of [
    ['hosting_allocations', 'allocated', allocation.uuid],
    ['func_servers', 'running', again.id],
    ['func_servers', 'running', ended.id],
  ] as const) {
    const [one] = await until(
      async () => (await live(table, [state])).filter((row) => row.id === id),
      (rows) => rows.length > 0,
    );
    await befall(platform, one?.server_id ?? '', 'SIGSTOP');
  }
  await of.settled(again.id, 'unhealthy');
  await ask('PUT', `${servers}/${again.id}`, { configLevel: '100m' }, true);
  await of.settled(ended.id, 'unhealthy');
  await ask('DELETE', `${servers}/${ended.id}`, undefined, true);
  await until(
    () => live('hosting_allocations', ['unhealthy']),
    (rows) => rows.length > 0,
  );
}

/** Gives everything back and waits until nothing lives. */
async function rest(): Promise<void> {
  const began = performance.now();
  const left = async () => [
    ...(await live('hosting_allocations', HAD)).map(
      ({ id }) =>
        () =>
          ask('DELETE', `${allocations}/${id}`),
    ),
    ...(await live('hosting_test_servers', TRIED)).map(
      ({ id }) =>
        () =>
          ask('DELETE', `/game/profile-revisions/test-server/${id}`),
    ),
    ...(await live('func_servers', RUN)).map(
      ({ id }) =>
        () =>
          ask('DELETE', `${servers}/${id}`, undefined, true),
    ),
  ];
  for (const end of await left()) {
    await end();
  }
  const lives = async () =>
    (await live('func_servers', ['deleting'])).length +
    (await left()).length +
    (await db.selectFrom('game_servers').select('id').where('ended_at', 'is', null).execute()).length;
  try {
    await until(lives, (count) => count === 0);
  } catch (error) {
    problems.push(`after ${seconds(began)} s: ${String(error)}`);
  }
}

function isFrom({ from }: Transition, was: string): boolean {
  return from === 'any' || from === was || (typeof from !== 'string' && from.includes(was));
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
