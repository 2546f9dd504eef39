// Decides whether a call may go on: which credential, which app, which role. One function per kind of back end.
import { type Accepts, allows, type Entrance, mayCall, type PrincipalKind, type Service } from '@uos/contract';
import { isUuid } from '@uos/contract/rules';
import type { Db } from '#db/connect';
import { type Credentials, noCredentials } from '#kernel/who/credentials';
import {
  type AppRole,
  type GamePrincipal,
  type OperatorPrincipal,
  type PlayerPrincipal,
  type Principal,
  visitor,
} from '#kernel/who/principal';
import { appScope, serviceEnabled } from '#kernel/who/tenancy';
import { Refusal, styles } from './errors.ts';
import type { SentHeaders } from './message.ts';

export interface Admission {
  readonly principal: Principal;
  /** What the call may rely on: a kind of credential that its back end does not take is left out. */
  readonly credentials: Credentials;
  readonly appId: string;
  readonly role: AppRole | undefined;
}

/** What of a request decides who may make it. */
export interface Asked {
  readonly headers: SentHeaders;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

const SERVICE_BACK_ENDS: ReadonlySet<Accepts> = new Set<Accepts>(['app', 'cdn', 'metrics', 'player']);

/** Is it decided by the call and by what it carries, whatever else it says? So it is of an app at a service of its own. */
export function isDecidedByApp({ accepts }: Pick<Entrance, 'accepts'>, { principal }: Admission): boolean {
  return SERVICE_BACK_ENDS.has(accepts) && principal.kind === 'app';
}

/** Admits the call or throws the refusal in the service's own words. */
export async function admit(db: Db, call: Entrance, credentials: Credentials, request: Asked): Promise<Admission> {
  const carried = withinScope(call.service, credentials);
  if (SERVICE_BACK_ENDS.has(call.accepts)) {
    return admitToService(db, call, carried, request.headers);
  }
  if (call.access === 'linked' && request.query.has('token')) {
    // why: whether the link is a living one is asked where it is known what it is to
    return { principal: carried.user ?? carried.operator ?? visitor, credentials: carried, appId: '', role: undefined };
  }
  const admission = admitToPlatform(call, carried);
  await refuseLookers(db, call, admission, request.params.appId ?? '');
  return admission;
}

/** A service token opens one back end, and makes no other tokens. */
export function withinScope(service: Pick<Service, 'internal' | 'name'>, credentials: Credentials): Credentials {
  const only = credentials.operator?.only;
  const fits = only === undefined || (only === (service.internal ?? 'uos') && service.name !== 'service-token');
  return fits ? credentials : { ...credentials, operator: undefined };
}

/** Service back-ends: an app credential, or a session that names the app in X-APP-ID. Source: wire 1.1. */
async function admitToService(
  db: Db,
  call: Entrance,
  credentials: Credentials,
  headers: SentHeaders,
): Promise<Admission> {
  const no = styles[call.errorStyle].common;
  const { app, game, player } = credentials;
  if (credentials.appRefused && credentials.operator === undefined && !(game !== undefined && mayCall(call, 'game'))) {
    throw no.unauthenticated('wrong AppId or AppServiceSecret (an AppSecret is not accepted here)');
  }
  if (call.access === 'public') {
    const caller = app ?? player ?? game;
    const appId = caller?.kind === 'player' ? caller.appId : (caller?.id ?? '');
    return { principal: caller ?? visitor, credentials, appId, role: undefined };
  }
  refuseBlocked(credentials);
  const playing = player ?? game;
  if (app === undefined && (playing !== undefined || credentials.playerRefused !== undefined)) {
    return admitPlayer(db, call, credentials, playing);
  }
  if (call.accepts === 'player' && !mayCall(call, 'app')) {
    throw no.unauthenticated('players only');
  }
  if (credentials.app === undefined && credentials.user === undefined && credentials.operator === undefined) {
    throw credentials.billing === undefined ? no.unauthenticated(whatToSend(headers)) : no.denied('');
  }
  const named = headers.get('x-app-id') ?? headers.get('x-appid') ?? '';
  const appId = credentials.app?.id ?? named.toLowerCase();
  const operator = operatorKind(credentials.operator);
  if (appId === '' && call.acrossApps === true && operator !== undefined && mayCall(call, operator)) {
    return { principal: credentials.operator ?? visitor, credentials, appId, role: 'operator' };
  }
  if (appId === '') {
    throw no.unauthenticated('name the app in the X-APP-ID header');
  }
  const scope = isUuid(appId) ? await appScope(db, credentials, appId) : undefined;
  if (scope === undefined) {
    throw no.unauthenticated('unknown app');
  }
  if (scope.status !== 'Active') {
    throw no['app-unavailable']('');
  }
  const kinds = [KIND_OF_ROLE[scope.role], operator];
  if (!kinds.some((kind) => kind !== undefined && mayCall(call, kind))) {
    throw no.denied(allows(call.access, 'owner') ? 'only the owner of the app may do this' : 'operators only');
  }
  await refuseSwitchedOff(db, call, credentials, scope.appId);
  return { principal: scope.principal, credentials, appId: scope.appId, role: scope.role };
}

function whatToSend(headers: SentHeaders): string {
  return headers.has('authorization')
    ? 'the token in Authorization is unknown, revoked or not for this service'
    : 'send AppId and AppServiceSecret, or a session and the X-APP-ID header';
}

// Source of the two texts: wire/passport.md 1.2 and 1.5; SDKs compare the first.
const REFUSED = {
  'late-nonce': { text: 'nonce timestamp expired', code: 160_001 },
  'wrong-nonce': { text: 'no session info', code: 160_001 },
  'expired-token': { text: 'access token expired', code: 160_112 },
  'wrong-token': { text: 'no session info', code: 160_001 },
} as const;

/** A player, or a build of a game, at a service of its own app. */
async function admitPlayer(
  db: Db,
  call: Entrance,
  credentials: Credentials,
  principal: PlayerPrincipal | GamePrincipal | undefined,
): Promise<Admission> {
  const no = styles[call.errorStyle].common;
  const { playerRefused = 'wrong-token' } = credentials;
  if (principal === undefined) {
    const { text, code } = REFUSED[playerRefused];
    throw new Refusal(401, text, { code });
  }
  const isPlayer = principal.kind === 'player';
  if (!mayCall(call, isPlayer && principal.personaId !== '' ? 'persona' : principal.kind)) {
    const withPersona = isPlayer && mayCall(call, 'persona');
    const why = withPersona ? 'choose a persona first' : 'not for players';
    throw no.denied(isPlayer ? why : 'not with the secret of a game build');
  }
  if (isPlayer && call.withNonce === true && credentials.game?.id !== principal.appId) {
    throw no.unauthenticated('send a nonce beside the token: X-Nonce-Token, X-TIMESTAMP, X-NONCE and X-APPID');
  }
  const appId = isPlayer ? principal.appId : principal.id;
  if (principal.standing === undefined) {
    throw no.unauthenticated('unknown app');
  }
  if (principal.standing.status !== 'Active') {
    throw no['app-unavailable']('');
  }
  await refuseSwitchedOff(db, call, credentials, appId);
  return { principal, credentials, appId, role: undefined };
}

async function refuseSwitchedOff(db: Db, call: Entrance, credentials: Credentials, appId: string): Promise<void> {
  const { internal, openWith = [] } = call.service;
  if (internal === undefined || call.evenOff === true) {
    return;
  }
  for (const service of [internal, ...openWith]) {
    if (await serviceEnabled(db, credentials, appId, service)) {
      return;
    }
  }
  throw styles[call.errorStyle].common['service-off'](`${internal} is not enabled for this app`);
}

const KIND_OF_ROLE: Readonly<Record<AppRole, PrincipalKind>> = {
  owner: 'owner',
  manager: 'member',
  user: 'member',
  operator: 'operator',
  app: 'app',
};

function operatorKind(operator: OperatorPrincipal | undefined): PrincipalKind | undefined {
  if (operator === undefined) {
    return undefined;
  }
  return operator.partner ? 'partner-operator' : 'operator';
}

function admitToPlatform(call: Entrance, credentials: Credentials): Admission {
  const no = styles[call.errorStyle].common;
  const { user, operator, billing } = credentials;
  const app = call.access === 'service' || call.access === 'reader' ? credentials.app : undefined;
  // why: which app or organisation a user may change is asked by the handler, so the most a user can be counts here
  const callers: readonly [PrincipalKind | undefined, Principal | undefined][] = [
    ['owner', user],
    [operatorKind(operator), operator],
    ['billing', billing],
    ['app', app],
    ['visitor', visitor],
  ];
  const [, principal] =
    callers.find(([kind, one]) => kind !== undefined && one !== undefined && mayCall(call, kind)) ?? [];
  if (principal !== undefined) {
    const taken = principal.kind === 'app' ? { ...noCredentials, app: principal } : { ...credentials, app: undefined };
    return { principal, credentials: taken, appId: principal.kind === 'app' ? principal.id : '', role: undefined };
  }
  refuseBlocked(credentials);
  throw (user ?? operator ?? billing ?? credentials.app) === undefined ? no.unauthenticated('') : no.denied('');
}

/** A member who may only look is refused before the input is read; an app that is none of theirs is the handler's matter. */
async function refuseLookers(db: Db, call: Entrance, { credentials }: Admission, appId: string): Promise<void> {
  if (!allows(call.access, 'owner') || allows(call.access, 'member') || !isUuid(appId)) {
    return;
  }
  const scope = await appScope(db, credentials, appId.toLowerCase());
  if (scope !== undefined && !mayCall(call, KIND_OF_ROLE[scope.role])) {
    throw styles[call.errorStyle].common.denied('only the owner of the app may do this');
  }
}

function refuseBlocked(credentials: Credentials): void {
  if (credentials.blocked) {
    throw styles.platform.refuse('blocked', 'account blocked');
  }
}
