// An order that nobody pays ends after a quarter of an hour.
import { decide } from '#core/money/transactions';
import { ORDER_LIFE_MINUTES } from '#core/pay/account';
import type { OwnSchedule } from '#kernel/time/schedules';

export const ORDER_LIFE_MS = ORDER_LIFE_MINUTES * 60_000;

const TIMEOUT = 'order-timeout';

export function timeoutKey(transactionId: string): string {
  return `${TIMEOUT}/${transactionId}`;
}

export const paymentSchedules: readonly OwnSchedule[] = [
  {
    name: TIMEOUT,
    next: () => undefined,
    missed: 'once',
    async run({ db, ports, dueAt, subject }) {
      const decision = { to: 'Invalid', by: 'system', now: dueAt.toISOString(), reason: '支付超时' } as const;
      await decide(db, ports.ids, subject, decision);
    },
  },
];
