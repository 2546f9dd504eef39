// A browser for tests: a cookie jar that knows paths, and the walk from an app's login button to its session.
import { createHash, randomBytes } from 'node:crypto';
import type { Platform } from './main.ts';

export interface Visit {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly url: string;
}

export interface GoOptions {
  /** Sent as a form by POST. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent as JSON by POST. */
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Browser {
  /** One request, without following redirects; cookies go in and out. */
  go(url: string, options?: GoOptions): Promise<Visit>;
  /** Follows redirects as long as they stay on the platform. */
  follow(visit: Visit): Promise<Visit>;
  cookie(name: string): string | undefined;
}

interface Kept {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

export function browser(platform: Pick<Platform, 'origin'>): Browser {
  let jar: Kept[] = [];
  const keep = (line: string): void => {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
    const gone = attributes.some((part) => /^(max-age=0|expires=Thu, 01 Jan 1970)/i.test(part));
    jar = jar.filter((kept) => kept.name !== name || kept.path !== path);
    if (!gone) {
      jar.push({ name, value, path });
    }
  };
  const go: Browser['go'] = async (url, options = {}) => {
    const target = new URL(url, platform.origin);
    const cookies = jar
      .filter(({ path }) => path === '/' || target.pathname === path || target.pathname.startsWith(`${path}/`))
      .toSorted((a, b) => b.path.length - a.path.length)
      .map(({ name, value }) => `${name}=${value}`);
    const body = options.form === undefined ? options.json : new URLSearchParams(options.form);
    const response = await fetch(target, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        ...(cookies.length === 0 ? {} : { Cookie: cookies.join('; ') }),
        ...(body === undefined ? {} : { Origin: platform.origin }),
        ...(options.json === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: body instanceof URLSearchParams ? body : JSON.stringify(body) }),
    });
    response.headers.getSetCookie().forEach(keep);
    return { status: response.status, headers: response.headers, text: await response.text(), url: target.href };
  };
  const follow: Browser['follow'] = async (visit) => {
    let at = visit;
    for (let hops = 0; hops < 10; hops += 1) {
      const location = at.headers.get('location');
      const next = location === null ? undefined : new URL(location, at.url);
      if (next === undefined || next.origin !== platform.origin || next.searchParams.has('code')) {
        return at;
      }
      at = await go(next.href);
    }
    throw new Error(`too many redirects, the last to ${at.url}`);
  };
  return { go, follow, cookie: (name) => jar.find((kept) => kept.name === name)?.value };
}

export interface Authorization {
  readonly url: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

/** What the console or the command line opens to sign somebody in. */
export function authorization(
  platform: Pick<Platform, 'origin'>,
  client: 'uos-console' | 'uos-cli',
  extra: Readonly<Record<string, string>> = {},
): Authorization {
  const redirectUri =
    client === 'uos-console' ? `${platform.origin}/login-callback` : 'http://127.0.0.1:50123/callback';
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: client,
    redirect_uri: redirectUri,
    state: 'state-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return { url: `${platform.origin}/v1/oauth2/authorize?${query}`, redirectUri, verifier };
}

/** Walks the pages with name and password and answers the code; consents where that is asked. */
export async function codeFor(
  page: Browser,
  asked: Authorization,
  login: { readonly login: string; readonly password: string },
): Promise<string> {
  let visit = await page.follow(await page.go(asked.url));
  if (visit.text.includes('name="password"')) {
    visit = await page.follow(await page.go(visit.url, { form: { login: login.login, password: login.password } }));
  }
  if (visit.text.includes('value="allow"')) {
    visit = await page.follow(await page.go(visit.url, { form: { answer: 'allow' } }));
  }
  const code = new URL(visit.headers.get('location') ?? 'about:blank').searchParams.get('code');
  if (code === null) {
    throw new Error(`no code: ${visit.status} ${visit.headers.get('location')} ${visit.text.slice(0, 2000)}`);
  }
  return code;
}

/** Signs in through the identity pages; the browser holds the session cookies afterwards. */
export async function signIn(
  platform: Pick<Platform, 'origin'>,
  login: { readonly login: string; readonly password: string },
  client: 'uos-console' | 'uos-cli' = 'uos-console',
): Promise<Browser> {
  const page = browser(platform);
  const asked = authorization(platform, client);
  const code = await codeFor(page, asked, login);
  const json = { Code: code, RedirectUri: asked.redirectUri, CodeVerifier: asked.verifier };
  const visit = await page.go('/auth/auth-login', { json });
  if (visit.status !== 200) {
    throw new Error(`no session: ${visit.status} ${visit.text}`);
  }
  return page;
}
