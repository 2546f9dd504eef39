// A transport that keeps the cookies an answer sets: a sign-in is answered with one.
import { httpTransport, type Transport } from '@uos/sdk/http';

export interface SetCookie {
  readonly value: string;
  /** RFC 3339; absent for a cookie of the browser session. */
  readonly expiresAt?: string;
}

export interface CookieJar {
  readonly transport: Transport;
  get(name: string): SetCookie | undefined;
}

export function cookieJar(now: () => number): CookieJar {
  let header = '';
  const send = httpTransport();
  return {
    transport: async (request) => {
      const response = await send(request);
      header = response.header('set-cookie') ?? header;
      return response;
    },
    get: (name) => readCookie(header, name, now()),
  };
}

/** Reads one cookie of a `Set-Cookie` header whose values were joined by a comma. */
export function readCookie(header: string, name: string, nowMs: number): SetCookie | undefined {
  // why: `Expires=Wed, 21 Oct …` holds a comma too, so a new cookie begins only where a name and `=` follow.
  const cookie = header.split(/,\s*(?=[!#$%&'*+\-.^\w`|~]+=)/).find((text) => text.startsWith(`${name}=`));
  if (cookie === undefined) {
    return undefined;
  }
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const value = decodeURIComponent(pair.slice(name.length + 1));
  const attribute = (key: string) =>
    attributes.find((text) => text.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
  const maxAge = attribute('max-age');
  const expires = attribute('expires');
  if (value === '') {
    return undefined;
  }
  const expiresMs = maxAge === undefined ? Date.parse(expires ?? '') : nowMs + Number(maxAge) * 1000;
  return Number.isNaN(expiresMs) ? { value } : { value, expiresAt: new Date(expiresMs).toISOString() };
}
