// SQL of keys that calls came with.
import { sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';

interface Key {
  readonly appId: string;
  readonly subject: string;
  readonly operation: string;
  readonly key: string;
}

export const KEPT_MS = 24 * 3_600_000;

/** True for whoever comes first, or after the time that keys are kept; who comes beside waits until that one is done. */
export async function takeKey(
  db: Db,
  { appId, subject, operation, key }: Key,
  { fingerprint, now }: { readonly fingerprint: string; readonly now: string },
): Promise<boolean> {
  const { rows } = await sql`INSERT INTO passport_given_keys AS k (app_id, subject, operation, key, fingerprint, at)
    VALUES (${appId}, ${subject}, ${operation}, ${key}, ${fingerprint}, ${now})
    ON CONFLICT (app_id, subject, operation, key) DO UPDATE
      SET fingerprint = excluded.fingerprint, answer = NULL, at = excluded.at
      WHERE k.at <= ${new Date(Date.parse(now) - KEPT_MS).toISOString()}
    RETURNING 1`.execute(db);
  return rows.length === 1;
}

const named = ({ appId, subject, operation, key }: Key) =>
  sql<boolean>`app_id = ${appId} AND subject = ${subject} AND operation = ${operation} AND key = ${key}`;

export async function findKey(db: Db, key: Key) {
  return db.selectFrom('passport_given_keys').select(['fingerprint', 'answer']).where(named(key)).executeTakeFirst();
}

export async function keepAnswer(db: Db, key: Key, answer: unknown): Promise<void> {
  await db
    .updateTable('passport_given_keys')
    .set({ answer: json(answer) })
    .where(named(key))
    .execute();
}

/** Answers how many it forgot. */
export async function forgetKeys(db: Db, before: string, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`WITH gone AS (
      DELETE FROM passport_given_keys WHERE (app_id, subject, operation, key) IN (
        SELECT app_id, subject, operation, key FROM passport_given_keys WHERE at <= ${before} ORDER BY at LIMIT ${most})
      RETURNING 1
    ) SELECT count(*) AS n FROM gone`.execute(db);
  return rows[0]?.n ?? 0;
}
