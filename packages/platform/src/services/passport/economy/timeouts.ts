// What ends by itself: orders that nobody pays, things that last for a time, keys of calls.
import { addDays, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import { type OwnSchedule, removeSchedule } from '#kernel/time/schedules';
import { releasePayment } from '../minors/payments.ts';
import { lockPersonas } from '../players/store/index.ts';
import { deleteEnded } from './store/inventory.ts';
import { forgetKeys, KEPT_MS } from './store/keys.ts';
import { findOrder, moveOrder } from './store/orders.ts';

export const TIMES_OUT = 'order-times-out';
/** How long an order may wait for its money. */
export const WAITS_MS = 24 * 3_600_000;

const HOUR_MS = 3_600_000;
const AT_ONCE = 1000;

/** An order that has been paid, or never will be, waits for nothing any more. */
export function stopWaiting(db: Db, appId: string, orderId: string): Promise<void> {
  return removeSchedule(db, 'passport', `${TIMES_OUT}/${appId}/${orderId}`);
}

const timesOut: OwnSchedule = {
  name: TIMES_OUT,
  missed: 'once',
  next: () => undefined,
  async run({ db, dueAt, payload }) {
    const { appId, id } = payload as { readonly appId: string; readonly id: string };
    const order = await findOrder(db, appId, id);
    if (order === undefined) {
      return;
    }
    await lockPersonas(db, appId, [order.persona_id]);
    const failed = { status: 'ChargeFailed', fail_reason: 'timed out' } as const;
    if ((await moveOrder(db, appId, id, ['Pending'], failed)) !== undefined) {
      await releasePayment(db, { appId, outTradeNo: order.out_trade_no ?? '', now: dueAt.toISOString() });
    }
  },
};

const nightly = {
  first: (start: Date) => nextNight(start),
  next: (dueAt: Date) => new Date(dueAt.getTime() + 24 * HOUR_MS),
  missed: 'once',
  ownTransactions: true,
} as const;

const forgets: OwnSchedule = {
  name: 'forget-given-keys',
  ...nightly,
  async run({ db, dueAt, signal }) {
    const before = new Date(dueAt.getTime() - KEPT_MS).toISOString();
    await inTurns(signal, () => forgetKeys(db, before, AT_ONCE));
  },
};

const ends: OwnSchedule = {
  name: 'take-ended-inventory',
  ...nightly,
  async run({ db, dueAt, signal }) {
    // why not to the minute: a call of a moment ago may still have it in hand
    const before = new Date(dueAt.getTime() - HOUR_MS).toISOString();
    await inTurns(signal, () => deleteEnded(db, before, AT_ONCE));
  },
};

async function inTurns(signal: AbortSignal, work: () => Promise<number>): Promise<void> {
  while (!signal.aborted && (await work()) === AT_ONCE) {
    // the next thousand
  }
}

/** The next 04:00 in Asia/Shanghai. */
function nextNight(after: Date): Date {
  const day = shanghaiDay(after) ?? '';
  const at = (one: string) => new Date((startOfShanghaiDay(one) ?? Number.NaN) + 4 * HOUR_MS);
  return at(day) > after ? at(day) : at(addDays(day, 1));
}

export const economySchedules: readonly OwnSchedule[] = [timesOut, forgets, ends];
