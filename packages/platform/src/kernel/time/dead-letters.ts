// Long work that failed at each try, as an operator sees it, and the way back: its row is put where it was.
import { type Db, rawQuery } from '#db/connect';
import { DEAD_LETTERS, type DeadLetter, JOBS_SCHEMA } from './jobs.ts';
import { putSchedule } from './schedules.ts';

export interface KeptLetter extends DeadLetter {
  readonly id: string;
  /** RFC 3339. */
  readonly givenUpAt: string;
}

const LIMIT = 1000;

/** The oldest ones first, a thousand at most. */
export async function listDeadLetters(db: Db): Promise<readonly KeptLetter[]> {
  const rows = await rawQuery(
    db,
    `SELECT id, data, created_on FROM ${JOBS_SCHEMA}.job WHERE name = $1 AND state = 'created' ORDER BY created_on, id LIMIT $2`,
    [DEAD_LETTERS, LIMIT],
  );
  return rows.map(({ id, data, created_on }) => ({
    id: String(id),
    givenUpAt: String(created_on),
    ...(data as DeadLetter),
  }));
}

/** Lets the work be tried again from the beginning; false where there is no such letter any more. */
export async function retryDeadLetter(db: Db, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const [row] = await rawQuery(
      tx,
      `DELETE FROM ${JOBS_SCHEMA}.job WHERE name = $1 AND id::text = $2 AND state = 'created' RETURNING data`,
      [DEAD_LETTERS, id],
    );
    if (row === undefined) {
      return false;
    }
    const { service, key, dueAt, payload } = row.data as DeadLetter;
    await putSchedule(tx, { service, key, nextAt: new Date(dueAt), payload });
    return true;
  });
}
