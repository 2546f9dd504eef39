// SQL of chat groups that are told about apps.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { AlertTables } from './tables.ts';

export interface MonitorView extends Selectable<AlertTables['monitors']> {
  readonly app_name: string;
}

/** Newest first; `memberId` restricts them to the apps of a user. */
export async function listMonitors(
  db: Db,
  { appId, memberId }: { readonly appId?: string | undefined; readonly memberId?: string | undefined },
  page: PageRequest,
): Promise<{ rows: MonitorView[]; total: number }> {
  const query = monitors(db)
    .$if(appId !== undefined, (q) => q.where('monitors.app_id', '=', appId ?? ''))
    .$if(memberId !== undefined, (q) =>
      q.where(
        sql<boolean>`EXISTS (
          SELECT 1 FROM memberships m WHERE m.org_id = apps.org_id AND m.user_id = ${memberId}
          UNION ALL
          SELECT 1 FROM app_members am WHERE am.app_id = apps.id AND am.user_id = ${memberId})`,
      ),
    )
    .orderBy('monitors.created_at', 'desc')
    .orderBy('monitors.id');
  return readPage(query, page);
}

export async function findMonitor(db: Db, id: string): Promise<MonitorView | undefined> {
  return monitors(db).where('monitors.id', '=', id).executeTakeFirst();
}

function monitors(db: Db) {
  return db
    .selectFrom('monitors')
    .innerJoin('apps', 'apps.id', 'monitors.app_id')
    .selectAll('monitors')
    .select('apps.name as app_name');
}

export async function insertMonitor(db: Db, row: Insertable<AlertTables['monitors']>): Promise<void> {
  await db.insertInto('monitors').values(row).execute();
}

export async function removeMonitor(db: Db, id: string): Promise<void> {
  await db.deleteFrom('monitors').where('id', '=', id).execute();
}
