// Where a score stands, exactly and without counting all that are better. The places of a part lie in blocks that say how
// many members each has, and blocks that follow each other in spans that say it of all of them; what was written since the
// blocks were counted lies beside them as deltas, +1 or -1 at a key. A rank is the spans before one's own, the blocks of it
// before one's own, the deltas before that, and what lies before oneself inside the block: one statement, so that all four
// are of one moment. Who writes scores never waits for a counter. Where a part has no spans, all of it is one.
import { type QueryResult, type RawBuilder, type Selectable, sql } from 'kysely';
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

const sameAs = (alias: 'b' | 'd' | 'o' | 'p', row: 's'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${alias}.app_id`)} = ${sql.ref(`${row}.app_id`)}
    AND ${sql.ref(`${alias}.version_id`)} = ${sql.ref(`${row}.version_id`)}
    AND ${sql.ref(`${alias}.part`)} = ${sql.ref(`${row}.part`)}`;

/**
 * How many have a smaller key than the row `s` of the statement around it. Those of the same `k` are counted apart: an
 * index that is read up to a row `(k, turn)` goes on to the end of that `k`, however many share it.
 */
const BEFORE = sql<number>`(
  SELECT (
    coalesce((SELECT sum(p.n) FROM passport_leaderboard_spans p
      WHERE ${sameAs('p', 's')} AND (p.lo_k, p.lo_turn) < (m.span_k, m.span_turn)), 0)
    + coalesce((SELECT sum(b.n) FROM passport_leaderboard_blocks b
      WHERE ${sameAs('b', 's')} AND (b.lo_k, b.lo_turn) >= (m.span_k, m.span_turn)
        AND (b.lo_k, b.lo_turn) < (m.lo_k, m.lo_turn)), 0)
    + coalesce((SELECT sum(d.d) FROM passport_leaderboard_deltas d
      WHERE ${sameAs('d', 's')} AND (d.k, d.turn) < (m.lo_k, m.lo_turn)), 0)
    + (SELECT count(*) FROM passport_leaderboard_scores o
      WHERE ${sameAs('o', 's')} AND NOT o.hidden AND (o.k, o.turn) >= (m.lo_k, m.lo_turn) AND o.k < s.k)
    + (SELECT count(*) FROM passport_leaderboard_scores o
      WHERE ${sameAs('o', 's')} AND NOT o.hidden AND o.k = s.k
        AND o.turn >= CASE WHEN m.lo_k = s.k THEN m.lo_turn ELSE 0 END AND o.turn < s.turn)
  )::int8
  FROM (
    SELECT coalesce(own.lo_k, '-Infinity') AS lo_k, coalesce(own.lo_turn, 0) AS lo_turn,
      coalesce(wide.lo_k, '-Infinity') AS span_k, coalesce(wide.lo_turn, 0) AS span_turn
    FROM (SELECT 1) one LEFT JOIN (
      SELECT b.lo_k, b.lo_turn FROM passport_leaderboard_blocks b
      WHERE ${sameAs('b', 's')} AND (b.lo_k, b.lo_turn) <= (s.k, s.turn)
      ORDER BY b.lo_k DESC, b.lo_turn DESC LIMIT 1
    ) own ON true LEFT JOIN (
      SELECT p.lo_k, p.lo_turn FROM passport_leaderboard_spans p
      WHERE ${sameAs('p', 's')} AND (p.lo_k, p.lo_turn) <= (s.k, s.turn)
      ORDER BY p.lo_k DESC, p.lo_turn DESC LIMIT 1
    ) wide ON true
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

/** Runs a statement that the database keeps: its text is always the same. */
function kept<Row>(db: Db, name: string, statement: RawBuilder<unknown>): Promise<QueryResult<Row>> {
  const { sql: text, parameters } = statement.compile(db);
  return db.executeQuery(prepared<Row>(name, text, parameters));
}

/** Members of a version that have a score and are not hidden, with their places; in no order. */
export async function placesOf(
  db: Db,
  { appId, versionId }: Version,
  memberIds: readonly string[],
): Promise<PlacedRow[]> {
  const [first, ...others] = memberIds;
  if (first === undefined) {
    return [];
  }
  // why one apart: for a list of unknown length the database guesses ten, and plans again each time to find that it is less
  const isOne = others.length === 0;
  const which = isOne ? sql`s.member_id = ${first}` : sql`s.member_id = ANY(${[...memberIds]}::text[])`;
  const { rows } = await kept<PlacedRow & { before: number }>(
    db,
    isOne ? 'passport_place' : 'passport_places',
    sql`SELECT ${SCORE}, ${BEFORE} AS before, ${TIES} AS ties FROM passport_leaderboard_scores s
      WHERE s.app_id = ${appId} AND s.version_id = ${versionId} AND ${which} AND NOT s.hidden`,
  );
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
      SELECT part, n FROM passport_leaderboard_spans WHERE app_id = ${appId} AND version_id = ${versionId} ${only}
      UNION ALL
      SELECT part, n FROM passport_leaderboard_blocks WHERE app_id = ${appId} AND version_id = ${versionId} ${only}
        AND part <> ALL (ARRAY(SELECT DISTINCT part FROM passport_leaderboard_spans
          WHERE app_id = ${appId} AND version_id = ${versionId} ${only}))
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

/**
 * Of ranges that follow each other, as rows `k, turn, n` of their bounds and counts, the one in which a place lies, with the
 * bound behind it. What was written since they were counted is told by `deltas`, also as `k, turn, n`.
 */
const rangeAt = (ranges: RawBuilder<unknown>, deltas: RawBuilder<unknown>, place: RawBuilder<unknown>) => sql`
  SELECT lo_k, lo_turn, hi_k, hi_turn, (upto - n)::int8 AS before FROM (
    SELECT lo_k, lo_turn, n, sum(n) OVER ordered AS upto, coalesce(lead(lo_k) OVER ordered, 'Infinity') AS hi_k,
      coalesce(lead(lo_turn) OVER ordered, 0) AS hi_turn
    FROM (
      SELECT max(k) FILTER (WHERE kind = 0) AS lo_k, max(turn) FILTER (WHERE kind = 0) AS lo_turn, sum(n) AS n
      FROM (
        SELECT k, turn, kind, n, sum(1 - kind) OVER (ORDER BY k, turn, kind) AS range FROM (
          SELECT k, turn, n, 0 AS kind FROM (${ranges}) bounds UNION ALL SELECT k, turn, n, 1 FROM (${deltas}) written
        ) walk
      ) walked GROUP BY range
    ) counted WINDOW ordered AS (ORDER BY lo_k, lo_turn)
  ) run WHERE upto > ${place} ORDER BY upto, lo_k, lo_turn LIMIT 1`;

/** The block in which a place lies, and how many are before it: found in the span in which it lies. */
const blockAt = (part: Part, place: number) => sql`
  WITH span AS MATERIALIZED (${rangeAt(
    // why the second: without spans the whole part is one, and as large as it may be
    sql`SELECT p.lo_k AS k, p.lo_turn AS turn, p.n FROM passport_leaderboard_spans p WHERE ${inPart('p', part)}
      UNION ALL SELECT '-Infinity', 0, ${LAST_TURN}::int8
      WHERE NOT EXISTS (SELECT 1 FROM passport_leaderboard_spans p WHERE ${inPart('p', part)})`,
    sql`SELECT d.k, d.turn, d.d AS n FROM passport_leaderboard_deltas d WHERE ${inPart('d', part)}`,
    sql`${place}::int8`,
  )}), block AS (${rangeAt(
    sql`SELECT b.lo_k AS k, b.lo_turn AS turn, b.n FROM passport_leaderboard_blocks b JOIN span p ON ${inPart('b', part)}
      AND (b.lo_k, b.lo_turn) >= (p.lo_k, p.lo_turn) AND (b.lo_k, b.lo_turn) < (p.hi_k, p.hi_turn)`,
    sql`SELECT d.k, d.turn, d.d AS n FROM passport_leaderboard_deltas d JOIN span p ON ${inPart('d', part)}
      AND (d.k, d.turn) >= (p.lo_k, p.lo_turn) AND (d.k, d.turn) < (p.hi_k, p.hi_turn)`,
    sql`${place}::int8 - (SELECT before FROM span)`,
  )})
  SELECT block.lo_k, block.lo_turn, span.before + block.before AS before FROM block CROSS JOIN span
  UNION ALL
  SELECT * FROM (${FROM_FIRST}) all_of_it
  WHERE NOT EXISTS (SELECT 1 FROM passport_leaderboard_blocks b WHERE ${inPart('b', part)})`;

/** Members of a part from a place on, which is 0 for the first, best first. */
export async function rowsAt(db: Db, part: Part, place: number, limit: number): Promise<PlacedRow[]> {
  const block = place <= NEAR ? FROM_FIRST : blockAt(part, place);
  const { rows } = await kept<Omit<PlacedRow, 'place'>>(
    db,
    place <= NEAR ? 'passport_first_places' : 'passport_places_at',
    sql`SELECT ${SCORE}, ${TIES} AS ties FROM (${block}) block CROSS JOIN LATERAL (
      SELECT o.* FROM passport_leaderboard_scores o
      WHERE ${inPart('o', part)} AND NOT o.hidden AND (o.k, o.turn) >= (block.lo_k, block.lo_turn)
      ORDER BY o.k, o.turn, o.member_id OFFSET greatest(${place}::int8 - block.before, 0) LIMIT ${limit}
    ) s ORDER BY s.k, s.turn, s.member_id`,
  );
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
  const { rows } = await kept<Omit<PlacedRow, 'place'> & { own: number }>(
    db,
    'passport_places_around',
    sql`WITH me AS MATERIALIZED (
      SELECT s.app_id, s.version_id, s.part, s.k, s.turn, s.member_id, ${BEFORE} + ${TIES} AS own
      FROM passport_leaderboard_scores s
      WHERE s.app_id = ${appId} AND s.version_id = ${versionId} AND s.member_id = ${memberId} AND NOT s.hidden
    )
    SELECT ${SCORE}, me.own, ${TIES} AS ties FROM me CROSS JOIN LATERAL (
      (SELECT o.* FROM passport_leaderboard_scores o
        WHERE ${part} AND (o.k, o.turn, o.member_id) < (me.k, me.turn, me.member_id)
        ORDER BY o.k DESC, o.turn DESC, o.member_id DESC LIMIT ${range})
      UNION ALL
      (SELECT o.* FROM passport_leaderboard_scores o
        WHERE ${part} AND (o.k, o.turn, o.member_id) >= (me.k, me.turn, me.member_id)
        ORDER BY o.k, o.turn, o.member_id LIMIT ${range + 1})
    ) s ORDER BY s.k, s.turn, s.member_id`,
  );
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
