// SQL of tags. Every statement carries the app, so that another tenant's id finds nothing.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import { isUniqueViolation, type PageRequest } from '#kernel/call/paging';
import type { TagTables } from './tables.ts';

type Table = TagTables['passport_tags'];
export type TagRow = Selectable<Table> & { readonly user_count: number; readonly persona_count: number };
/** What carries tags. */
export type Carrier = 'user' | 'persona';

const TABLES = { user: 'passport_user_tags', persona: 'passport_persona_tags' } as const;

/** Deleted users and personas keep their tags and are counted no more. */
const counted = (who: Carrier) =>
  sql<number>`(SELECT count(*) FROM ${sql.table(TABLES[who])} c
    JOIN ${sql.table(`passport_${who}s`)} o ON o.app_id = c.app_id AND o.id = c.${sql.ref(`${who}_id`)}
    WHERE c.app_id = passport_tags.app_id AND c.tag_id = passport_tags.id AND o.status <> 'Sealed')`;

const tags = (db: Db) =>
  db
    .selectFrom('passport_tags')
    .selectAll('passport_tags')
    .select([counted('user').as('user_count'), counted('persona').as('persona_count')]);

/** Newest first; `name` is a LIKE pattern. */
export async function listTags(
  db: Db,
  appId: string,
  name: string | undefined,
  page: PageRequest,
): Promise<{ rows: TagRow[]; total: number }> {
  const query = tags(db)
    .where('app_id', '=', appId)
    .$if(name !== undefined, (q) => q.where('name', 'ilike', name ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

export async function findTag(db: Db, appId: string, id: string): Promise<TagRow | undefined> {
  return tags(db).where('app_id', '=', appId).where('id', '=', id).executeTakeFirst();
}

/** False where the app has a tag of that name. */
export async function insertTag(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passport_tags')
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'name']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. False where another tag has the name, and then the transaction is over. */
export async function updateTag(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<boolean> {
  try {
    await db.updateTable('passport_tags').set(change).where('app_id', '=', appId).where('id', '=', id).execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'passport_tags_name')) {
      return false;
    }
    throw error;
  }
}

/** From everything that carries it too. */
export async function deleteTag(db: Db, appId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passport_tags')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ids of those that carry the tag, the last one to get it first. */
export async function listCarriers(
  db: Db,
  appId: string,
  { who, tagId }: { readonly who: Carrier; readonly tagId: string },
  page: PageRequest,
): Promise<{ ids: string[]; total: number }> {
  const carriers = sql`${sql.table(TABLES[who])} c
    JOIN ${sql.table(`passport_${who}s`)} o ON o.app_id = c.app_id AND o.id = c.${sql.ref(`${who}_id`)}
    WHERE c.app_id = ${appId} AND c.tag_id = ${tagId} AND o.status <> 'Sealed'`;
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM ${carriers}`.execute(db);
  const { rows } = await sql<{ id: string }>`SELECT o.id FROM ${carriers}
    ORDER BY c.created_at DESC, o.id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}

/** All that a user or persona carries, by name. */
export async function tagsOn(db: Db, appId: string, who: Carrier, id: string): Promise<TagRow[]> {
  return tags(db)
    .where('app_id', '=', appId)
    .where('id', 'in', carried(db, appId, who, [id]))
    .orderBy('name')
    .execute();
}

const carried = (db: Db, appId: string, who: Carrier, ids: readonly string[]) =>
  who === 'user'
    ? db.selectFrom('passport_user_tags').select('tag_id').where('app_id', '=', appId).where('user_id', 'in', ids)
    : db
        .selectFrom('passport_persona_tags')
        .select('tag_id')
        .where('app_id', '=', appId)
        .where('persona_id', 'in', ids);

/** Those of the tags that are the app's, held so that they stay until the end of the transaction. */
export async function holdTags(db: Db, appId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('passport_tags')
    .select('id')
    .where('app_id', '=', appId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

interface Attaching {
  readonly who: Carrier;
  readonly id: string;
  readonly tagIds: readonly string[];
}

/** What is attached already stays so. */
export async function attach(db: Db, appId: string, { who, id, tagIds }: Attaching, now: string): Promise<void> {
  const row = { app_id: appId, created_at: now };
  if (who === 'user') {
    await db
      .insertInto('passport_user_tags')
      .values(tagIds.map((tag_id) => ({ ...row, user_id: id, tag_id })))
      .onConflict((conflict) => conflict.columns(['app_id', 'user_id', 'tag_id']).doNothing())
      .execute();
    return;
  }
  await db
    .insertInto('passport_persona_tags')
    .values(tagIds.map((tag_id) => ({ ...row, persona_id: id, tag_id })))
    .onConflict((conflict) => conflict.columns(['app_id', 'persona_id', 'tag_id']).doNothing())
    .execute();
}

export async function detach(db: Db, appId: string, { who, id, tagIds }: Attaching): Promise<void> {
  await sql`DELETE FROM ${sql.table(TABLES[who])}
    WHERE app_id = ${appId} AND ${sql.ref(`${who}_id`)} = ${id} AND tag_id IN (${sql.join(tagIds)})`.execute(db);
}
