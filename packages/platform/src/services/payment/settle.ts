// What is paid is credited: once, however often and in whatever order the provider tells it.

import { platformTransitions, stepTo } from '@uos/contract/labels';
import { fenOf } from '#core/money/fen';
import { decide, findByOutTradeNo } from '#core/money/transactions';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';

export interface Paid {
  readonly outTradeNo: string;
  readonly tradeNo: string;
  /** Yuan as text. */
  readonly totalAmount: string;
  readonly now: string;
}

/** Is it what the order is about, in yuan as text? */
export function isAmountOf(order: { readonly amount_fen: number }, totalAmount: string): boolean {
  return /^\d+(\.\d{1,2})?$/.test(totalAmount) && fenOf(Number(totalAmount)) === order.amount_fen;
}

/** `known` is a payment that was credited before. */
export async function settlePayment(
  db: Db,
  ports: Pick<Ports, 'ids'>,
  { outTradeNo, tradeNo, totalAmount, now }: Paid,
): Promise<'credited' | 'known' | 'unknown-order' | 'wrong-amount'> {
  const order = await findByOutTradeNo(db, outTradeNo);
  if (order === undefined) {
    return 'unknown-order';
  }
  if (!isAmountOf(order, totalAmount)) {
    return 'wrong-amount';
  }
  const outcome = await decide(db, ports.ids, order.id, {
    to: 'Active',
    // why also from there: the money has come, whether or not somebody had given the order up meanwhile
    from: stepTo(platformTransitions.transaction.status, 'Active', 'payment.complete').from,
    by: 'alipay',
    now,
    tradeNo,
  });
  return outcome === 'done' ? 'credited' : 'known';
}
