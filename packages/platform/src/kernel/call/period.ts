// The days that a call asks about, by two dates in Asia/Shanghai.
import { type Period, readPeriod } from '#kernel/time/period';
import type { Call } from './call.ts';

interface Days {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** @throws what the call refuses with, where they are no period */
export function periodOf(call: Pick<Call<Days>, 'input' | 'now' | 'refuse'>): Period {
  const { startDate, endDate } = call.input;
  const period = readPeriod({ start: startDate, end: endDate }, new Date(call.now));
  if (typeof period === 'string') {
    throw call.refuse('invalid', period);
  }
  return period;
}
