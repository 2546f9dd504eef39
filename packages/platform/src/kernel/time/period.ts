// The days or hours of a report: two dates, both included, or a duration, in Asia/Shanghai.
// Source: wire/cdn-and-platform.md 1.5, 1.8.
import { addDays, type Duration, durationDays, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';

export interface PeriodInput {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly duration?: Duration | undefined;
}

export interface Period {
  readonly from: Date;
  /** The first moment that is not part of it any more. */
  readonly to: Date;
  /** Every calendar day it touches, oldest first, `YYYY-MM-DD`. */
  readonly days: readonly string[];
}

const HOUR_MS = 3_600_000;
const DEFAULT_DURATION = 7;
const LONGEST_DAYS = 366;
/** The first day that no period reaches: days are compared as texts, and the one after this has another length. */
export const END_OF_DAYS = '9999-12-31';
const END_MS = startOfShanghaiDay(END_OF_DAYS) ?? Number.NaN;

/** Whether a period may not end there. */
export const isTooLate = (ms: number): boolean => ms >= END_MS;

/** The period that was asked for, 7 days where nothing was; a text says what is wrong with it. */
export function readPeriod({ start, end, duration }: PeriodInput, now: Date): Period | string {
  if (start === undefined && end === undefined) {
    return duration === 1 ? lastDay(now) : ofDuration(duration ?? DEFAULT_DURATION, now);
  }
  if (duration !== undefined) {
    return 'give two dates or a duration, not both';
  }
  const last = end ?? shanghaiDay(now) ?? '';
  const first = start ?? last;
  if (first > last) {
    return 'the first day comes after the last one';
  }
  if (last >= END_OF_DAYS) {
    return `the last day comes before ${END_OF_DAYS}`;
  }
  if (first <= addDays(last, -LONGEST_DAYS)) {
    return `a period has at most ${LONGEST_DAYS} days`;
  }
  return ofDays(first, last);
}

const WEEK_MS = DEFAULT_DURATION * 24 * HOUR_MS;

/** Every day that two moments touch, whole; 7 days until now where nothing is said. A text says what is wrong with it. */
export function daysTouched(
  { startTime, endTime }: { readonly startTime?: string | undefined; readonly endTime?: string | undefined },
  now: Date,
): Period | string {
  const end = endTime === undefined ? now : new Date(endTime);
  const start = startTime === undefined ? new Date(end.getTime() - WEEK_MS) : new Date(startTime);
  if (isTooLate(end.getTime())) {
    return `endTime: comes before ${END_OF_DAYS}`;
  }
  return start > end
    ? 'startTime: comes after endTime'
    : readPeriod({ start: shanghaiDay(start), end: shanghaiDay(end) }, now);
}

/** Moments, RFC 3339, between which lie two calendar days, both included, either of them left out. */
export function dayBounds(days: { readonly startDate?: string | undefined; readonly endDate?: string | undefined }) {
  const start = (day: string, afterMs = 0) => new Date((startOfShanghaiDay(day) ?? Number.NaN) + afterMs).toISOString();
  return {
    from: days.startDate === undefined ? undefined : start(days.startDate),
    to: days.endDate === undefined ? undefined : start(days.endDate, 24 * HOUR_MS),
  };
}

/** The start of every hour of the period that has begun. */
export function hoursOf({ from, to }: Period, now: Date): Date[] {
  const end = Math.min(to.getTime(), now.getTime() + 1);
  const count = Math.max(0, Math.ceil((end - from.getTime()) / HOUR_MS));
  return Array.from({ length: count }, (_, index) => new Date(from.getTime() + index * HOUR_MS));
}

/** The last 24 hours, the current one included. */
function lastDay(now: Date): Period {
  const to = new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS);
  const from = new Date(to.getTime() - 24 * HOUR_MS);
  return { from, to, days: daysBetween(shanghaiDay(from) ?? '', shanghaiDay(now) ?? '') };
}

function ofDuration(duration: Duration, now: Date): Period {
  const { startDate, endDate } = durationDays(duration, now.getTime());
  return ofDays(startDate, endDate);
}

function ofDays(first: string, last: string): Period {
  const at = (day: string) => new Date(startOfShanghaiDay(day) ?? Number.NaN);
  return { from: at(first), to: at(addDays(last, 1)), days: daysBetween(first, last) };
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}
