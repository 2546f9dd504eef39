// Work of billing that has a time: the daily run, at one o'clock in the morning in Asia/Shanghai.
import { addDays, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { Schedule } from '#kernel/schedules';
import { monthsOfDailyRun, runBills } from './run.ts';

const HOUR_MS = 3_600_000;

const dailyRun: Schedule = {
  service: 'billing',
  name: 'daily-run',
  first: (start) => nextOne(start),
  next: (dueAt) => nextOne(dueAt),
  missed: 'once',
  ownTransactions: true,
  async run({ ports, dueAt, signal }) {
    for (const month of monthsOfDailyRun(dueAt)) {
      signal.throwIfAborted();
      await runBills(ports, { month, at: dueAt });
    }
  },
};

export const billingSchedules: readonly Schedule[] = [dailyRun];

/** The first one o'clock after the moment. */
function nextOne(moment: Date): Date {
  const today = shanghaiDay(moment) ?? '';
  const at = (day: string) => new Date((startOfShanghaiDay(day) ?? Number.NaN) + HOUR_MS);
  return at(today) > moment ? at(today) : at(addDays(today, 1));
}
