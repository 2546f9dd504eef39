// When the limit of a product starts anew, in Asia/Shanghai. Source: wire/passport.md 5.5.
import { addDays, shanghaiDay, startOfShanghaiDay } from '../format/time.ts';

export interface LimitSchedule {
  /** EveryDay, EveryWeek or EveryMonth. */
  readonly type: string;
  /** Of the week from Monday 1, or of the month; 0 for EveryDay. */
  readonly day: number;
  readonly hour: number;
}

const HOUR_MS = 3_600_000;
const EVER = '1970-01-01T00:00:00.000Z';

/** The moment at which the period of `at` began; that of a limit that never starts anew began before everything. */
export function limitPeriodStart(schedule: LimitSchedule | null | undefined, at: string | number): string {
  if (schedule === null || schedule === undefined) {
    return EVER;
  }
  const today = shanghaiDay(at) ?? '';
  const latest = latestDay(schedule, today);
  const isOver = startOn(latest, schedule) <= new Date(at).getTime();
  return momentOf(startOn(isOver ? latest : latestDay(schedule, addDays(today, -1)), schedule));
}

/** The moment at which it starts anew after `at`; undefined where it never does. */
export function limitPeriodEnd(schedule: LimitSchedule | null | undefined, at: string | number): string | undefined {
  if (schedule === null || schedule === undefined) {
    return undefined;
  }
  const today = shanghaiDay(at) ?? '';
  // why this far: each month has a day of it, and no two of them are further apart
  for (let ahead = 0; ahead <= LONGEST_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    if (latestDay(schedule, day) === day && startOn(day, schedule) > new Date(at).getTime()) {
      return momentOf(startOn(day, schedule));
    }
  }
  return undefined;
}

const LONGEST_DAYS = 62;

const startOn = (day: string, { hour }: LimitSchedule): number =>
  (startOfShanghaiDay(day) ?? Number.NaN) + hour * HOUR_MS;

const momentOf = (ms: number): string => new Date(ms).toISOString();

/** The last day, up to one, on which the period changes. */
function latestDay({ type, day }: LimitSchedule, until: string): string {
  if (type === 'EveryDay') {
    return until;
  }
  if (type === 'EveryWeek') {
    return addDays(until, -((weekdayOf(until) - day + 7) % 7));
  }
  const own = inMonth(until, day);
  return own <= until ? own : inMonth(addDays(`${until.slice(0, 8)}01`, -1), day);
}

/** Monday is 1. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** A day of the month that another day is in; the last one where the month has no such day. */
function inMonth(of: string, day: number): string {
  const [year = 0, month = 0] = of.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${of.slice(0, 8)}${String(Math.min(day, last)).padStart(2, '0')}`;
}
