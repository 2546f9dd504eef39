// Counts what was written to a version into its blocks, and leaves nothing dead behind on a database that does not clean up
// by itself.
import { sql } from 'kysely';
import type { Ports } from '#kernel/ports';
import { foldVersion } from './store/fold.ts';
import type { Version } from './store/order.ts';

export async function fold({ db, database }: Pick<Ports, 'db' | 'database'>, version: Version): Promise<void> {
  const isFolded = await foldVersion(db, version);
  // why: the embedded database has no autovacuum, and every rank walks over the deltas that are gone
  if (isFolded && database.engine === 'pglite') {
    await sql`VACUUM passport_leaderboard_deltas, passport_leaderboard_blocks, passport_leaderboard_spans`.execute(db);
  }
}
