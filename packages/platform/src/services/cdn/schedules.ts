// What content delivery does by itself: once a day it frees the contents that nothing needs any more.
import { every } from '#kernel/time/schedule-times';
import type { OwnSchedule } from '#kernel/time/schedules';
import { collectObjects, shortestGraceSeconds } from './collect.ts';

const DAY_SECONDS = 24 * 3600;

export const cdnSchedules: readonly OwnSchedule[] = [
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
      const graceSeconds = Math.max(DAY_SECONDS, shortestGraceSeconds(ports));
      const collected = await collectObjects(ports, { now: ports.clock.now(), graceSeconds, signal });
      ports.log.info({ ...collected }, 'contents were collected');
    },
  },
];
