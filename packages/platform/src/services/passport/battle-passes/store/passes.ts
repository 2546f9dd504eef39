// SQL of battle passes and their slots. What a pass is now follows from the time, in the filter as in the row. Every
// statement carries the app, so that another tenant's slug finds nothing.
import type { labels } from '@uos/contract/labels';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { BattlePassTables } from '../tables.ts';

type Table = BattlePassTables['passport_battle_passes'];
type SlotTable = BattlePassTables['passport_battle_pass_slots'];
type Status = keyof typeof labels.battlePass.status;
export type PassRow = Selectable<Table> & { readonly status: Status };
export type SlotRow = Selectable<SlotTable>;

const PASSES = 'passport_battle_passes';
const SLOTS = 'passport_battle_pass_slots';

const statusAt = (now: string): RawBuilder<Status> => sql<Status>`CASE WHEN suspended THEN 'Suspended'
  WHEN NOT published OR start_time > ${now}::timestamptz THEN 'Pending'
  WHEN end_time <= ${now}::timestamptz THEN 'Expired' ELSE 'Active' END`;

const passes = (db: Db, appId: string, now: string) =>
  db.selectFrom(PASSES).selectAll().select(statusAt(now).as('status')).where('app_id', '=', appId);

/** Newest first. */
export async function listPasses(
  db: Db,
  appId: string,
  {
    name,
    status,
    now,
  }: { readonly name?: string | undefined; readonly status?: Status | undefined; readonly now: string },
  page: PageRequest,
): Promise<{ rows: PassRow[]; total: number }> {
  const query = passes(db, appId, now)
    .$if(name !== undefined, (q) => q.where('display_name', 'ilike', name ?? ''))
    .$if(status !== undefined, (q) => q.where(sql<boolean>`${statusAt(now)} = ${status}`))
    .orderBy('created_at', 'desc')
    .orderBy('slug_name', 'desc');
  return readPage(query, page);
}

/** In no order. */
export async function findPasses(db: Db, appId: string, slugs: readonly string[], now: string): Promise<PassRow[]> {
  return slugs.length === 0 ? [] : passes(db, appId, now).where('slug_name', 'in', slugs).execute();
}

/** Holds one until the end of the transaction, so that nobody else changes it or its slots. */
export async function lockPass(db: Db, appId: string, slug: string, now: string): Promise<PassRow | undefined> {
  return passes(db, appId, now).where('slug_name', '=', slug).forNoKeyUpdate().executeTakeFirst();
}

/** Newest first. */
export async function passNames(db: Db, appId: string): Promise<{ slugName: string; displayName: string }[]> {
  return db
    .selectFrom(PASSES)
    .select(['slug_name as slugName', 'display_name as displayName'])
    .where('app_id', '=', appId)
    .orderBy('created_at', 'desc')
    .orderBy('slug_name', 'desc')
    .execute();
}

/** False where there is one of that slug. */
export async function insertPass(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(PASSES)
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'slug_name']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updatePass(db: Db, appId: string, slug: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable(PASSES).set(change).where('app_id', '=', appId).where('slug_name', '=', slug).execute();
}

/** With its slots and how far personas are; false while it is active, or where there is none. */
export async function deletePass(db: Db, appId: string, slug: string, now: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(PASSES)
    .where('app_id', '=', appId)
    .where('slug_name', '=', slug)
    .where(sql<boolean>`${statusAt(now)} <> 'Active'`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** False where players see it already, it has no slot, or its time is over. */
export async function publishPass(db: Db, appId: string, slug: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(PASSES)
    .set({ published: true, suspended: false, modified_at: now })
    .where('app_id', '=', appId)
    .where('slug_name', '=', slug)
    .where('published', '=', false)
    .where((eb) => eb.or([eb('end_time', 'is', null), eb('end_time', '>', now)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom(SLOTS)
          .select('id')
          .whereRef(`${SLOTS}.app_id`, '=', `${PASSES}.app_id`)
          .whereRef(`${SLOTS}.battle_pass`, '=', `${PASSES}.slug_name`),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where players do not see it, or its time is over. */
export async function revokePass(db: Db, appId: string, slug: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(PASSES)
    .set({ published: false, suspended: true, modified_at: now })
    .where('app_id', '=', appId)
    .where('slug_name', '=', slug)
    .where('published', '=', true)
    .where(sql<boolean>`${statusAt(now)} IN ('Pending', 'Active')`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const slots = (db: Db, appId: string) => db.selectFrom(SLOTS).selectAll().where('app_id', '=', appId);

/** Of some passes, in the order that players see. */
export async function slotsOf(db: Db, appId: string, passSlugs: readonly string[]): Promise<SlotRow[]> {
  return passSlugs.length === 0
    ? []
    : slots(db, appId)
        .where('battle_pass', 'in', passSlugs)
        .orderBy('position')
        .orderBy('created_at')
        .orderBy('slug_name')
        .execute();
}

/** Of one pass, which stay until the end of the transaction. */
export async function keepSlots(db: Db, appId: string, passSlug: string): Promise<SlotRow[]> {
  return slots(db, appId)
    .where('battle_pass', '=', passSlug)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('slug_name')
    .forKeyShare()
    .execute();
}

export async function findSlot(db: Db, appId: string, id: string): Promise<SlotRow | undefined> {
  return slots(db, appId).where('id', '=', id).executeTakeFirst();
}

/** Holds one alone until the end of the transaction: nobody claims anything of it. */
export async function lockSlotToGo(db: Db, appId: string, id: string): Promise<SlotRow | undefined> {
  return slots(db, appId).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** False where the pass has one of that slug. */
export async function insertSlot(db: Db, row: Insertable<SlotTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(SLOTS)
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'battle_pass', 'slug_name']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updateSlot(db: Db, appId: string, id: string, change: Updateable<SlotTable>): Promise<void> {
  await db.updateTable(SLOTS).set(change).where('app_id', '=', appId).where('id', '=', id).execute();
}

/** False where somebody has claimed something of it. */
export async function deleteSlot(db: Db, appId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(SLOTS)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('passport_battle_pass_claims as c')
            .select('c.level')
            .whereRef('c.app_id', '=', `${SLOTS}.app_id`)
            .whereRef('c.slot_id', '=', `${SLOTS}.id`),
        ),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Slug of a pass of which a slot gives a resource. */
export async function passWith(db: Db, appId: string, resource: string): Promise<string | undefined> {
  const row = await db
    .selectFrom(SLOTS)
    .select('battle_pass')
    .where('app_id', '=', appId)
    .where(sql<boolean>`rewards @> ${JSON.stringify([{ items: [{ resourceSlug: resource }] }])}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return row?.battle_pass;
}
