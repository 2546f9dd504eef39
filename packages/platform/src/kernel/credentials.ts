// Turns the credentials of a request into principals. Nothing here decides what they may do.
import type { Db } from '#db/connect';
import { readCookies } from '#kernel/cookies';
import type { Ports } from '#kernel/ports';
import type { AppPrincipal, BillingPrincipal, OperatorPrincipal, UserPrincipal } from '#kernel/principal';
import { hashToken, sameSecret } from '#kernel/seal';
import { findSession, SESSION_COOKIES, type Session, type SessionKind } from '#kernel/sessions';

export interface Credentials {
  readonly user?: UserPrincipal | undefined;
  readonly operator?: OperatorPrincipal | undefined;
  readonly billing?: BillingPrincipal | undefined;
  readonly app?: AppPrincipal | undefined;
  /** True where an app credential was sent but is not right: then nothing else may stand in for it. */
  readonly appRefused: boolean;
  /** True where the user of the session has been blocked. */
  readonly blocked: boolean;
  /** Sessions whose life was prolonged by this call, with the cookie value they came in. */
  readonly renewed: readonly { readonly session: Session; readonly token: string }[];
}

/** Nobody: what a call without any credential carries. */
export const noCredentials: Credentials = { appRefused: false, blocked: false, renewed: [] };

/** Resolves cookies and the Basic header; unknown or expired ones are simply absent. */
export async function resolveCredentials(db: Db, ports: Ports, headers: Headers): Promise<Credentials> {
  const cookies = readCookies(headers.get('cookie'));
  const renewed: { session: Session; token: string }[] = [];
  const find = async (kind: SessionKind): Promise<Session | undefined> => {
    const token = cookies.get(SESSION_COOKIES[kind]) ?? '';
    const session = token === '' ? undefined : await findSession(db, ports, kind, token);
    if (session?.renewed === true) {
      renewed.push({ session, token });
    }
    return session;
  };
  const basic = readBasic(headers.get('authorization'));
  const app = basic === undefined ? undefined : await checkApp(db, ports, basic);
  const user = await find('user');
  const machine = await findMachine(db, ports, headers.get('authorization'));
  const admin = (await find('admin')) ?? (await find('partner-admin'));
  const billing = await find('billing');
  const blocked = user !== undefined && (await isBlocked(db, user.subject));
  return {
    app,
    appRefused: basic !== undefined && app === undefined,
    blocked,
    renewed,
    user:
      user === undefined || blocked
        ? undefined
        : { kind: 'user', id: user.subject, name: user.name, sessionHash: user.hash },
    operator:
      admin === undefined
        ? machine
        : {
            kind: 'operator',
            id: admin.subject,
            name: admin.name,
            partner: admin.kind === 'partner-admin',
            sessionHash: admin.hash,
          },
    billing:
      billing === undefined
        ? undefined
        : { kind: 'billing', id: billing.subject, name: billing.name, sessionHash: billing.hash },
  };
}

const TOUCH_AFTER_MS = 60_000;

/** The operator that a service token stands for, on the one back end it was made for. */
async function findMachine(db: Db, ports: Ports, header: string | null): Promise<OperatorPrincipal | undefined> {
  const token = /^bearer\s+([\w-]{20,128})$/i.exec(header ?? '')?.[1];
  if (token === undefined) {
    return undefined;
  }
  const row = await db
    .selectFrom('service_tokens')
    .select(['id', 'name', 'service', 'last_used_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row === undefined) {
    return undefined;
  }
  const now = ports.clock.now();
  if (row.last_used_at === null || now.getTime() - Date.parse(row.last_used_at) > TOUCH_AFTER_MS) {
    await db.updateTable('service_tokens').set({ last_used_at: now.toISOString() }).where('id', '=', row.id).execute();
  }
  return { kind: 'operator', id: row.name, name: row.name, partner: false, sessionHash: '', only: row.service };
}

interface Basic {
  readonly appId: string;
  readonly secret: string;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function readBasic(header: string | null): Basic | undefined {
  const match = /^basic\s+(\S+)$/i.exec(header ?? '');
  if (match?.[1] === undefined) {
    return undefined;
  }
  const text = Buffer.from(match[1], 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? { appId: text, secret: '' } : { appId: text.slice(0, colon), secret: text.slice(colon + 1) };
}

async function checkApp(db: Db, ports: Ports, basic: Basic): Promise<AppPrincipal | undefined> {
  if (!UUID.test(basic.appId)) {
    return undefined;
  }
  const row = await db
    .selectFrom('apps')
    .select(['id', 'name', 'service_secret'])
    .where('id', '=', basic.appId.toLowerCase())
    .executeTakeFirst();
  if (
    row === undefined ||
    !sameSecret(ports.seal.open(row.service_secret, secretContext(row.id, 'AppServiceSecret')), basic.secret)
  ) {
    return undefined;
  }
  return { kind: 'app', id: row.id, name: row.name };
}

/** What a sealed app secret is bound to. */
export function secretContext(appId: string, which: 'AppSecret' | 'AppServiceSecret'): string {
  return `apps/${appId}/${which}`;
}

async function isBlocked(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('status').where('id', '=', userId).executeTakeFirst();
  return row?.status !== 'Active';
}
