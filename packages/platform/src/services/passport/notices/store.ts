// SQL of notices. What one is now follows from the time, in the filter as in the row: no player waits for a job, and none
// sees what is over because a job is late.
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { NoticeTables } from './tables.ts';

const NOTICES = 'passport_notices';
type Table = NoticeTables[typeof NOTICES];
export type NoticeRow = Selectable<Table>;
type Status = NoticeRow['status'];

const statusAt = (now: string): RawBuilder<Status> => sql<Status>`CASE
  WHEN status IN ('billboardScheduled', 'billboardPublished') AND publish_time <= ${now}::timestamptz
    THEN CASE WHEN expire_time <= ${now}::timestamptz THEN 'billboardRevoked' ELSE 'billboardPublished' END
  ELSE status END`;

/** With the status of a moment in place of the one that was written. */
const notices = (db: Db, appId: string, now: string) =>
  db
    .selectFrom(NOTICES)
    .select([
      ...(['app_id', 'id', 'title', 'subtitle', 'content', 'namespace', 'tags', 'publish_time'] as const),
      ...(['expire_time', 'properties', 'created_at', 'modified_at'] as const),
    ])
    .select(statusAt(now).as('status'))
    .where('app_id', '=', appId);

export interface NoticeFilter {
  /** A pattern of LIKE. */
  readonly title?: string | undefined;
  readonly namespace?: string | undefined;
  readonly status?: Status | undefined;
  /** Each of them must match. */
  readonly tags?: Readonly<Record<string, string>> | undefined;
}

/** Newest first. */
export async function listNotices(
  db: Db,
  appId: string,
  { title, namespace, status, tags, now }: NoticeFilter & { readonly now: string },
  page: PageRequest,
): Promise<{ rows: NoticeRow[]; total: number }> {
  const query = notices(db, appId, now)
    .$if(title !== undefined, (q) => q.where('title', 'ilike', title ?? ''))
    .$if(namespace !== undefined, (q) => q.where('namespace', '=', namespace ?? ''))
    .$if(status !== undefined, (q) => q.where(sql<boolean>`${statusAt(now)} = ${status}`))
    .$if(tags !== undefined, (q) => q.where(sql<boolean>`tags @> ${JSON.stringify(tags)}::jsonb`))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

/** What players see: live ones, the latest first. A notice that does not say for whom it is, is for everyone. */
export async function listLive(
  db: Db,
  appId: string,
  { namespace, tags, now }: Pick<NoticeFilter, 'namespace' | 'tags'> & { readonly now: string },
  page: PageRequest,
): Promise<{ rows: NoticeRow[]; total: number }> {
  const query = Object.entries(tags ?? {}).reduce(
    (q, [name, value]) => q.where(sql<boolean>`coalesce(tags ->> ${name}::text, ${value}::text) = ${value}::text`),
    notices(db, appId, now)
      .where('status', 'in', ['billboardScheduled', 'billboardPublished'])
      .where('publish_time', '<=', now)
      .where((eb) => eb.or([eb('expire_time', 'is', null), eb('expire_time', '>', now)]))
      .$if(namespace !== undefined, (q) => q.where('namespace', '=', namespace ?? '')),
  );
  return readPage(query.orderBy('publish_time', 'desc').orderBy('id', 'desc'), page);
}

export async function findNotice(db: Db, appId: string, id: string, now: string): Promise<NoticeRow | undefined> {
  return notices(db, appId, now).where('id', '=', id).executeTakeFirst();
}

/** The same, held until the end of the transaction. */
export async function lockNotice(db: Db, appId: string, id: string, now: string): Promise<NoticeRow | undefined> {
  return notices(db, appId, now).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function insertNotice(db: Db, row: Insertable<Table>): Promise<void> {
  await db.insertInto(NOTICES).values(row).execute();
}

/** Keys left undefined keep their value. */
export async function updateNotice(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable(NOTICES).set(change).where('app_id', '=', appId).where('id', '=', id).execute();
}

/** A step from one of some states. False where it is in none of them. */
export async function stepNotice(
  db: Db,
  appId: string,
  { id, from, now }: { readonly id: string; readonly from: readonly Status[]; readonly now: string },
  change: Updateable<Table>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(NOTICES)
    .set({ ...change, modified_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where(sql<boolean>`${statusAt(now)} IN (${sql.join(from)})`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes down that a scheduled one went live; nothing where it was planned anew since. */
export async function goLive(db: Db, appId: string, id: string, at: string): Promise<void> {
  await db
    .updateTable(NOTICES)
    .set({ status: 'billboardPublished', modified_at: at })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('status', '=', 'billboardScheduled')
    .where('publish_time', '=', at)
    .execute();
}

/** False where players see it. */
export async function deleteNotice(db: Db, appId: string, id: string, now: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(NOTICES)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where(sql<boolean>`${statusAt(now)} <> 'billboardPublished'`)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Those in use, in the order of the alphabet. */
export async function namespacesOf(db: Db, appId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(NOTICES)
    .select('namespace')
    .distinct()
    .where('app_id', '=', appId)
    .orderBy('namespace')
    .execute();
  return rows.map(({ namespace }) => namespace).filter((namespace) => namespace.trim() !== '');
}
