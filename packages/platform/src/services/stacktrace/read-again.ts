// Reads the stacks of records again, with the symbol files that are there now.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { readAndKeep } from './keep.ts';
import { type Crash, crashesIn } from './logs/crashes.ts';
import { type Reading, type Restored, restoreCrashes } from './restore.ts';
import { addToGroup, takeFromGroup } from './store/groups.ts';
import { type RecordRow, updateRecord } from './store/records.ts';

interface ReadRecord {
  readonly id: string;
  readonly status: RecordRow['status'];
}

/** Answers the records that are still there. */
export async function readAgain(ports: Ports, appId: string, rows: readonly RecordRow[]): Promise<ReadRecord[]> {
  // why by version: those of one are read together
  const builds = [...Map.groupBy(rows, ({ app_version }) => app_version)].map(([appVersion, of]) => ({
    appVersion,
    of,
  }));
  const read = async (): Promise<Reading[]> => {
    const readings: Reading[] = [];
    for (const { appVersion, of } of builds) {
      const crashes: Crash[] = [];
      for (const { raw_stack } of of) {
        const [crash = NONE] = await crashesIn(raw_stack);
        crashes.push(crash);
      }
      readings.push(await restoreCrashes(ports, { appId, appVersion }, crashes));
    }
    return readings;
  };
  return readAndKeep(ports, { appId, how: 'alone' }, read, async (db, readings) => {
    const done: ReadRecord[] = [];
    for (const [at, { of }] of builds.entries()) {
      for (const [index, row] of of.entries()) {
        const status = await write(db, appId, row, readings[at]?.restored[index]);
        if (status !== undefined) {
          done.push({ id: row.id, status });
        }
      }
    }
    return done;
  });
}

/** In the place of a crash that a record does not have. */
const NONE: Crash = { signal: '', message: '', facts: {}, frames: [], raw: '' };

async function write(
  db: Db,
  appId: string,
  row: RecordRow,
  restored: Restored | undefined,
): Promise<RecordRow['status'] | undefined> {
  if (restored === undefined || (restored.frames.length === 0 && restored.signal === '')) {
    return row.status;
  }
  const { groupId, title, signal, status, frames, missing } = restored;
  const before = await updateRecord(db, appId, row.id, { group_id: groupId, title, signal, status, frames }, missing);
  if (before === undefined) {
    return undefined;
  }
  if (before.group_id !== groupId) {
    await addToGroup(db, { app_id: appId, id: groupId, title, signal }, before.created_at);
    await takeFromGroup(db, appId, before.group_id);
  }
  return status;
}
