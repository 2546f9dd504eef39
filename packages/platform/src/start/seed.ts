// The demo tenant: one organisation with a developer and an app, what services bring for it, an operator and a billing
// administrator, so that a first start can be tried at once. Running it again changes nothing and answers the same logins.
import { sql } from 'kysely';
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { keptSecret } from '#kernel/keys/kept-secret';
import type { Ports } from '#kernel/ports';
import { secretContext } from '#kernel/who/credentials';
import { hashPassword } from '#kernel/who/password';

export interface DemoLogins {
  readonly organization: { readonly id: string; readonly name: string };
  /** Signs in to the console. */
  readonly user: Login;
  /** Signs in at `/admin/login`. */
  readonly operator: Login;
  /** Signs in at `/bc-admin/login`. */
  readonly billing: Login;
  readonly app: {
    readonly id: string;
    readonly name: string;
    readonly secret: string;
    readonly serviceSecret: string;
  };
}

export interface Login {
  readonly login: string;
  readonly password: string;
}

export interface DemoOptions {
  /** Passwords of a first run; random ones without them. */
  readonly passwords?: { readonly user?: string; readonly operator?: string; readonly billing?: string };
  /** Beside it a studio that has lived through so many days; none without it. */
  readonly pastDays?: number;
}

const ORGANIZATION = { name: '示例工作室', domain: 'demo.example', companyName: '示例游戏科技有限公司' };
const APP_NAME = '示例游戏';
const USER = { login: 'demo', name: '演示用户', email: 'demo@demo.example' };
const OPERATOR = { login: 'operator', name: '平台管理员', kind: 'admin' } as const;
const BILLING = { login: 'billing', name: '财务管理员', kind: 'billing' } as const;
const PASSWORD_BYTES = 12;

/** Makes sure the demo tenant is there and answers its logins. */
export async function seedDemo(ports: Ports, options: DemoOptions = {}): Promise<DemoLogins> {
  const password = (whose: 'user' | 'operator' | 'billing') =>
    keptSecret(ports, `demo/${whose}`, () => options.passwords?.[whose] ?? ports.ids.token(PASSWORD_BYTES));
  const passwords = {
    user: await password('user'),
    operator: await password('operator'),
    billing: await password('billing'),
  };
  const { organization, app } = await ports.db.transaction().execute(async (db) => {
    // why: two replicas may start on an empty database at once; the second one finds everything made
    await sql`SELECT pg_advisory_xact_lock(hashtext('uos/seed-demo'))`.execute(db);
    const userId = await user(db, ports, passwords.user);
    await operator(db, ports, OPERATOR, passwords.operator);
    await operator(db, ports, BILLING, passwords.billing);
    const orgId = await organizationOf(db, ports, userId);
    const made = await appOf(db, ports, orgId, userId);
    await switchOn(db, ports, made.id);
    return { organization: { id: orgId, name: ORGANIZATION.name }, app: made };
  });
  return {
    organization,
    user: { login: USER.login, password: passwords.user },
    operator: { login: OPERATOR.login, password: passwords.operator },
    billing: { login: BILLING.login, password: passwords.billing },
    app,
  };
}

async function user(db: Db, ports: Ports, password: string): Promise<string> {
  const found = await db.selectFrom('users').select('id').where('login', '=', USER.login).executeTakeFirst();
  if (found !== undefined) {
    return found.id;
  }
  const id = ports.ids.uuid();
  await db
    .insertInto('users')
    .values({
      id,
      ...USER,
      phone: '',
      status: 'Active',
      password_hash: await hashPassword(password, ports.ids),
      properties: json({ policyVersion: ports.config.policyVersion }),
      created_at: now(ports),
      last_login_at: null,
    })
    .execute();
  return id;
}

async function operator(db: Db, ports: Ports, who: typeof OPERATOR | typeof BILLING, password: string): Promise<void> {
  const found = await db.selectFrom('operators').select('login').where('login', '=', who.login).executeTakeFirst();
  if (found === undefined) {
    const password_hash = await hashPassword(password, ports.ids);
    await db
      .insertInto('operators')
      .values({ ...who, password_hash, created_at: now(ports) })
      .execute();
  }
}

async function organizationOf(db: Db, ports: Ports, ownerId: string): Promise<string> {
  const found = await db
    .selectFrom('organizations')
    .select('id')
    .where('domain', '=', ORGANIZATION.domain)
    .where('status', '<>', 'Invalid')
    .executeTakeFirst();
  if (found !== undefined) {
    return found.id;
  }
  const id = ports.ids.uuid();
  await db
    .insertInto('organizations')
    .values({
      id,
      name: ORGANIZATION.name,
      domain: ORGANIZATION.domain,
      company_name: ORGANIZATION.companyName,
      status: 'Approved',
      created_at: now(ports),
    })
    .execute();
  await db.insertInto('memberships').values({ org_id: id, user_id: ownerId, role: 'owner' }).execute();
  return id;
}

async function appOf(db: Db, ports: Ports, orgId: string, ownerId: string): Promise<DemoLogins['app']> {
  const { ids, seal } = ports;
  const existing = await db
    .selectFrom('apps')
    .select(['id', 'secret', 'service_secret'])
    .where('org_id', '=', orgId)
    .where('name', '=', APP_NAME)
    .orderBy('created_at')
    .executeTakeFirst();
  if (existing !== undefined) {
    return {
      id: existing.id,
      name: APP_NAME,
      secret: seal.open(existing.secret, secretContext(existing.id, 'AppSecret')),
      serviceSecret: seal.open(existing.service_secret, secretContext(existing.id, 'AppServiceSecret')),
    };
  }
  const [id, projectId] = [ids.uuid(), ids.uuid()];
  const [secret, serviceSecret] = [ids.hex(16), ids.hex(16)];
  const created_at = now(ports);
  await db
    .insertInto('projects')
    .values({ id: projectId, org_id: orgId, name: APP_NAME, guid: ids.uuid(), created_at })
    .execute();
  await db
    .insertInto('apps')
    .values({
      id,
      project_id: projectId,
      org_id: orgId,
      name: APP_NAME,
      status: 'Active',
      icon_url: '',
      properties: json({ needGatherInfo: 'false', createdUserName: USER.name }),
      support_multi_services: true,
      secret: seal.seal(secret, secretContext(id, 'AppSecret')),
      service_secret: seal.seal(serviceSecret, secretContext(id, 'AppServiceSecret')),
      created_by: ownerId,
      created_at,
      updated_at: created_at,
    })
    .execute();
  await db.insertInto('app_members').values({ app_id: id, user_id: ownerId, role: 'owner' }).execute();
  return { id, name: APP_NAME, secret, serviceSecret };
}

/** Services that bring something for the demo; one that somebody has switched off since stays off. */
async function switchOn(db: Db, ports: Ports, appId: string): Promise<void> {
  for (const { contract, demo } of ports.services.records) {
    if (demo !== undefined && contract.internal !== undefined) {
      const row = {
        app_id: appId,
        name: contract.internal,
        provider: '',
        status: 'Enabled',
        service_id: appId,
      } as const;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('app_services')
        .values({ ...row, properties: json({}) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 1n) {
        await demo(db, ports, { appId, now: now(ports) });
      }
    }
  }
}

function now(ports: Ports): string {
  return ports.clock.now().toISOString();
}
