// Sends what `uos api` was asked to, and joins the pages of a list into one array.
import { readFileSync } from 'node:fs';
import { type Credential, httpTransport, type Method, type Transport } from '@uos/sdk/http';
import { openRaw, proofFor } from '../../connection/client.ts';
import { idNamed } from '../../derived/things.ts';
import { CliError, EXIT, usageError } from '../../errors/cli-error.ts';
import { readStdin } from '../../profile/who/secrets.ts';
import type { Context } from '../../program/context.ts';
import { type Found, findRoute, unknownRoute } from './find-route.ts';

export interface ApiArgs {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly path: string;
}

interface ApiFlags {
  readonly field: readonly string[];
  readonly 'raw-field': readonly string[];
  readonly input: string | undefined;
  readonly header: readonly string[];
  readonly paginate: boolean;
  readonly unchecked: boolean;
  readonly include: boolean;
}

type Fields = Record<string, unknown>;
type Target = Parameters<Credential['headers']>[0];

/** Rows of one page of a walk; the server clamps what is too much. */
const PAGE = {
  'content-range': 1000,
  'total-items': 1000,
  'start-count': 50,
  'start-items': 100,
  'start-total': 100,
  'offset-limit': 1000,
} as const;

export async function sendApi(ctx: Context<unknown, unknown>, args: ApiArgs, flags: ApiFlags): Promise<unknown> {
  const { method } = args;
  const fields = await fieldsOf(ctx, flags);
  const path = await filled(ctx, args.path, fields);
  const route = flags.unchecked ? unknownRoute(path) : findRoute(method, path);
  const hasNoBody = method === 'GET' || method === 'HEAD';
  const body =
    flags.input === undefined ? (hasNoBody ? undefined : bodyOf(fields)) : await inputOf(ctx, flags.input, fields);
  const headers = Object.fromEntries(flags.header.map((text) => pairOf(text, ':', '--header')));
  const seen = watchHeaders(ctx, flags.include);
  const client = openRaw(ctx.uos.parts, { transport: seen.transport, as: credentialFor(ctx, route) });
  const send = (query: Fields): Promise<unknown> =>
    client.request(`${method as Method} ${route.path as `/${string}`}`, {
      headers,
      ...(hasNoBody && { query }),
      ...(route.effect !== undefined && { effect: route.effect }),
      ...(body !== undefined && { body }),
    });
  if (!flags.paginate) {
    return await send(fields);
  }
  return await allPages(route, fields, send, seen.contentRange);
}

/** The sign-in that the operation takes; for a path outside the contract whichever there is. */
function credentialFor(ctx: Context<unknown, unknown>, { accepts }: Found): Credential {
  const proof = proofFor(ctx.uos.parts);
  const kindFor = (target: Target): Target['accepts'] => {
    if (accepts !== undefined) {
      return accepts as Target['accepts'];
    }
    return target.accepts === 'session' && !proof.has('session') && proof.has('app') ? 'app' : target.accepts;
  };
  return { ...proof, headers: (target) => proof.headers({ ...target, accepts: kindFor(target) }) };
}

/** Walks the pages in the way of the route; one that is not in the contract tells by its answer. */
async function allPages(
  { paging, at }: Found,
  fields: Fields,
  send: (query: Fields) => Promise<unknown>,
  contentRange: () => string | undefined,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await send({ ...fields, ...pageQuery(paging, page, rows.length) });
    const found = rowsOf(reply, at);
    rows.push(...found);
    const total = totalOf(reply, contentRange());
    if (found.length === 0 || total === undefined || rows.length >= total) {
      return rows;
    }
  }
}

function pageQuery(paging: Found['paging'], page: number, seen: number): Fields {
  switch (paging) {
    case 'total-items':
      return { offset: seen, count: PAGE[paging] };
    case 'start-count':
    case 'start-items':
    case 'start-total':
      return { start: seen, count: PAGE[paging] };
    case 'offset-limit':
      return { offset: seen, limit: PAGE[paging] };
    default:
      return { page, per_page: PAGE['content-range'] };
  }
}

function rowsOf(reply: unknown, at: string | undefined): unknown[] {
  if (Array.isArray(reply)) {
    return reply;
  }
  const values = reply as Fields;
  const named = values[at ?? 'Items'] ?? Object.values(values).find((value) => Array.isArray(value));
  if (!Array.isArray(named)) {
    throw new CliError('not-a-list', { exit: EXIT.usage, what: (t) => t.errors.notList, next: 'uos api --help' });
  }
  return named;
}

