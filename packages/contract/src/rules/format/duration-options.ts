// The time ranges a chart offers. Source: platform-core 9 (duration options, bill periods).

import type { Text } from '../verdict.ts';
import { addDays, addMonths, shanghaiDay, shanghaiMonth } from './time.ts';

/** Days back from today; `1` is the last 24 hours, `-7` the last calendar week, `-30` the last calendar month. */
export type Duration = 1 | 7 | 30 | 90 | -7 | -30;

export interface DurationOption extends Text {
  readonly value: Duration;
}

const day: DurationOption = { value: 1, zh: '近 24 小时', en: 'Last 24 hours' };
const lastWeek: DurationOption = { value: -7, zh: '上周', en: 'Last week' };
const lastMonth: DurationOption = { value: -30, zh: '上月', en: 'Last month' };

export const durationOptions: readonly DurationOption[] = [
  { value: 7, zh: '近 7 天', en: 'Last 7 days' },
  { value: 30, zh: '近 30 天', en: 'Last 30 days' },
  { value: 90, zh: '近 90 天', en: 'Last 90 days' },
];
export const longDurationOptions: readonly DurationOption[] = [...durationOptions, lastWeek, lastMonth];
export const durationOptionsWithDay: readonly DurationOption[] = [day, ...durationOptions];

export interface DayRange {
  /** Both ends included, `YYYY-MM-DD` in Asia/Shanghai. */
  readonly startDate: string;
  readonly endDate: string;
}

/** The calendar days of a duration, counted from a moment (epoch milliseconds). Weeks begin on Monday. */
export function durationDays(duration: Duration, nowMs: number): DayRange {
  const today = shanghaiDay(nowMs) ?? '';
  if (duration === -30) {
    const month = shanghaiMonth(nowMs) ?? '';
    return { startDate: `${addMonths(month, -1)}-01`, endDate: addDays(`${month}-01`, -1) };
  }
  if (duration === -7) {
    const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
    return { startDate: addDays(today, -sinceMonday - 7), endDate: addDays(today, -sinceMonday - 1) };
  }
  return { startDate: addDays(today, duration === 1 ? -1 : 1 - duration), endDate: today };
}

export interface BillPeriod extends Text {
  readonly value: string;
}

const recent: BillPeriod = { value: 'last-12-months', zh: '近 12 个月', en: 'Last 12 months' };

/** The first whole year that bills go back to. */
const FIRST_YEAR = 2023;

/** The last twelve months and every year before the running one: in 2025 those of the specification. */
export function billPeriods(nowMs: number): BillPeriod[] {
  const before = Number((shanghaiMonth(nowMs) ?? '').slice(0, 4)) - 1;
  const years = Array.from({ length: Math.max(0, before - FIRST_YEAR + 1) }, (_, back) => String(before - back));
  return [recent, ...years.map((year) => ({ value: year, zh: `${year} 年`, en: year }))];
}

/** The months of a bill period, newest first; a year that is not over ends with the current month. */
export function billPeriodMonths(period: string, nowMs: number): string[] {
  const current = shanghaiMonth(nowMs) ?? '';
  const newest = /^[0-9]{4}$/.test(period) ? `${period}-12` : current;
  const months = Array.from({ length: 12 }, (_, back) => addMonths(newest, -back));
  return months.filter((month) => month <= current);
}

/** Every month that there can be a bill of, newest first. */
export function billMonths(nowMs: number): string[] {
  const current = shanghaiMonth(nowMs) ?? '';
  const [year = 0, month = 0] = current.split('-').map(Number);
  return Array.from({ length: (year - FIRST_YEAR) * 12 + month }, (_, back) => addMonths(current, -back));
}
