// SQL of entitlements. What one is now follows from the time, in the filter as in the row.

import type { labels } from '@uos/contract/labels';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { EntitlementTables } from './tables.ts';

type Table = EntitlementTables['passport_entitlements'];
type Status = keyof typeof labels.entitlement.status;
export type EntitlementRow = Selectable<Table> & { readonly status: Status };

const statusAt = (now: string): RawBuilder<Status> => sql<Status>`CASE WHEN suspended THEN 'Suspended'
  WHEN start_time > ${now}::timestamptz THEN 'Pending'
  WHEN end_time <= ${now}::timestamptz THEN 'Expired' ELSE 'Active' END`;

const entitlements = (db: Db, now: string) =>
  db.selectFrom('passport_entitlements').selectAll().select(statusAt(now).as('status'));

export interface EntitlementFilter {
  readonly type?: string | undefined;
  readonly status?: Status | undefined;
  readonly userId?: string | undefined;
  readonly personaId?: string | undefined;
  readonly endsFrom?: string | undefined;
  readonly endsTo?: string | undefined;
  /** Those of a user and those of a persona together. */
  readonly own?: { readonly userId: string; readonly personaId: string };
}

/** Newest first. */
export async function listEntitlements(
  db: Db,
  appId: string,
  { type, status, userId, personaId, endsFrom, endsTo, own, now }: EntitlementFilter & { readonly now: string },
  page: PageRequest,
): Promise<{ rows: EntitlementRow[]; total: number }> {
  const query = entitlements(db, now)
    .where('app_id', '=', appId)
    .$if(type !== undefined, (q) => q.where('type', '=', type ?? ''))
    .$if(status !== undefined, (q) => q.where(sql<boolean>`${statusAt(now)} = ${status}`))
    .$if(userId !== undefined, (q) => q.where('user_id', '=', userId ?? ''))
    .$if(personaId !== undefined, (q) => q.where('persona_id', '=', personaId ?? ''))
    .$if(endsFrom !== undefined, (q) => q.where('end_time', '>=', endsFrom ?? ''))
    .$if(endsTo !== undefined, (q) => q.where('end_time', '<', endsTo ?? ''))
    .$if(own !== undefined, (q) =>
      q.where((eb) => eb.or([eb('user_id', '=', own?.userId ?? ''), eb('persona_id', '=', own?.personaId ?? '')])),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

export async function findEntitlement(
  db: Db,
  appId: string,
  id: string,
  now: string,
): Promise<EntitlementRow | undefined> {
  return entitlements(db, now).where('app_id', '=', appId).where('id', '=', id).executeTakeFirst();
}

/** The same, held until the end of the transaction. */
export async function lockEntitlement(
  db: Db,
  appId: string,
  id: string,
  now: string,
): Promise<EntitlementRow | undefined> {
  return entitlements(db, now).where('app_id', '=', appId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function insertEntitlement(db: Db, row: Insertable<Table>): Promise<void> {
  await db.insertInto('passport_entitlements').values(row).execute();
}

/** Keys left undefined keep their value. */
export async function updateEntitlement(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable('passport_entitlements').set(change).where('app_id', '=', appId).where('id', '=', id).execute();
}

/** False where it is over, or suspended already. */
export async function suspend(
  db: Db,
  appId: string,
  id: string,
  { reason, now }: { readonly reason: string; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passport_entitlements')
    .set({ suspended: true, suspend_reason: reason, modified_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where(sql<boolean>`${statusAt(now)} IN ('Pending', 'Active')`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where it is not suspended. */
export async function restore(db: Db, appId: string, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passport_entitlements')
    .set({ suspended: false, suspend_reason: '', modified_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('suspended', '=', true)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteEntitlement(db: Db, appId: string, id: string): Promise<void> {
  await db.deleteFrom('passport_entitlements').where('app_id', '=', appId).where('id', '=', id).execute();
}

/** Types that are given, in the order of the alphabet. */
export async function typesInUse(db: Db, appId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('passport_entitlements')
    .select('type')
    .distinct()
    .where('app_id', '=', appId)
    .orderBy('type')
    .execute();
  return rows.map(({ type }) => type);
}

/** How many end on each day of a month in Asia/Shanghai, and how many players have them. */
export async function expiriesOf(
  db: Db,
  appId: string,
  { month, type }: { readonly month: string; readonly type?: string | undefined },
): Promise<{ day: string; count: number; owners: number }[]> {
  const start = sql<string>`(${`${month}-01`}::timestamp AT TIME ZONE 'Asia/Shanghai')`;
  const next = sql<string>`((${`${month}-01`}::timestamp + interval '1 month') AT TIME ZONE 'Asia/Shanghai')`;
  return db
    .selectFrom('passport_entitlements')
    .select([
      sql<string>`to_char(end_time AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD')`.as('day'),
      sql<number>`count(*)`.as('count'),
      sql<number>`count(DISTINCT coalesce(user_id, persona_id))`.as('owners'),
    ])
    .where('app_id', '=', appId)
    .where('end_time', '>=', start)
    .where('end_time', '<', next)
    .$if(type !== undefined, (q) => q.where('type', '=', type ?? ''))
    .groupBy('day')
    .orderBy('day')
    .execute();
}
