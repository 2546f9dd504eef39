// Money of minors goes through here, whoever takes it: one row per user and month is held while the caps are looked at,
// so that no two payments see the same room. Source: wire/passport.md 5.4, 5.9.
import { type AgeBand, type MinorRules, paying, shanghaiMonth } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import { styles } from '#kernel/call/errors';
import { addPaid, findTrade, insertTrade, lockMonth, moveTrade, paidIn } from './store.ts';

/** How long an order that waits for its money counts for the month. */
const HELD_MS = 30 * 60_000;

export interface Payment {
  readonly appId: string;
  readonly userId: string;
  /** Undefined without a verified real name. */
  readonly band: AgeBand | undefined;
  readonly rules: MinorRules;
  readonly amountFen: number;
  readonly outTradeNo?: string | undefined;
  /** RFC 3339. */
  readonly now: string;
}

/**
 * Adds what was paid to the month; the same trade number counts once.
 * @throws Refusal 90060 over a cap; 60001 where the number is another payment's
 */
export async function recordPaid(db: Db, payment: Payment): Promise<void> {
  const month = monthOf(payment);
  await lockMonth(db, month);
  const { appId, outTradeNo } = payment;
  const known = outTradeNo === undefined ? undefined : await findTrade(db, appId, outTradeNo);
  if (outTradeNo !== undefined && known !== undefined) {
    refuseOther(payment, known);
    // why no cap: what was held for it had its room
    if (await moveTrade(db, { appId, outTradeNo }, { from: ['held'], to: 'paid', month: month.month })) {
      await addPaid(db, month, payment.amountFen);
    }
    return;
  }
  await refuseOverCap(db, payment);
  if (outTradeNo !== undefined && !(await putTrade(db, payment, 'paid'))) {
    throw taken(outTradeNo);
  }
  await addPaid(db, month, payment.amountFen);
}

/**
 * Holds room in the month for an order that waits for its money.
 * @throws Refusal 90060 over a cap; 60001 where the number is taken
 */
export async function holdPayment(db: Db, payment: Payment & { readonly outTradeNo: string }): Promise<void> {
  await lockMonth(db, monthOf(payment));
  await refuseOverCap(db, payment);
  if (!(await putTrade(db, payment, 'held'))) {
    throw taken(payment.outTradeNo);
  }
}

/** The money has come, however late: it counts for the month in which it did. */
export async function settlePayment(
  db: Db,
  { appId, outTradeNo, now }: { readonly appId: string; readonly outTradeNo: string; readonly now: string },
): Promise<void> {
  const trade = await findTrade(db, appId, outTradeNo);
  if (trade === undefined) {
    return;
  }
  const month = { appId, userId: trade.user_id, month: shanghaiMonth(now) ?? '' };
  await lockMonth(db, month);
  if (await moveTrade(db, { appId, outTradeNo }, { from: ['held', 'released'], to: 'paid', month: month.month })) {
    await addPaid(db, month, trade.amount_fen);
  }
}

/** The order failed, or its money went back: within the month of the payment it has room again. */
export async function releasePayment(
  db: Db,
  { appId, outTradeNo, now }: { readonly appId: string; readonly outTradeNo: string; readonly now: string },
): Promise<void> {
  const trade = await findTrade(db, appId, outTradeNo);
  if (trade === undefined) {
    return;
  }
  const month = { appId, userId: trade.user_id, month: trade.month };
  // why first: whoever changes a trade holds its month, so that none waits for the other's
  await lockMonth(db, month);
  if (await moveTrade(db, { appId, outTradeNo }, { from: ['held'], to: 'released' })) {
    return;
  }
  const isBack = await moveTrade(db, { appId, outTradeNo }, { from: ['paid'], to: 'released' });
  if (isBack && trade.month === shanghaiMonth(now)) {
    await addPaid(db, month, -trade.amount_fen);
  }
}

async function refuseOverCap(db: Db, payment: Payment): Promise<void> {
  const { rules, band, amountFen, now } = payment;
  const paidFen = await paidIn(db, monthOf(payment), now);
  const { approved, reason } = paying(rules, { band, amountFen, paidFen });
  if (!approved) {
    throw styles.passport.refuse('precondition', reason?.zh ?? '', { code: 90_060, details: [reason?.en ?? ''] });
  }
}

function putTrade(db: Db, payment: Payment, state: 'held' | 'paid'): Promise<boolean> {
  const { outTradeNo = '', amountFen, now } = payment;
  const heldUntil = new Date(Date.parse(now) + HELD_MS).toISOString();
  return insertTrade(db, { ...monthOf(payment), outTradeNo, amountFen, state, heldUntil, now });
}

function monthOf({ appId, userId, now }: Payment) {
  return { appId, userId, month: shanghaiMonth(now) ?? '' };
}

function refuseOther(payment: Payment, known: { readonly user_id: string; readonly amount_fen: number }): void {
  if (known.user_id !== payment.userId || known.amount_fen !== payment.amountFen) {
    throw taken(payment.outTradeNo ?? '');
  }
}

function taken(outTradeNo: string) {
  return styles.passport.refuse('exists', 'outTradeNo already exists', {
    details: [`outTradeNo: "${outTradeNo}" is another payment's`],
  });
}
