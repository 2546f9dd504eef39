// A developer as the platform answers it.
import type { Selectable } from 'kysely';
import type { Db } from '#db/connect';
import type { CoreTables } from '#db/core-tables';
import type { Config } from '#kernel/config';

export interface UserView extends Selectable<CoreTables['users']> {
  readonly organization_ids: readonly string[];
}

/** A user with the organisations they belong to, or undefined. */
export async function findUser(db: Db, id: string): Promise<UserView | undefined> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (user === undefined) {
    return undefined;
  }
  const memberships = await db
    .selectFrom('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.org_id')
    .select('organizations.id')
    .where('memberships.user_id', '=', id)
    .orderBy('organizations.created_at')
    .execute();
  return { ...user, organization_ids: memberships.map((row) => row.id) };
}

/** The reply; the phone number is masked for everybody but operators. */
export function userReply(user: UserView, config: Config, options: { wholePhone?: boolean } = {}) {
  return {
    UserId: user.id,
    UserName: user.name,
    Login: user.login,
    Email: user.email,
    Phone: options.wholePhone === true ? user.phone : maskPhone(user.phone),
    Status: user.status,
    Role: 'user' as const,
    IsInternal: isInternal(user.email, config),
    Properties: { ...user.properties, email: user.email },
    OrganizationIds: [...user.organization_ids],
    CreatedAt: user.created_at,
    LastLoginAt: user.last_login_at,
  };
}

/** Is it an address of the company? Source: platform-core.md 3.2. */
export function isInternal(email: string, { companyDomain }: Pick<Config, 'companyDomain'>): boolean {
  return companyDomain !== '' && email.toLowerCase().endsWith(`@${companyDomain}`);
}

function maskPhone(phone: string): string {
  return phone.length < 8 ? phone : `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
