// Tables become a client: services, groups and methods, each made when it is first asked for.
import type { Base } from '../generated/bases.ts';
import { bases } from '../generated/bases.ts';
import { type Credential, none } from './auth.ts';
import { type Config, call, type Operation, prepare, prepareCall, send } from './call.ts';
import { UosInputError } from './errors.ts';
import { type BaseInfoHosts, hostResolver } from './hosts.ts';
import { walkPages } from './paging.ts';
import { redactRequest } from './redact.ts';
import type {
  CallOptions,
  ClientOptions,
  ErrorStyle,
  Method,
  PreparedRequest,
  Row,
  ServiceTable,
  Transport,
  WireRequest,
} from './types.ts';
import { compileRow, encodeQuery, type Input } from './url.ts';
import { VERSION } from './version.ts';

export type Tables = Readonly<Record<string, ServiceTable>>;

/** What every client can do beside its services. */
export interface ClientCore {
  /** Where the platform is. */
  readonly origin: string;
  /** The same client with another credential, sharing what was learnt about hosts. */
  with(changes: { readonly as: Credential }): this;
  /** Calls an operation by its id, for programs that read operations from a table. */
  call(operationId: string, input?: Input, options?: CallOptions): Promise<unknown>;
  /** The exact request an operation would send, secrets removed. Nothing is sent. */
  prepare(operationId: string, input?: Input, options?: CallOptions): Promise<PreparedRequest>;
  /**
   * Calls any path, also one the contract does not know. JSON is decoded, other text is answered as it is.
   * @example await uos.request('GET /api/v1/buckets/', { query: { per_page: 5 } })
   */
  request<T = unknown>(route: `${Method} /${string}`, options?: RequestOptions): Promise<T>;
}

export interface RequestOptions extends CallOptions {
  readonly query?: Input;
  /** Sent as JSON, except bytes and streams, which go out as they are. */
  readonly body?: unknown;
  /** How the answer is read; `auto` decodes JSON. */
  readonly read?: 'auto' | 'bytes' | 'stream';
}

/** The services of `T` as objects with methods, and what every client can do. */
export type Client<T extends Tables> = {
  readonly [K in keyof T]: T[K] extends ServiceTable<infer Calls> ? Calls : never;
} & ClientCore;

const TIMEOUT_MS = 30_000;
const RETRIES = 2;
const SDK_NAME = 'uos-js';

/** Builds a client of the given services. Each entry of the package adds its own transport. */
export function buildClient<const T extends Tables>(
  options: ClientOptions,
  tables: T,
  transport: Transport,
  headers: Readonly<Record<string, string>> = {},
): Client<T> {
  const config: Config = {
    as: options.as ?? none(),
    transport: options.transport ?? transport,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    retries: options.retries ?? RETRIES,
    headers: { 'x-sdk-name': options.agent ?? SDK_NAME, 'x-sdk-version': VERSION, ...headers },
    hooks: options.hooks ?? {},
    hostOf: hostResolver(
      options.origin,
      options.hosts,
      () => call({ ...config, as: none() }, BASE_INFO) as Promise<BaseInfoHosts>,
    ),
  };
  return clientOf(options.origin, config, tables);
}

const BASE_INFO: Operation = operationOf(
  'session.baseInfo',
  { route: 'GET /auth/base-info', accepts: 'none' },
  {
    name: 'session',
    base: 'platform',
    accepts: 'none',
    errors: 'platform',
    tree: {},
  },
);

function clientOf<T extends Tables>(origin: string, config: Config, tables: T): Client<T> {
  const find = finder(tables);
  const core: ClientCore = {
    origin,
    with: ({ as }) => clientOf(origin, { ...config, as }, tables) as never,
    call: async (id, input, options) => call(config, find(id), input, options),
    prepare: async (id, input, options) => redactRequest(id, await prepareCall(config, find(id), input, options)),
    request: (route, options) => rawRequest(config, route, options) as Promise<never>,
  };
  for (const [name, table] of Object.entries(tables)) {
    lazily(core, name, () => treeOf(config, table, name, table.tree));
  }
  return core as Client<T>;
}

