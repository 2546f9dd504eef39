// One call as somebody would make it elsewhere: from the terminal, from a script, with curl. What was masked is written
// as the variable that holds it.
import type { PreparedRequest } from '@uos/sdk/browser';

export type Snippet = 'cli' | 'sdk' | 'curl';

const MASK = '***';

/** `uos api …`, which takes every call; the sign-in of the terminal is its own. */
export function cliOf({ method, url, body }: PreparedRequest): string {
  const { pathname, searchParams } = new URL(url);
  const command = `uos api ${method} ${quoted(pathname)}`;
  const fields = [...searchParams].map(([key, value]) => ` -f ${quoted(`${key}=${value}`)}`).join('');
  return body === undefined ? command + fields : `echo ${quoted(JSON.stringify(body))} | ${command} --input -`;
}

export function curlOf({ method, url, headers, body }: PreparedRequest): string {
  const app = headers['x-app-id'];
  const lines = [
    `curl -X ${method} ${quoted(url)}`,
    ...(app === undefined ? [] : [`  -u "${app}:$UOS_APP_SERVICE_SECRET"`]),
    ...(body === undefined ? [] : [`  -H 'Content-Type: application/json'`, `  -d ${quoted(JSON.stringify(body))}`]),
  ];
  return lines.join(' \\\n');
}

/** `route` is the operation's own, `GET /buckets/{id}/`: it tells which parts of the path are inputs. */
export function sdkOf({ operation, url, headers, body }: PreparedRequest, route: string | undefined): string {
  const { origin, pathname, searchParams } = new URL(url);
  const input = { ...paramsOf(route, pathname), ...queryOf(searchParams), ...objectOf(body) };
  const app = headers['x-app-id'];
  const lines = [
    `import { ${app === undefined ? 'createUos, session' : 'appCredentials, createUos'} } from '@uos/sdk';`,
    '',
    'const uos = createUos({',
    `  origin: ${single(origin)},`,
    app === undefined
      ? '  as: session({ token: process.env.UOS_SESSION }),'
      : `  as: appCredentials({ appId: ${single(app)}, appServiceSecret: process.env.UOS_APP_SERVICE_SECRET ?? '' }),`,
    '});',
    `const reply = await uos.${operation.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}(${literal(input)});`,
  ];
  return lines.join('\n');
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

function objectOf(body: unknown): Record<string, unknown> {
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
