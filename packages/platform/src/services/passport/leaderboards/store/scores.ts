// SQL that writes scores. Each statement that moves, shows or hides one leaves the deltas of it beside the blocks.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect';
import { prepared } from '#db/prepared';
import type { LeaderboardTables } from '../tables.ts';
import { holdFolds } from './fold.ts';
import type { ScoreRow, Version } from './order.ts';

export interface GivenScore {
  readonly memberId: string;
  readonly part: string;
  readonly realmId: string;
  readonly bucketId: string;
  readonly k: number;
  readonly score: number;
  readonly displayName: string;
  readonly properties: Readonly<Record<string, string>>;
}

type UpdateType = LeaderboardTables['passport_leaderboards']['update_type'];

const ON_CONFLICT: Readonly<Record<UpdateType, { readonly add: 0 | 1; readonly where: string }>> = {
  KeepBest: { add: 0, where: 'WHERE excluded.k < s.k' },
  KeepLatest: { add: 0, where: '' },
  Aggregate: { add: 1, where: '' },
};

/** $1 the app, $2 the version, $3 the scores as JSON, $4 the time. */
const writing = ({ add, where }: (typeof ON_CONFLICT)[UpdateType]): string => `
  WITH turn AS MATERIALIZED (SELECT nextval('passport_leaderboard_turns') AS turn),
  given AS (
    SELECT * FROM jsonb_to_recordset($3::jsonb) AS g (member_id text, part text, realm_id text, bucket_id text, k float8,
      score float8, display_name text, properties jsonb)
  ), written AS (
    INSERT INTO passport_leaderboard_scores AS s (app_id, version_id, member_id, part, realm_id, bucket_id, k, turn,
      score, display_name, properties, update_count, reward_state, updated_at)
    SELECT $1::uuid, $2::uuid, g.member_id, g.part, g.realm_id, g.bucket_id, g.k, turn.turn, g.score, g.display_name,
      g.properties, 1, 'false', $4::timestamptz
    FROM given g CROSS JOIN turn ORDER BY g.member_id COLLATE "C"
    ON CONFLICT (app_id, version_id, member_id) DO UPDATE SET
      prev_k = s.k, prev_turn = s.turn, k = s.k * ${add} + excluded.k, turn = excluded.turn,
      score = s.score * ${add} + excluded.score, display_name = excluded.display_name,
      properties = excluded.properties, update_count = s.update_count + 1, updated_at = excluded.updated_at
    ${where}
    RETURNING s.part, s.k, s.turn, s.prev_k, s.prev_turn, s.hidden
  )
  INSERT INTO passport_leaderboard_deltas (app_id, version_id, part, k, turn, d)
  SELECT $1::uuid, $2::uuid, part, k, turn, 1 FROM written WHERE NOT hidden
  UNION ALL
  SELECT $1::uuid, $2::uuid, part, prev_k, prev_turn, -1 FROM written WHERE NOT hidden AND prev_k IS NOT NULL`;

/** Writes scores of different members in one turn; one that is not better stays as it was where the best is kept. */
export async function writeScores(
  db: Db,
  { appId, versionId }: Version,
  given: readonly GivenScore[],
  { updateType, now }: { readonly updateType: UpdateType; readonly now: string },
): Promise<void> {
  const rows = given.map((one) => ({
    member_id: one.memberId,
    part: one.part,
    realm_id: one.realmId,
    bucket_id: one.bucketId,
    k: one.k,
    score: one.score,
    display_name: one.displayName,
    properties: one.properties,
  }));
  const values = [appId, versionId, JSON.stringify(rows), now];
  await db.executeQuery(prepared(`passport_scores_${updateType}`, writing(ON_CONFLICT[updateType]), values));
}

/** Corrects a score of an archived version, in the turn in which it was reached. */
export async function correctScore(
  db: Db,
  { appId, versionId }: Version,
  memberId: string,
  { k, score }: { readonly k: number; readonly score: number },
): Promise<void> {
  await sql`WITH written AS (
      UPDATE passport_leaderboard_scores s SET prev_k = s.k, prev_turn = s.turn, k = ${k}, score = ${score}
      WHERE s.app_id = ${appId} AND s.version_id = ${versionId} AND s.member_id = ${memberId}
      RETURNING s.part, s.k, s.turn, s.prev_k, s.hidden
    )
    INSERT INTO passport_leaderboard_deltas (app_id, version_id, part, k, turn, d)
    SELECT ${appId}::uuid, ${versionId}::uuid, part, k, turn, 1 FROM written WHERE NOT hidden
    UNION ALL
    SELECT ${appId}::uuid, ${versionId}::uuid, part, prev_k, turn, -1 FROM written WHERE NOT hidden`.execute(db);
}

export async function setRewardState(
  db: Db,
  { appId, versionId }: Version,
  memberId: string,
  state: ScoreRow['reward_state'],
): Promise<void> {
  await db
    .updateTable('passport_leaderboard_scores')
    .set({ reward_state: state })
    .where('app_id', '=', appId)
    .where('version_id', '=', versionId)
    .where('member_id', '=', memberId)
    .execute();
}

