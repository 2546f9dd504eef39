// SQL of sendings. What became of one is counted from its messages, for a count beside it would be a row that everybody
// who receives it waits for.
import type { labels } from '@uos/contract/labels';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { InboxTables } from '../tables.ts';

const RECORDS = 'passport_inbox_records';
type Table = InboxTables[typeof RECORDS];
type Status = keyof typeof labels.inboxRecord.status;
export type RecordRow = Selectable<Table> & { readonly status: Status };

const statusAt = (now: string): RawBuilder<Status> => sql<Status>`CASE WHEN recalled_at IS NOT NULL THEN 'Recalled'
  WHEN send_at > ${now}::timestamptz THEN 'Scheduled' ELSE 'Sent' END`;

const records = (db: Db, appId: string, now: string) =>
  db.selectFrom(RECORDS).selectAll().select(statusAt(now).as('status')).where('app_id', '=', appId);

export interface RecordFilter {
  readonly id?: string | undefined;
  readonly template?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Newest first. */
export async function listRecords(
  db: Db,
  appId: string,
  { id, template, from, to, now }: RecordFilter & { readonly now: string },
  page: PageRequest,
): Promise<{ rows: RecordRow[]; total: number }> {
  const query = records(db, appId, now)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? ''))
    .$if(template !== undefined, (q) => q.where('template_slug', '=', template ?? ''))
    .$if(from !== undefined, (q) => q.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('created_at', '<', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  return readPage(query, page);
}

export async function findRecord(db: Db, appId: string, id: string, now: string): Promise<RecordRow | undefined> {
  return records(db, appId, now).where('id', '=', id).executeTakeFirst();
}

/** Leaves one that is there already as it is. */
export async function insertRecord(db: Db, row: Insertable<Table>): Promise<void> {
  await db
    .insertInto(RECORDS)
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'id']).doNothing())
    .execute();
}

/** Holds one beside others who send by it: a recall waits until the end of the transaction. */
export async function holdRecord(db: Db, appId: string, id: string) {
  return db
    .selectFrom(RECORDS)
    .select(['recalled_at', 'expire_type', 'expire_at'])
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
}

/** Holds sendings beside others who take from them: a recall waits until the end of the transaction. */
export async function holdRecords(db: Db, appId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) {
    await db
      .selectFrom(RECORDS)
      .select('id')
      .where('app_id', '=', appId)
      .where('id', 'in', ids)
      .orderBy('id')
      .forShare()
      .execute();
  }
}

/** False where it is recalled already. Who receives it at the moment is waited for. */
export async function markRecalled(db: Db, appId: string, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(RECORDS)
    .set({ recalled_at: now, modified_at: now })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('recalled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface Funnel {
  readonly sent: number;
  readonly received: number;
  readonly consumed: number;
}

/** What became of sendings, by their ids; those nobody has are left out. */
export async function funnelsOf(
  db: Db,
  appId: string,
  ids: readonly string[],
  now: string,
): Promise<Map<string, Funnel>> {
  if (ids.length === 0) {
    return new Map();
  }
  const { rows } = await sql<Funnel & { record_id: string }>`
    SELECT record_id, count(*) AS sent, count(*) FILTER (WHERE received_at <= ${now}::timestamptz) AS received,
      count(*) FILTER (WHERE consumed_at IS NOT NULL) AS consumed
    FROM passport_inbox_messages WHERE app_id = ${appId} AND record_id IN (${sql.join(ids)})
    GROUP BY record_id`.execute(db);
  return new Map(rows.map(({ record_id, ...funnel }) => [record_id, funnel]));
}

/** Whom sendings that name nobody went to, at most so many of each. */
export async function readersOf(
  db: Db,
  appId: string,
  ids: readonly string[],
  most: number,
): Promise<Map<string, string[]>> {
  if (ids.length === 0) {
    return new Map();
  }
  const { rows } = await sql<{ record_id: string; readers: string[] }>`
    SELECT r.id AS record_id, array_agg(m.persona_id ORDER BY m.persona_id) AS readers
    FROM passport_inbox_records r CROSS JOIN LATERAL (
      SELECT persona_id FROM passport_inbox_messages
      WHERE app_id = r.app_id AND record_id = r.id ORDER BY persona_id LIMIT ${most}) m
    WHERE r.app_id = ${appId} AND r.id IN (${sql.join(ids)}) GROUP BY r.id`.execute(db);
  return new Map(rows.map(({ record_id, readers }) => [record_id, readers]));
}

/** From here on nobody receives what was sent before; answers how many of at most `limit` there were. */
export async function endRecords(db: Db, appId: string, before: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE passport_inbox_records SET is_over = true WHERE app_id = ${appId} AND id IN (
      SELECT id FROM passport_inbox_records WHERE app_id = ${appId} AND NOT is_over AND send_at < ${before}::timestamptz
      LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Sendings that are over and of which nobody has a message; answers how many of at most `limit` went. */
export async function pruneRecords(db: Db, appId: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM passport_inbox_records WHERE app_id = ${appId} AND id IN (
      SELECT r.id FROM passport_inbox_records r WHERE r.app_id = ${appId} AND r.is_over
        AND NOT EXISTS (SELECT 1 FROM passport_inbox_messages m WHERE m.app_id = r.app_id AND m.record_id = r.id)
      LIMIT ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Apps that have sent something and keep it still. */
export async function appsWithMail(db: Db): Promise<string[]> {
  const rows = await db.selectFrom(RECORDS).select('app_id').distinct().orderBy('app_id').execute();
  return rows.map(({ app_id }) => app_id);
}
