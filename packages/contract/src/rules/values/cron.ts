// Cron texts: 5 fields for leaderboards and placeholders, 7 for stateless timers; all in Asia/Shanghai.
// Source: wire/passport.md 2.2 and 5.2; wire/realtime-and-compute.md 9.6 (second minute hour day month weekday year).

import type { Parsed } from '../verdict.ts';

/** The values each field admits; `undefined` admits every value. */
export interface Cron {
  readonly second: CronField;
  readonly minute: CronField;
  readonly hour: CronField;
  readonly day: CronField;
  readonly month: CronField;
  /** 0 is Sunday. */
  readonly weekday: CronField;
  readonly year: CronField;
}

export type CronField = readonly number[] | undefined;

/** Reads a cron text of exactly 5 or exactly 7 fields. Lists, ranges, steps and the names MON-SUN, JAN-DEC are read. */
export function parseCron(text: string, fieldCount: 5 | 7): Parsed<Cron> {
  const words = text.trim().split(/\s+/);
  const kinds = fieldCount === 5 ? fiveFields : sevenFields;
  if (text.trim() === '' || words.length !== fieldCount) {
    return { reason: { zh: `定时表达式须有 ${fieldCount} 段`, en: `A schedule has ${fieldCount} fields` } };
  }
  const cron: Record<string, CronField> = { second: [0], year: undefined };
  for (const [index, kind] of kinds.entries()) {
    const field = parseField(words[index] ?? '', bounds[kind]);
    if (field === 'wrong') {
      const word = words[index] ?? '';
      return { reason: { zh: `定时表达式的“${word}”无效`, en: `"${word}" is not valid in a schedule` } };
    }
    cron[kind] = field;
  }
  return { value: cron as unknown as Cron };
}

/**
 * The first moment after `afterMs` (epoch milliseconds) that the schedule names, in milliseconds; `undefined` when
 * there is none within 8 years. When both day and weekday are set, either is enough.
 */
export function nextCronRun(cron: Cron, afterMs: number): number | undefined {
  const start = Math.floor((afterMs + shanghaiMs) / 1000) + 1;
  const today = Math.floor(start / daySeconds);
  for (let day = today; day < today + 8 * 366; day += 1) {
    if (dayFits(cron, new Date(day * daySeconds * 1000))) {
      const second = firstSecond(cron, day === today ? start - today * daySeconds : 0);
      if (second !== undefined) {
        return (day * daySeconds + second) * 1000 - shanghaiMs;
      }
    }
  }
  return undefined;
}

type Kind = keyof Cron;

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly names?: readonly string[];
}

const fiveFields: readonly Kind[] = ['minute', 'hour', 'day', 'month', 'weekday'];
const sevenFields: readonly Kind[] = ['second', 'minute', 'hour', 'day', 'month', 'weekday', 'year'];
const bounds: Readonly<Record<Kind, Bounds>> = {
  second: { min: 0, max: 59 },
  minute: { min: 0, max: 59 },
  hour: { min: 0, max: 23 },
  day: { min: 1, max: 31 },
  month: {
    min: 1,
    max: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'],
  },
  weekday: { min: 0, max: 6, names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] },
  year: { min: 1970, max: 2099 },
};

const daySeconds = 86_400;
// why a constant: Asia/Shanghai has kept UTC+8 without summer time since 1991
const shanghaiMs = 8 * 3_600_000;

function parseField(word: string, limits: Bounds): CronField | 'wrong' {
  if (word === '*' || word === '?') {
    return undefined;
  }
  const values = new Set<number>();
  for (const item of word.split(',')) {
    const range = parseItem(item, limits);
    if (range === undefined) {
      return 'wrong';
    }
    for (let value = range.from; value <= range.to; value += range.step) {
      values.add(value);
    }
  }
  return [...values].sort((a, b) => a - b);
}

function parseItem(item: string, limits: Bounds): { from: number; to: number; step: number } | undefined {
  const {
    first = '',
    last,
    step,
  } = /^(?<first>\*|\w+)(?:-(?<last>\w+))?(?:\/(?<step>[0-9]+))?$/.exec(item)?.groups ?? {};
  const from = first === '*' ? limits.min : parseValue(first, limits);
  // why: "5/10" means from 5 on, every 10th
  const open = first === '*' || step !== undefined ? limits.max : from;
  const to = last === undefined ? open : parseValue(last, limits);
  const every = step === undefined ? 1 : Number(step);
  if (from === undefined || to === undefined || from > to || every < 1 || (first === '*' && last !== undefined)) {
    return undefined;
  }
  return { from, to, step: every };
}

function parseValue(word: string, { min, max, names }: Bounds): number | undefined {
  const named = names?.indexOf(word.toUpperCase()) ?? -1;
  const value = named === -1 ? Number(/^[0-9]+$/.test(word) ? word : Number.NaN) : named + min;
  // why: many crontabs write Sunday as 7
  const plain = names?.length === 7 && value === 7 ? 0 : value;
  return plain >= min && plain <= max ? plain : undefined;
}

function dayFits({ day, month, weekday, year }: Cron, date: Date): boolean {
  const admits = (field: CronField, value: number): boolean => field === undefined || field.includes(value);
  if (!admits(month, date.getUTCMonth() + 1) || !admits(year, date.getUTCFullYear())) {
    return false;
  }
  const byDay = admits(day, date.getUTCDate());
  const byWeekday = admits(weekday, date.getUTCDay());
  return day !== undefined && weekday !== undefined ? byDay || byWeekday : byDay && byWeekday;
}

/** The first second of a day, from `from` on, that hour, minute and second admit. */
function firstSecond({ hour, minute, second }: Cron, from: number): number | undefined {
  for (let h = Math.floor(from / 3600); h < 24; h += 1) {
    if (hour !== undefined && !hour.includes(h)) {
      continue;
    }
    const earliest = Math.max(from - h * 3600, 0);
    for (let m = Math.floor(earliest / 60); m < 60; m += 1) {
      if (minute !== undefined && !minute.includes(m)) {
        continue;
      }
      const least = Math.max(earliest - m * 60, 0);
      const s = second === undefined ? least : second.find((value) => value >= least);
      if (s !== undefined) {
        return h * 3600 + m * 60 + s;
      }
    }
  }
  return undefined;
}
