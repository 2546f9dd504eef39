// SQL of bills, their daily lines, and the runs that make them.
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { type Db, json } from '#db/connect';
import type { BillItem, BillsTable, MoneyTables } from '#db/money-tables';
import { readPage } from '#db/page';
import { isLevel } from '#kernel/meter';
import { shanghaiDayOf } from '#kernel/meter-report';
import type { PageRequest } from '#kernel/paging';
import { type DayLine, type DayUse, METERED } from '../pricing.ts';

export async function isKnownOrg(db: Db, orgId: string): Promise<boolean> {
  const row = await db.selectFrom('organizations').select('id').where('id', '=', orgId).executeTakeFirst();
  return row !== undefined;
}

/** A moment from which on, and one before which. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export interface Billable {
  readonly app_id: string;
  readonly service: string;
  /** Null where there is no bill yet. */
  readonly amount_fen: number | null;
  /** Are the lines of the bill what the meter says? */
  readonly is_current: boolean;
}

const PRICED = Object.entries(METERED).flatMap(([service, metered]) =>
  Object.keys(metered).map((metric) => `${service} ${metric}`),
);

/** What was used on each day, one row per app and priced metric. */
const uses = ({ from, to }: Span, only: RawBuilder<unknown> = sql``) => sql`
  SELECT m.app_id, m.service, m.metric, ${shanghaiDayOf(sql`m.hour`)} AS day,
    (CASE WHEN ${isLevel('m.metric')} THEN max(m.amount) ELSE sum(m.amount) END)::bigint AS quantity
  FROM meter m
  WHERE m.hour >= ${from}::timestamptz AND m.hour < ${to}::timestamptz
    AND m.service || ' ' || m.metric = ANY(${PRICED}::text[]) ${only}
  GROUP BY 1, 2, 3, 4`;

/** Apps and services with something priced in the time, or with a bill of the month already. */
export async function billables(
  db: Db,
  month: Span & { readonly name: string },
  service: string | undefined,
): Promise<Billable[]> {
  const only = service === undefined ? sql`` : sql`AND m.service = ${service}`;
  const onlyBills = service === undefined ? sql`` : sql`AND b.service = ${service}`;
  const digest = (row: string) => {
    const [day, metric, quantity] = ['day', 'metric', 'quantity'].map((column) => sql.ref(`${row}.${column}`));
    return sql`md5(string_agg(${metric} || ' ' || ${day} || ' ' || ${quantity}, ',' ORDER BY ${metric}, ${day}))`;
  };
  const { rows } = await sql<Billable>`
    WITH used AS (${uses(month, only)}),
    metered AS (SELECT u.app_id, u.service, ${digest('u')} AS digest FROM used u GROUP BY 1, 2),
    billed AS (
      SELECT b.app_id, b.service, b.amount_fen, ${digest('l')} AS digest
      FROM bills b LEFT JOIN (SELECT bill_id, metric, quantity, day::text FROM bill_lines) l ON l.bill_id = b.id
      WHERE b.month = ${month.name} ${onlyBills}
      GROUP BY b.id
    )
    SELECT app_id, service, billed.amount_fen,
      billed.amount_fen IS NOT NULL AND metered.digest IS NOT DISTINCT FROM billed.digest AS is_current
    FROM metered FULL JOIN billed USING (app_id, service)
    ORDER BY app_id, service`.execute(db);
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
  const lock = () =>
    db
      .selectFrom('bills')
      .selectAll()
      .where('month', '=', key.month)
      .where('app_id', '=', key.appId)
      .where('service', '=', key.service)
      .forUpdate()
      .executeTakeFirst();
  const found = await lock();
  if (found !== undefined) {
    return found;
  }
  await sql`
    INSERT INTO bills (id, month, org_id, app_id, app_name, service, created_at, updated_at)
    SELECT ${made.id}, ${key.month}, a.org_id, a.id, a.name, ${key.service}, ${made.now}, ${made.now}
    FROM apps a WHERE a.id = ${key.appId}
    ON CONFLICT (month, app_id, service) DO NOTHING`.execute(db);
  return lock();
}

/** What the app used of the service on each day of the time, one row per priced metric. */
export async function usesByDay(
  db: Db,
  key: { readonly appId: string; readonly service: string },
  span: Span,
): Promise<DayUse[]> {
  const only = sql`AND m.app_id = ${key.appId} AND m.service = ${key.service}`;
  const { rows } = await sql<DayUse>`
    SELECT u.day, u.metric, u.quantity FROM (${uses(span, only)}) u ORDER BY u.day, u.metric`.execute(db);
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

/** Writes what a locked bill comes to, and those of its lines that are not so yet. */
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
  const lines = sql`
    SELECT (l ->> 'day')::date AS day, l ->> 'metric' AS metric, (l ->> 'quantity')::bigint AS quantity,
      (l ->> 'amountFen')::bigint AS amount_fen
    FROM jsonb_array_elements(${JSON.stringify(priced.lines)}::jsonb) l`;
  await sql`
    WITH line AS (${lines}),
    gone AS (
      DELETE FROM bill_lines b WHERE b.bill_id = ${bill.id}
        AND NOT EXISTS (SELECT 1 FROM line WHERE line.day = b.day AND line.metric = b.metric)
    )
    INSERT INTO bill_lines AS b (bill_id, day, metric, quantity, amount_fen)
    SELECT ${bill.id}::uuid, line.day, line.metric, line.quantity, line.amount_fen FROM line
    ON CONFLICT (bill_id, day, metric) DO UPDATE SET quantity = excluded.quantity, amount_fen = excluded.amount_fen
    WHERE (b.quantity, b.amount_fen) <> (excluded.quantity, excluded.amount_fen)`.execute(db);
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
    .$if(filter.status !== undefined, (q) => q.where('status', '=', filter.status ?? 'Pending'))
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id');
  return readPage(query, page);
}
