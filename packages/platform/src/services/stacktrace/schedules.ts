// What stack traces do by themselves: indexes of symbol files, and the end of what nobody names any more.
import { withLittleRoom } from '#db/reserve';
import { freeObjects } from '#kernel/objects/free';
import { daily, every } from '#kernel/time/schedule-times';
import type { OwnSchedule } from '#kernel/time/schedules';
import { makeIndex } from './make-index.ts';
import { INDEX } from './names.ts';
import { UNREGISTERED_MS } from './rules.ts';
import { contents } from './store/contents.ts';
import { SWEPT_AT_ONCE, sweepFiles, sweepUploads } from './store/files.ts';

const INDEX_SECONDS = 1800;
const DAY_SECONDS = 24 * 3600;

export const stacktraceSchedules: readonly OwnSchedule[] = [
  {
    name: INDEX,
    lane: 'long',
    next: () => undefined,
    missed: 'once',
    ownTransactions: true,
    // why one: the other process that reads files is left to crashes
    job: { timeoutSeconds: INDEX_SECONDS, atOnce: 1, retries: 5 },
    run: ({ ports, subject, signal }) => makeIndex(ports, subject, signal),
  },
  {
    name: 'sweep',
    first: daily({ hour: 4, minute: 20 }),
    next: daily({ hour: 4, minute: 20 }),
    missed: 'once',
    ownTransactions: true,
    onFullDisk: true,
    async run({ ports, dueAt, signal }) {
      const before = new Date(dueAt.getTime() - UNREGISTERED_MS).toISOString();
      await inRounds(signal, () => sweepUploads(ports.db, before));
      await inRounds(signal, () => sweepFiles(ports.db, before));
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
      const collected = await withLittleRoom(() => freeObjects(ports, contents, signal));
      ports.log.info({ ...collected }, 'contents of stack traces were collected');
    },
  },
];

/** why in rounds: a delete of everything at once would hold its rows for as long as it takes */
async function inRounds(signal: AbortSignal, sweep: () => Promise<number>): Promise<void> {
  while (!signal.aborted && (await sweep()) === SWEPT_AT_ONCE) {
    // the next thousand
  }
}
