// What the demo studio was billed in its past: the daily run of each night, as its schedule would have done it.
import type { TellDay } from '#kernel/past';
import { monthsOfDailyRun, runBills } from './run.ts';

const HOUR_MS = 3_600_000;

export const billingPast: TellDay = async (past, { hours, begins }) => {
  const [start] = hours;
  if (!begins || start === undefined || hours.length < 2) {
    return;
  }
  const at = new Date(start.getTime() + HOUR_MS);
  past.at(at);
  for (const month of monthsOfDailyRun(at)) {
    await runBills(past.ports, { month, at });
  }
};
