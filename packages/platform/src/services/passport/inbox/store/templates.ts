// SQL of mail templates. Every statement carries the app, so that another tenant's slug finds nothing.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { InboxTables } from '../tables.ts';

const TEMPLATES = 'passport_inbox_templates';
type Table = InboxTables[typeof TEMPLATES];
export type TemplateRow = Selectable<Table>;

export interface TemplateFilter {
  /** A pattern of LIKE. */
  readonly name?: string | undefined;
  readonly scope?: TemplateRow['scope'] | undefined;
}

/** Newest first. */
export async function listTemplates(
  db: Db,
  appId: string,
  { name, scope }: TemplateFilter,
  page: PageRequest,
): Promise<{ rows: TemplateRow[]; total: number }> {
  const query = db
    .selectFrom(TEMPLATES)
    .selectAll()
    .where('app_id', '=', appId)
    .$if(name !== undefined, (q) => q.where('display_name', 'ilike', name ?? ''))
    .$if(scope !== undefined, (q) => q.where('scope', '=', scope ?? 'All'))
    .orderBy('created_at', 'desc')
    .orderBy('slug_name', 'desc');
  return readPage(query, page);
}

/** All of an app in the order of their names. */
export async function templateNames(db: Db, appId: string): Promise<Pick<TemplateRow, 'slug_name' | 'display_name'>[]> {
  return db
    .selectFrom(TEMPLATES)
    .select(['slug_name', 'display_name'])
    .where('app_id', '=', appId)
    .orderBy('display_name')
    .orderBy('slug_name')
    .execute();
}

export async function findTemplate(db: Db, appId: string, slug: string): Promise<TemplateRow | undefined> {
  return these(db, appId, slug).executeTakeFirst();
}

/** The same; it stays until the end of the transaction, whatever else of it changes. */
export async function keepTemplate(db: Db, appId: string, slug: string): Promise<TemplateRow | undefined> {
  return these(db, appId, slug).forKeyShare().executeTakeFirst();
}

/** The same, held by one who changes it. */
export async function lockTemplate(db: Db, appId: string, slug: string): Promise<TemplateRow | undefined> {
  return these(db, appId, slug).forNoKeyUpdate().executeTakeFirst();
}

/** The same, held by one who takes it away: who keeps it is waited for. */
export async function lockTemplateToGo(db: Db, appId: string, slug: string): Promise<TemplateRow | undefined> {
  return these(db, appId, slug).forUpdate().executeTakeFirst();
}

function these(db: Db, appId: string, slug: string) {
  return db.selectFrom(TEMPLATES).selectAll().where('app_id', '=', appId).where('slug_name', '=', slug);
}

/** False where the slug is taken. */
export async function insertTemplate(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(TEMPLATES)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updateTemplate(db: Db, appId: string, slug: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable(TEMPLATES).set(change).where('app_id', '=', appId).where('slug_name', '=', slug).execute();
}

export async function deleteTemplate(db: Db, appId: string, slug: string): Promise<void> {
  await db.deleteFrom(TEMPLATES).where('app_id', '=', appId).where('slug_name', '=', slug).execute();
}

/** Slug of one that has a resource in it. */
export async function templateWith(db: Db, appId: string, resource: string): Promise<string | undefined> {
  const row = await db
    .selectFrom(TEMPLATES)
    .select('slug_name')
    .where('app_id', '=', appId)
    .where(sql<boolean>`attachments @> ${JSON.stringify([{ resourceSlug: resource }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row?.slug_name;
}
