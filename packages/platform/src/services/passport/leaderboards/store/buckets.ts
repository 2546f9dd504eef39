// Buckets that the platform fills by size: a first score goes into the newest one with room, else into a new one.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { Part } from './order.ts';

/** Takes a place, and answers the bucket. `id` is that of a new one, should one have to be opened. */
export async function takePlace(db: Db, part: Part, size: number, id: string): Promise<string> {
  // why first: who finds the newest one full has its row locked all the same, and would wait with it for who opens one
  await sql`SELECT pg_advisory_xact_lock(hashtext('passport_leaderboard_buckets'), hashtext(${part.versionId}))`.execute(
    db,
  );
  const taken = await takeInNewest(db, part, size);
  if (taken !== undefined) {
    return taken;
  }
  await sql`INSERT INTO passport_leaderboard_buckets (app_id, version_id, part, number, id, n)
    SELECT ${part.appId}::uuid, ${part.versionId}::uuid, ${part.part}::text, coalesce(max(number), 0) + 1, ${id}::uuid, 1
    FROM passport_leaderboard_buckets
    WHERE app_id = ${part.appId} AND version_id = ${part.versionId} AND part = ${part.part}`.execute(db);
  return id;
}

async function takeInNewest(db: Db, { appId, versionId, part }: Part, size: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`UPDATE passport_leaderboard_buckets SET n = n + 1
    WHERE app_id = ${appId} AND version_id = ${versionId} AND part = ${part} AND n < ${size} AND number = (
      SELECT max(number) FROM passport_leaderboard_buckets
      WHERE app_id = ${appId} AND version_id = ${versionId} AND part = ${part})
    RETURNING id`.execute(db);
  return rows[0]?.id;
}

/** Gives places back that nobody came to need. */
export async function returnPlace(db: Db, { appId, versionId, part }: Part, id: string): Promise<void> {
  await sql`UPDATE passport_leaderboard_buckets SET n = n - 1
    WHERE app_id = ${appId} AND version_id = ${versionId} AND part = ${part} AND id = ${id}::uuid`.execute(db);
}
