// SQL of organisations and projects.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { CoreTables } from '#db/core-tables';
import type { PageRequest } from '#kernel/call/paging';
import type { Credentials } from '#kernel/who/credentials';
import type { MemberRole } from '#kernel/who/tenancy';

export interface OrganizationView extends Selectable<CoreTables['organizations']> {
  readonly role: MemberRole;
}

export interface OrganizationFilter {
  readonly id?: string | undefined;
  /** LIKE pattern. */
  readonly name?: string | undefined;
  /** LIKE pattern. */
  readonly companyName?: string | undefined;
  readonly status?: OrganizationView['status'] | undefined;
}

/** The caller's organisations, all of them for an operator, newest first. */
export async function listOrganizations(
  db: Db,
  credentials: Credentials,
  filter: OrganizationFilter,
  page: PageRequest,
): Promise<{ rows: OrganizationView[]; total: number }> {
  const query = mine(db, credentials, { all: credentials.billing !== undefined })
    .$if(filter.id !== undefined, (q) => q.where(sql`organizations.id::text`, '=', (filter.id ?? '').toLowerCase()))
    .$if(filter.name !== undefined, (q) => q.where('organizations.name', 'ilike', filter.name ?? ''))
    .$if(filter.companyName !== undefined, (q) =>
      q.where('organizations.company_name', 'ilike', filter.companyName ?? ''),
    )
    .$if(filter.status !== undefined, (q) => q.where('organizations.status', '=', filter.status ?? 'Pending'));
  const { total } = await query.clearSelect().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .orderBy('organizations.created_at', 'desc')
    .orderBy('organizations.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

export async function findOrganization(
  db: Db,
  credentials: Credentials,
  orgId: string,
): Promise<OrganizationView | undefined> {
  return mine(db, credentials).where('organizations.id', '=', orgId).executeTakeFirst();
}

/** `all` is for billing administrators, who look at every organisation and change none. */
function mine(db: Db, credentials: Credentials, { all = false } = {}) {
  const userId = credentials.user?.id ?? null;
  const operator = credentials.operator !== undefined;
  const role = all ? sql<MemberRole>`coalesce(memberships.role, 'user')` : sql<MemberRole>`memberships.role`;
  return db
    .selectFrom('organizations')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.org_id', '=', 'organizations.id').on('memberships.user_id', '=', userId),
    )
    .selectAll('organizations')
    .select(operator ? sql<MemberRole>`'owner'`.as('role') : role.as('role'))
    .$if(!operator && !all, (query) => query.where('memberships.role', 'is not', null));
}

/** False where name or domain belong to an organisation that is not Invalid. Its maker becomes its owner. */
export async function insertOrganization(
  db: Db,
  organization: { row: Insertable<CoreTables['organizations']>; ownerId: string | undefined },
): Promise<boolean> {
  const inserted = await db
    .insertInto('organizations')
    .values(organization.row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows !== 1n) {
    return false;
  }
  if (organization.ownerId !== undefined) {
    await db
      .insertInto('memberships')
      .values({ org_id: organization.row.id, user_id: organization.ownerId, role: 'owner' })
      .execute();
  }
  return true;
}

export interface Decision {
  readonly from: readonly OrganizationView['status'][];
  readonly to: OrganizationView['status'];
  /** What the one who decides has looked at, where it is said. */
  readonly revision: number | undefined;
}

/** False where the organisation is unknown, in none of the states or not as it was seen. */
export async function changeStatus(db: Db, orgId: string, { from, to, revision }: Decision): Promise<boolean> {
  const result = await db
    .updateTable('organizations')
    .set((eb) => ({ status: to, revision: eb('revision', '+', 1) }))
    .where('id', '=', orgId)
    .where('status', 'in', from)
    .$if(revision !== undefined, (q) => q.where('revision', '=', revision ?? 0))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export interface ProjectView extends Selectable<CoreTables['projects']> {
  readonly org_name: string;
  readonly app_id: string | null;
}

/** Projects of one organisation, newest first; `name` is a LIKE pattern. */
export async function listProjects(
  db: Db,
  orgId: string,
  name: string | undefined,
  page: PageRequest,
): Promise<{ rows: ProjectView[]; total: number }> {
  const query = projects(db)
    .where('projects.org_id', '=', orgId)
    .$if(name !== undefined, (q) => q.where('projects.name', 'ilike', name ?? ''));
  const { total } = await query.clearSelect().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .orderBy('projects.created_at', 'desc')
    .orderBy('projects.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

export async function findProject(db: Db, id: string): Promise<ProjectView | undefined> {
  return projects(db).where('projects.id', '=', id).executeTakeFirst();
}

export async function insertProject(db: Db, row: Insertable<CoreTables['projects']>): Promise<void> {
  await db.insertInto('projects').values(row).execute();
}

function projects(db: Db) {
  return db
    .selectFrom('projects')
    .innerJoin('organizations', 'organizations.id', 'projects.org_id')
    .leftJoin('apps', 'apps.project_id', 'projects.id')
    .selectAll('projects')
    .select(['organizations.name as org_name', 'apps.id as app_id']);
}
