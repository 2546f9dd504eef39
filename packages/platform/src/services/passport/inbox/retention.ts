// Mail is kept for so many months as the app says. What was sent before is received by nobody any more, and what was
// received before goes from inboxes, by night and a batch at a time.
import type { Db } from '#db/connect';
import type { OwnSchedule } from '#kernel/time/schedules';
import { NIGHT_MS, nextDay } from '../players/schedules.ts';
import { readConfig } from '../setup/settings.ts';
import { monthsBefore } from './rules.ts';
import { emptyInboxes, pruneMessages } from './store/messages.ts';
import { appsWithMail, endRecords, pruneRecords } from './store/records.ts';

const BATCH = 1000;

export const mailRetention: OwnSchedule = {
  name: 'mail',
  missed: 'once',
  ownTransactions: true,
  first: (start) => nextDay(start, NIGHT_MS),
  next: (dueAt) => nextDay(dueAt, NIGHT_MS),
  onFullDisk: true,
  async run({ db, dueAt, signal }) {
    for (const appId of await appsWithMail(db)) {
      const { inboxRetentionMonths } = await readConfig(db, appId);
      const before = monthsBefore(dueAt.toISOString(), inboxRetentionMonths);
      // why in this order: a message that goes before its record is over could be received again
      for (const work of [endRecords, pruneMessages] as const) {
        await inBatches(signal, () => work(db, appId, before, BATCH));
      }
      await inBatches(signal, () => pruneRecords(db, appId, BATCH));
    }
  },
};

async function inBatches(signal: AbortSignal, work: () => Promise<number>): Promise<void> {
  while (!signal.aborted && (await work()) === BATCH) {
    // the next batch
  }
}

/** The inbox of a player who is deleted is empty. */
export async function leaveInbox(
  db: Db,
  _ports: unknown,
  { appId, personaIds }: { readonly appId: string; readonly personaIds: readonly string[] },
): Promise<void> {
  if (personaIds.length > 0) {
    await emptyInboxes(db, appId, personaIds);
  }
}
