// What of push ends by itself, on the clock of the platform.
import { every } from '#kernel/time/schedule-times';
import type { OwnSchedule } from '#kernel/time/schedules';
import { liveOf } from './live.ts';
import { CACHE_SECONDS } from './rules.ts';
import { sweep } from './store.ts';

export const liveSchedules: readonly OwnSchedule[] = [
  {
    name: 'sweep',
    first: every(CACHE_SECONDS),
    next: every(CACHE_SECONDS),
    missed: 'once',
    // why: who is in a channel is written before, beside the transaction that looks
    ownTransactions: true,
    async run({ db, ports }) {
      await liveOf(ports).presence.flush();
      const now = ports.clock.now();
      const unusedSince = new Date(now.getTime() - CACHE_SECONDS * 1000).toISOString();
      await db.transaction().execute((tx) => sweep(tx, now.toISOString(), unusedSince));
    },
  },
];
