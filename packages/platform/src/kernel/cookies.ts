// Cookies in and out. Session cookies are HttpOnly; `userId` and `userName` are for the page to read.
import { SESSION_COOKIES } from '#kernel/sessions';

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

export function setCookie(headers: Headers, name: string, value: string, options: CookieOptions = {}): void {
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

/** What a 401 takes away; the client cannot remove HttpOnly cookies itself. Source: spec 8.2. */
export function expireCookies(headers: Headers): void {
  for (const name of [SESSION_COOKIES.user, SESSION_COOKIES.admin]) {
    setCookie(headers, name, '', { httpOnly: true, maxAgeSeconds: 0 });
  }
  for (const name of ['userId', 'userName']) {
    setCookie(headers, name, '', { maxAgeSeconds: 0 });
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
