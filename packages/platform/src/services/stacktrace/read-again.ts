// Reads the stacks of records again, with the symbol files that are there now.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { crashesIn } from './logs/crashes.ts';
import { type Restored, restoreCrashes } from './restore.ts';
import { addToGroup, takeFromGroup } from './store/groups.ts';
import { type RecordRow, updateRecord } from './store/records.ts';

interface ReadRecord {
  readonly id: string;
  readonly status: RecordRow['status'];
}

/** Answers the records that are still there. */
export async function readAgain(ports: Ports, appId: string, rows: readonly RecordRow[]): Promise<ReadRecord[]> {
  const read: { readonly row: RecordRow; readonly restored: Restored | undefined }[] = [];
  for (const row of rows) {
    const [restored] = await restoreCrashes(
      ports,
      { appId, appVersion: row.app_version },
      (await crashesIn(row.raw_stack)).slice(0, 1),
    );
    read.push({ row, restored });
  }
  return ports.db.transaction().execute(async (db) => {
    const done: ReadRecord[] = [];
    // why ordered: two that read the same records at once wait for each other in one order
    for (const { row, restored } of read.toSorted((a, b) => (a.row.id < b.row.id ? -1 : 1))) {
      const status = await write(db, appId, row, restored);
      if (status !== undefined) {
        done.push({ id: row.id, status });
      }
    }
    return done;
  });
}

async function write(
  db: Db,
  appId: string,
  row: RecordRow,
  restored: Restored | undefined,
): Promise<RecordRow['status'] | undefined> {
  if (restored === undefined) {
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
