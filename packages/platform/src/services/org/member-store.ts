// SQL of the members of an organisation.
import { isUuid } from '@uos/contract/rules';
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { MemberRole } from '#kernel/who/tenancy';

export interface MemberView {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly email: string;
  readonly role: MemberRole;
}

/** Owners first, then by name; `name` is a LIKE pattern. */
export async function listMembers(
  db: Db,
  orgId: string,
  name: string | undefined,
  page: PageRequest,
): Promise<{ rows: MemberView[]; total: number }> {
  const query = members(db, orgId)
    .$if(name !== undefined, (q) => q.where('users.name', 'ilike', name ?? ''))
    .orderBy(sql`array_position(ARRAY['owner', 'manager', 'user'], memberships.role)`)
    .orderBy('users.name')
    .orderBy('users.id');
  return readPage(query, page);
}

export async function findMember(db: Db, orgId: string, userId: string): Promise<MemberView | undefined> {
  return members(db, orgId).where('users.id', '=', userId).executeTakeFirst();
}

function members(db: Db, orgId: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.id', 'users.name', 'users.login', 'users.email', 'memberships.role'])
    .where('memberships.org_id', '=', orgId);
}

/** Makes the user of that sign-in name, or of that id, a member. */
export async function insertMember(
  db: Db,
  orgId: string,
  login: string,
  role: MemberRole,
): Promise<{ readonly userId: string } | 'unknown' | 'member'> {
  const name = login.trim().toLowerCase();
  const user = await db
    .selectFrom('users')
    .select('id')
    .where((where) =>
      where.or([where(sql`lower(login)`, '=', name), ...(isUuid(name) ? [where('id', '=', name)] : [])]),
    )
    // why: a name may look like the id of somebody else
    .orderBy(sql`lower(login) = ${name}`, 'desc')
    .executeTakeFirst();
  if (user === undefined) {
    return 'unknown';
  }
  const inserted = await db
    .insertInto('memberships')
    .values({ org_id: orgId, user_id: user.id, role })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n ? { userId: user.id } : 'member';
}

/** The owners, whom nobody else changes until the end of the transaction. */
export async function lockOwners(db: Db, orgId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('role', '=', 'owner')
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function setRole(db: Db, orgId: string, userId: string, role: MemberRole): Promise<void> {
  await db.updateTable('memberships').set({ role }).where('org_id', '=', orgId).where('user_id', '=', userId).execute();
}

export async function removeMember(db: Db, orgId: string, userId: string): Promise<void> {
  await db.deleteFrom('memberships').where('org_id', '=', orgId).where('user_id', '=', userId).execute();
}
