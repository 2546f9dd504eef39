// What content delivery does by itself: once a day it frees the contents that nothing needs any more.
import { every } from '#kernel/schedule-times';
import type { Schedule } from '#kernel/schedules';
import { collectObjects, shortestGraceSeconds } from './collect.ts';

const DAY_SECONDS = 24 * 3600;

export const cdnSchedules: readonly Schedule[] = [
  {
    service: 'cdn',
    name: 'collect',
    first: every(DAY_SECONDS),
    next: every(DAY_SECONDS),
    missed: 'once',
    // why: it looks at the whole store, and may be done twice
    ownTransactions: true,
    async run({ ports }) {
      const graceSeconds = Math.max(DAY_SECONDS, shortestGraceSeconds(ports));
      const collected = await collectObjects(ports, { now: ports.clock.now(), graceSeconds });
      ports.log.info({ ...collected }, 'contents were collected');
    },
  },
];
