// Rows of processes: written before one begins, when it runs and when it ends, and taken over where its platform is gone.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { ProcessIdentity } from './identity.ts';
import type { ProcessesTable } from './tables.ts';

/** A platform process: its row among the instances, and who it is on its machine. */
export interface Owner {
  readonly instance: string;
  readonly machine: string;
  readonly self: ProcessIdentity;
}

export type ProcessRow = Pick<
  ProcessesTable,
  'id' | 'instance' | 'machine' | 'kind' | 'app_id' | 'pid' | 'started' | 'owner_pid' | 'owner_started' | 'on_restart'
> & { readonly owner_beats: boolean };

export async function insertProcess(
  db: Db,
  { instance, machine, self }: Owner,
  row: Pick<ProcessesTable, 'id' | 'kind' | 'app_id' | 'on_restart' | 'began_at'>,
): Promise<void> {
  await db
    .insertInto('processes')
    .values({
      ...row,
      ...{ instance, machine, owner_pid: self.pid, owner_started: self.startedAt },
      ...{ pid: null, started: '', state: 'running', reason: '', ended_at: null },
    })
    .execute();
}

/** Says who it is, once it runs. */
export async function nameProcess(db: Db, id: string, { pid, startedAt }: ProcessIdentity): Promise<void> {
  await db.updateTable('processes').set({ pid, started: startedAt }).where('id', '=', id).execute();
}

/** False where another platform has taken it over. */
export async function endProcess(
  db: Db,
  { id, instance }: { readonly id: string; readonly instance: string },
  end: { readonly reason: string; readonly at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('processes')
    .set({ state: 'ended', reason: end.reason, ended_at: end.at })
    .where('id', '=', id)
    .where('instance', '=', instance)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const LIMIT = 1000;

/** Those of other platforms that have no end. */
export async function foreignProcesses(db: Db, instance: string): Promise<readonly ProcessRow[]> {
  return db
    .selectFrom('processes')
    .select(['id', 'instance', 'machine', 'kind', 'app_id', 'pid', 'started', 'owner_pid', 'owner_started'])
    .select(['on_restart', sql<boolean>`EXISTS (SELECT 1 FROM instances i WHERE i.id = instance)`.as('owner_beats')])
    .where('state', '=', 'running')
    .where('instance', '<>', instance)
    .orderBy('began_at')
    .limit(LIMIT)
    .execute();
}

/** Makes a process of a dead platform this one's; of several platforms one succeeds. */
export async function takeOver(db: Db, { instance, self }: Owner, row: ProcessRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('processes')
    .set({ instance, owner_pid: self.pid, owner_started: self.startedAt })
    .where('id', '=', row.id)
    .where('instance', '=', row.instance)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends are kept for a while, for whoever asks why. */
export async function forgetEnded(db: Db, before: string): Promise<void> {
  await db.deleteFrom('processes').where('state', '=', 'ended').where('ended_at', '<', before).execute();
}
