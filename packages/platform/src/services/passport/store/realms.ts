// SQL of realms. Every statement carries the app, so that another tenant's id finds nothing.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { isUniqueViolation, type PageRequest } from '#kernel/call/paging';
import type { PassportTables } from '../tables.ts';

type Table = PassportTables['passport_realms'];
type Row = Selectable<Table>;

export interface RealmFilter {
  /** LIKE pattern. */
  readonly name?: string | undefined;
  readonly status?: Row['status'] | undefined;
  /** Only those that players see. */
  readonly isShown?: boolean;
}

/** Realms of one app, oldest first. */
export async function listRealms(
  db: Db,
  appId: string,
  filter: RealmFilter,
  page: PageRequest,
): Promise<{ rows: Row[]; total: number }> {
  const query = db
    .selectFrom('passport_realms')
    .where('app_id', '=', appId)
    .$if(filter.name !== undefined, (q) => q.where('name', 'ilike', filter.name ?? ''))
    .$if(filter.isShown === true, (q) => q.where('status', '<>', 'Created'))
    .$if(filter.status !== undefined, (q) => q.where('status', '=', filter.status ?? 'Open'));
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

export async function findRealm(db: Db, appId: string, id: string): Promise<Row | undefined> {
  return db
    .selectFrom('passport_realms')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The one that whoever names none comes into. */
export async function firstRealm(db: Db, appId: string): Promise<Row | undefined> {
  return db
    .selectFrom('passport_realms')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** A realm that nobody deletes before the transaction ends. */
export async function holdRealm(db: Db, appId: string, id: string): Promise<Row | undefined> {
  return db
    .selectFrom('passport_realms')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/** False where the external id belongs to another realm of the app. */
export async function insertRealm(db: Db, row: Insertable<Table>): Promise<boolean> {
  const result = await db
    .insertInto('passport_realms')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'external_id']).where('external_id', 'is not', null).doNothing(),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. An unknown id changes nothing; the caller sees it when it reads back. */
export async function updateRealm(
  db: Db,
  appId: string,
  id: string,
  change: Updateable<Table>,
): Promise<'done' | 'external-id-taken'> {
  try {
    await db.updateTable('passport_realms').set(change).where('app_id', '=', appId).where('id', '=', id).execute();
    return 'done';
  } catch (error) {
    if (isUniqueViolation(error, 'passport_realms_external')) {
      return 'external-id-taken';
    }
    throw error;
  }
}

/** Deletes unless it is the app's last one or somebody plays there; the identity domain has to be locked. */
export async function deleteRealm(
  db: Db,
  appId: string,
  id: string,
): Promise<'done' | 'unknown' | 'last' | 'lived-in'> {
  // why first: whoever makes a persona holds the realm, and is seen once it is let go
  await db
    .selectFrom('passport_realms')
    .select('id')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const lives = await db
    .selectFrom('passport_personas')
    .select('id')
    .where('app_id', '=', appId)
    .where('realm_id', '=', id)
    .where('status', '<>', 'Sealed')
    .limit(1)
    .executeTakeFirst();
  if (lives !== undefined) {
    return 'lived-in';
  }
  const others = db.selectFrom('passport_realms').select('id').where('app_id', '=', appId).where('id', '<>', id);
  const result = await db
    .deleteFrom('passport_realms')
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where((where) => where.exists(others))
    .executeTakeFirst();
  if (result.numDeletedRows === 1n) {
    return 'done';
  }
  return (await findRealm(db, appId, id)) === undefined ? 'unknown' : 'last';
}
