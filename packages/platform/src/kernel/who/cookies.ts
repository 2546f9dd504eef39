// Cookies in and out. Session cookies are HttpOnly; `userId` and `userName` are for the page to read.
import type { HeaderSink } from '#kernel/call/message';
import type { Ports } from '#kernel/ports';
import { shareSite } from '#kernel/server/site';
import { SESSION_COOKIES, type SessionKind, sessionLife, type Who } from './sessions.ts';

/** Cookie of the identity provider's own session, by which a second app signs in without a password. */
export const IDENTITY_COOKIE = 'uos_idp';

/** A browser takes it only from the host itself, so no other host of the site can plant one. */
const HOST_ONLY = '__Host-';

/** How many of one name are looked at: a browser sends one, and who plants more is not worth a query each. */
const MOST = 3;

type Origins = Pick<Ports, 'origins'>;

/** What of a request says which sessions it carries. */
export interface CookieHeaders {
  readonly cookie: string | null | undefined;
  /** `Sec-Fetch-Site`, which every browser sends and no program does. */
  readonly site: string | null | undefined;
}

/** The name of a cookie that no other host may set; where there is no TLS a browser takes none but the plain one. */
export function cookieName(name: string, ports: Origins): string {
  return isSecure(ports) ? `${HOST_ONLY}${name}` : name;
}

/** Every value of that name, in the order of the header: a longer path comes first, whoever set it. */
export function cookieValues(header: string | null | undefined, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => decode(pair.slice(name.length + 1).trim()))
    .filter((value) => value !== '');
}

/** What may be the token of a session of that kind, the surest first. */
export function sessionTokens({ cookie, site }: CookieHeaders, ports: Origins, kind: SessionKind): string[] {
  const name = SESSION_COOKIES[kind];
  const sure = isSecure(ports) ? cookieValues(cookie, `${HOST_ONLY}${name}`) : [];
  // why: in a browser a released game can have set the plain name, for the whole site
  const mayBePlanted = isSecure(ports) && shareSite(ports.origins) && (site ?? undefined) !== undefined;
  const tokens = sure.length > 0 || mayBePlanted ? sure : cookieValues(cookie, name);
  return tokens.slice(0, MOST);
}

export interface CookieOptions {
  readonly httpOnly?: boolean;
  readonly maxAgeSeconds?: number;
  readonly secure?: boolean;
}

function setCookie(headers: HeaderSink, name: string, value: string, options: CookieOptions = {}): void {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (options.maxAgeSeconds !== undefined) {
    parts.push(`Max-Age=${options.maxAgeSeconds}`);
  }
  if (options.httpOnly === true) {
    parts.push('HttpOnly');
  }
  if (options.secure === true) {
    parts.push('Secure');
  }
  headers.append('Set-Cookie', parts.join('; '));
}

/** The cookies of a session: its token for the server alone, and who it is for the page to read. */
export function setSessionCookies(
  headers: HeaderSink,
  ports: Pick<Ports, 'config' | 'origins'>,
  who: Who,
  token: string,
): void {
  const { idleSeconds } = sessionLife(ports.config, who.kind);
  const options = { maxAgeSeconds: idleSeconds, secure: isSecure(ports) };
  // why both: programs know the plain name alone
  for (const name of namesOf(SESSION_COOKIES[who.kind], ports)) {
    setCookie(headers, name, token, { ...options, httpOnly: true });
  }
  if (who.kind === 'user') {
    setCookie(headers, 'userId', who.subject, options);
  }
  if (who.kind !== 'billing') {
    setCookie(headers, 'userName', who.name, options);
  }
}

/** What a 401 takes away; the client cannot remove HttpOnly cookies itself. Source: spec 8.2. */
export function expireCookies(headers: HeaderSink, ports: Origins): void {
  expire(headers, ports, [SESSION_COOKIES.user, SESSION_COOKIES.admin], ['userId', 'userName']);
}

/** What a sign-out takes away: every session of the browser. */
export function expireAllCookies(headers: HeaderSink, ports: Origins): void {
  const identity = [IDENTITY_COOKIE, `${IDENTITY_COOKIE}.sig`];
  expire(headers, ports, [...Object.values(SESSION_COOKIES), ...identity], ['userId', 'userName']);
}

function expire(headers: HeaderSink, ports: Origins, hidden: readonly string[], readable: readonly string[]): void {
  const options = { maxAgeSeconds: 0, secure: isSecure(ports) };
  for (const name of hidden.flatMap((one) => namesOf(one, ports))) {
    setCookie(headers, name, '', { ...options, httpOnly: true });
  }
  for (const name of readable) {
    setCookie(headers, name, '', options);
  }
}

function namesOf(name: string, ports: Origins): readonly string[] {
  return [...new Set([cookieName(name, ports), name])];
}

function isSecure(ports: Origins): boolean {
  return ports.origins.console.startsWith('https:');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
