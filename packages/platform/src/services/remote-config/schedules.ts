// What remote config forgets each night: attributes that no game sends any more, and old exposures.
import { shanghaiDay } from '@uos/contract/rules';
import { daily } from '#kernel/time/schedule-times';
import type { OwnSchedule } from '#kernel/time/schedules';
import { forgetSeen } from './store/exposures.ts';

const DAY_MS = 24 * 3_600_000;
const ATTRIBUTE_DAYS = 7;
/** A little more than the longest period that is asked for. */
const EXPOSURE_DAYS = 400;

export const remoteConfigSchedules: readonly OwnSchedule[] = [
  {
    name: 'forget',
    first: daily({ hour: 4, minute: 40 }),
    next: daily({ hour: 4, minute: 40 }),
    missed: 'once',
    onFullDisk: true,
    async run({ db, dueAt }) {
      const ago = (days: number): string => shanghaiDay(new Date(dueAt.getTime() - days * DAY_MS)) ?? '';
      await forgetSeen(db, { attributes: ago(ATTRIBUTE_DAYS), exposures: ago(EXPOSURE_DAYS) });
    },
  },
];
