// SQL of orders. A step from one state to another is one conditional statement. Every statement carries the app, so that
// another tenant's id finds nothing.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { EconomyTables } from '../tables.ts';

type Table = EconomyTables['passport_orders'];
export type OrderRow = Selectable<Table>;
export type Status = OrderRow['status'];

/** The order, or undefined where its number is another's. */
export async function insertOrder(db: Db, row: Insertable<Table>): Promise<OrderRow | undefined> {
  return db
    .insertInto('passport_orders')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'out_trade_no']).where('out_trade_no', 'is not', null).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** The order as it is then, or undefined where it was in none of the states it may come from. */
export async function moveOrder(
  db: Db,
  appId: string,
  id: string,
  from: readonly Status[],
  change: Updateable<Table>,
): Promise<OrderRow | undefined> {
  return db
    .updateTable('passport_orders')
    .set(change)
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returningAll()
    .executeTakeFirst();
}

export async function findOrder(db: Db, appId: string, id: string): Promise<OrderRow | undefined> {
  const [row] = await findOrders(db, appId, [id]);
  return row;
}

/** In no order. */
export async function findOrders(db: Db, appId: string, ids: readonly string[]): Promise<OrderRow[]> {
  return ids.length === 0
    ? []
    : db.selectFrom('passport_orders').selectAll().where('app_id', '=', appId).where('id', 'in', ids).execute();
}

export async function findTradeOrder(db: Db, appId: string, outTradeNo: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('passport_orders')
    .selectAll()
    .where('app_id', '=', appId)
    .where('out_trade_no', '=', outTradeNo)
    .executeTakeFirst();
}

export interface OrderFilter {
  readonly id?: string | undefined;
  readonly personaId?: string | undefined;
  readonly status?: Status | undefined;
  readonly type?: OrderRow['type'] | undefined;
  readonly productSlug?: string | undefined;
  readonly outTradeNo?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Newest first. */
export async function listOrders(
  db: Db,
  appId: string,
  { id, personaId, status, type, productSlug, outTradeNo, from, to }: OrderFilter,
  page: PageRequest,
): Promise<{ rows: OrderRow[]; total: number }> {
  const query = db
    .selectFrom('passport_orders')
    .selectAll()
    .where('app_id', '=', appId)
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? ''))
    .$if(personaId !== undefined, (q) => q.where('persona_id', '=', personaId ?? ''))
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'Pending'))
    .$if(type !== undefined, (q) => q.where('type', '=', type ?? 'VirtualPurchase'))
    .$if(productSlug !== undefined, (q) => q.where('product_slug', '=', productSlug ?? ''))
    .$if(outTradeNo !== undefined, (q) => q.where('out_trade_no', '=', outTradeNo ?? ''))
    .$if(from !== undefined, (q) => q.where('created_at', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('created_at', '<', to ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc');
  return readPage(query, page);
}

export interface OrderSum {
  /** Start of the hour or day in unix seconds. */
  readonly at: number;
  readonly status: Status;
  readonly n: number;
  readonly fen: number;
}

/** Orders of each hour, or day in Asia/Shanghai, by their state. */
export async function sumOrders(
  db: Db,
  appId: string,
  {
    from,
    to,
    interval,
    type,
  }: {
    readonly from: Date;
    readonly to: Date;
    readonly interval: '1h' | '1d';
    readonly type: OrderRow['type'] | undefined;
  },
): Promise<OrderSum[]> {
  const unit = interval === '1h' ? 'hour' : 'day';
  const at = sql<number>`extract(epoch FROM date_trunc(${sql.lit(unit)}, created_at AT TIME ZONE 'Asia/Shanghai')
    AT TIME ZONE 'Asia/Shanghai')::bigint`;
  return db
    .selectFrom('passport_orders')
    .select([at.as('at'), 'status', sql<number>`count(*)`.as('n'), sql<number>`sum(total_amount)::bigint`.as('fen')])
    .where('app_id', '=', appId)
    .where('created_at', '>=', from.toISOString())
    .where('created_at', '<', to.toISOString())
    .$if(type !== undefined, (q) => q.where('type', '=', type ?? 'VirtualPurchase'))
    .groupBy(['at', 'status'])
    .execute();
}
