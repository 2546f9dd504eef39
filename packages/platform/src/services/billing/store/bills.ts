// SQL of bills, their daily lines, and the runs that make them.
import { type Insertable, type Selectable, sql } from 'kysely';
import { type Db, json } from '#db/connect';
import type { BillItem, BillsTable, MoneyTables } from '#db/money-tables';
import type { PageRequest } from '#kernel/paging';
import { type DayLine, type DayUse, METERED } from '../pricing.ts';

export async function isKnownOrg(db: Db, orgId: string): Promise<boolean> {
  const row = await db.selectFrom('organizations').select('id').where('id', '=', orgId).executeTakeFirst();
  return row !== undefined;
}

export interface Billable {
  readonly app_id: string;
  readonly service: string;
}

const WITHIN_MONTH = (from: string, to: string) => sql`m.hour >= ${from}::timestamptz AND m.hour < ${to}::timestamptz`;

/** Apps and services with something metered in the time, or with a bill of the month already. */
export async function billables(
  db: Db,
  month: { readonly name: string; readonly from: string; readonly to: string },
  service: string | undefined,
): Promise<Billable[]> {
  const { rows } = await sql<Billable>`
    SELECT u.app_id, u.service FROM (
      SELECT DISTINCT m.app_id, m.service FROM meter m WHERE ${WITHIN_MONTH(month.from, month.to)}
      UNION
      SELECT b.app_id, b.service FROM bills b WHERE b.month = ${month.name}
    ) u
    ${service === undefined ? sql`` : sql`WHERE u.service = ${service}`}
    ORDER BY u.app_id, u.service`.execute(db);
  return rows;
}

/**
 * The bill of a month, app and service, locked until the transaction ends; made empty where there is none yet. Undefined
 * where neither the bill nor the app exists.
 */
export async function lockBill(
  db: Db,
  key: { readonly month: string; readonly appId: string; readonly service: BillsTable['service'] },
  made: { readonly id: string; readonly now: string },
): Promise<Selectable<MoneyTables['bills']> | undefined> {
  await sql`
    INSERT INTO bills (id, month, org_id, app_id, app_name, service, created_at, updated_at)
    SELECT ${made.id}, ${key.month}, a.org_id, a.id, a.name, ${key.service}, ${made.now}, ${made.now}
    FROM apps a WHERE a.id = ${key.appId}
    ON CONFLICT (month, app_id, service) DO NOTHING`.execute(db);
  return db
    .selectFrom('bills')
    .selectAll()
    .where('month', '=', key.month)
    .where('app_id', '=', key.appId)
    .where('service', '=', key.service)
    .forUpdate()
    .executeTakeFirst();
}

/** What the app used of the service on each day of the time, one row per priced metric. */
export async function usesByDay(
  db: Db,
  key: { readonly appId: string; readonly service: keyof typeof METERED },
  month: { readonly from: string; readonly to: string },
): Promise<DayUse[]> {
  const metered = METERED[key.service];
  const peaks = Object.keys(metered).filter((metric) => metered[metric]?.day === 'peak');
  const { rows } = await sql<DayUse>`
    SELECT to_char(m.hour AT TIME ZONE 'UTC' + interval '8 hours', 'YYYY-MM-DD') AS day, m.metric,
      (CASE WHEN m.metric = ANY(${peaks}::text[]) THEN max(m.amount) ELSE sum(m.amount) END)::bigint AS quantity
    FROM meter m
    WHERE m.app_id = ${key.appId} AND m.service = ${key.service} AND m.metric = ANY(${Object.keys(metered)}::text[])
      AND ${WITHIN_MONTH(month.from, month.to)}
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}

/** Gigabytes of content delivery that are free each month; 100 where the service does not say. */
export async function freeCredit(db: Db, appId: string): Promise<number> {
  const { rows } = await sql<{ credit: number }>`
    SELECT (s.properties ->> 'freeCredit')::float8 AS credit FROM app_services s
    WHERE s.app_id = ${appId} AND s.name = 'asset-streaming' AND s.properties ->> 'freeCredit' ~ '^[0-9]+([.][0-9]+)?$'`.execute(
    db,
  );
  return rows[0]?.credit ?? 100;
}

/** Writes what a locked bill comes to, and its lines; the old ones go. */
export async function writeBill(
  db: Db,
  bill: { readonly id: string; readonly revision: number; readonly now: string },
  priced: { readonly amountFen: number; readonly items: readonly BillItem[]; readonly lines: readonly DayLine[] },
): Promise<void> {
  await db
    .updateTable('bills')
    .set({ amount_fen: priced.amountFen, items: json(priced.items), revision: bill.revision, updated_at: bill.now })
    .where('id', '=', bill.id)
    .execute();
  await db.deleteFrom('bill_lines').where('bill_id', '=', bill.id).execute();
  if (priced.lines.length > 0) {
    await db
      .insertInto('bill_lines')
      .values(
        priced.lines.map(({ day, metric, quantity, amountFen }) => ({
          bill_id: bill.id,
          day,
          metric,
          quantity,
          amount_fen: amountFen,
        })),
      )
      .execute();
  }
}

export async function insertLog(db: Db, row: Insertable<MoneyTables['bill_logs']>): Promise<void> {
  await db.insertInto('bill_logs').values(row).execute();
}

export interface LogEnd {
  readonly app_count: number;
  readonly bill_count: number;
  readonly amount_fen: number;
  readonly message: string;
  readonly finished_at: string;
}

export async function finishLog(db: Db, id: string, end: LogEnd): Promise<void> {
  await db
    .updateTable('bill_logs')
    .set({ ...end, status: 'Finished' })
    .where('id', '=', id)
    .execute();
}

/** Ends the logs of runs whose process died: those of the month that began before the moment and never ended. */
export async function endAbandonedLogs(
  db: Db,
  month: string,
  at: { readonly before: string; readonly now: string },
): Promise<void> {
  await db
    .updateTable('bill_logs')
    .set({ status: 'Finished', message: 'interrupted', finished_at: at.now })
    .where('month', '=', month)
    .where('status', '=', 'Pending')
    .where('started_at', '<', at.before)
    .execute();
}

/** Newest first. */
export async function listLogs(
  db: Db,
  filter: { readonly month?: string | undefined; readonly status?: 'Pending' | 'Finished' | undefined },
  page: PageRequest,
): Promise<{ rows: Selectable<MoneyTables['bill_logs']>[]; total: number }> {
  const query = db
    .selectFrom('bill_logs')
    .$if(filter.month !== undefined, (q) => q.where('month', '=', filter.month ?? ''))
    .$if(filter.status !== undefined, (q) => q.where('status', '=', filter.status ?? 'Pending'));
  const { total } = await query.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}
