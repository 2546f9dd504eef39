// What push does by the clock: the cores of servers go on the meter each hour, and what nobody needs any more goes.
import { shanghaiDay } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import { daily } from '#kernel/time/schedule-times';
import { type OwnSchedule, putSchedule } from '#kernel/time/schedules';
import { forgetServers } from './servers/store.ts';
import { meterServers } from './use/meter.ts';
import { forgetUse } from './use/store.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Curves are kept for so long. */
export const POINTS_DAYS = 31;

const METER = 'meter';

const nextHour = (moment: Date): Date => new Date((Math.floor(moment.getTime() / HOUR_MS) + 1) * HOUR_MS);

export const pushSchedules: readonly OwnSchedule[] = [
  {
    // why not from the start: it comes round once there is a server to meter
    name: METER,
    next: nextHour,
    missed: 'once',
    async run({ db, ports, dueAt }) {
      await meterServers({ db, ports }, dueAt.toISOString());
    },
  },
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

/** Sees to it that servers are metered from now on. */
export async function meterEachHour(db: Db, now: string): Promise<void> {
  await putSchedule(db, { service: 'push', key: METER, nextAt: nextHour(new Date(now)) });
}
