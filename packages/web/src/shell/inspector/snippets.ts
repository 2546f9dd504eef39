// One call as somebody would make it elsewhere: from the terminal, from a script, with curl. What was masked is written
// as the variable that holds it.
import type { Accepts, PreparedRequest } from '@uos/sdk/browser';
import type { Person } from '../sign-in/who.ts';

export type Snippet = 'cli' | 'sdk' | 'curl';

/** What the wire table says of the call, and who made it. */
export interface CallFacts {
  /** The operation's own, `GET /buckets/{id}/`: it tells which parts of the path are inputs. */
  readonly route?: string;
  /** A word: that input is the whole body. */
  readonly body?: true | string;
  readonly accepts?: Accepts;
  readonly caller?: Person['kind'];
}

const MASK = '***';

/** What an app's own secret proves. */
const SERVICE_SIDE: ReadonlySet<Accepts> = new Set<Accepts>(['app', 'cdn', 'metrics']);

interface Proof {
  readonly sdk: string;
  readonly cookie: string;
  readonly variable: string;
}

const SESSIONS: Readonly<Record<Person['kind'], Proof>> = {
  user: { sdk: 'session', cookie: 'sst', variable: 'UOS_SESSION' },
  operator: { sdk: 'operatorSession', cookie: 'admin_sst', variable: 'UOS_ADMIN_SESSION' },
  billing: { sdk: 'billingSession', cookie: 'bc_admin_sst', variable: 'UOS_BILLING_SESSION' },
};

/** `uos api …`, which takes every call; the sign-in of the terminal is its own. */
export function cliOf({ method, url, headers, body }: PreparedRequest, { caller = 'user' }: CallFacts = {}): string {
  const { pathname, searchParams } = new URL(url);
  const app = headers['x-app-id'];
  const command = `uos api ${method} ${quoted(pathname)}`;
  const fields = [...searchParams].map(([key, value]) => ` -f ${quoted(`${key}=${value}`)}`).join('');
  const who = (app === undefined ? '' : ` --app ${app}`) + (caller === 'user' ? '' : ` --as ${caller}`);
  return body === undefined
    ? command + fields + who
    : `echo ${quoted(JSON.stringify(body))} | ${command} --input -${who}`;
}

export function curlOf({ method, url, headers, body }: PreparedRequest, facts: CallFacts = {}): string {
  const lines = [
    `curl -X ${method} ${quoted(url)}`,
    ...proofOfCurl(headers['x-app-id'], facts),
    ...(body === undefined ? [] : [`  -H 'Content-Type: application/json'`, `  -d ${quoted(JSON.stringify(body))}`]),
  ];
  return lines.join(' \\\n');
}

function proofOfCurl(app: string | undefined, facts: CallFacts): string[] {
  if (facts.accepts === 'none') {
    return [];
  }
  if (app !== undefined && isProvedByApp(facts)) {
    return [`  -u "${app}:$UOS_APP_SERVICE_SECRET"`];
  }
  const { cookie, variable } = SESSIONS[facts.caller ?? 'user'];
  return [`  -b "${cookie}=$${variable}"`, ...(app === undefined ? [] : [`  -H 'X-App-Id: ${app}'`])];
}

/** An operator has no secret of an app. */
function isProvedByApp({ accepts = 'app', caller = 'user' }: CallFacts): boolean {
  return caller === 'user' && SERVICE_SIDE.has(accepts);
}

export function sdkOf({ operation, url, headers, body }: PreparedRequest, facts: CallFacts): string {
  const { origin, pathname, searchParams } = new URL(url);
  const input = { ...paramsOf(facts.route, pathname), ...queryOf(searchParams), ...bodyOf(body, facts) };
  const { name, as } = proofOfSdk(headers['x-app-id'], facts);
  const lines = [
    `import { ${['createUos', name].sort().join(', ')} } from '@uos/sdk';`,
    '',
    'const uos = createUos({',
    `  origin: ${single(origin)},`,
    `  as: ${as},`,
    '});',
    `const reply = await uos.${operation.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}(${literal(input)});`,
  ];
  return lines.join('\n');
}

function proofOfSdk(app: string | undefined, facts: CallFacts): { readonly name: string; readonly as: string } {
  if (facts.accepts === 'none') {
    return { name: 'none', as: 'none()' };
  }
  const appId = app === undefined ? '' : `appId: ${single(app)}, `;
  if (app !== undefined && isProvedByApp(facts)) {
    const name = 'appCredentials';
    return { name, as: `${name}({ ${appId}appServiceSecret: process.env.UOS_APP_SERVICE_SECRET ?? '' })` };
  }
  const { sdk, variable } = SESSIONS[facts.caller ?? 'user'];
  return { name: sdk, as: `${sdk}({ ${appId}token: process.env.${variable} ?? '' })` };
}

function paramsOf(route: string | undefined, pathname: string): Record<string, string> {
  const template = route?.split(' ')[1] ?? '';
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '([^/]+?)');
  const [, ...values] = new RegExp(`${pattern.replace(/\/$/, '')}/?$`).exec(pathname) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}

function queryOf(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const [only = '', ...others] = params.getAll(key).map(plain);
      return [key, others.length === 0 ? only : [only, ...others]];
    }),
  );
}

function bodyOf(body: unknown, facts: CallFacts): Record<string, unknown> {
  if (typeof facts.body === 'string') {
    return { [facts.body]: body };
  }
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
}

/** Numbers and switches travel as words in a query. */
function plain(word: string): unknown {
  return /^(-?(0|[1-9]\d{0,14})|true|false)$/.test(word) ? JSON.parse(word) : word;
}

function literal(input: Record<string, unknown>): string {
  const entries = Object.entries(input).map(
    ([key, value]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : single(key)}: ${wordsOf(key, value)}`,
  );
  const line = entries.length === 0 ? '' : `{ ${entries.join(', ')} }`;
  return line.length <= 72 ? line : `{\n  ${entries.join(',\n  ')},\n}`;
}

function wordsOf(key: string, value: unknown): string {
  if (value === MASK) {
    return `process.env.${key.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()}`;
  }
  return typeof value === 'string' ? single(value) : JSON.stringify(value);
}

function single(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** For a shell: nothing inside single quotes means anything. */
function quoted(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
