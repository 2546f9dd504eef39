// An app as its callers see it: one query and one reply, shared by every service that answers an App.
import type { labels } from '@uos/contract/labels';
import type { Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect';
import type { CoreTables } from '#db/core-tables';
import type { Call } from '#kernel/call/call';
import type { Credentials } from '#kernel/who/credentials';
import { secretContext } from '#kernel/who/credentials';
import { type MemberRole, memberRole } from '#kernel/who/tenancy';

interface ServiceOfApp {
  readonly provider: string;
  readonly status: keyof typeof labels.service.storedStatus;
  readonly service_id: string;
  readonly properties: Record<string, string | number>;
}

/** A row of apps with its organisation's name, its services by name, and the caller's role. */
export interface AppView extends Selectable<CoreTables['apps']> {
  readonly org_name: string;
  readonly services: Readonly<Record<string, ServiceOfApp>>;
  readonly role: MemberRole;
}

export interface AppFilter {
  readonly appIds?: readonly string[] | undefined;
  readonly orgId?: string | undefined;
  /** LIKE pattern. */
  readonly name?: string | undefined;
}

/** Apps the caller may see, newest first, and how many there are on all pages. */
export async function listApps(
  db: Db,
  credentials: Credentials,
  filter: AppFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ rows: AppView[]; total: number }> {
  const where = sql`${visible(credentials)}
    ${filter.appIds === undefined ? sql`` : sql`AND apps.id = ANY(${filter.appIds as string[]}::uuid[])`}
    ${filter.orgId === undefined ? sql`` : sql`AND apps.org_id = ${filter.orgId}`}
    ${filter.name === undefined ? sql`` : sql`AND apps.name ILIKE ${filter.name}`}`;
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM apps WHERE ${where}`.execute(db);
  const tail = sql`ORDER BY apps.created_at DESC, apps.id LIMIT ${page.limit} OFFSET ${page.offset}`;
  return { rows: await view(db, credentials, where, tail), total: counted.rows[0]?.total ?? 0 };
}

/** An app of the caller's, or undefined. */
export async function findApp(db: Db, credentials: Credentials, appId: string): Promise<AppView | undefined> {
  const [row] = await view(db, credentials, sql`${visible(credentials)} AND apps.id = ${appId}`, sql``);
  return row;
}

/** The app that a service id belongs to: its own id, or that of one of its services. */
export async function findAppByService(
  db: Db,
  credentials: Credentials,
  serviceId: string,
): Promise<AppView | undefined> {
  const owner = sql`SELECT s.app_id FROM app_services s WHERE s.service_id = ${serviceId}`;
  const where = sql`${visible(credentials)} AND (apps.id = ${serviceId} OR apps.id IN (${owner}))`;
  const [row] = await view(db, credentials, where, sql`ORDER BY (apps.id = ${serviceId}) DESC LIMIT 1`);
  return row;
}

export interface AppNeeds {
  /** Only owners and operators may go on. */
  readonly write?: boolean;
  /** Holds the row until the end of the transaction, so that changes of one app come one after the other. */
  readonly lock?: boolean;
}

/**
 * The app that a call of the platform core names.
 * @throws `error to get app` 404 for an unknown or foreign id, `app is currently unavailable` 400, `permission denied` 403
 */
export async function requireApp(call: Call, appId: string, needs: AppNeeds = {}): Promise<AppView> {
  if (needs.lock === true) {
    // why not its key: what is made of the app meanwhile names it, and whoever makes it may hold what a switch waits for
    await call.db.selectFrom('apps').select('id').where('id', '=', appId).forNoKeyUpdate().execute();
  }
  return checkApp(call, await findApp(call.db, call.credentials, appId), needs);
}

/** The checks of `requireApp` for an app that was found in another way. */
export function checkApp(call: Call, app: AppView | undefined, needs: AppNeeds = {}): AppView {
  if (app === undefined) {
    throw call.refuse('not-found', 'error to get app', { status: 404 });
  }
  if (app.status !== 'Active' && call.credentials.operator === undefined) {
    throw call.refuse('precondition', 'app is currently unavailable');
  }
  if (needs.write === true && app.role !== 'owner') {
    throw call.refuse('denied', 'permission denied', { details: ['only the owner of the app may do this'] });
  }
  return app;
}

/** What an app reads of itself. */
export function appInfoReply(app: Omit<AppView, 'role'>) {
  return {
    ProjectId: app.project_id,
    ProjectName: app.name,
    OrganizationId: app.org_id,
    Services: Object.fromEntries(
      Object.entries(app.services).map(([name, service]) => [
        name,
        {
          ServiceName: name as never,
          Provider: service.provider,
          Status: service.status,
          ServiceId: service.service_id,
          Properties: service.properties,
        },
      ]),
    ),
    Properties: app.properties,
    SupportMultiServices: app.support_multi_services,
  };
}

/** An app in a list: nobody reads a secret there. */
export function appListReply(app: AppView) {
  return {
    AppId: app.id,
    ...appInfoReply(app),
    OrganizationName: app.org_name,
    Role: app.role,
    Status: app.status,
    IconUrl: app.icon_url,
    CreatedAt: app.created_at,
    UpdatedAt: app.updated_at,
    CreatedBy: app.created_by,
  };
}

/** A single app; its owner and operators read the secrets with it. */
export function appReply(call: Pick<Call, 'ports'>, app: AppView) {
  const open = (sealed: string, which: 'AppSecret' | 'AppServiceSecret') =>
    call.ports.seal.open(sealed, secretContext(app.id, which));
  const secrets =
    app.role === 'owner'
      ? {
          AppSecret: open(app.secret, 'AppSecret'),
          AppServiceSecret: open(app.service_secret, 'AppServiceSecret'),
        }
      : {};
  return { ...appListReply(app), ...secrets };
}

function visible(credentials: Credentials): RawBuilder<unknown> {
  if (credentials.operator !== undefined) {
    return sql`true`;
  }
  const appId = credentials.app?.id;
  if (appId !== undefined) {
    return sql`apps.id = ${appId}`;
  }
  const userId = credentials.user?.id ?? null;
  return sql`(apps.org_id IN (SELECT m.org_id FROM memberships m WHERE m.user_id = ${userId})
    OR apps.id IN (SELECT m.app_id FROM app_members m WHERE m.user_id = ${userId}))`;
}

async function view(
  db: Db,
  credentials: Credentials,
  where: RawBuilder<unknown>,
  tail: RawBuilder<unknown>,
): Promise<AppView[]> {
  const role = credentials.operator === undefined ? memberRole(credentials.user?.id) : sql`'owner'`;
  const { rows } = await sql<AppView>`
    SELECT apps.*, o.name AS org_name, ${role} AS role,
      coalesce((
        SELECT jsonb_object_agg(s.name, jsonb_build_object('provider', s.provider, 'status', s.status,
          'service_id', s.service_id, 'properties', s.properties))
        FROM app_services s WHERE s.app_id = apps.id
      ), '{}'::jsonb) AS services
    FROM apps JOIN organizations o ON o.id = apps.org_id
    WHERE ${where} ${tail}`.execute(db);
  return rows;
}
