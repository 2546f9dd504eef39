// A leaderboard under random operations, held to an independent computation: a list that is sorted anew each time. A short
// round runs at every change, the long one in `npm run soak`.
import { sql } from 'kysely';
import type { Db } from '../../packages/platform/src/db/connect.ts';
import { foldVersion } from '../../packages/platform/src/services/passport/leaderboards/store/fold.ts';
import {
  type PlacedRow,
  placesOf,
  rowsAround,
  rowsAt,
  totalOf,
  type Version,
} from '../../packages/platform/src/services/passport/leaderboards/store/order.ts';
import { clearScores, writeScores } from '../../packages/platform/src/services/passport/leaderboards/store/scores.ts';
import type { Draw } from './social-round.ts';

const NOW = '2026-12-01T00:00:00Z';

const given = (memberId: string, k: number) => ({
  ...{ memberId, k, score: -k, part: '', realmId: '', bucketId: '', displayName: '', properties: {} },
});

export async function write(db: Db, version: Version, scores: readonly (readonly [string, number])[]): Promise<void> {
  await writeScores(
    db,
    version,
    scores.map(([memberId, k]) => given(memberId, k)),
    { updateType: 'KeepLatest', now: NOW },
  );
}

/** So many members have several spans of blocks from the beginning. */
const MEMBERS = 10_000;

interface Known {
  readonly member: string;
  readonly k: number;
  readonly turn: number;
}

/** Random writes, batches, deletions and folds. @throws Error where a place is not the one that sorting finds */
export async function boardRound(db: Db, version: Version, steps: number, draw: Draw): Promise<number> {
  const known = new Map<string, Known>();
  let turn = 0;
  let asked = 0;
  const keep = async (scores: ReadonlyMap<string, number>) => {
    turn += 1;
    await write(db, version, [...scores]);
    for (const [member, k] of scores) {
      known.set(member, { member, k, turn });
    }
  };
  for (let from = 0; from < MEMBERS; from += 500) {
    await keep(new Map(Array.from({ length: 500 }, (_, at) => [`m${from + at}`, draw(40) - 20])));
  }
  await foldVersion(db, version);
  for (let step = 0; step < steps; step += 1) {
    const chance = draw(20);
    if (chance < 14) {
      const size = chance < 8 ? 1 : 1 + draw(100);
      // why so few values: ties are what goes wrong
      await keep(new Map(Array.from({ length: size }, () => [`m${draw(MEMBERS)}`, draw(40) - 20])));
    } else if (chance < 16) {
      const gone = Array.from({ length: 1 + draw(60) }, () => `m${draw(MEMBERS)}`);
      await clearScores(db, version, { memberIds: gone });
      for (const member of gone) {
        known.delete(member);
      }
    } else if (chance < 19) {
      await foldVersion(db, version);
    } else {
      await touchBlocks(db, version);
    }
    if (step % 10 === 9) {
      await compare(db, version, known, draw);
      asked += 1;
    }
  }
  await refuseWrongBlocks(db, version);
  return asked;
}

/** Counts one more in a block and one less beside it, as a build that knows nothing of spans may. */
async function touchBlocks(db: Db, { appId, versionId }: Version): Promise<void> {
  await sql`WITH touched AS (
      UPDATE passport_leaderboard_blocks SET n = n + 1 WHERE app_id = ${appId} AND version_id = ${versionId}
        AND (lo_k, lo_turn) = (SELECT lo_k, lo_turn FROM passport_leaderboard_blocks
          WHERE app_id = ${appId} AND version_id = ${versionId} ORDER BY n DESC, lo_k LIMIT 1)
      RETURNING part, lo_k, lo_turn
    )
    INSERT INTO passport_leaderboard_deltas (app_id, version_id, part, k, turn, d)
    SELECT ${appId}::uuid, ${versionId}::uuid, part, lo_k, lo_turn, -1 FROM touched`.execute(db);
}

