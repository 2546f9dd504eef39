// Who is calling, turned into headers. Secrets live in closures only: printing or serialising a credential shows none.
import type { Base } from '../generated/bases.ts';
import type { Accepts } from './types.ts';

export type CredentialKind = 'none' | 'app' | 'session' | 'operator' | 'billing' | 'player' | 'service-token' | 'nonce';

/** What a call needs to know before it can prove who is calling. */
export interface Target {
  readonly accepts: Accepts;
  readonly base: Base;
}

export type HeaderMap = Readonly<Record<string, string>>;

export interface Credential {
  readonly kind: CredentialKind;
  /** The browser's own cookies are the proof. */
  readonly cookies: boolean;
  /** The app that calls are made in the name of. */
  readonly appId?: string | undefined;
  headers(target: Target): HeaderMap | Promise<HeaderMap>;
  /** Texts that no error and no log may contain. */
  secrets(): readonly string[];
}

export interface AppKey {
  readonly appId: string;
  readonly appServiceSecret: string;
}

export interface SessionOptions {
  /** Value of the session cookie; in a browser the cookie itself is sent. */
  readonly token?: string;
  /** The app the user has opened. */
  readonly appId?: string;
  /** Secret of that app, which its owner holds: service back-ends then get Basic instead of the session. */
  readonly appServiceSecret?: string;
  readonly userId?: string;
  readonly userName?: string;
}

const NOTHING: HeaderMap = {};
// why: these speak of the caller in a header of their own; wire/cdn-and-platform.md 1.1
const HAS_USER_INFO: ReadonlySet<Base> = new Set<Base>(['cdn']);
const SERVICE_SIDE: ReadonlySet<Accepts> = new Set<Accepts>(['app', 'cdn', 'metrics']);

/** Nobody: public calls only. */
export function none(): Credential {
  return { kind: 'none', cookies: false, headers: () => NOTHING, secrets: () => [] };
}

/**
 * An app itself, with the secret for servers and release scripts: full rights inside the app.
 * @example createUos({ origin, as: appCredentials({ appId, appServiceSecret }) })
 */
export function appCredentials({ appId, appServiceSecret }: AppKey): Credential {
  const basic = basicHeader(appId, appServiceSecret);
  return credential('app', ({ accepts, base }) => (accepts === 'none' && base !== 'content' ? NOTHING : basic), [
    appServiceSecret,
    basic.authorization,
  ]);
}

/** A signed-in developer. On Node pass the token of the `sst` cookie; a browser sends its own. */
export function session(options: SessionOptions = {}): Credential {
  return cookieCredential('session', 'sst', options);
}

export interface OperatorOptions extends Omit<SessionOptions, 'userId' | 'appServiceSecret'> {
  /** Kind that the login answered; an operator of the partner has a cookie of its own. */
  readonly operatorKind?: 'admin' | 'partner-admin';
}

/** A signed-in operator of the platform, or of its partner. */
export function operatorSession({ operatorKind = 'admin', ...options }: OperatorOptions = {}): Credential {
  return cookieCredential('operator', operatorKind === 'partner-admin' ? 'partner_admin_sst' : 'admin_sst', {
    ...options,
    userId: '(LDAP)',
  });
}

/** A signed-in billing administrator. */
export function billingSession(options: Pick<SessionOptions, 'token' | 'userName'> = {}): Credential {
  return cookieCredential('billing', 'bc_admin_sst', options);
}

/** A player, with the access token of a persona. */
export function player({ token }: { token: string }): Credential {
  return bearer('player', token);
}

/** A machine that holds a service token of the platform; `appId` is the app it works on. */
export function serviceToken(token: string, { appId }: { readonly appId?: string } = {}): Credential {
  return bearer('service-token', token, appId);
}

/** `Authorization: Basic` of an id and its secret. */
export function basicHeader(id: string, secret: string): { readonly authorization: string } {
  const bytes = new TextEncoder().encode(`${id}:${secret}`);
  return { authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}

/** Builds a credential from the one thing that differs: its headers. */
export function credential(
  kind: CredentialKind,
  headers: Credential['headers'],
  secrets: readonly (string | undefined)[] = [],
  cookies = false,
): Credential {
  const hidden = secrets.filter((secret) => secret !== undefined && secret !== '') as string[];
  return { kind, cookies, headers, secrets: () => hidden };
}

function bearer(kind: CredentialKind, token: string, appId?: string): Credential {
  const app: HeaderMap = appId === undefined ? NOTHING : { 'x-app-id': appId, 'x-appid': appId };
  const headers = { authorization: `Bearer ${token}`, ...app };
  return credential(kind, ({ accepts }) => (accepts === 'none' ? NOTHING : headers), [token]);
}

function cookieCredential(kind: CredentialKind, cookie: string, options: SessionOptions): Credential {
  const { token, appId, appServiceSecret, userId, userName } = options;
  const cookies: HeaderMap = token === undefined ? NOTHING : { cookie: `${cookie}=${token}` };
  const app: HeaderMap = appId === undefined ? NOTHING : { 'x-app-id': appId, 'x-appid': appId };
  const user: HeaderMap =
    userName === undefined ? NOTHING : { 'x-user-info': `${headerText(userName)} | ${userId ?? ''}`.trimEnd() };
  const basic =
    appId === undefined || appServiceSecret === undefined ? undefined : basicHeader(appId, appServiceSecret);
  const plain = { ...cookies, ...app };
  const named = { ...plain, ...user };
  const headers = ({ accepts, base }: Target): HeaderMap => {
    // why: the secret is the app's, and what was done is to carry the name of who did it
    if (basic !== undefined && SERVICE_SIDE.has(accepts)) {
      return { ...basic, ...user };
    }
    return HAS_USER_INFO.has(base) ? named : plain;
  };
  return { ...credential(kind, headers, [token, appServiceSecret, basic?.authorization], true), appId };
}

// why: a header carries Latin-1 only, and most names here are Chinese
function headerText(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : encodeURIComponent(text);
}
