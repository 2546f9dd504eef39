// Cookies in and out. Session cookies are HttpOnly; `userId` and `userName` are for the page to read.
import type { Ports } from '#kernel/ports';
import { SESSION_COOKIES, sessionLife, type Who } from './sessions.ts';

/** Cookie of the identity provider's own session, by which a second app signs in without a password. */
export const IDENTITY_COOKIE = 'uos_idp';

export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0) {
      const name = pair.slice(0, equals).trim();
      if (!cookies.has(name)) {
        cookies.set(name, decode(pair.slice(equals + 1).trim()));
      }
    }
  }
  return cookies;
}

export interface CookieOptions {
  readonly httpOnly?: boolean;
  readonly maxAgeSeconds?: number;
  readonly secure?: boolean;
}

function setCookie(headers: Headers, name: string, value: string, options: CookieOptions = {}): void {
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
  headers: Headers,
  ports: Pick<Ports, 'config' | 'origins'>,
  who: Who,
  token: string,
): void {
  const { idleSeconds } = sessionLife(ports.config, who.kind);
  const options = { maxAgeSeconds: idleSeconds, secure: isSecure(ports) };
  setCookie(headers, SESSION_COOKIES[who.kind], token, { ...options, httpOnly: true });
  if (who.kind === 'user') {
    setCookie(headers, 'userId', who.subject, options);
  }
  if (who.kind !== 'billing') {
    setCookie(headers, 'userName', who.name, options);
  }
}

/** What a 401 takes away; the client cannot remove HttpOnly cookies itself. Source: spec 8.2. */
export function expireCookies(headers: Headers, ports: Pick<Ports, 'origins'>): void {
  expire(headers, ports, [SESSION_COOKIES.user, SESSION_COOKIES.admin], ['userId', 'userName']);
}

/** What a sign-out takes away: every session of the browser. */
export function expireAllCookies(headers: Headers, ports: Pick<Ports, 'origins'>): void {
  const identity = [IDENTITY_COOKIE, `${IDENTITY_COOKIE}.sig`];
  expire(headers, ports, [...Object.values(SESSION_COOKIES), ...identity], ['userId', 'userName']);
}

function expire(
  headers: Headers,
  ports: Pick<Ports, 'origins'>,
  hidden: readonly string[],
  readable: readonly string[],
): void {
  const options = { maxAgeSeconds: 0, secure: isSecure(ports) };
  for (const name of hidden) {
    setCookie(headers, name, '', { ...options, httpOnly: true });
  }
  for (const name of readable) {
    setCookie(headers, name, '', options);
  }
}

function isSecure(ports: Pick<Ports, 'origins'>): boolean {
  return ports.origins.console.startsWith('https:');
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
