// Where a score stands, exactly and without counting all that are better. The places of a part lie in blocks that say how
// many members each has; what was written since the blocks were counted lies beside them as deltas, +1 or -1 at a key.
// A rank is the blocks before one's own, the deltas before one's own block, and what lies before oneself inside the block:
// one statement, so that all three are of one moment. Who writes scores never waits for a counter.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { prepared } from '#db/prepared';
import type { LeaderboardTables } from '../tables.ts';

export type ScoreRow = Selectable<LeaderboardTables['passport_leaderboard_scores']>;

export interface Version {
  readonly appId: string;
  readonly versionId: string;
}

export interface Part extends Version {
  readonly part: string;
}

/** A score and the number of those before it, which are better or, of one batch, come first by their name. */
export interface PlacedRow extends ScoreRow {
  readonly place: number;
  /** How many of those before it share its rank. */
  readonly ties: number;
}

export const inPart = (alias: string, { appId, versionId, part }: Part): RawBuilder<boolean> => {
  const [app, version, own] = [`${alias}.app_id`, `${alias}.version_id`, `${alias}.part`];
  return sql<boolean>`${sql.ref(app)} = ${appId} AND ${sql.ref(version)} = ${versionId} AND ${sql.ref(own)} = ${part}`;
};

const sameAs = (alias: 'b' | 'd' | 'o', row: 's'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.app_id`)} = ${sql.ref(`${row}.app_id`)}
    AND ${sql.ref(`${alias}.version_id`)} = ${sql.ref(`${row}.version_id`)}
    AND ${sql.ref(`${alias}.part`)} = ${sql.ref(`${row}.part`)}`;

/**
 * How many have a smaller key than the row `s` of the statement around it. Those of the same `k` are counted apart: an
 * index that is read up to a row `(k, turn)` goes on to the end of that `k`, however many share it.
 */
const BEFORE = sql<number>`(
  SELECT (
    coalesce((SELECT sum(b.n) FROM passport_leaderboard_blocks b
      WHERE ${sameAs('b', 's')} AND (b.lo_k, b.lo_turn) < (m.lo_k, m.lo_turn)), 0)
    + coalesce((SELECT sum(d.d) FROM passport_leaderboard_deltas d
      WHERE ${sameAs('d', 's')} AND (d.k, d.turn) < (m.lo_k, m.lo_turn)), 0)
    + (SELECT count(*) FROM passport_leaderboard_scores o
      WHERE ${sameAs('o', 's')} AND NOT o.hidden AND (o.k, o.turn) >= (m.lo_k, m.lo_turn) AND o.k < s.k)
    + (SELECT count(*) FROM passport_leaderboard_scores o
      WHERE ${sameAs('o', 's')} AND NOT o.hidden AND o.k = s.k
        AND o.turn >= CASE WHEN m.lo_k = s.k THEN m.lo_turn ELSE 0 END AND o.turn < s.turn)
  )::int8
  FROM (
    SELECT coalesce(own.lo_k, '-Infinity') AS lo_k, coalesce(own.lo_turn, 0) AS lo_turn
    FROM (SELECT 1) one LEFT JOIN (
      SELECT b.lo_k, b.lo_turn FROM passport_leaderboard_blocks b
      WHERE ${sameAs('b', 's')} AND (b.lo_k, b.lo_turn) <= (s.k, s.turn)
      ORDER BY b.lo_k DESC, b.lo_turn DESC LIMIT 1
    ) own ON true
  ) m)`;

/** How many of the same key as the row `s` come before it by their name. */
const TIES = sql<number>`(SELECT count(*) FROM passport_leaderboard_scores o
  WHERE ${sameAs('o', 's')} AND NOT o.hidden AND o.k = s.k AND o.turn = s.turn AND o.member_id < s.member_id)`;

// why each by its name: a statement that is kept may not answer another row once a table has one column more
const SCORE = sql.join(
  (
    [
      ...([
        'app_id',
        'version_id',
        'member_id',
        'part',
        'realm_id',
        'bucket_id',
        'k',
        'turn',
        'prev_k',
        'prev_turn',
      ] as const),
      ...(['score', 'hidden', 'display_name', 'properties', 'update_count', 'reward_state', 'updated_at'] as const),
    ] satisfies (keyof ScoreRow)[]
  ).map((column) => sql.ref(`s.${column}`)),
);

/** Members of a version that have a score and are not hidden, with their places; in no order. */
export async function placesOf(
  db: Db,
  { appId, versionId }: Version,
  memberIds: readonly string[],
): Promise<PlacedRow[]> {
  if (memberIds.length === 0) {
    return [];
  }
  const { sql: text, parameters } = sql`
    SELECT ${SCORE}, ${BEFORE} AS before, ${TIES} AS ties FROM passport_leaderboard_scores s
    WHERE s.app_id = ${appId} AND s.version_id = ${versionId} AND s.member_id = ANY(${[...memberIds]}::text[])
      AND NOT s.hidden`.compile(db);
  const asked = prepared<PlacedRow & { before: number }>('passport_places', text, parameters);
  const { rows } = await db.executeQuery(asked);
  return rows.map(({ before, ...row }) => ({ ...row, place: before + row.ties }));
}

/** Rows that are read already, with their places as they are now. */
export async function placed(db: Db, version: Version, rows: readonly ScoreRow[]): Promise<PlacedRow[]> {
  const places = await placesOf(
    db,
    version,
    rows.map(({ member_id }) => member_id),
  );
  const byMember = new Map(places.map((row) => [row.member_id, row]));
  return rows.flatMap(({ member_id }) => byMember.get(member_id) ?? []);
}

/** The largest number of a turn, for a key behind all of its score. */
export const LAST_TURN = '9223372036854775807';

/** How many members have a smaller key. */
export async function countBefore(
  db: Db,
  part: Part,
  key: { readonly k: number; readonly turn: string },
): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    SELECT ${BEFORE} AS before FROM (SELECT ${part.appId}::uuid AS app_id, ${part.versionId}::uuid AS version_id,
      ${part.part}::text COLLATE "C" AS part, ${key.k}::float8 AS k, ${key.turn}::int8 AS turn) s`.execute(db);
  return rows[0]?.before ?? 0;
}

/** How many members each part of a version has, in the order of the parts; those that have none are left out. */
export async function partTotals(
  db: Db,
  { appId, versionId }: Version,
  part?: string,
): Promise<readonly { readonly part: string; readonly total: number }[]> {
  const only = part === undefined ? sql`` : sql`AND part = ${part}`;
  const { rows } = await sql<{ part: string; total: number }>`
    SELECT part, sum(n)::int8 AS total FROM (
      SELECT part, n FROM passport_leaderboard_blocks WHERE app_id = ${appId} AND version_id = ${versionId} ${only}
      UNION ALL
      SELECT part, d FROM passport_leaderboard_deltas WHERE app_id = ${appId} AND version_id = ${versionId} ${only}
    ) counted GROUP BY part HAVING sum(n) > 0 ORDER BY part`.execute(db);
  return rows;
}

export async function totalOf(db: Db, { part, ...version }: Part): Promise<number> {
  const [counted] = await partTotals(db, version, part);
  return counted?.total ?? 0;
}

/** Up to here a walk from the first place costs no more than finding the block. */
const NEAR = 500;

const FROM_FIRST = sql`SELECT '-Infinity'::float8 AS lo_k, 0::int8 AS lo_turn, 0::int8 AS before`;

/** The block in which a place lies, and how many are before it. */
const blockAt = (part: Part, place: number) => sql`
  SELECT lo_k, lo_turn, before FROM (
    (SELECT lo_k, lo_turn, upto - n AS before FROM (
      SELECT b.lo_k, b.lo_turn, b.n + coalesce(c.n, 0) AS n,
        (sum(b.n + coalesce(c.n, 0)) OVER (ORDER BY b.lo_k, b.lo_turn))::int8 AS upto
      FROM passport_leaderboard_blocks b LEFT JOIN (
        SELECT m.lo_k, m.lo_turn, sum(d.d)::int8 AS n FROM passport_leaderboard_deltas d CROSS JOIN LATERAL (
          SELECT b.lo_k, b.lo_turn FROM passport_leaderboard_blocks b
          WHERE ${inPart('b', part)} AND (b.lo_k, b.lo_turn) <= (d.k, d.turn)
          ORDER BY b.lo_k DESC, b.lo_turn DESC LIMIT 1
        ) m WHERE ${inPart('d', part)} GROUP BY m.lo_k, m.lo_turn
      ) c ON c.lo_k = b.lo_k AND c.lo_turn = b.lo_turn
      WHERE ${inPart('b', part)}
    ) run WHERE upto > ${place} ORDER BY upto, lo_k, lo_turn LIMIT 1)
    UNION ALL
    SELECT * FROM (${FROM_FIRST}) all_of_it
    WHERE NOT EXISTS (SELECT 1 FROM passport_leaderboard_blocks b WHERE ${inPart('b', part)})
  ) found`;

/** Members of a part from a place on, which is 0 for the first, best first. */
export async function rowsAt(db: Db, part: Part, place: number, limit: number): Promise<PlacedRow[]> {
  const block = place <= NEAR ? FROM_FIRST : blockAt(part, place);
  const { rows } = await sql<Omit<PlacedRow, 'place'>>`
    SELECT s.*, ${TIES} AS ties FROM (${block}) block CROSS JOIN LATERAL (
      SELECT o.* FROM passport_leaderboard_scores o
      WHERE ${inPart('o', part)} AND NOT o.hidden AND (o.k, o.turn) >= (block.lo_k, block.lo_turn)
      ORDER BY o.k, o.turn, o.member_id OFFSET greatest(${place}::int8 - block.before, 0) LIMIT ${limit}
    ) s ORDER BY s.k, s.turn, s.member_id`.execute(db);
  return rows.map((row, at) => ({ ...row, place: place + at }));
}

/** How many of the members between two places, the second not among them, have their reward. */
export async function issuedBetween(db: Db, part: Part, from: number, to: number): Promise<number> {
  const block = from <= NEAR ? FROM_FIRST : blockAt(part, from);
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM (${block}) block CROSS JOIN LATERAL (
      SELECT o.reward_state FROM passport_leaderboard_scores o
      WHERE ${inPart('o', part)} AND NOT o.hidden AND (o.k, o.turn) >= (block.lo_k, block.lo_turn)
      ORDER BY o.k, o.turn, o.member_id OFFSET greatest(${from}::int8 - block.before, 0) LIMIT ${to - from}
    ) s WHERE s.reward_state = 'success'`.execute(db);
  return rows[0]?.n ?? 0;
}