/** Marks the reward of a member as issued; false where it is already, or the score is not there or hidden. */
export async function takeReward(db: Db, { appId, versionId }: Version, memberId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passport_leaderboard_scores')
    .set({ reward_state: 'success' })
    .where('app_id', '=', appId)
    .where('version_id', '=', versionId)
    .where('member_id', '=', memberId)
    .where('reward_state', '<>', 'success')
    .where('hidden', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Scores of members in a version, hidden ones too; in no order. */
export async function findScores(
  db: Db,
  { appId, versionId }: Version,
  memberIds: readonly string[],
): Promise<ScoreRow[]> {
  return memberIds.length === 0
    ? []
    : db
        .selectFrom('passport_leaderboard_scores')
        .selectAll()
        .where('app_id', '=', appId)
        .where('version_id', '=', versionId)
        .where('member_id', 'in', memberIds)
        .execute();
}

/** How many changes lie beside the blocks of a version. */
export async function pendingChanges(db: Db, { appId, versionId }: Version): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM passport_leaderboard_deltas
    WHERE app_id = ${appId} AND version_id = ${versionId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Deletes scores and answers how many there were. `which` speaks of the scores as `s`. */
async function deleteScores(db: Db, appId: string, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`WITH gone AS (
      DELETE FROM passport_leaderboard_scores s WHERE s.app_id = ${appId} AND ${which}
      RETURNING s.version_id, s.part, s.k, s.turn, s.hidden
    ), told AS (
      INSERT INTO passport_leaderboard_deltas (app_id, version_id, part, k, turn, d)
      SELECT ${appId}::uuid, version_id, part, k, turn, -1 FROM gone WHERE NOT hidden
    )
    SELECT count(*) AS n FROM gone`.execute(db);
  return rows[0]?.n ?? 0;
}

interface Cleared {
  readonly memberIds?: readonly string[] | undefined;
  readonly bucketId?: string | undefined;
}

/** Deletes scores of some members, of a bucket, or of those of the members that are in it. */
export async function clearScores(db: Db, { appId, versionId }: Version, which: Cleared): Promise<number> {
  const ofMembers = which.memberIds === undefined ? sql`` : sql`AND s.member_id = ANY(${[...which.memberIds]}::text[])`;
  const ofBucket = which.bucketId === undefined ? sql`` : sql`AND s.bucket_id = ${which.bucketId}`;
  return deleteScores(db, appId, sql`s.version_id = ${versionId} ${ofMembers} ${ofBucket}`);
}

/** A turn later than that of every score there is. */
export async function turnNow(db: Db): Promise<string> {
  const { rows } = await sql<{ turn: string }>`SELECT nextval('passport_leaderboard_turns')::text AS turn`.execute(db);
  return rows[0]?.turn ?? '0';
}

/** Deletes at most so many scores of a version that were reached before a turn, and answers how many there were. */
export async function clearSome(
  db: Db,
  { appId, versionId }: Version,
  { before, limit }: { readonly before: string; readonly limit: number },
): Promise<number> {
  return deleteScores(
    db,
    appId,
    sql`s.version_id = ${versionId} AND s.ctid = ANY(ARRAY(SELECT x.ctid FROM passport_leaderboard_scores x
      WHERE x.app_id = ${appId} AND x.version_id = ${versionId} AND x.turn < ${before}::int8 LIMIT ${limit}))`,
  );
}

/** Takes away what is counted of a version without a score, of which nobody may write one meanwhile. */
export async function forgetCounts(db: Db, version: Version): Promise<void> {
  const { appId, versionId } = version;
  await holdFolds(db, version);
  const { rows } = await sql<{ has: boolean }>`SELECT EXISTS (SELECT 1 FROM passport_leaderboard_scores
    WHERE app_id = ${appId} AND version_id = ${versionId}) AS has`.execute(db);
  for (const table of rows[0]?.has === true ? [] : (['deltas', 'blocks', 'buckets'] as const)) {
    await db
      .deleteFrom(`passport_leaderboard_${table}`)
      .where('app_id', '=', appId)
      .where('version_id', '=', versionId)
      .execute();
  }
}

const ofPlayers = (appId: string, slug?: string) => sql`s.version_id IN (
  SELECT version_id FROM passport_leaderboards WHERE app_id = ${appId} AND member_type = 'Player'
  ${slug === undefined ? sql`` : sql`AND slug_name = ${slug}`})`;

/** Deletes what personas have in current versions, of one leaderboard or all, and answers how many scores there were. */
export async function clearPersonas(
  db: Db,
  appId: string,
  personaIds: readonly string[],
  slug?: string,
): Promise<number> {
  return personaIds.length === 0
    ? 0
    : deleteScores(db, appId, sql`s.member_id = ANY(${[...personaIds]}::text[]) AND ${ofPlayers(appId, slug)}`);
}

/**
 * Takes personas out of the current order, or puts them back where they were. Those who were out when a version ended come
 * back in it too, and are members of it again.
 */
export async function hidePersonas(
  db: Db,
  appId: string,
  personaIds: readonly string[],
  hidden: boolean,
): Promise<void> {
  if (personaIds.length === 0) {
    return;
  }
  const versions = hidden ? sql`AND ${ofPlayers(appId)}` : sql``;
  await sql`WITH moved AS (
      UPDATE passport_leaderboard_scores s SET hidden = ${hidden}
      WHERE s.app_id = ${appId} AND s.member_id = ANY(${[...personaIds]}::text[]) AND s.hidden <> ${hidden}
        ${versions}
      RETURNING s.version_id, s.part, s.k, s.turn
    ), counted AS (
      UPDATE passport_leaderboard_versions v SET member_count = v.member_count + m.n::int
      FROM (SELECT version_id, count(*) AS n FROM moved GROUP BY version_id) m
      WHERE v.app_id = ${appId} AND v.id = m.version_id AND v.status = 'Archived'
    )
    INSERT INTO passport_leaderboard_deltas (app_id, version_id, part, k, turn, d)
    SELECT ${appId}::uuid, version_id, part, k, turn, ${hidden ? -1 : 1}::smallint FROM moved`.execute(db);
}
