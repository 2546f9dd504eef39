// Counts what was written into the blocks, and keeps the blocks small. One process at a time does it for a version; what
// it does not see stays for the next time, so nobody waits for it.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { inPart, type Part, type Version } from './order.ts';

/** A block that has grown beyond it is cut. */
const LARGE = 256;
/** What a block is cut into. */
const CUT = 128;
/** A block that has shrunk below is joined to a neighbour, where both together are no more than `JOINED`. */
const SMALL = 32;
const JOINED = 192;
/** So many blocks are one span. */
const SPAN = 32;

/** So many changes beside the blocks of a part are worth counting them. */
export const FOLD_AT = 500;

/** Folds every part of a version that was written to. False where another process is at it. */
export async function foldVersion(outer: Db, version: Version): Promise<boolean> {
  return outer.transaction().execute(async (db) => {
    if (!(await tryHoldFolds(db, version))) {
      return false;
    }
    const { rows } = await sql<{ part: string }>`SELECT DISTINCT part FROM passport_leaderboard_deltas
      WHERE app_id = ${version.appId} AND version_id = ${version.versionId} ORDER BY part`.execute(db);
    for (const { part } of rows) {
      await foldPart(db, { ...version, part });
    }
    return true;
  });
}

const FOLDS = 'passport_leaderboard_folds';

async function tryHoldFolds(db: Db, { versionId }: Version): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtext(${FOLDS}), hashtext(${versionId})) AS held`.execute(db);
  return rows[0]?.held === true;
}

/** Waits until nobody folds a version, and keeps everybody from it until the end of the transaction. */
export async function holdFolds(db: Db, { versionId }: Version): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${FOLDS}), hashtext(${versionId}))`.execute(db);
}

async function foldPart(db: Db, part: Part): Promise<void> {
  const { appId, versionId } = part;
  await sql`INSERT INTO passport_leaderboard_blocks (app_id, version_id, part, lo_k, lo_turn, n)
    VALUES (${appId}, ${versionId}, ${part.part}, '-Infinity', 0, 0) ON CONFLICT DO NOTHING`.execute(db);
  await sql`WITH gone AS (
      DELETE FROM passport_leaderboard_deltas d WHERE ${inPart('d', part)} RETURNING d.k, d.turn, d.d
    ), net AS (
      SELECT m.lo_k, m.lo_turn, sum(g.d) AS n FROM gone g CROSS JOIN LATERAL (
        SELECT b.lo_k, b.lo_turn FROM passport_leaderboard_blocks b
        WHERE ${inPart('b', part)} AND (b.lo_k, b.lo_turn) <= (g.k, g.turn)
        ORDER BY b.lo_k DESC, b.lo_turn DESC LIMIT 1
      ) m GROUP BY m.lo_k, m.lo_turn
    )
    UPDATE passport_leaderboard_blocks b SET n = b.n + net.n FROM net
    WHERE ${inPart('b', part)} AND b.lo_k = net.lo_k AND b.lo_turn = net.lo_turn`.execute(db);
  await cut(db, part);
  await join(db, part);
  await span(db, part);
}

/**
 * Cuts large blocks between members of different keys. What was written since the blocks were counted is in the scores
 * that are counted here, and beside them as deltas: it is taken off again.
 */
