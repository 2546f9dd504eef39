// SQL of users beyond finding one.
import { sql } from 'kysely';
import type { UserView } from '#core/users/users';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';

export interface UserFilter {
  /** LIKE pattern. */
  readonly name?: string | undefined;
  /** LIKE pattern. */
  readonly email?: string | undefined;
  readonly status?: UserView['status'] | undefined;
}

/** Newest first. */
export async function listUsers(
  db: Db,
  filter: UserFilter,
  page: PageRequest,
): Promise<{ rows: UserView[]; total: number }> {
  const query = db
    .selectFrom('users')
    .$if(filter.name !== undefined, (q) => q.where('users.name', 'ilike', filter.name ?? ''))
    .$if(filter.email !== undefined, (q) => q.where('users.email', 'ilike', filter.email ?? ''))
    .$if(filter.status !== undefined, (q) => q.where('users.status', '=', filter.status ?? 'Active'))
    .selectAll()
    .select(
      sql<string[]>`coalesce((
        SELECT array_agg(m.org_id::text ORDER BY o.created_at)
        FROM memberships m JOIN organizations o ON o.id = m.org_id WHERE m.user_id = users.id), '{}')`.as(
        'organization_ids',
      ),
    )
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id');
  return readPage(query, page);
}

export interface UserChange {
  readonly status?: UserView['status'] | undefined;
  readonly email?: string | undefined;
  /** Merged into the stored ones. */
  readonly properties: Readonly<Record<string, string>>;
}

/** Keys left out keep their value. */
export async function changeUser(db: Db, id: string, change: UserChange): Promise<void> {
  const { properties, ...columns } = change;
  await db
    .updateTable('users')
    .set({
      ...columns,
      properties: sql<Record<string, string>>`users.properties || ${JSON.stringify(properties)}::jsonb`,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Of a blocked user the provider forgets who was signed in; a code or a token of a device that is on its way stays, as
 * the sessions do, so that whoever comes with one reads that the account is blocked.
 */
export async function endSignIns(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('oidc_documents')
    .where(sql`payload ->> 'accountId'`, '=', userId)
    .where('id', 'not like', 'AuthorizationCode:%')
    .where('id', 'not like', 'AccessToken:%')
    .execute();
}

/** Ends every session of a user, those of the identity provider and the grants of other machines too. */
export async function endSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('kind', '=', 'user').where('subject', '=', userId).execute();
  await db.deleteFrom('oidc_documents').where(sql`payload ->> 'accountId'`, '=', userId).execute();
}
