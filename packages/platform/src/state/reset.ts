// Empties a database as if it had never been used; contents are freed by the next collection.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { quoted, readTables } from './catalog.ts';

export async function resetState(db: Db): Promise<{ readonly tables: number }> {
  return db.transaction().execute(async (tx) => {
    const tables = await readTables(tx, 'all');
    await sql.raw(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')} RESTART IDENTITY`).execute(tx);
    await emptyJobs(tx);
    return { tables: tables.length };
  });
}

/** Work that waits is about rows that are gone. */
export async function emptyJobs(tx: Db): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`SELECT to_regclass('jobs.job') IS NOT NULL AS found`.execute(tx);
  if (rows[0]?.found === true) {
    await sql`DELETE FROM jobs.job`.execute(tx);
  }
}