function totalOf(reply: unknown, contentRange: string | undefined): number | undefined {
  const fromHeader = Number(contentRange?.split('/')[1]);
  const { TotalCount, totalCount, total } = (Array.isArray(reply) ? {} : reply) as Fields;
  return [TotalCount, totalCount, total, fromHeader].find(
    (value) => typeof value === 'number' && !Number.isNaN(value),
  ) as number | undefined;
}

/** why a transport: the SDK answers decoded bodies, and here the headers are asked for too. */
function watchHeaders(ctx: Context<unknown, unknown>, include: boolean) {
  const send = httpTransport();
  let contentRange: string | undefined;
  const transport: Transport = async (request) => {
    const response = await send(request);
    contentRange = response.header('content-range');
    if (include) {
      const shown = ['content-type', 'content-range', 'content-length', 'location', 'etag', 'unity-ratelimit'];
      const lines = [...shown, 'grpc-metadata-x-trace-id'].flatMap((name) => {
        const value = response.header(name);
        return value === undefined ? [] : [`${name}: ${value}`];
      });
      ctx.io.stderr.write(`HTTP ${response.status}\n${lines.join('\n')}\n\n`);
    }
    return response;
  };
  return { transport, contentRange: () => contentRange };
}

/** Fills what a path leaves open: from the field of that name, which is then no other, or from the settings. */
async function filled(ctx: Context<unknown, unknown>, path: string, fields: Fields): Promise<string> {
  const parts = (path.startsWith('/') ? path : `/${path}`).split(/\{(\w+)\}/);
  const words = parts.map((part, at) => (at % 2 === 0 ? part : valueFor(ctx, part, fields)));
  return (await Promise.all(words)).join('');
}

/** What the settings name in a path, by a name or an id. */
const CHOSEN = { app: 'app.app', bucket: 'cdn.bucket', org: 'org.org' } as const;

async function valueFor(ctx: Context<unknown, unknown>, name: string, fields: Fields): Promise<string> {
  const { [name]: given } = fields;
  if (given !== undefined) {
    delete fields[name];
    return encodeURIComponent(String(given));
  }
  const key = (['app', 'bucket', 'org'] as const).find((one) => name.toLowerCase().replace(/_?id$/, '') === one);
  if (key === undefined) {
    throw usageError('missing-field', (t) => t.errors.missing([`-F ${name}=…`]), 'uos api --help');
  }
  const setting = ctx.settings[key];
  if (setting === undefined) {
    throw usageError(
      `no-${key}`,
      (t) => ({ app: t.errors.noApp, bucket: t.errors.noBucket, org: t.errors.noOrg })[key],
      key === 'bucket' ? 'uos cdn bucket ls' : `uos ${key} ls`,
    );
  }
  return encodeURIComponent(await idNamed(ctx, CHOSEN[key], setting.value));
}

async function fieldsOf(ctx: Context<unknown, unknown>, flags: ApiFlags): Promise<Fields> {
  const fields: Fields = {};
  const add = (key: string, value: unknown): void => {
    // why: a key given twice is a list, as it is in a query.
    fields[key] = Object.hasOwn(fields, key) ? [fields[key], value].flat() : value;
  };
  for (const text of flags['raw-field']) {
    const [key, value] = pairOf(text, '=', '--raw-field');
    add(key, value);
  }
  for (const text of flags.field) {
    const [key, value] = pairOf(text, '=', '--field');
    add(key, value === '@-' ? await readStdin(ctx.io) : value.startsWith('@') ? read(value.slice(1)) : typed(value));
  }
  return fields;
}

async function inputOf(ctx: Context<unknown, unknown>, input: string, fields: Fields): Promise<unknown> {
  const text = input === '-' ? await readStdin(ctx.io) : read(input);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw usageError('not-json', (t) => t.errors.notJson(input), 'uos api --help', { cause });
  }
  return Array.isArray(value) || typeof value !== 'object' || value === null ? value : { ...value, ...fields };
}

function bodyOf(fields: Fields): Fields | undefined {
  return Object.keys(fields).length === 0 ? undefined : fields;
}

function typed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw usageError('unreadable-file', (t) => t.errors.unreadable(file), undefined, { cause });
  }
}

function pairOf(text: string, mark: string, flag: string): [string, string] {
  const at = text.indexOf(mark);
  if (at <= 0) {
    throw usageError('not-a-pair', (t) => t.errors.notPair(flag, text));
  }
  return [text.slice(0, at), text.slice(at + 1).trim()];
}
