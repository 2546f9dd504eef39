// Turns the credentials of a request into principals. Nothing here decides what they may do.
import type { labels } from '@uos/contract/labels';
import { isUuid } from '@uos/contract/rules';
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { SentHeaders } from '#kernel/call/message';
import { hashToken, sameSecret } from '#kernel/keys/seal';
import type { Ports } from '#kernel/ports';
import { sessionTokens } from './cookies.ts';
import { checkNonce, nonceOf, type SignedNonce } from './nonce.ts';
import type { PlayerStanding } from './player-standing.ts';
import { readPlayerToken } from './player-tokens.ts';
import type {
  AppPrincipal,
  AppStanding,
  BillingPrincipal,
  GamePrincipal,
  OperatorPrincipal,
  PlayerPrincipal,
  UserPrincipal,
} from './principal.ts';
import { findSession, type Session, type SessionKind } from './sessions.ts';

export interface Credentials {
  readonly user?: UserPrincipal | undefined;
  readonly operator?: OperatorPrincipal | undefined;
  readonly billing?: BillingPrincipal | undefined;
  readonly app?: AppPrincipal | undefined;
  readonly game?: GamePrincipal | undefined;
  readonly player?: PlayerPrincipal | undefined;
  /** Why a nonce or the token of a player was sent and is not taken. */
  readonly playerRefused?: 'late-nonce' | 'wrong-nonce' | 'expired-token' | 'wrong-token' | undefined;
  /** True where an app credential was sent but is not right: then nothing else may stand in for it. */
  readonly appRefused: boolean;
  /** True where the user of the session has been blocked. */
  readonly blocked: boolean;
  /** Sessions whose life was prolonged by this call, with the cookie value they came in. */
  readonly renewed: readonly { readonly session: Session; readonly token: string }[];
}

/** Nobody: what a call without any credential carries. */
export const noCredentials: Credentials = { appRefused: false, blocked: false, renewed: [] };

/** What a call carries whose app was lately read, where it has nothing beside it: known without asking anybody. */
export function knownCredentials(
  { knownApps }: Pick<Ports, 'knownApps'>,
  headers: SentHeaders,
): Credentials | undefined {
  const authorization = aloneIn(headers);
  return authorization === undefined ? undefined : knownApps.carriedBy(authorization);
}

/** The Authorization of a call without any other credential. */
function aloneIn(headers: SentHeaders): string | undefined {
  return headers.has('cookie') || headers.has('x-nonce-token')
    ? undefined
    : (headers.get('authorization') ?? undefined);
}

