// What engines see to by the clock: lines of logs and files that were sent are kept for so long and no longer.
import { every } from '#kernel/time/schedule-times';
import type { Schedule } from '#kernel/time/schedules';

const DAY_SECONDS = 24 * 3600;
const LOGS_KEPT_DAYS = 7;
const UPLOADS_KEPT_DAYS = 1;

export const engineSchedules: readonly Schedule[] = [
  {
    service: 'engines',
    name: 'forget',
    first: every(DAY_SECONDS),
    next: every(DAY_SECONDS),
    missed: 'once',
    onFullDisk: true,
    ownTransactions: true,
    async run({ ports: { db, logs, uploads }, dueAt, signal }) {
      const before = (days: number): string => new Date(dueAt.getTime() - days * DAY_SECONDS * 1000).toISOString();
      // why again and again: each takes some hundred at a time
      for (let more = true; more && !signal.aborted; ) {
        more = (await logs.forget(db, before(LOGS_KEPT_DAYS))) > 0;
      }
      for (let more = true; more && !signal.aborted; ) {
        more = (await uploads.forget(db, before(UPLOADS_KEPT_DAYS))) > 0;
      }
    },
  },
];