async function compare(db: Db, version: Version, known: ReadonlyMap<string, Known>, draw: Draw): Promise<void> {
  const sorted = [...known.values()].sort((a, b) => a.k - b.k || a.turn - b.turn || (a.member < b.member ? -1 : 1));
  const part = { ...version, part: '' };
  same('total', await totalOf(db, part), sorted.length);
  if (sorted.length === 0) {
    return;
  }
  const expected = (from: number, to: number) =>
    sorted.slice(from, to).map((one, at) => {
      const first = sorted.findIndex(({ k, turn }) => k === one.k && turn === one.turn);
      return `${one.member} ${from + at} ${from + at - first}`;
    });
  const shown = (rows: readonly PlacedRow[]) => rows.map((row) => `${row.member_id} ${row.place} ${row.ties}`);
  const at = draw(sorted.length);
  same('page', shown(await rowsAt(db, part, at, 30)), expected(at, at + 30));
  const member = sorted[at]?.member ?? '';
  same('place', shown(await placesOf(db, version, [member])), expected(at, at + 1));
  const from = Math.max(at - 5, 0);
  same('neighbours', shown(await rowsAround(db, version, member, 5)), expected(from, at + 6));
  same('behind the last', shown(await rowsAt(db, part, sorted.length + draw(1000), 5)), []);
}

function same(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(found)}, by sorting ${JSON.stringify(wanted)}`);
  }
}

/** @throws Error where a block and the deltas in it are not the scores in it, or a span is not the blocks in it */
export async function refuseWrongBlocks(db: Db, { appId, versionId }: Version): Promise<number> {
  const { rows } = await sql<{ counted: number; scores: number; part: string }>`
    WITH b AS (
      SELECT part, lo_k, lo_turn, n, coalesce(lead(lo_k) OVER o, 'Infinity') AS hi_k, coalesce(lead(lo_turn) OVER o, 0) AS hi_turn
      FROM passport_leaderboard_blocks WHERE app_id = ${appId} AND version_id = ${versionId}
      WINDOW o AS (PARTITION BY part ORDER BY lo_k, lo_turn)
    )
    SELECT b.part,
      b.n + coalesce((SELECT sum(d.d) FROM passport_leaderboard_deltas d WHERE d.app_id = ${appId}
        AND d.version_id = ${versionId} AND d.part = b.part AND (d.k, d.turn) >= (b.lo_k, b.lo_turn)
        AND (d.k, d.turn) < (b.hi_k, b.hi_turn)), 0)::int8 AS counted,
      (SELECT count(*) FROM passport_leaderboard_scores s WHERE s.app_id = ${appId} AND s.version_id = ${versionId}
        AND s.part = b.part AND NOT s.hidden AND (s.k, s.turn) >= (b.lo_k, b.lo_turn)
        AND (s.k, s.turn) < (b.hi_k, b.hi_turn)) AS scores
    FROM b`.execute(db);
  const wrong = rows.filter(({ counted, scores }) => counted !== scores);
  if (wrong.length > 0) {
    throw new Error(`${wrong.length} of ${rows.length} blocks are wrong, the first ${JSON.stringify(wrong[0])}`);
  }
  await refuseWrongSpans(db, { appId, versionId });
  return rows.length;
}

async function refuseWrongSpans(db: Db, { appId, versionId }: Version): Promise<void> {
  const { rows } = await sql<{ part: string; summed: number; blocks: number }>`
    WITH p AS (
      SELECT part, lo_k, lo_turn, n, coalesce(lead(lo_k) OVER o, 'Infinity') AS hi_k, coalesce(lead(lo_turn) OVER o, 0) AS hi_turn
      FROM passport_leaderboard_spans WHERE app_id = ${appId} AND version_id = ${versionId}
      WINDOW o AS (PARTITION BY part ORDER BY lo_k, lo_turn)
    )
    SELECT p.part, p.n AS summed, (SELECT sum(b.n)::int8 FROM passport_leaderboard_blocks b WHERE b.app_id = ${appId}
      AND b.version_id = ${versionId} AND b.part = p.part AND (b.lo_k, b.lo_turn) >= (p.lo_k, p.lo_turn)
      AND (b.lo_k, b.lo_turn) < (p.hi_k, p.hi_turn)) AS blocks
    FROM p`.execute(db);
  const wrong = rows.filter(({ summed, blocks }) => summed !== blocks);
  if (wrong.length > 0) {
    throw new Error(`${wrong.length} of ${rows.length} spans are wrong, the first ${JSON.stringify(wrong[0])}`);
  }
}
