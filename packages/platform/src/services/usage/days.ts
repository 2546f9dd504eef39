// The days that a report of the platform core is asked for.
import type { Duration } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { type Period, readPeriod } from '#kernel/time/period';

export interface DaysQuery {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly duration?: Duration | undefined;
}

/** @throws `invalid parameters` for days that are none */
export function periodOf({ input, now }: Pick<Call<DaysQuery>, 'input' | 'now'>): Period {
  const { startDate: start, endDate: end, duration } = input;
  const period = readPeriod({ start, end, duration }, new Date(now));
  if (typeof period === 'string') {
    throw styles.platform.refuse('invalid', 'invalid parameters', { details: [period] });
  }
  return period;
}
