// SQL of gift packs. What state one is in follows from the time once it is released, in the filter as in the row.
import type { labels } from '@uos/contract/labels';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { GiftTables } from '../tables.ts';

const CLASSES = 'passport_gift_classes';
type Table = GiftTables[typeof CLASSES];
type Status = keyof typeof labels.tokenClass.status;
export type ClassRow = Selectable<Table> & {
  readonly status: Status;
  /** Of a universal one; else empty. */
  readonly code: string;
  readonly used_count: number;
};

const statusAt = (now: string): RawBuilder<Status> => sql<Status>`CASE WHEN NOT is_released THEN 'unreleased'
  WHEN end_time <= ${now}::timestamptz THEN 'expired' WHEN start_time > ${now}::timestamptz THEN 'pending'
  ELSE 'active' END`;

const classes = (db: Db, appId: string, now: string) =>
  db
    .selectFrom(CLASSES)
    .selectAll(CLASSES)
    .select(statusAt(now).as('status'))
    .select([
      sql<string>`CASE code_type WHEN 'Universal' THEN coalesce((SELECT i.code FROM passport_gift_codes i
        WHERE i.app_id = passport_gift_classes.app_id AND i.class_id = passport_gift_classes.id LIMIT 1), '')
        ELSE '' END`.as('code'),
      sql<number>`(SELECT count(*) FROM passport_gift_uses u
        WHERE u.app_id = passport_gift_classes.app_id AND u.class_id = passport_gift_classes.id)`.as('used_count'),
    ])
    .where('app_id', '=', appId);

export interface ClassFilter {
  /** A pattern of LIKE. */
  readonly name?: string | undefined;
  readonly status?: Status | undefined;
  readonly codeType?: ClassRow['code_type'] | undefined;
}

/** Newest first. */
export async function listClasses(
  db: Db,
  appId: string,
  { name, status, codeType, now }: ClassFilter & { readonly now: string },
  page: PageRequest,
): Promise<{ rows: ClassRow[]; total: number }> {
  const query = classes(db, appId, now)
    .$if(name !== undefined, (q) => q.where('name', 'ilike', name ?? ''))
    .$if(status !== undefined, (q) => q.where(sql<boolean>`${statusAt(now)} = ${status}`))
    .$if(codeType !== undefined, (q) => q.where('code_type', '=', codeType ?? 'Unique'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

/** All of an app in the order of their names. */
export async function classNames(db: Db, appId: string): Promise<{ id: string; name: string }[]> {
  return db.selectFrom(CLASSES).select(['id', 'name']).where('app_id', '=', appId).orderBy('name').execute();
}

export async function findClass(db: Db, appId: string, id: string, now: string): Promise<ClassRow | undefined> {
  return classes(db, appId, now).where('id', '=', id).executeTakeFirst();
}

/** The same as it is when its turn comes; it stays until the end of the transaction. */
export async function keepClass(db: Db, appId: string, id: string, now: string): Promise<ClassRow | undefined> {
  return classes(db, appId, now).where('id', '=', id).forKeyShare(CLASSES).executeTakeFirst();
}

/** The same, held by one who makes codes of it. */
export async function lockClass(db: Db, appId: string, id: string, now: string): Promise<ClassRow | undefined> {
  return classes(db, appId, now).where('id', '=', id).forNoKeyUpdate(CLASSES).executeTakeFirst();
}

/** The same, held by one who changes what its codes are or takes it away: who redeems one is waited for. */
export async function holdClassAlone(db: Db, appId: string, id: string, now: string): Promise<ClassRow | undefined> {
  const held = await db
    .selectFrom(CLASSES)
    .select('id')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // why read behind the lock: whoever was waited for has used a code
  return held && findClass(db, appId, id, now);
}

/** False where the name is taken. */
export async function insertClass(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(CLASSES)
    .values(row)
    .onConflict((conflict) => conflict.constraint('passport_gift_classes_name').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updateClass(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable(CLASSES).set(change).where('app_id', '=', appId).where('id', '=', id).execute();
}

/** Releases it or takes it back, from one of some states. False where it is in none of them. */
export async function stepClass(
  db: Db,
  appId: string,
  { id, from, now }: { readonly id: string; readonly from: readonly Status[]; readonly now: string },
  isReleased: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(CLASSES)
    .set({ is_released: isReleased, modified_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where(sql<boolean>`${statusAt(now)} IN (${sql.join(from)})`)
    .$if(isReleased, (q) => q.where((eb) => eb.or([eb('end_time', 'is', null), eb('end_time', '>', now)])))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteClass(db: Db, appId: string, id: string): Promise<void> {
  await db.deleteFrom(CLASSES).where('app_id', '=', appId).where('id', '=', id).execute();
}

/** A gift pack that gives a resource. */
export async function classWith(db: Db, appId: string, slug: string): Promise<string | undefined> {
  const row = await db
    .selectFrom(CLASSES)
    .select('id')
    .where('app_id', '=', appId)
    .where(sql<boolean>`resources -> ${slug}::text IS NOT NULL`)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** A gift pack that comes by a mail template. */
export async function classByMail(db: Db, appId: string, template: string): Promise<string | undefined> {
  const row = await db
    .selectFrom(CLASSES)
    .select('id')
    .where('app_id', '=', appId)
    .where('inbox_template', '=', template)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}
