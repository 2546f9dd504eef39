// What saves do by themselves: end what was never confirmed, free bytes, and tell the meter what is stored.
import { recordUse } from '#core/meter/meter';
import { daily, every, type Recurrence } from '#kernel/time/schedule-times';
import type { OwnSchedule } from '#kernel/time/schedules';
import { collectContents, sweepUnconfirmed } from './collect.ts';
import { usesOf } from './store/users.ts';
import { SERVICE } from './usage.ts';

const DAY_SECONDS = 24 * 3600;
const QUARTER_MS = 6 * 3_600_000;
const BEFORE_THE_END_MS = 30_000;

/** why then: a day in Shanghai ends at 16:00 UTC, and what the last look of it finds is what was stored at its end */
const fourTimesADay: Recurrence = (moment) => {
  const endMs = 4 * 3_600_000 - BEFORE_THE_END_MS;
  const at = Math.floor((moment.getTime() - endMs) / QUARTER_MS) * QUARTER_MS + endMs;
  return new Date(at + QUARTER_MS);
};

export const saveSchedules: readonly OwnSchedule[] = [
  {
    name: 'stored',
    first: fourTimesADay,
    next: fourTimesADay,
    missed: 'once',
    async run({ db, ports, dueAt }) {
      const uses = (await usesOf(db)).flatMap(({ app_id: appId, saves, bytes }) => [
        { appId, service: SERVICE, metric: 'totalNum', amount: saves },
        { appId, service: SERVICE, metric: 'totalSize', amount: bytes },
      ]);
      await recordUse(ports, db, dueAt, uses);
    },
  },
  {
    name: 'sweep',
    first: daily({ hour: 4, minute: 10 }),
    next: daily({ hour: 4, minute: 10 }),
    missed: 'once',
    ownTransactions: true,
    onFullDisk: true,
    async run({ ports, dueAt, signal }) {
      await sweepUnconfirmed(ports, dueAt, signal);
    },
  },
  {
    name: 'collect',
    lane: 'long',
    first: every(DAY_SECONDS),
    next: every(DAY_SECONDS),
    missed: 'once',
    // why: it looks at the whole store, and may be done twice
    ownTransactions: true,
    onFullDisk: true,
    job: { timeoutSeconds: 6 * 3600 },
    async run({ ports, signal }) {
      const collected = await collectContents(ports, signal);
      ports.log.info({ ...collected }, 'contents of saves were collected');
    },
  },
];
