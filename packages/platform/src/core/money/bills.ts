// Bills as callers read them, shared by billing and by the app they are for.
import type { Selectable } from 'kysely';
import type { Db } from '#db/connect';
import type { BillsTable, MoneyTables } from '#db/money-tables';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import { yuanOf } from './fen.ts';

export interface BillView extends Selectable<MoneyTables['bills']> {
  readonly org_name: string;
}

export interface BillFilter {
  /** `YYYY-MM`, included like the last one. */
  readonly startMonth: string;
  readonly endMonth: string;
  readonly orgId?: string | undefined;
  readonly appId?: string | undefined;
  readonly service?: BillsTable['service'] | undefined;
}

/** Newest month first, in it the largest amount first. */
export async function listBills(
  db: Db,
  filter: BillFilter,
  page: PageRequest,
): Promise<{ rows: BillView[]; total: number }> {
  const { startMonth, endMonth, orgId, appId, service } = filter;
  const query = db
    .selectFrom('bills')
    .innerJoin('organizations', 'organizations.id', 'bills.org_id')
    .where('bills.month', '>=', startMonth)
    .where('bills.month', '<=', endMonth)
    .$if(orgId !== undefined, (q) => q.where('bills.org_id', '=', orgId ?? ''))
    .$if(appId !== undefined, (q) => q.where('bills.app_id', '=', appId ?? ''))
    .$if(service !== undefined, (q) => q.where('bills.service', '=', service ?? 'push'))
    .selectAll('bills')
    .select('organizations.name as org_name')
    .orderBy('bills.month', 'desc')
    .orderBy('bills.amount_fen', 'desc')
    .orderBy('bills.id');
  return readPage(query, page);
}

/** A bill is pending while its month runs. */
export function billReply(row: BillView, currentMonth: string) {
  return {
    Id: row.id,
    Month: row.month,
    OrganizationId: row.org_id,
    OrganizationName: row.org_name,
    AppId: row.app_id,
    ProjectName: row.app_name,
    ServiceName: row.service,
    Amount: yuanOf(row.amount_fen),
    Items: row.items.map((item) => ({ ...item })),
    Status: row.month < currentMonth ? ('Finished' as const) : ('Pending' as const),
    CreatedAt: row.created_at,
    UpdatedAt: row.updated_at,
  };
}