async function cut(db: Db, part: Part): Promise<void> {
  const { appId, versionId } = part;
  await sql`WITH large AS (
      SELECT lo_k, lo_turn, hi_k, hi_turn FROM (
        SELECT b.lo_k, b.lo_turn, b.n, coalesce(lead(b.lo_k) OVER ordered, 'Infinity') AS hi_k,
          coalesce(lead(b.lo_turn) OVER ordered, 0) AS hi_turn
        FROM passport_leaderboard_blocks b WHERE ${inPart('b', part)} WINDOW ordered AS (ORDER BY b.lo_k, b.lo_turn)
      ) bounded WHERE n > ${LARGE}
    ), members AS (
      SELECT s.k, s.turn, row_number() OVER (PARTITION BY l.lo_k, l.lo_turn ORDER BY s.k, s.turn) - 1 AS i
      FROM large l CROSS JOIN LATERAL (
        SELECT s.k, s.turn FROM passport_leaderboard_scores s
        WHERE ${inPart('s', part)} AND NOT s.hidden AND (s.k, s.turn) >= (l.lo_k, l.lo_turn) AND s.k < l.hi_k
        UNION ALL
        SELECT s.k, s.turn FROM passport_leaderboard_scores s
        WHERE ${inPart('s', part)} AND NOT s.hidden AND s.k = l.hi_k
          AND s.turn >= CASE WHEN l.lo_k = l.hi_k THEN l.lo_turn ELSE 0 END AND s.turn < l.hi_turn
      ) s
    ), bounds AS (
      SELECT lo_k AS k, lo_turn AS turn FROM large
      UNION SELECT k, turn FROM members WHERE i > 0 AND i % ${CUT} = 0
    ), walk AS (
      SELECT k, turn, 0 AS kind, 0 AS c FROM bounds
      UNION ALL SELECT k, turn, 1, 1 FROM members
      UNION ALL SELECT d.k, d.turn, 1, -d.d FROM large l JOIN passport_leaderboard_deltas d
        ON ${inPart('d', part)} AND (d.k, d.turn) >= (l.lo_k, l.lo_turn) AND (d.k, d.turn) < (l.hi_k, l.hi_turn)
    ), counted AS (
      SELECT k, turn, kind, c, sum(1 - kind) OVER (ORDER BY k, turn, kind) AS block FROM walk
    )
    INSERT INTO passport_leaderboard_blocks AS b (app_id, version_id, part, lo_k, lo_turn, n)
    SELECT ${appId}::uuid, ${versionId}::uuid, ${part.part}::text, max(k) FILTER (WHERE kind = 0),
      max(turn) FILTER (WHERE kind = 0), sum(c) FROM counted GROUP BY block
    ON CONFLICT (app_id, version_id, part, lo_k, lo_turn) DO UPDATE SET n = excluded.n`.execute(db);
}

/** Joins each second block to the one before it where one of the two is small. */
async function join(db: Db, part: Part): Promise<void> {
  await sql`WITH pairs AS (
      SELECT * FROM (
        SELECT b.lo_k, b.lo_turn, b.n, row_number() OVER ordered AS i, lag(b.lo_k) OVER ordered AS to_k,
          lag(b.lo_turn) OVER ordered AS to_turn, lag(b.n) OVER ordered AS to_n
        FROM passport_leaderboard_blocks b WHERE ${inPart('b', part)} WINDOW ordered AS (ORDER BY b.lo_k, b.lo_turn)
      ) beside WHERE i % 2 = 0 AND (n < ${SMALL} OR to_n < ${SMALL}) AND n + to_n <= ${JOINED}
    ), gone AS (
      DELETE FROM passport_leaderboard_blocks b USING pairs p
      WHERE ${inPart('b', part)} AND b.lo_k = p.lo_k AND b.lo_turn = p.lo_turn
    )
    UPDATE passport_leaderboard_blocks b SET n = b.n + p.n FROM pairs p
    WHERE ${inPart('b', part)} AND b.lo_k = p.to_k AND b.lo_turn = p.to_turn`.execute(db);
}

/**
 * Sums up the blocks, some of them together. A change of a block has taken the sums of its part away; where they still are,
 * no block has changed.
 */
async function span(db: Db, part: Part): Promise<void> {
  const { appId, versionId } = part;
  await sql`INSERT INTO passport_leaderboard_spans (app_id, version_id, part, lo_k, lo_turn, n)
    SELECT ${appId}::uuid, ${versionId}::uuid, ${part.part}::text, max(lo_k) FILTER (WHERE i % ${SPAN} = 0),
      max(lo_turn) FILTER (WHERE i % ${SPAN} = 0), sum(n)
    FROM (
      SELECT b.lo_k, b.lo_turn, b.n, row_number() OVER (ORDER BY b.lo_k, b.lo_turn) - 1 AS i
      FROM passport_leaderboard_blocks b WHERE ${inPart('b', part)}
    ) counted GROUP BY i / ${SPAN} ON CONFLICT DO NOTHING`.execute(db);
}
