// SQL of certifications. That an organisation has one living certification is the matter of a partial unique index.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { CertificationTables } from './tables.ts';

export interface CertificationView extends Selectable<CertificationTables['certifications']> {
  readonly org_name: string;
}

/** Newest first. */
export async function listCertifications(
  db: Db,
  filter: { readonly orgId?: string | undefined; readonly status?: CertificationView['status'] | undefined },
  page: PageRequest,
): Promise<{ rows: CertificationView[]; total: number }> {
  const { orgId, status } = filter;
  const query = certifications(db)
    .$if(orgId !== undefined, (q) => q.where('certifications.org_id', '=', orgId ?? ''))
    .$if(status !== undefined, (q) => q.where('certifications.status', '=', status ?? 'Pending'))
    .orderBy('certifications.created_at', 'desc')
    .orderBy('certifications.id');
  return readPage(query, page);
}

export async function findCertification(db: Db, id: string): Promise<CertificationView | undefined> {
  return certifications(db).where('certifications.id', '=', id).executeTakeFirst();
}

function certifications(db: Db) {
  return db
    .selectFrom('certifications')
    .innerJoin('organizations', 'organizations.id', 'certifications.org_id')
    .selectAll('certifications')
    .select('organizations.name as org_name');
}

/** False where the organisation has a living one. */
export async function insertCertification(
  db: Db,
  row: Insertable<CertificationTables['certifications']>,
): Promise<boolean> {
  const result = await db
    .insertInto('certifications')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export interface Step {
  readonly from: readonly CertificationView['status'][];
  readonly change: Updateable<CertificationTables['certifications']>;
  /** What the one who decides has looked at, where it is said. */
  readonly revision?: number | undefined;
}

/** `taken` where it would be the second living one of its organisation, `changed` where it is not as it was seen. */
export type StepOutcome = 'done' | 'wrong-state' | 'taken' | 'changed';

export async function changeCertification(db: Db, id: string, step: Step): Promise<StepOutcome> {
  // why asked before: a unique violation would end the transaction of the call
  const other = await sql<{ id: string }>`
    SELECT c.id FROM certifications c JOIN certifications mine ON mine.org_id = c.org_id
    WHERE mine.id = ${id} AND c.id <> mine.id AND c.status <> 'Invalid'`.execute(db);
  if (step.change.status !== 'Invalid' && other.rows.length > 0) {
    return 'taken';
  }
  const result = await db
    .updateTable('certifications')
    .set((eb) => ({ ...step.change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', step.from)
    .$if(step.revision !== undefined, (q) => q.where('revision', '=', step.revision ?? 0))
    .executeTakeFirst();
  if (result.numUpdatedRows === 1n) {
    return 'done';
  }
  const found = await findCertification(db, id);
  return found !== undefined && step.from.includes(found.status) ? 'changed' : 'wrong-state';
}

/** An approved certification approves its organisation and names its company. */
export async function approveOrganization(db: Db, orgId: string, companyName: string): Promise<void> {
  await db
    .updateTable('organizations')
    .set((eb) => ({ company_name: companyName, status: 'Approved', revision: eb('revision', '+', 1) }))
    .where('id', '=', orgId)
    .execute();
}
