// How often a product may be bought, and when that starts anew, in words.
import { formatTime, limitPeriodEnd } from '@uos/contract/rules';
import type { EconomyProduct } from '@uos/sdk/browser';
import { grouped } from '../../../../kit/show/grouped.ts';
import { text } from './text.zh.ts';

export function limitWords({ limitCount, resetSchedule }: EconomyProduct): string {
  if (limitCount === 0) {
    return text.noLimit;
  }
  const count = grouped(limitCount);
  if (resetSchedule === undefined) {
    return text.limitEver(count);
  }
  const { type, day, hour } = resetSchedule;
  const clock = `${String(hour).padStart(2, '0')}:00`;
  if (type === 'EveryWeek') {
    return text.limitWeek(count, text.weekdays[day - 1] ?? '', clock);
  }
  return type === 'EveryMonth' ? text.limitMonth(count, day, clock) : text.limitDay(count, clock);
}

/** When it starts anew next, or nothing. */
export function nextReset({ limitCount, resetSchedule }: EconomyProduct, now: number): string | undefined {
  const next = limitCount === 0 ? undefined : limitPeriodEnd(resetSchedule, now);
  return next === undefined ? undefined : formatTime(next);
}

/** When it is sold. */
export function windowWords({ startTime, endTime }: EconomyProduct): string {
  if (startTime === undefined && endTime === undefined) {
    return text.always;
  }
  return text.window(
    startTime === undefined ? text.fromNow : formatTime(startTime),
    endTime === undefined ? text.forGood : formatTime(endTime),
  );
}
