// Locks that are given back in the middle of a transaction.
import { type Kysely, sql } from 'kysely';

/**
 * Does work inside a transaction; where it answers undefined, nothing of it has happened and every lock that it took is
 * given back, so that others go first and it may be tried again.
 */
export async function orGiveBack<Tables, Result>(
  db: Kysely<Tables>,
  work: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  await sql`SAVEPOINT or_give_back`.execute(db);
  const result = await work();
  await (result === undefined ? sql`ROLLBACK TO SAVEPOINT or_give_back` : sql`RELEASE SAVEPOINT or_give_back`).execute(
    db,
  );
  return result;
}

/** Does work inside a transaction; where it throws, nothing of it has happened and the transaction goes on. */
export async function inSavepoint<Tables, Result>(db: Kysely<Tables>, work: () => Promise<Result>): Promise<Result> {
  await sql`SAVEPOINT in_savepoint`.execute(db);
  try {
    const result = await work();
    await sql`RELEASE SAVEPOINT in_savepoint`.execute(db);
    return result;
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT in_savepoint`.execute(db);
    throw error;
  }
}