interface Ranks {
  readonly from: number;
  readonly to: number;
}

/** By range of ranks, how many members of all buckets have such a rank in their own, and how many of them their reward. */
export async function countInBuckets(
  db: Db,
  { appId, versionId }: Version,
  ranges: readonly Ranks[],
  distinctRank: boolean,
): Promise<readonly { readonly members: number; readonly issued: number }[]> {
  const ties = distinctRank ? sql`, member_id` : sql``;
  const { rows } = await sql<{ at: number; members: number; issued: number }>`
    SELECT r.at, count(*) AS members, count(*) FILTER (WHERE s.reward_state = 'success') AS issued
    FROM (
      SELECT reward_state, rank() OVER (PARTITION BY part, bucket_id ORDER BY k, turn ${ties}) AS rank
      FROM passport_leaderboard_scores
      WHERE app_id = ${appId} AND version_id = ${versionId} AND bucket_id <> '' AND NOT hidden
    ) s JOIN unnest(${ranges.map(({ from }) => from)}::int8[], ${ranges.map(({ to }) => to)}::int8[])
      WITH ORDINALITY AS r (lo, hi, at) ON s.rank BETWEEN r.lo AND r.hi
    GROUP BY r.at`.execute(db);
  const byRange = new Map(rows.map(({ at, ...counted }) => [at - 1, counted]));
  return ranges.map((_, at) => byRange.get(at) ?? { members: 0, issued: 0 });
}

