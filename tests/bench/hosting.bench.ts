// How servers that wait are handed out, on PostgreSQL: the claim of the engine beside a select and an update of what was
// selected, by 24 callers; and allocations by the API, one after another and 50 at once, of one game and of four.
// The servers are rows of a node that is not there, so that nothing but the handing out is measured.
import { randomUUID } from 'node:crypto';
import type { Db } from '../../packages/platform/src/db/connect.ts';
import { testPlatform } from '../../packages/platform/src/testing/platform.ts';
import type { HostedGame } from '../support/hosted-game.ts';
import { startPostgres } from '../support/postgres.ts';
import { putReady, warmGame } from '../support/warm-pool.ts';

const CLAIM_GOAL = 2.5;
const MEDIAN_GOAL_MS = 50;
const [CALLERS, CLAIMS, ROUNDS] = [24, 1200, 3];
const [AT_ONCE, ALLOCATIONS, GAMES] = [50, 240, 4];

const postgres = await startPostgres();
const platform = await testPlatform({ databaseUrl: await postgres.createDatabase({ migrated: true }) });
const { db, servers } = platform.ports;

const ratios: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const naive = await claims((pool) => selectThenUpdate(db, pool));
  const ours = await claims(async (pool) => (await servers.claim(db, { kind: 'bench', pool }))?.id);
  ratios.push(ours / naive);
  console.info(`     claims by ${CALLERS}: ${ours.toFixed(0)}/s, select then update ${naive.toFixed(0)}/s`);
}
say(
  `claims beside select then update ${middle(ratios).toFixed(2)}x, goal ${CLAIM_GOAL}x`,
  middle(ratios) >= CLAIM_GOAL,
);

const games: { game: HostedGame; profileId: string }[] = [];
for (let made = 0; made < GAMES; made += 1) {
  games.push(await warmGame(platform, ALLOCATIONS * 2));
}
const [first] = games;
if (first !== undefined) {
  const alone = await allocations([first], 1, ALLOCATIONS / 4);
  say(`an allocation on a warm pool ${shown(alone)}, goal ${MEDIAN_GOAL_MS} ms`, middle(alone.taken) <= MEDIAN_GOAL_MS);
  console.info(`     ${AT_ONCE} at once, of one game: ${shown(await allocations([first], AT_ONCE, ALLOCATIONS))}`);
  console.info(`     ${AT_ONCE} at once, of ${GAMES} games: ${shown(await allocations(games, AT_ONCE, ALLOCATIONS))}`);
}
await platform.stop();
await postgres.stop();

/** Claims a second, until the pool is empty; each server once. */
async function claims(claim: (pool: string) => Promise<string | undefined>): Promise<number> {
  const pool = randomUUID();
  await putReady(db, { kind: 'bench', appId: randomUUID(), pool, labels: {} }, CLAIMS);
  const got: string[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let id = await claim(pool); id !== undefined; id = await claim(pool)) {
        got.push(id);
      }
    }),
  );
  const perSecond = CLAIMS / ((performance.now() - begun) / 1000);
  if (got.length !== CLAIMS || new Set(got).size !== CLAIMS) {
    throw new Error(`${got.length} claims got ${new Set(got).size} of ${CLAIMS} servers`);
  }
  return perSecond;
}

async function selectThenUpdate(of: Db, pool: string): Promise<string | undefined> {
  for (;;) {
    const row = await of
      .selectFrom('game_servers')
      .selectAll()
      .where('kind', '=', 'bench')
      .where('pool', '=', pool)
      .where('ended_at', 'is', null)
      .where('state', '=', 'Ready')
      .where('stop_reason', 'is', null)
      .orderBy('ready_at')
      .limit(1)
      .executeTakeFirst();
    if (row === undefined) {
      return undefined;
    }
    const { numUpdatedRows } = await of
      .updateTable('game_servers')
      .set({ state: 'Allocated' })
      .where('id', '=', row.id)
      .where('state', '=', 'Ready')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      return row.id;
    }
  }
}

interface Run {
  readonly perSecond: number;
  readonly taken: readonly number[];
}

async function allocations(
  of: readonly { game: HostedGame; profileId: string }[],
  atOnce: number,
  count: number,
): Promise<Run> {
  const taken: number[] = [];
  let left = count;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      const { game, profileId } = of[at % of.length] ?? of[0] ?? nobody();
      for (; left > 0; ) {
        left -= 1;
        const asked = performance.now();
        const { status, body } = await game.ask('POST', `/allocation/games/${game.app.id}/allocations`, {
          ...{ uuid: randomUUID(), profileId, regionId: 'local', envs: {} },
        });
        taken.push(performance.now() - asked);
        if (status !== 200 || (body as { allocation: { status: string } }).allocation.status !== 'allocated') {
          throw new Error(`an allocation was answered ${status}: ${JSON.stringify(body)}`);
        }
      }
    }),
  );
  return { perSecond: count / ((performance.now() - begun) / 1000), taken };
}

function nobody(): never {
  throw new Error('no game has servers');
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function shown({ perSecond, taken }: Run): string {
  const sorted = taken.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  return `${perSecond.toFixed(0)}/s, p50 ${middle(taken).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
}

function say(what: string, isGood: boolean): void {
  console.info(`${isGood ? 'ok  ' : 'MISS'} ${what}`);
  process.exitCode = isGood ? process.exitCode : 1;
}