/** Resolves cookies and the Basic header; unknown or expired ones are simply absent. */
export async function resolveCredentials(db: Db, ports: Ports, headers: SentHeaders): Promise<Credentials> {
  const known = knownCredentials(ports, headers);
  if (known !== undefined) {
    return known;
  }
  const cookies = { cookie: headers.get('cookie'), site: headers.get('sec-fetch-site') };
  const renewed: { session: Session; token: string }[] = [];
  const find = async (kind: SessionKind): Promise<Session | undefined> => {
    if (cookies.cookie === null) {
      return undefined;
    }
    for (const token of sessionTokens(cookies, ports, kind)) {
      const session = await findSession(db, ports, kind, token);
      if (session?.renewed === true) {
        renewed.push({ session, token });
      }
      if (session !== undefined) {
        return session;
      }
    }
    return undefined;
  };
  const basic = readBasic(headers.get('authorization'));
  const secrets = basic === undefined ? undefined : await checkApp(db, ports, basic);
  const app = secrets?.which === 'AppServiceSecret' ? secrets.app : undefined;
  const played = await resolvePlayer(db, ports, headers);
  const user = await find('user');
  const machine = await findMachine(db, ports, headers.get('authorization'));
  const admin = (await find('admin')) ?? (await find('partner-admin'));
  const billing = await find('billing');
  const blocked = user !== undefined && (await isBlocked(db, user.subject));
  const credentials: Credentials = {
    ...played,
    app,
    // why: a hosted game server holds one of the two secrets, and it is not shown which; wire/realtime-and-compute.md 1.2
    game: played.game ?? (secrets?.which === 'AppSecret' ? gameOf(secrets.app) : undefined),
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
  const alone = aloneIn(headers);
  if (app !== undefined && alone !== undefined) {
    ports.knownApps.carry(alone, { ...credentials, app });
  }
  return credentials;
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

function readBasic(header: string | null): Basic | undefined {
  const match = /^basic\s+(\S+)$/i.exec(header ?? '');
  if (match?.[1] === undefined) {
    return undefined;
  }
  const text = Buffer.from(match[1], 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon < 0 ? { appId: text, secret: '' } : { appId: text.slice(0, colon), secret: text.slice(colon + 1) };
}

function gameOf({ id, name, standing }: AppPrincipal): GamePrincipal {
  return { kind: 'game', id, name, standing };
}

interface CheckedApp {
  readonly app: AppPrincipal;
  readonly which: keyof typeof labels.app.secretType;
}

async function checkApp(db: Db, ports: Ports, basic: Basic): Promise<CheckedApp | undefined> {
  const recalled = ports.knownApps.recall(basic.appId.toLowerCase(), basic.secret);
  if (recalled !== undefined) {
    return { app: recalled, which: 'AppServiceSecret' };
  }
  const remember = ports.knownApps.reading();
  const row = await appRow(db, basic.appId);
  if (row === undefined) {
    return undefined;
  }
  const { id, name, org_id: orgId, status, enabled } = row;
  const app: AppPrincipal = { kind: 'app', id, name, standing: { orgId, status, enabled } };
  const { seal } = ports;
  if (sameSecret(seal.open(row.service_secret, secretContext(row.id, 'AppServiceSecret')), basic.secret)) {
    if (status === 'Active') {
      remember(app, basic.secret);
    }
    return { app, which: 'AppServiceSecret' };
  }
  const isAppSecret = sameSecret(seal.open(row.secret, secretContext(row.id, 'AppSecret')), basic.secret);
  return isAppSecret ? { app, which: 'AppSecret' } : undefined;
}

type Played = Pick<Credentials, 'game' | 'player' | 'playerRefused'>;

/** The nonce of a game build and the token of a player; a call may carry both. */
async function resolvePlayer(db: Db, ports: Ports, headers: SentHeaders): Promise<Played> {
  const nonce = nonceOf(headers);
  const signed = nonce === undefined ? undefined : await resolveNonce(db, ports, nonce);
  const token = /^bearer\s+([^.\s]+\.[^.\s]+\.[^.\s]+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token === undefined || signed?.playerRefused !== undefined) {
    return signed ?? {};
  }
  const read = readPlayerToken(ports, token, 'access');
  if (read === undefined || read === 'expired') {
    return { playerRefused: read === 'expired' ? 'expired-token' : 'wrong-token' };
  }
  // why a record: a platform may be put together of other services
  const guard = ports.services.ask('playerStanding') as PlayerStanding | undefined;
  if (read.account !== undefined && guard !== undefined && !(await guard.holds(ports, read))) {
    return { playerRefused: 'expired-token' };
  }
  const { userId, personaId, realmId, appId } = read;
  const [id, isAccount] = [personaId || userId, read.account !== undefined];
  const standing = await standingOf(db, ports, appId);
  return {
    ...signed,
    player: { kind: 'player', id, name: '', userId, personaId, realmId, appId, isAccount, standing },
  };
}

async function standingOf(db: Db, ports: Ports, appId: string): Promise<AppStanding | undefined> {
  const known = ports.knownApps.standing(appId);
  if (known !== undefined) {
    return known;
  }
  const remember = ports.knownApps.readingStanding();
  const row = await appRow(db, appId);
  if (row === undefined) {
    return undefined;
  }
  const standing: AppStanding = { orgId: row.org_id, status: row.status, enabled: row.enabled };
  remember(appId, standing);
  return standing;
}

async function resolveNonce(db: Db, ports: Ports, nonce: SignedNonce): Promise<Played> {
  const row = await appRow(db, nonce.appId);
  if (row === undefined) {
    return { playerRefused: 'wrong-nonce' };
  }
  const verdict = await checkNonce(db, ports, nonce, ports.seal.open(row.secret, secretContext(row.id, 'AppSecret')));
  const { id, name, org_id: orgId, status, enabled } = row;
  return verdict === 'right'
    ? { game: { kind: 'game', id, name, standing: { orgId, status, enabled } } }
    : { playerRefused: verdict === 'late' ? 'late-nonce' : 'wrong-nonce' };
}

const enabledServices = sql<string[]>`ARRAY(
  SELECT s.name FROM app_services s WHERE s.app_id = apps.id AND s.status = 'Enabled')`;

async function appRow(db: Db, appId: string) {
  return isUuid(appId)
    ? await db
        .selectFrom('apps')
        .select(['id', 'name', 'secret', 'service_secret', 'org_id', 'status', enabledServices.as('enabled')])
        .where('id', '=', appId.toLowerCase())
        .executeTakeFirst()
    : undefined;
}

/** What a sealed app secret is bound to. */
export function secretContext(appId: string, which: keyof typeof labels.app.secretType): string {
  return `apps/${appId}/${which}`;
}

async function isBlocked(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('status').where('id', '=', userId).executeTakeFirst();
  return row?.status !== 'Active';
}
