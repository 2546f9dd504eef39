// A browser for tests: a cookie jar that knows paths, and the walk from an app's login button to its session.
import { createHash, randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';

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
  /** GET without a body and POST with one, unless told. */
  readonly method?: string;
}

export interface Browser {
  /** One request, without following redirects; cookies go in and out. */
  go(url: string, options?: GoOptions): Promise<Visit>;
  /** Follows redirects as long as they stay on the platform. */
  follow(visit: Visit): Promise<Visit>;
  cookie(name: string): string | undefined;
}

/** Where a browser goes: one origin, served by one process or by several replicas in turn. */
export interface Site {
  readonly origin: string;
  readonly port: number;
  readonly otherPorts?: readonly number[];
}

interface Kept {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

export function browser(site: Site): Browser {
  let jar: Kept[] = [];
  const ports = [site.port, ...(site.otherPorts ?? [])];
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
    const target = new URL(url, site.origin);
    const cookies = jar
      .filter(({ path }) => path === '/' || target.pathname === path || target.pathname.startsWith(`${path}/`))
      .toSorted((a, b) => b.path.length - a.path.length)
      .map(({ name, value }) => `${name}=${value}`);
    const body =
      options.form === undefined
        ? options.json === undefined
          ? undefined
          : JSON.stringify(options.json)
        : new URLSearchParams(options.form).toString();
    const type = options.form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
    const port = ports.shift() ?? site.port;
    ports.push(port);
    const method = options.method ?? (body === undefined ? 'GET' : 'POST');
    const visit = await exchange(
      { port, url: target, method, body },
      {
        Accept: 'text/html',
        ...(cookies.length === 0 ? {} : { Cookie: cookies.join('; ') }),
        ...(body === undefined ? {} : { Origin: site.origin, 'Content-Type': type }),
        ...options.headers,
      },
    );
    visit.headers.getSetCookie().forEach(keep);
    return visit;
  };
  const follow: Browser['follow'] = async (visit) => {
    let at = visit;
    for (let hops = 0; hops < 10; hops += 1) {
      const location = at.headers.get('location');
      const next = location === null ? undefined : new URL(location, at.url);
      if (next === undefined || next.origin !== site.origin || next.searchParams.has('code')) {
        return at;
      }
      at = await go(next.href);
    }
    throw new Error(`too many redirects, the last to ${at.url}`);
  };
  return { go, follow, cookie: (name) => jar.find((kept) => kept.name === name)?.value };
}

/** One request to a port, with the Host that the URL names: so a test can stand where a proxy would. */
function exchange(
  { port, url, method, body }: { port: number; url: URL; method: string; body: string | undefined },
  headers: Readonly<Record<string, string>>,
): Promise<Visit> {
  return new Promise((resolve, reject) => {
    const path = `${url.pathname}${url.search}`;
    const call = request(
      { host: '127.0.0.1', port, method, path, headers: { Host: url.host, ...headers } },
      (answer) => {
        const chunks: Uint8Array[] = [];
        answer.on('data', (chunk: Uint8Array) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: asHeaders(answer.headers),
            text: Buffer.concat(chunks).toString('utf8'),
            url: url.href,
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

function asHeaders(raw: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) {
      headers.append(name, one);
    }
  }
  return headers;
}

export interface Authorization {
  readonly url: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

/** What the console or the command line opens to sign somebody in. */
export function authorization(
  site: Site,
  client: 'uos-console' | 'uos-cli',
  extra: Readonly<Record<string, string>> = {},
): Authorization {
  const redirectUri = client === 'uos-console' ? `${site.origin}/login-callback` : 'http://127.0.0.1:50123/callback';
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
  return { url: `${site.origin}/v1/oauth2/authorize?${query}`, redirectUri, verifier };
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
    const says = /<body>(.*)<\/body>/s.exec(visit.text)?.[1]?.replace(/<[^>]*>/g, ' ') ?? visit.text;
    throw new Error(`no code: ${visit.status} ${visit.url} ${says.replace(/\s+/g, ' ')}`);
  }
  return code;
}

/** Signs in through the identity pages; the browser holds the session cookies afterwards. */
export async function signIn(
  site: Site,
  login: { readonly login: string; readonly password: string },
  client: 'uos-console' | 'uos-cli' = 'uos-console',
): Promise<Browser> {
  const page = browser(site);
  const asked = authorization(site, client);
  const code = await codeFor(page, asked, login);
  const json = { Code: code, RedirectUri: asked.redirectUri, CodeVerifier: asked.verifier };
  const visit = await page.go('/auth/auth-login', { json });
  if (visit.status !== 200) {
    throw new Error(`no session: ${visit.status} ${visit.text}`);
  }
  return page;
}
