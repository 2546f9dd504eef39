// Leaderboards of any size, filled at once, and what a statement on them takes.
import { sql } from 'kysely';
import type { Db } from '../../packages/platform/src/db/connect.ts';
import { foldVersion } from '../../packages/platform/src/services/passport/leaderboards/store/fold.ts';
import type { Version } from '../../packages/platform/src/services/passport/leaderboards/store/order.ts';

/** Members `m0`, `m1`, … of a version, with keys that are spread, folded and analysed. */
export async function fillVersion(db: Db, version: Version, size: number): Promise<void> {
  await sql`INSERT INTO passport_leaderboard_scores (app_id, version_id, member_id, part, realm_id, bucket_id, k, turn,
      score, display_name, properties, update_count, reward_state, updated_at)
    SELECT ${version.appId}::uuid, ${version.versionId}::uuid, 'm' || n, '', '', '', (n * 7919::bigint) % 1000003,
      nextval('passport_leaderboard_turns'), 0, '', '{}', 1, 'false', now() FROM generate_series(0, ${size - 1}::int) n`.execute(
    db,
  );
  await sql`INSERT INTO passport_leaderboard_deltas (app_id, version_id, part, k, turn, d)
    SELECT app_id, version_id, part, k, turn, 1 FROM passport_leaderboard_scores
    WHERE version_id = ${version.versionId}`.execute(db);
  await foldVersion(db, version);
  // why: what is folded at once leaves as many dead rows as the board has members, which the database removes by itself later
  for (const table of ['scores', 'blocks', 'deltas']) {
    await sql`VACUUM ANALYZE ${sql.table(`passport_leaderboard_${table}`)}`.execute(db);
  }
}

/** How many are better than a member, counted one by one. */
export async function byCounting(db: Db, { appId, versionId }: Version, member: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM passport_leaderboard_scores o, passport_leaderboard_scores s
    WHERE s.app_id = ${appId} AND s.version_id = ${versionId} AND s.member_id = ${member} AND o.app_id = s.app_id
      AND o.version_id = s.version_id AND o.part = s.part AND NOT o.hidden AND (o.k, o.turn) < (s.k, s.turn)`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** What a submit would be with no order to keep. */
export async function plainUpsert(db: Db, { appId, versionId }: Version, member: string, k: number): Promise<void> {
  await sql`INSERT INTO passport_leaderboard_scores AS s (app_id, version_id, member_id, part, realm_id, bucket_id, k,
      turn, score, display_name, properties, update_count, reward_state, updated_at)
    VALUES (${appId}, ${versionId}, ${member}, '', '', '', ${k}, nextval('passport_leaderboard_turns'), 0, '', '{}', 1,
      'false', now())
    ON CONFLICT (app_id, version_id, member_id) DO UPDATE SET k = excluded.k, turn = excluded.turn,
      update_count = s.update_count + 1`.execute(db);
}

export interface Times {
  readonly p50: number;
  readonly p99: number;
}

export const timesOf = (taken: readonly number[]): Times => {
  const sorted = [...taken].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
};

export async function measured(times: number, work: () => Promise<unknown>): Promise<Times> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return timesOf(taken);
}

/** How often a second so many callers are done with some work, in so many milliseconds. */
export async function rateOf(callers: number, ms: number, work: (caller: number) => Promise<unknown>): Promise<number> {
  const ends = performance.now() + ms;
  let done = 0;
  const call = async (caller: number) => {
    while (performance.now() < ends) {
      await work(caller);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return (done * 1000) / ms;
}