/** A member with those before and behind it, best first; nobody where the member has no place. */
export async function rowsAround(
  db: Db,
  { appId, versionId }: Version,
  memberId: string,
  range: number,
): Promise<PlacedRow[]> {
  const part = sql`o.app_id = me.app_id AND o.version_id = me.version_id AND o.part = me.part AND NOT o.hidden`;
  // why materialized: the own place would be counted again for every row around it
  const { rows } = await sql<Omit<PlacedRow, 'place'> & { own: number }>`
    WITH me AS MATERIALIZED (
      SELECT s.app_id, s.version_id, s.part, s.k, s.turn, s.member_id, ${BEFORE} + ${TIES} AS own
      FROM passport_leaderboard_scores s
      WHERE s.app_id = ${appId} AND s.version_id = ${versionId} AND s.member_id = ${memberId} AND NOT s.hidden
    )
    SELECT s.*, me.own, ${TIES} AS ties FROM me CROSS JOIN LATERAL (
      (SELECT o.* FROM passport_leaderboard_scores o
        WHERE ${part} AND (o.k, o.turn, o.member_id) < (me.k, me.turn, me.member_id)
        ORDER BY o.k DESC, o.turn DESC, o.member_id DESC LIMIT ${range})
      UNION ALL
      (SELECT o.* FROM passport_leaderboard_scores o
        WHERE ${part} AND (o.k, o.turn, o.member_id) >= (me.k, me.turn, me.member_id)
        ORDER BY o.k, o.turn, o.member_id LIMIT ${range + 1})
    ) s ORDER BY s.k, s.turn, s.member_id`.execute(db);
  const at = rows.findIndex(({ member_id }) => member_id === memberId);
  return rows.map(({ own, ...row }, index) => ({ ...row, place: own + index - at }));
}

