// Which app a call is about, and what the caller is to it. Another tenant's id answers like an unknown one.
import type { Db } from '#db/connect';
import type { Credentials } from '#kernel/credentials';
import type { AppRole, Principal } from '#kernel/principal';

export interface AppScope {
  readonly appId: string;
  readonly orgId: string;
  readonly status: 'Active' | 'Unavailable';
  readonly role: AppRole;
  readonly principal: Principal;
}

/** The caller's standing to an app, or undefined where the app is unknown or none of the caller's. */
export async function appScope(db: Db, credentials: Credentials, appId: string): Promise<AppScope | undefined> {
  const app = await db.selectFrom('apps').select(['id', 'org_id', 'status']).where('id', '=', appId).executeTakeFirst();
  if (app === undefined) {
    return undefined;
  }
  const scope = { appId: app.id, orgId: app.org_id, status: app.status };
  if (credentials.app !== undefined) {
    return credentials.app.id === app.id ? { ...scope, role: 'app', principal: credentials.app } : undefined;
  }
  if (credentials.user !== undefined) {
    const role = await orgRole(db, credentials.user.id, app.org_id);
    if (role !== undefined) {
      return { ...scope, role, principal: credentials.user };
    }
  }
  if (credentials.operator !== undefined) {
    return { ...scope, role: 'operator', principal: credentials.operator };
  }
  return undefined;
}

/** A user's role in an organisation, or undefined for a stranger. */
export async function orgRole(
  db: Db,
  userId: string,
  orgId: string,
): Promise<'owner' | 'manager' | 'user' | undefined> {
  const row = await db
    .selectFrom('memberships')
    .select('role')
    .where('user_id', '=', userId)
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return row?.role;
}

/** Is the service switched on for the app? */
export async function serviceEnabled(db: Db, appId: string, service: string): Promise<boolean> {
  const row = await db
    .selectFrom('app_services')
    .select('status')
    .where('app_id', '=', appId)
    .where('name', '=', service)
    .executeTakeFirst();
  return row?.status === 'Enabled';
}
