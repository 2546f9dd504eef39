// SQL of what players agree to. Every statement carries the app, so that another tenant's id finds nothing.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { SignInTables } from './tables.ts';

type Table = SignInTables['passport_terms'];
export type TermsRow = Selectable<Table>;

/** Newest first. */
export function listTerms(db: Db, appId: string, page: PageRequest) {
  return readPage(ordered(db, appId), page);
}

/** What players see, newest first. */
export async function enabledTerms(db: Db, appId: string): Promise<TermsRow[]> {
  return ordered(db, appId).where('enabled', '=', true).execute();
}

function ordered(db: Db, appId: string) {
  return db
    .selectFrom('passport_terms')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}

export async function findTerms(db: Db, appId: string, id: string): Promise<TermsRow | undefined> {
  return db
    .selectFrom('passport_terms')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertTerms(db: Db, row: Insertable<Table>): Promise<void> {
  await db.insertInto('passport_terms').values(row).execute();
}

/** Keys left undefined keep their value; new words raise the version, whoever else changes it at the same time. */
export async function updateTerms(
  db: Db,
  appId: string,
  id: string,
  change: Omit<Updateable<Table>, 'version'>,
): Promise<void> {
  const { title, content, links } = change;
  const isNew = sql<boolean>`(${title ?? null}::text IS NOT NULL AND title <> ${title ?? null}::text
    OR ${content ?? null}::text IS NOT NULL AND content <> ${content ?? null}::text
    OR ${links ?? null}::jsonb IS NOT NULL AND links <> ${links ?? null}::jsonb)`;
  await db
    .updateTable('passport_terms')
    .set({ ...change, version: sql<number>`version + CASE WHEN ${isNew} THEN 1 ELSE 0 END` })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .execute();
}

export async function deleteTerms(db: Db, appId: string, id: string): Promise<void> {
  await db.deleteFrom('passport_terms').where('app_id', '=', appId).where('id', '=', id).execute();
}

/** What players agree to has changed: the domain tells by a number. */
export async function raiseTermsVersion(db: Db, appId: string): Promise<void> {
  await db
    .updateTable('passport_id_domains')
    .set({ tos_version: sql<number>`tos_version + 1` })
    .where('app_id', '=', appId)
    .execute();
}

/** Keeps that a user agreed; false where the document has another version by now, or is not shown any more. */
export async function acceptTerms(
  db: Db,
  { appId, userId, termsId, version, now }: Acceptance & { readonly now: string },
): Promise<boolean> {
  const { rows } = await sql<{ version: number }>`
    INSERT INTO passport_terms_accepted (app_id, user_id, terms_id, version, accepted_at)
    SELECT app_id, ${userId}::uuid, id, version, ${now}::timestamptz FROM passport_terms
    WHERE app_id = ${appId} AND id = ${termsId} AND version = ${version}::int AND enabled
    ON CONFLICT (app_id, user_id, terms_id, version) DO UPDATE SET version = excluded.version
    RETURNING version`.execute(db);
  return rows.length === 1;
}

interface Acceptance {
  readonly appId: string;
  readonly userId: string;
  readonly termsId: string;
  readonly version: number;
}

/** What a user agreed to, the newest version of each document that players see. */
export async function acceptedTerms(db: Db, appId: string, userId: string) {
  return db
    .selectFrom('passport_terms_accepted as a')
    .innerJoin('passport_terms as t', (join) =>
      join.onRef('t.app_id', '=', 'a.app_id').onRef('t.id', '=', 'a.terms_id'),
    )
    .distinctOn('a.terms_id')
    .select(['a.terms_id', 'a.version', 'a.accepted_at', 't.version as current'])
    .where('a.app_id', '=', appId)
    .where('a.user_id', '=', userId)
    .where('t.enabled', '=', true)
    .orderBy('a.terms_id')
    .orderBy('a.version', 'desc')
    .execute();
}
