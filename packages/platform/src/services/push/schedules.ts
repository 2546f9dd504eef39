// What push does by the clock: the cores of servers go on the meter each hour, and what nobody needs any more goes.
import { shanghaiDay } from '@uos/contract/rules';
import { hourlyMeter } from '#core/meter/hourly';
import { daily } from '#kernel/time/schedule-times';
import type { OwnSchedule } from '#kernel/time/schedules';
import { forgetServers } from './servers/store.ts';
import { meterServers } from './use/meter.ts';
import { forgetUse } from './use/store.ts';

const DAY_MS = 24 * 3_600_000;
/** Curves are kept for so long. */
export const POINTS_DAYS = 31;

export const pushSchedules: readonly OwnSchedule[] = [
  hourlyMeter(meterServers),
  {
    name: 'forget',
    first: daily({ hour: 4, minute: 20 }),
    next: daily({ hour: 4, minute: 20 }),
    missed: 'once',
    async run({ db, dueAt }) {
      const ago = (days: number): Date => new Date(dueAt.getTime() - days * DAY_MS);
      await forgetServers(db, ago(1).toISOString());
      await forgetUse(db, { day: shanghaiDay(ago(2)) ?? '', minute: ago(POINTS_DAYS).toISOString() });
    },
  },
];
