// What databases do by the clock: backups by themselves, the meter, and the end of what nobody keeps any more.
import { hourlyMeter } from '#core/meter/hourly';
import { withLittleRoom } from '#db/reserve';
import { freeObjects } from '#kernel/objects/free';
import type { Ports } from '#kernel/ports';
import { daily, every } from '#kernel/time/schedule-times';
import { momentOf, type OwnSchedule, type Turn } from '#kernel/time/schedules';
import { meterDatabases } from './meter.ts';
import { PLAN, planName, WORK } from './names.ts';
import { RUNNING } from './rules.ts';
import { namedOf } from './spec-of.ts';
import { deleteBackupsOf, insertBackup } from './store/backups.ts';
import { contents } from './store/contents.ts';
import { beginChange, databaseOfAny, databasesOfNode, updateDatabase } from './store/databases.ts';
import { forgetQuestions } from './store/questions.ts';
import { forgetRequests, insertRequest } from './store/requests.ts';
import { forgetWatched } from './store/watch.ts';

const DAY_SECONDS = 24 * 3600;
const KEPT_DAYS = 7;

export const storageSchedules: readonly OwnSchedule[] = [
  {
    name: PLAN,
    // why by its row: the hour is the database's own, and the row is put anew where it changes
    next: (dueAt) => new Date(dueAt.getTime() + DAY_SECONDS * 1000),
    missed: 'once',
    run: (turn) => backUpByPlan(turn),
  },
  hourlyMeter((at, until) => meterDatabases(at, until)),
  {
    name: 'purge',
    first: daily({ hour: 4, minute: 40 }),
    next: daily({ hour: 4, minute: 40 }),
    missed: 'once',
    onFullDisk: true,
    ownTransactions: true,
    run: ({ ports, dueAt }) => purge(ports, dueAt),
  },
  {
    name: 'forget',
    first: daily({ hour: 4, minute: 30 }),
    next: daily({ hour: 4, minute: 30 }),
    missed: 'once',
    onFullDisk: true,
    ownTransactions: true,
    async run({ ports: { db }, dueAt }) {
      const before = daysBefore(dueAt, KEPT_DAYS);
      await forgetRequests(db, before);
      await forgetWatched(db, before);
      await forgetQuestions(db, before);
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
      ports.log.info({ ...collected }, 'contents of databases were collected');
    },
  },
];

const daysBefore = (moment: Date, days: number): string =>
  new Date(moment.getTime() - days * DAY_SECONDS * 1000).toISOString();

/** One that is being changed, or does not run, is backed up the next day. */
async function backUpByPlan({ db, ports, subject, dueAt }: Turn): Promise<void> {
  const found = await databaseOfAny(db, subject);
  if (found?.plan_enabled !== true) {
    return;
  }
  const now = momentOf({ ports, dueAt });
  const [backupId, requestId] = [ports.ids.uuid(), ports.ids.uuid()];
  const row = await beginChange(db, { id: found.id, requestId, operation: 'backup', from: RUNNING, now });
  if (row === undefined) {
    return;
  }
  await insertBackup(db, {
    ...{ id: backupId, database_id: row.id, app_id: row.app_id, name: planName(now), way: 'automatic' },
    ...{ type: 'logical', engine: row.engine, engine_version: row.engine_version, created_at: now },
  });
  await insertRequest(db, {
    ...{ id: requestId, database_id: row.id, app_id: row.app_id, node: row.node, operation: 'backup' },
    ...{ created_at: now, detail: { backupId } },
  });
  await ports.fanOut.publish(db, WORK, row.node);
}

/** Each platform sees to its own folder, whichever it is that has the turn. */
async function purge({ db, databases, log }: Ports, now: Date): Promise<void> {
  const node = await databases.node();
  const before = daysBefore(now, KEPT_DAYS);
  for (const row of node === undefined ? [] : await databasesOfNode(db, node)) {
    if (row.status === 'deleted' && row.deleted_at !== null && row.deleted_at < before) {
      try {
        await databases.purge(namedOf(row));
      } catch (error) {
        // why: a server that does not answer keeps the others nowhere, and is asked again the next day
        log.warn({ err: error, database: row.id }, 'a deleted database was not purged');
        continue;
      }
      await db.transaction().execute(async (tx) => {
        await deleteBackupsOf(tx, row.id);
        await updateDatabase(tx, row.id, { purged_at: now.toISOString() });
      });
    }
  }
}
