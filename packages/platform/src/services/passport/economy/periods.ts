// When the limit of a product starts anew, in Asia/Shanghai. Source: wire/passport.md 5.5.
import { addDays, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { ResetSchedule } from './tables.ts';

const HOUR_MS = 3_600_000;
const EVER = '1970-01-01T00:00:00.000Z';

/** The moment at which the period of now began; that of a limit that never starts anew began before everything. */
export function periodStart(schedule: ResetSchedule | null, now: string): string {
  if (schedule === null) {
    return EVER;
  }
  const today = shanghaiDay(now) ?? '';
  const latest = startOn(schedule, latestDay(schedule, today));
  const start = latest <= Date.parse(now) ? latest : startOn(schedule, latestDay(schedule, addDays(today, -1)));
  return new Date(start).toISOString();
}

/** The moment at which the next period begins; undefined where the limit never starts anew. */
export function nextPeriod(schedule: ResetSchedule | null, now: string): string | undefined {
  if (schedule === null) {
    return undefined;
  }
  const day = shanghaiDay(periodStart(schedule, now)) ?? '';
  const { type } = schedule;
  const next =
    type === 'EveryDay'
      ? addDays(day, 1)
      : type === 'EveryWeek'
        ? addDays(day, 7)
        : inMonth(addDays(`${day.slice(0, 8)}01`, 31), schedule.day);
  return new Date(startOn(schedule, next)).toISOString();
}

const startOn = ({ hour }: ResetSchedule, day: string): number =>
  (startOfShanghaiDay(day) ?? Number.NaN) + hour * HOUR_MS;

/** The last day, up to one, on which the period changes. */
function latestDay({ type, day }: ResetSchedule, until: string): string {
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
