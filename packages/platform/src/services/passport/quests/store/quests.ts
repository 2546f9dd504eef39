// SQL of quests and their items. The state of a quest follows from those of its items, in the filter as in the reply.
// Every statement carries the app, so that another tenant's id finds nothing.
import type { labels } from '@uos/contract/labels';
import { isUuid } from '@uos/contract/rules';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { QuestTables } from '../tables.ts';

type Table = QuestTables['passport_quests'];
type ItemTable = QuestTables['passport_quest_items'];
export type QuestRow = Selectable<Table>;
export type QuestItemRow = Selectable<ItemTable>;
type Status = keyof typeof labels.quest.status;

const QUESTS = 'passport_quests';
const ITEMS = 'passport_quest_items';

const statusOf = sql<Status>`(SELECT CASE WHEN count(*) FILTER (WHERE i.published) = 0 THEN 'questPending'
    WHEN bool_and(i.published) THEN 'questPublished' ELSE 'questPartialPublished' END
  FROM passport_quest_items i WHERE i.app_id = passport_quests.app_id AND i.quest_id = passport_quests.id)`;

const quests = (db: Db, appId: string) => db.selectFrom(QUESTS).selectAll().where('app_id', '=', appId);

interface QuestFilter {
  readonly slug?: string | undefined;
  /** Pattern of the name. */
  readonly name?: string | undefined;
  readonly type?: QuestRow['type'] | undefined;
  readonly status?: Status | undefined;
  /** Only those of which players see something. */
  readonly isShown?: boolean;
}

/** Newest first. */
export async function listQuests(
  db: Db,
  appId: string,
  { slug, name, type, status, isShown = false }: QuestFilter,
  page: PageRequest,
): Promise<{ rows: QuestRow[]; total: number }> {
  const query = quests(db, appId)
    .$if(slug !== undefined, (q) => q.where('slug_name', '=', slug ?? ''))
    .$if(name !== undefined, (q) => q.where('display_name', 'ilike', name ?? ''))
    .$if(type !== undefined, (q) => q.where('type', '=', type ?? 'DailyQuest'))
    .$if(status !== undefined, (q) => q.where(sql<boolean>`${statusOf} = ${status}`))
    .$if(isShown, (q) => q.where(sql<boolean>`${statusOf} <> 'questPending'`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

/** All of which players see something, or those of some slugs; newest first. */
export async function shownQuests(db: Db, appId: string, slugs: readonly string[] | undefined): Promise<QuestRow[]> {
  return slugs?.length === 0
    ? []
    : quests(db, appId)
        .$if(slugs !== undefined, (q) => q.where('slug_name', 'in', slugs ?? []))
        .where(sql<boolean>`${statusOf} <> 'questPending'`)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
}

/** By its id or its slug. */
const named = (db: Db, appId: string, name: string) =>
  quests(db, appId).where(isUuid(name) ? 'id' : 'slug_name', '=', name);

export async function findQuest(db: Db, appId: string, name: string): Promise<QuestRow | undefined> {
  return named(db, appId, name).executeTakeFirst();
}

/** Holds one until the end of the transaction, so that nobody else changes it or its items. */
export async function lockQuest(db: Db, appId: string, name: string): Promise<QuestRow | undefined> {
  return named(db, appId, name).forNoKeyUpdate().executeTakeFirst();
}

/** False where there is one of that slug. */
export async function insertQuest(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(QUESTS)
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'slug_name']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updateQuest(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable(QUESTS).set(change).where('app_id', '=', appId).where('id', '=', id).execute();
}

/** With its items and how far personas are; false where something of it is published. */
export async function deleteQuest(db: Db, appId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(QUESTS)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where(sql<boolean>`${statusOf} = 'questPending'`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

const items = (db: Db, appId: string) => db.selectFrom(ITEMS).selectAll().where('app_id', '=', appId);

/** Of some quests, in the order that players see. */
export async function itemsOf(db: Db, appId: string, questIds: readonly string[]): Promise<QuestItemRow[]> {
  return questIds.length === 0
    ? []
    : items(db, appId)
        .where('quest_id', 'in', questIds)
        .orderBy('position')
        .orderBy('created_at')
        .orderBy('slug_name')
        .execute();
}

export async function findItem(
  db: Db,
  appId: string,
  by: { readonly id: string } | { readonly slug: string },
): Promise<QuestItemRow | undefined> {
  return items(db, appId)
    .$if('id' in by, (q) => q.where('id', '=', 'id' in by ? by.id : ''))
    .$if('slug' in by, (q) => q.where('slug_name', '=', 'slug' in by ? by.slug : ''))
    .executeTakeFirst();
}

/** False where the app has one of that slug. */
export async function insertItem(db: Db, row: Insertable<ItemTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(ITEMS)
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'slug_name']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updateItem(db: Db, appId: string, id: string, change: Updateable<ItemTable>): Promise<void> {
  await db.updateTable(ITEMS).set(change).where('app_id', '=', appId).where('id', '=', id).execute();
}

/** Publishes an item, or all of a quest, or takes them back. */
export async function publishItems(
  db: Db,
  appId: string,
  which: { readonly id: string } | { readonly questId: string },
  { published, now }: { readonly published: boolean; readonly now: string },
): Promise<void> {
  await db
    .updateTable(ITEMS)
    .set({ published, modified_at: now })
    .where('app_id', '=', appId)
    .$if('id' in which, (q) => q.where('id', '=', 'id' in which ? which.id : ''))
    .$if('questId' in which, (q) => q.where('quest_id', '=', 'questId' in which ? which.questId : ''))
    .where('published', '=', !published)
    .execute();
}

/** With how far personas are in it; false where it is published. */
export async function deleteItem(db: Db, appId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(ITEMS)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('published', '=', false)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Slug of a quest item that gives a resource. */
export async function itemWith(db: Db, appId: string, resource: string): Promise<string | undefined> {
  const row = await db
    .selectFrom(ITEMS)
    .select('slug_name')
    .where('app_id', '=', appId)
    .where(sql<boolean>`rewards @> ${JSON.stringify([{ resourceSlug: resource }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row?.slug_name;
}