/** The buckets of a version, in the order of their parts. */
export async function bucketsOf(
  db: Db,
  { appId, versionId }: Version,
): Promise<readonly { readonly part: string; readonly bucketId: string }[]> {
  const { rows } = await sql<{ part: string; bucketId: string }>`
    SELECT part, bucket_id AS "bucketId" FROM passport_leaderboard_scores
    WHERE app_id = ${appId} AND version_id = ${versionId} AND bucket_id <> '' AND NOT hidden
    GROUP BY part, bucket_id ORDER BY part, bucket_id`.execute(db);
  return rows;
}

/** Members of a bucket with the places they have inside it, best first, realm by realm. */
export async function rowsOfBucket(
  db: Db,
  { appId, versionId, bucketId, part }: Version & { readonly bucketId: string; readonly part?: string | undefined },
  page: { readonly offset: number; readonly limit: number },
): Promise<{ rows: PlacedRow[]; total: number }> {
  const where = sql`app_id = ${appId} AND version_id = ${versionId} AND bucket_id = ${bucketId} AND bucket_id <> ''
    AND NOT hidden ${part === undefined ? sql`` : sql`AND part = ${part}`}`;
  const { rows } = await sql<Omit<PlacedRow, 'ties'> & { tied: number }>`
    SELECT *, row_number() OVER (PARTITION BY part ORDER BY k, turn, member_id) - 1 AS place,
      rank() OVER (PARTITION BY part ORDER BY k, turn) - 1 AS tied
    FROM passport_leaderboard_scores WHERE ${where}
    ORDER BY part, k, turn, member_id OFFSET ${page.offset} LIMIT ${page.limit}`.execute(db);
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM passport_leaderboard_scores WHERE ${where}`.execute(db);
  return {
    rows: rows.map(({ tied, ...row }) => ({ ...row, ties: row.place - tied })),
    total: counted.rows[0]?.total ?? 0,
  };
}
