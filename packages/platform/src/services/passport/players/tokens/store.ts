// SQL of tokens: the families that come from one sign-in, what refreshes them, and what stopped before its time.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { PlayerTables } from '../tables.ts';

export type Family = Selectable<PlayerTables['passport_token_families']>;

export async function insertFamily(db: Db, row: Insertable<PlayerTables['passport_token_families']>): Promise<void> {
  await db.insertInto('passport_token_families').values(row).execute();
}

/** Holds a family, so that one token of it is changed at a time. */
export async function lockFamily(db: Db, appId: string, id: string): Promise<Family | undefined> {
  return db
    .selectFrom('passport_token_families')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function revokeFamily(db: Db, appId: string, id: string, now: string): Promise<void> {
  await db
    .updateTable('passport_token_families')
    .set({ revoked_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function insertRefreshToken(
  db: Db,
  row: Insertable<PlayerTables['passport_refresh_tokens']>,
): Promise<void> {
  await db.insertInto('passport_refresh_tokens').values(row).execute();
}

export async function findRefreshToken(db: Db, appId: string, hash: string) {
  return db
    .selectFrom('passport_refresh_tokens')
    .selectAll()
    .where('app_id', '=', appId)
    .where('token_hash', '=', hash)
    .executeTakeFirst();
}

/** True for the one who changes it first. */
export async function useRefreshToken(
  db: Db,
  appId: string,
  hash: string,
  used: { readonly used_at: string; readonly successor: string },
): Promise<boolean> {
  const result = await db
    .updateTable('passport_refresh_tokens')
    .set(used)
    .where('app_id', '=', appId)
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function extendFamily(db: Db, appId: string, id: string, expiresAt: string): Promise<void> {
  await db
    .updateTable('passport_token_families')
    .set({ expires_at: expiresAt })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .execute();
}

export interface Revocation {
  readonly app_id: string;
  /** A user, a persona or a family. */
  readonly subject_id: string;
  readonly generation: number;
  readonly raised_at: string;
}

export async function insertRevocations(db: Db, rows: readonly Revocation[]): Promise<void> {
  await db
    .insertInto('passport_revocations')
    .values(rows.map((row) => ({ ...row, xact: sql<number>`pg_current_xact_id()::text::bigint` })))
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'subject_id']).doUpdateSet((eb) => ({
        generation: sql<number>`greatest(passport_revocations.generation, excluded.generation)`,
        raised_at: eb.ref('excluded.raised_at'),
        xact: eb.ref('excluded.xact'),
      })),
    )
    .execute();
}

/**
 * What was revoked since a moment, of transactions that `after` had not seen yet; with what the next reading has seen.
 * why by transaction: one that began earlier may commit later, and would be missed by any time or number
 */
export async function readRevocations(
  db: Db,
  since: string,
  after: string,
): Promise<{ readonly rows: readonly Revocation[]; readonly seen: string }> {
  const { rows } = await sql<Partial<Revocation> & { readonly seen: string }>`
    SELECT s.seen, r.app_id, r.subject_id, r.generation, r.raised_at
    FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS seen) s
    LEFT JOIN passport_revocations r ON r.xact >= ${after}::bigint AND r.raised_at > ${since}::timestamptz`.execute(db);
  return {
    seen: rows[0]?.seen ?? '0',
    rows: rows.filter((row): row is Revocation & { readonly seen: string } => typeof row.subject_id === 'string'),
  };
}

/** Takes away what has no use any more: tokens that ended, and what ended tokens that have ended by themselves. */
export async function pruneTokens(
  db: Db,
  appBatch: number,
  ended: { tokens: string; revoked: string },
): Promise<number> {
  const families = await sql`
    DELETE FROM passport_token_families f USING (
      SELECT app_id, id FROM passport_token_families WHERE expires_at < ${ended.tokens}::timestamptz LIMIT ${appBatch}
    ) old WHERE f.app_id = old.app_id AND f.id = old.id`.execute(db);
  const revoked = await sql`
    DELETE FROM passport_revocations r USING (
      SELECT app_id, subject_id FROM passport_revocations WHERE raised_at < ${ended.revoked}::timestamptz
      LIMIT ${appBatch}
    ) old WHERE r.app_id = old.app_id AND r.subject_id = old.subject_id`.execute(db);
  return Number(families.numAffectedRows ?? 0) + Number(revoked.numAffectedRows ?? 0);
}
