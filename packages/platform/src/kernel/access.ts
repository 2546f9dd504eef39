// Decides whether a call may go on: which credential, which app, which role. One function per kind of back end.
import type { Access, Declared } from '@uos/contract';
import type { Db } from '#db/connect';
import { type Credentials, noCredentials } from '#kernel/credentials';
import { platformRefusal, styles } from '#kernel/errors';
import { type AppRole, mayWrite, type Principal, visitor } from '#kernel/principal';
import { appScope, serviceEnabled } from '#kernel/tenancy';

export interface Admission {
  readonly principal: Principal;
  /** What the call may rely on: a kind of credential that its back end does not take is left out. */
  readonly credentials: Credentials;
  readonly appId: string;
  readonly role: AppRole | undefined;
}

/** Admits the call or throws the refusal in the service's own words. */
export async function admit(db: Db, call: Declared, credentials: Credentials, headers: Headers): Promise<Admission> {
  if (call.accepts === 'app' || call.accepts === 'cdn' || call.accepts === 'player') {
    return admitToService(db, call, credentials, headers);
  }
  return admitToPlatform(call, credentials);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Service back-ends: an app credential, or a session that names the app in X-APP-ID. Source: wire 1.1. */
async function admitToService(db: Db, call: Declared, credentials: Credentials, headers: Headers): Promise<Admission> {
  const no = styles[call.service.errorStyle].common;
  if (credentials.appRefused && credentials.operator === undefined) {
    throw no.unauthenticated('wrong AppId or AppServiceSecret (an AppSecret is not accepted here)');
  }
  if (call.access === 'public') {
    return { principal: credentials.app ?? visitor, credentials, appId: credentials.app?.id ?? '', role: undefined };
  }
  refuseBlocked(credentials);
  const named = headers.get('x-app-id') ?? headers.get('x-appid') ?? '';
  const appId = credentials.app?.id ?? named.toLowerCase();
  if (credentials.app === undefined && credentials.user === undefined && credentials.operator === undefined) {
    throw no.unauthenticated('');
  }
  if (appId === '') {
    throw no.unauthenticated('name the app in the X-APP-ID header');
  }
  if (call.access === 'operator' && credentials.operator === undefined) {
    throw no.denied('operators only');
  }
  const scope = UUID.test(appId) ? await appScope(db, credentials, appId) : undefined;
  if (scope === undefined) {
    throw no.unauthenticated('unknown app');
  }
  if (scope.status !== 'Active') {
    throw no['app-unavailable']('');
  }
  if (call.access === 'owner' && !mayWrite(scope.role)) {
    throw no.denied('only the owner of the app may do this');
  }
  const internal = call.service.internal;
  if (internal !== undefined && !(await serviceEnabled(db, scope.appId, internal))) {
    throw no['service-off'](`${internal} is not enabled for this app`);
  }
  return { principal: scope.principal, credentials, appId: scope.appId, role: scope.role };
}

type Pick = (credentials: Credentials) => Principal | undefined;

// An operator may do whatever users, members and owners may; which app or organisation is checked by the handler.
const PLATFORM_PRINCIPALS: Readonly<Record<Access, Pick>> = {
  public: (c) => c.user ?? c.operator ?? c.billing ?? visitor,
  user: (c) => c.user ?? c.operator,
  member: (c) => c.user ?? c.operator,
  owner: (c) => c.user ?? c.operator,
  operator: (c) => c.operator,
  billing: (c) => c.billing ?? c.operator,
  service: (c) => c.app,
};

function admitToPlatform(call: Declared, credentials: Credentials): Admission {
  const no = styles[call.service.errorStyle].common;
  const principal = PLATFORM_PRINCIPALS[call.access](credentials);
  if (principal !== undefined) {
    const taken = principal.kind === 'app' ? { ...noCredentials, app: principal } : { ...credentials, app: undefined };
    return { principal, credentials: taken, appId: principal.kind === 'app' ? principal.id : '', role: undefined };
  }
  refuseBlocked(credentials);
  const signedIn = credentials.user ?? credentials.operator ?? credentials.billing ?? credentials.app;
  throw signedIn === undefined ? no.unauthenticated('') : no.denied('');
}

function refuseBlocked(credentials: Credentials): void {
  if (credentials.blocked) {
    throw platformRefusal('account blocked', { status: 423 });
  }
}
