// What was played of a day is of no use on the next one.
import { addDays, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { OwnSchedule } from '#kernel/time/schedules';
import { forgetPlay } from './store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const minorSchedules: readonly OwnSchedule[] = [
  {
    name: 'forget-play',
    first: (start) => nightly(start),
    next: (dueAt) => new Date(dueAt.getTime() + DAY_MS),
    missed: 'once',
    run: ({ db, dueAt }) => forgetPlay(db, shanghaiDay(dueAt) ?? ''),
  },
];

/** The next 04:00 in Asia/Shanghai. */
function nightly(after: Date): Date {
  const day = shanghaiDay(after) ?? '';
  const at = (one: string) => new Date((startOfShanghaiDay(one) ?? Number.NaN) + 4 * HOUR_MS);
  return at(day) > after ? at(day) : at(addDays(day, 1));
}
