// The hours or days that are asked about, whole ones. Source: wire/passport.md 3.1 row 24.
import { addDays, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import { END_OF_DAYS, isTooLate } from '#kernel/time/period';

export interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface Buckets {
  readonly interval: '1h' | '1d';
  readonly from: Date;
  /** The first moment that is not part of it any more. */
  readonly to: Date;
  /** Calendar days in Asia/Shanghai that it touches, oldest first. */
  readonly days: readonly string[];
  readonly first: string;
  readonly last: string;
  /** The key is the day, or the hour in unix seconds. */
  readonly starts: readonly { readonly key: string; readonly at: Date }[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DEFAULT_DAYS = 7;
const LONGEST_DAYS = 90;

/** The buckets that the moments touch, the last 7 days where nothing is said; a text says what is wrong. */
export function bucketsOf({ from, to }: Asked, interval: '1h' | '1d', now: string): Buckets | string {
  const endMs = Date.parse(to ?? now);
  if (isTooLate(endMs)) {
    return `to: comes before ${END_OF_DAYS}`;
  }
  const startMs = from === undefined ? firstOfDefault(endMs) : Date.parse(from);
  if (startMs > endMs) {
    return 'from: comes after to';
  }
  if (endMs - startMs > LONGEST_DAYS * DAY_MS) {
    return `from, to: at most ${LONGEST_DAYS} days`;
  }
  const first = shanghaiDay(startMs) ?? '';
  // why: what ends as a day begins does not touch it
  const last = shanghaiDay(Math.max(startMs, endMs - 1)) ?? '';
  const days = daysBetween(first, last);
  const hours = interval === '1h' ? hoursBetween(startMs, endMs) : [];
  const starts =
    interval === '1d'
      ? days.map((key) => ({ key, at: startOf(key) }))
      : hours.map((atMs) => ({ key: String(atMs / 1000), at: new Date(atMs) }));
  const bounds =
    interval === '1d'
      ? { from: startOf(first), to: startOf(addDays(last, 1)) }
      : { from: new Date(hours[0] ?? startMs), to: new Date((hours.at(-1) ?? startMs) + HOUR_MS) };
  return { interval, ...bounds, days, first, last, starts };
}

/** The start of a day in Asia/Shanghai. */
export const startOf = (day: string): Date => new Date(startOfShanghaiDay(day) ?? Number.NaN);

function firstOfDefault(endMs: number): number {
  return startOf(addDays(shanghaiDay(endMs) ?? '', 1 - DEFAULT_DAYS)).getTime();
}

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}

function hoursBetween(startMs: number, endMs: number): number[] {
  const first = Math.floor(startMs / HOUR_MS) * HOUR_MS;
  const count = Math.max(1, Math.ceil((endMs - first) / HOUR_MS));
  return Array.from({ length: count }, (_, index) => first + index * HOUR_MS);
}
