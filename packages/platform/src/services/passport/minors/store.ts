// SQL of what minors have played and paid.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { PageRequest } from '#kernel/call/paging';
import type { PlayerTables } from '../players/tables.ts';

/** Whose month it is, and which. */
export interface PayMonth {
  readonly appId: string;
  readonly userId: string;
  /** `YYYY-MM` in Asia/Shanghai. */
  readonly month: string;
}

/** A player who is away asks for nothing: more than this between two questions was not played. */
const LONGEST_CREDIT_MS = 120_000;

/** Adds the time since the question before to what was played of a day; answers it in milliseconds. */
export async function creditPlay(
  db: Db,
  play: { readonly appId: string; readonly userId: string; readonly day: string; readonly now: string },
): Promise<number> {
  const row = await db
    .insertInto('passport_play_days')
    .values({ app_id: play.appId, user_id: play.userId, day: play.day, played_ms: 0, last_at: play.now })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'user_id', 'day']).doUpdateSet({
        played_ms: sql<number>`passport_play_days.played_ms + least(${LONGEST_CREDIT_MS}::bigint,
          greatest(0, extract(epoch FROM excluded.last_at - passport_play_days.last_at) * 1000)::bigint)`,
        last_at: sql<string>`greatest(passport_play_days.last_at, excluded.last_at)`,
      }),
    )
    .returning('played_ms')
    .executeTakeFirstOrThrow();
  return row.played_ms;
}

/** Forgets what was played on days before one. */
export async function forgetPlay(db: Db, before: string): Promise<void> {
  await db.deleteFrom('passport_play_days').where('day', '<', before).execute();
}

/** What was paid in a month, as it stands; nobody is made to wait. */
export async function paidIn(db: Db, { appId, userId, month }: PayMonth, now: string): Promise<number> {
  const { rows } = await sql<{ fen: number }>`
    SELECT (coalesce((SELECT paid_fen FROM passport_pay_months
        WHERE app_id = ${appId} AND user_id = ${userId} AND month = ${month}), 0)
      + coalesce((SELECT sum(amount_fen) FROM passport_pay_trades
        WHERE app_id = ${appId} AND user_id = ${userId} AND month = ${month} AND state = 'held'
          AND held_until > ${now}), 0))::bigint AS fen`.execute(db);
  return rows[0]?.fen ?? 0;
}

/** Holds the month of a user until the end of the transaction, so that payments of it queue up. */
export async function lockMonth(db: Db, { appId, userId, month }: PayMonth): Promise<void> {
  await db
    .insertInto('passport_pay_months')
    .values({ app_id: appId, user_id: userId, month, paid_fen: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['app_id', 'user_id', 'month'])
        .doUpdateSet((eb) => ({ paid_fen: eb.ref('passport_pay_months.paid_fen') })),
    )
    .execute();
}

export async function addPaid(db: Db, { appId, userId, month }: PayMonth, fen: number): Promise<void> {
  await db
    .updateTable('passport_pay_months')
    .set({ paid_fen: sql<number>`greatest(0, paid_fen + ${fen}::bigint)` })
    .where('app_id', '=', appId)
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .execute();
}

export interface Trade extends PayMonth {
  readonly outTradeNo: string;
  readonly amountFen: number;
  readonly state: 'held' | 'paid';
  readonly heldUntil: string;
  readonly now: string;
}

/** False where the app has a trade of that number. */
export async function insertTrade(db: Db, trade: Trade): Promise<boolean> {
  const result = await db
    .insertInto('passport_pay_trades')
    .values({
      app_id: trade.appId,
      out_trade_no: trade.outTradeNo,
      user_id: trade.userId,
      month: trade.month,
      amount_fen: trade.amountFen,
      state: trade.state,
      held_until: trade.heldUntil,
      created_at: trade.now,
    })
    .onConflict((conflict) => conflict.columns(['app_id', 'out_trade_no']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function findTrade(db: Db, appId: string, outTradeNo: string) {
  return db
    .selectFrom('passport_pay_trades')
    .select(['user_id', 'month', 'amount_fen', 'state'])
    .where('app_id', '=', appId)
    .where('out_trade_no', '=', outTradeNo)
    .executeTakeFirst();
}

/** False where the trade is in none of the states it may come from. */
export async function moveTrade(
  db: Db,
  trade: { readonly appId: string; readonly outTradeNo: string },
  step: {
    readonly from: readonly ('held' | 'paid' | 'released')[];
    readonly to: 'paid' | 'released';
    readonly month?: string;
  },
): Promise<boolean> {
  const result = await db
    .updateTable('passport_pay_trades')
    .set({ state: step.to, month: step.month })
    .where('app_id', '=', trade.appId)
    .where('out_trade_no', '=', trade.outTradeNo)
    .where('state', 'in', step.from)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

interface PayMonthFilter {
  readonly month: string;
  readonly userId?: string | undefined;
  readonly ageGroup?: string | undefined;
  /** Only who has used that share of the limit, 0 to 1. */
  readonly share?: number | undefined;
  /** Fen that an age group may pay in a month, -1 without limit; `''` is of who is not verified. */
  readonly limits: Readonly<Record<string, number>>;
  readonly now: string;
}

export interface PayMonthRow {
  readonly user_id: string;
  readonly display_name: string;
  readonly age_group: PlayerTables['passport_users']['age_group']['__select__'];
  readonly age_group_ends: string | null;
  readonly paid: number;
  readonly held: number;
}

/** Who has paid in a month, or is about to; nearest to the limit first. */
export async function listPayMonths(
  db: Db,
  appId: string,
  { month, userId, ageGroup, share, limits, now }: PayMonthFilter,
  page: PageRequest,
): Promise<{ rows: PayMonthRow[]; total: number }> {
  const cap = sql`(${JSON.stringify(limits)}::jsonb ->> u.age_group)::bigint`;
  const sums = sql`SELECT u.id AS user_id, u.display_name, u.age_group, u.age_group_ends,
      sum(s.paid)::bigint AS paid, sum(s.held)::bigint AS held,
      CASE WHEN ${cap} < 0 THEN 0 WHEN ${cap} = 0 THEN 1 ELSE sum(s.paid + s.held)::float8 / ${cap} END AS share
    FROM (
      SELECT user_id, paid_fen AS paid, 0 AS held FROM passport_pay_months
      WHERE app_id = ${appId} AND month = ${month} AND paid_fen > 0
      UNION ALL SELECT user_id, 0, amount_fen FROM passport_pay_trades
      WHERE app_id = ${appId} AND month = ${month} AND state = 'held' AND held_until > ${now}
    ) s JOIN passport_users u ON u.app_id = ${appId} AND u.id = s.user_id AND u.status <> 'Sealed'
      AND (${userId ?? null}::uuid IS NULL OR u.id = ${userId ?? null}::uuid)
      AND (${ageGroup ?? null}::text IS NULL OR u.age_group = ${ageGroup ?? null})
    GROUP BY u.id, u.display_name, u.age_group, u.age_group_ends`;
  const of = sql`(${sums}) m WHERE ${share ?? null}::float8 IS NULL OR m.share >= ${share ?? null}::float8`;
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*) AS total FROM ${of}`.execute(db);
  const { rows } = await sql<PayMonthRow>`SELECT * FROM ${of}
    ORDER BY m.share DESC, m.paid DESC, m.user_id LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}
