// Which app or organisation a call is about, and what the caller is to it. Another tenant's id answers like an unknown
// one.
import type { labels } from '@uos/contract/labels';
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { Credentials } from './credentials.ts';
import { type AppRole, mayWrite, type Principal } from './principal.ts';

export type MemberRole = keyof typeof labels.app.role;

export interface AppScope {
  readonly appId: string;
  readonly orgId: string;
  readonly status: keyof typeof labels.app.status;
  readonly role: AppRole;
  readonly principal: Principal;
}

/** The caller's standing to an app, or undefined where the app is unknown or none of the caller's. */
export async function appScope(db: Db, credentials: Credentials, appId: string): Promise<AppScope | undefined> {
  if (credentials.app !== undefined) {
    const { id, standing } = credentials.app;
    return id === appId ? { appId, ...standing, role: 'app', principal: credentials.app } : undefined;
  }
  const app = await db
    .selectFrom('apps')
    .select(['id', 'org_id', 'status', memberRole(credentials.user?.id).as('member_role')])
    .where('id', '=', appId)
    .executeTakeFirst();
  if (app === undefined) {
    return undefined;
  }
  const scope = { appId: app.id, orgId: app.org_id, status: app.status };
  const { user, operator } = credentials;
  const asMember = user !== undefined && app.member_role !== null;
  // why: a browser that holds an operator's session may do what operators may, whoever else is signed in; spec 6
  if (asMember && (mayWrite(app.member_role as MemberRole) || operator === undefined)) {
    return { ...scope, role: app.member_role as MemberRole, principal: user };
  }
  return operator === undefined ? undefined : { ...scope, role: 'operator', principal: operator };
}

/** A user's highest role in the app of the surrounding query, from its organisation or from the app itself. */
export function memberRole(userId: string | undefined) {
  return userId === undefined
    ? sql<MemberRole | null>`NULL`
    : sql<MemberRole | null>`(
        SELECT r.role FROM (
          SELECT m.role FROM memberships m WHERE m.user_id = ${userId} AND m.org_id = apps.org_id
          UNION ALL
          SELECT m.role FROM app_members m WHERE m.user_id = ${userId} AND m.app_id = apps.id
        ) r ORDER BY array_position(ARRAY['owner', 'manager', 'user'], r.role) LIMIT 1)`;
}

export interface OrgScope {
  readonly orgId: string;
  readonly name: string;
  readonly status: keyof typeof labels.organization.status;
  /** Operators count as owners: they may do the same. */
  readonly role: MemberRole;
}

/** The caller's standing to an organisation, or undefined where it is unknown or none of the caller's. */
export async function orgScope(db: Db, credentials: Credentials, orgId: string): Promise<OrgScope | undefined> {
  const userId = credentials.user?.id ?? null;
  const row = await db
    .selectFrom('organizations')
    .leftJoin('memberships', (join) =>
      join.onRef('memberships.org_id', '=', 'organizations.id').on('memberships.user_id', '=', userId),
    )
    .select(['organizations.id', 'organizations.name', 'organizations.status', 'memberships.role'])
    .where('organizations.id', '=', orgId)
    .executeTakeFirst();
  const role = credentials.operator === undefined ? row?.role : 'owner';
  if (row === undefined || role === undefined || role === null) {
    return undefined;
  }
  return { orgId: row.id, name: row.name, status: row.status, role };
}

/** Is the service switched on for the app? */
export async function serviceEnabled(db: Db, of: Credentials, appId: string, service: string): Promise<boolean> {
  const { app, game, player } = of;
  const known = [
    app?.id === appId ? app : undefined,
    player?.appId === appId ? player : undefined,
    game?.id === appId ? game : undefined,
  ].find((one) => one !== undefined);
  // why a refusal is looked up: what is known of the app may be a moment old
  if (known?.standing?.enabled.includes(service) === true) {
    return true;
  }
  const row = await db
    .selectFrom('app_services')
    .select('status')
    .where('app_id', '=', appId)
    .where('name', '=', service)
    .executeTakeFirst();
  return row?.status === 'Enabled';
}
