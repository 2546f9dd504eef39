// SQL of bills, their daily lines, and the runs that make them.
import type { labels } from '@uos/contract/labels';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { isLevel } from '#core/meter/meter';
import { shanghaiDayOf } from '#core/meter/report';
import type { Db } from '#db/connect';
import type { BillItem, MoneyTables } from '#db/money-tables';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
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

export interface Billable extends BillKey {
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

/** An app and one service of it. */
export interface BillKey {
  readonly app_id: string;
  readonly service: string;
}

const listed = (keys: readonly BillKey[]) => sql`
  SELECT k.app_id, k.service FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS k (app_id uuid, service text)`;

/**
 * The bills of a month, locked until the transaction ends; made empty where there are none yet. One whose app is gone
 * and that was never made is left out. Whoever computes bills of the same month waits for the end too.
 */
export async function lockBills(
  db: Db,
  keys: readonly BillKey[],
  made: { readonly month: string; readonly now: string; readonly ids: { uuid(): string } },
): Promise<Selectable<MoneyTables['bills']>[]> {
  const { month, now, ids } = made;
  // why the whole month: a bill that is made here and one that is found could be met by two runs the other way round
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`bills/${month}`}, 0))`.execute(db);
  const lock = () =>
    db
      .selectFrom('bills')
      .selectAll()
      .where('month', '=', month)
      .where(sql<boolean>`(app_id, service) IN (${listed(keys)})`)
      .orderBy('app_id')
      .orderBy('service')
      .forNoKeyUpdate()
      .execute();
  const found = await lock();
  const known = new Set(found.map(({ app_id, service }) => `${app_id} ${service}`));
  const missing = keys.filter(({ app_id, service }) => !known.has(`${app_id} ${service}`));
  if (missing.length === 0) {
    return found;
  }
  const rows = missing.map((key) => ({ ...key, id: ids.uuid() }));
  await sql`
    INSERT INTO bills (id, month, org_id, app_id, app_name, service, created_at, updated_at)
    SELECT n.id, ${month}, a.org_id, a.id, a.name, n.service, ${now}, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (id uuid, app_id uuid, service text)
    JOIN apps a ON a.id = n.app_id ORDER BY n.app_id, n.service
    ON CONFLICT (month, app_id, service) DO NOTHING`.execute(db);
  return lock();
}

export type BillUse = BillKey & DayUse;

/** What was used on each day of the time, one row per app, service and priced metric. */
export async function usesByDay(db: Db, keys: readonly BillKey[], span: Span): Promise<BillUse[]> {
  const only = sql`AND (m.app_id, m.service) IN (${listed(keys)})`;
  const { rows } = await sql<BillUse>`${uses(span, only)} ORDER BY 1, 2, 4, 3`.execute(db);
  return rows;
}

/** Gigabytes of content delivery that are free each month, of apps whose service says so. */
export async function freeCredits(db: Db, appIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ app_id: string; credit: number }>`
    SELECT s.app_id, (s.properties ->> 'freeCredit')::float8 AS credit FROM app_services s
    WHERE s.app_id = ANY(${appIds}::uuid[]) AND s.name = 'asset-streaming'
      AND s.properties ->> 'freeCredit' ~ '^[0-9]+([.][0-9]+)?$'`.execute(db);
  return new Map(rows.map(({ app_id, credit }) => [app_id, credit]));
}

export interface WrittenBill {
  readonly id: string;
  readonly revision: number;
  readonly amountFen: number;
  readonly items: readonly BillItem[];
  readonly lines: readonly DayLine[];
}

/** Writes what locked bills come to, and those of their lines that are not so yet. */
export async function writeBills(db: Db, bills: readonly WrittenBill[], now: string): Promise<void> {
  await sql`
    UPDATE bills SET amount_fen = n."amountFen", items = n.items, revision = n.revision, updated_at = ${now}
    FROM jsonb_to_recordset(${JSON.stringify(bills)}::jsonb)
      AS n (id uuid, "amountFen" bigint, items jsonb, revision integer)
    WHERE bills.id = n.id`.execute(db);
  const lines = bills.flatMap(({ id, lines: own }) =>
    own.map(({ day, metric, quantity, amountFen }) => ({ bill: id, day, metric, quantity, fen: amountFen })),
  );
  await sql`
    WITH line AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        AS n (bill uuid, day date, metric text, quantity bigint, fen bigint)
    ),
    gone AS (
      DELETE FROM bill_lines b WHERE b.bill_id = ANY(${bills.map(({ id }) => id)}::uuid[])
        AND NOT EXISTS (
          SELECT 1 FROM line WHERE line.bill = b.bill_id AND line.day = b.day AND line.metric = b.metric)
    )
    INSERT INTO bill_lines AS b (bill_id, day, metric, quantity, amount_fen)
    SELECT line.bill, line.day, line.metric, line.quantity, line.fen FROM line
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
  filter: { readonly month?: string | undefined; readonly status?: keyof typeof labels.billLog.status | undefined },
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
