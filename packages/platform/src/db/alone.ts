// One process at a time, among all on one database.
import { sql } from 'kysely';
import type { Connection } from './connect.ts';

type Shared = Pick<Connection, 'db' | 'engine'>;

/** Runs `work` while no other process does under the same name, and waits for its turn. */
export async function alone<Result>(
  { db, engine }: Shared,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  // why: the embedded database has one process, and one connection that a lock would hold
  if (engine === 'pglite') {
    return work();
  }
  return db.connection().execute(async (pinned) => {
    await sql`SELECT pg_advisory_lock(hashtext(${name}))`.execute(pinned);
    try {
      return await work();
    } finally {
      await sql`SELECT pg_advisory_unlock(hashtext(${name}))`.execute(pinned);
    }
  });
}
