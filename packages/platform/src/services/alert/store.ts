// SQL of the operation history; rows are added and read, never changed.
import type { Insertable, Selectable } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { CoreTables } from '#db/core-tables';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';

export type HistoryRow = Selectable<CoreTables['operation_history']>;
export type Report = Omit<Insertable<CoreTables['operation_history']>, 'request_id' | 'target' | 'changes'>;

export interface HistoryFilter {
  readonly appId?: string | undefined;
  readonly orgId?: string | undefined;
  readonly service?: string | undefined;
  readonly operation?: string | undefined;
  /** Ids and names of one thing. */
  readonly target?: readonly string[] | undefined;
  /** LIKE pattern of the name of the one who did it. */
  readonly actor?: string | undefined;
  /** RFC 3339. */
  readonly from?: string | undefined;
  /** The first moment that is not part of it any more. */
  readonly to?: string | undefined;
}

/** Newest first. */
export async function listHistory(
  db: Db,
  filter: HistoryFilter,
  page: PageRequest,
): Promise<{ rows: HistoryRow[]; total: number }> {
  const { appId, orgId, service, operation, target, actor, from, to } = filter;
  const query = db
    .selectFrom('operation_history')
    .$if(appId !== undefined, (q) => q.where('app_id', '=', appId ?? ''))
    .$if(orgId !== undefined, (q) => q.where('org_id', '=', orgId ?? ''))
    .$if(service !== undefined, (q) => q.where('service', '=', service ?? ''))
    .$if(operation !== undefined, (q) => q.where('operation', '=', operation ?? ''))
    .$if(target !== undefined && target.length > 0, (q) => q.where('target', 'in', target ?? []))
    .$if(actor !== undefined, (q) => q.where('actor_name', 'ilike', actor ?? ''))
    .$if(from !== undefined, (q) => q.where('at', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('at', '<', to ?? ''))
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id');
  return readPage(query, page);
}

export async function findHistory(db: Db, id: string): Promise<HistoryRow | undefined> {
  return db.selectFrom('operation_history').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertReport(db: Db, row: Report): Promise<void> {
  await db
    .insertInto('operation_history')
    .values({ ...row, request_id: '', target: '', changes: json([]) })
    .execute();
}
