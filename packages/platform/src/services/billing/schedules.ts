// Work of billing that has a time: the daily run, at one o'clock in the morning in Asia/Shanghai.
import { addDays, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { OwnSchedule } from '#kernel/time/schedules';
import { monthsOfDailyRun, runBills } from './run.ts';

const HOUR_MS = 3_600_000;

const dailyRun: OwnSchedule = {
  name: 'daily-run',
  lane: 'long',
  first: (start) => nextOne(start),
  next: (dueAt) => nextOne(dueAt),
  missed: 'once',
  ownTransactions: true,
  job: { timeoutSeconds: HOUR_MS / 1000 },
  async run({ ports, dueAt, signal }) {
    for (const month of monthsOfDailyRun(dueAt)) {
      await runBills(ports, { month, at: dueAt, signal });
    }
  },
};

export const billingSchedules: readonly OwnSchedule[] = [dailyRun];

/** The first one o'clock after the moment. */
function nextOne(moment: Date): Date {
  const today = shanghaiDay(moment) ?? '';
  const at = (day: string) => new Date((startOfShanghaiDay(day) ?? Number.NaN) + HOUR_MS);
  return at(today) > moment ? at(today) : at(addDays(today, 1));
}