function treeOf(config: Config, table: ServiceTable, path: string, tree: ServiceTable['tree']): object {
  const node = {};
  for (const [key, inner] of Object.entries(tree)) {
    const id = `${path}.${key}`;
    lazily(node, key, () =>
      isRow(inner) ? methodOf(config, operationOf(id, inner, table)) : treeOf(config, table, id, inner),
    );
  }
  return node;
}

type AnyMethod = (input?: Input, options?: CallOptions) => Promise<unknown>;

function methodOf(config: Config, operation: Operation): AnyMethod {
  const method: AnyMethod = (input, options) => call(config, operation, input, options);
  const { paging, listField = 'Items' } = operation.row;
  if (paging === undefined) {
    return method;
  }
  const walk = (input: Input = {}, options?: CallOptions) =>
    walkPages(operation.row, listField, input, (page) => method(page, options));
  return Object.assign(method, {
    async *all(input?: Input, options?: CallOptions) {
      for await (const { rows } of walk(input, options)) {
        yield* rows;
      }
    },
    async *pages(input?: Input, options?: CallOptions) {
      for await (const { reply } of walk(input, options)) {
        yield reply;
      }
    },
  });
}

function operationOf(id: string, row: Row, table: ServiceTable): Operation {
  return {
    id,
    service: table.name,
    row,
    compiled: compileRow(row),
    base: row.base ?? table.base,
    accepts: row.accepts ?? table.accepts,
    errors: table.errors,
  };
}

function finder(tables: Tables): (id: string) => Operation {
  const found = new Map<string, Operation>();
  return (id) => {
    const known = found.get(id);
    if (known !== undefined) {
      return known;
    }
    const [service = '', ...keys] = id.split('.');
    const table = own(tables, service);
    let node: ServiceTable['tree'] | Row | undefined = table?.tree;
    for (const key of keys) {
      node = node === undefined || isRow(node) ? undefined : own(node, key);
    }
    if (table === undefined || node === undefined || !isRow(node)) {
      throw new UosInputError(`no operation is called ${id}`);
    }
    const operation = operationOf(id, node, table);
    found.set(id, operation);
    return operation;
  };
}

const STYLES: Readonly<Partial<Record<Base, ErrorStyle>>> = {
  platform: 'platform',
  cdn: 'cdn',
  content: 'cdn',
  passport: 'passport',
};

function rawRequest(config: Config, route: string, options: RequestOptions = {}): Promise<unknown> {
  const blank = route.indexOf(' ');
  const path = route.slice(blank + 1);
  const base = baseOf(path);
  const operation: Operation = {
    id: route,
    service: base,
    row: { route },
    compiled: { method: route.slice(0, blank) as Method, texts: [], params: [], queryKeys: new Set() },
    base,
    accepts: base === 'platform' ? 'session' : base === 'cdn' ? 'cdn' : 'app',
    errors: STYLES[base] ?? 'service',
  };
  return sendRaw(config, operation, path.slice(bases[base].length) + encodeQuery(options.query ?? {}), options);
}

async function sendRaw(config: Config, operation: Operation, path: string, options: RequestOptions): Promise<unknown> {
  const request = await prepare(config, operation, operation.compiled.method, path, rawBody(options.body), options);
  return send(config, operation, request, options, async (response) => {
    if (options.read === 'stream') {
      return response.stream();
    }
    if (options.read === 'bytes') {
      return response.bytes();
    }
    const text = await response.text();
    return response.header('content-type')?.includes('json') === true && text !== '' ? JSON.parse(text) : text;
  });
}

function rawBody(body: unknown): WireRequest['body'] {
  const asIs = body === undefined || body instanceof Uint8Array || isIterable(body);
  return asIs ? (body as WireRequest['body']) : JSON.stringify(body);
}

function isIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** The base whose prefix a path begins with; the longest wins. */
function baseOf(path: string): Base {
  const names = Object.keys(bases) as Base[];
  return names.reduce((best, name) =>
    path.startsWith(`${bases[name]}/`) && bases[name].length > bases[best].length ? name : best,
  );
}

function isRow(node: Row | ServiceTable['tree']): node is Row {
  return typeof node.route === 'string';
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function lazily(target: object, key: string, make: () => unknown): void {
  Object.defineProperty(target, key, {
    enumerable: true,
    configurable: true,
    get: () => {
      const value = make();
      Object.defineProperty(target, key, { value, enumerable: true });
      return value;
    },
  });
}
