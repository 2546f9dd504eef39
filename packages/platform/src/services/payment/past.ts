// What the demo studio paid in its past: a deposit as it began, and more where it ran low.
import { findByOutTradeNo } from '#core/money/transactions';
import { PAST_TRADE, type TellDay } from '#kernel/past';
import { settlePayment } from './settle.ts';

/** Yuan, by the number of the day. */
const DEPOSITS: Readonly<Record<number, number>> = { 1: 2000, 22: 5000, 45: 8000 };
const HOUR_MS = 3_600_000;
const PAID_AT = 11 * HOUR_MS;

export const paymentPast: TellDay = async (past, { number, hours, begins }) => {
  const [start] = hours;
  const amount = DEPOSITS[number];
  if (!begins || start === undefined || amount === undefined) {
    return;
  }
  past.at(new Date(start.getTime() + Math.min(PAID_AT, hours.length * HOUR_MS - 1)));
  const { OutTradeNo } = await past.call<{ OutTradeNo: string }>('developer', 'POST', '/api/alipay', {
    OrganizationId: past.orgId,
    Amount: amount,
  });
  const { db, clock } = past.ports;
  await db.transaction().execute(async (tx) => {
    const order = await findByOutTradeNo(tx, OutTradeNo);
    await settlePayment(tx, past.ports, {
      outTradeNo: OutTradeNo,
      tradeNo: `${PAST_TRADE}${order?.id.replaceAll('-', '').slice(0, 20) ?? ''}`,
      totalAmount: amount.toFixed(2),
      now: clock.now().toISOString(),
    });
  });
};
