// Tables become a client: services, groups and methods, each made when it is first asked for.
// why dynamic imports: a page that only calls declared operations loads nothing else.
import { type Credential, type HeaderMap, none } from './auth.ts';
import { type Config, call, type Operation } from './call.ts';
import { UosInputError } from './errors.ts';
import { plainReason, type ReasonOf } from './failure.ts';
import { hostResolver } from './hosts.ts';
import type { RequestOptions } from './raw-request.ts';
import type {
  CallOptions,
  ClientOptions,
  Method,
  PreparedRequest,
  Row,
  ServiceTable,
  Transport,
  Tree,
} from './types.ts';
import { compileRow, type Input } from './url.ts';
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
   * Calls any path, also one the contract does not know, or a whole URL such as that of an upload; the URL is not told
   * who is calling. JSON is decoded, other text is answered as it is.
   * @example await uos.request('GET /api/v1/buckets/', { query: { per_page: 5 } })
   */
  request<T = unknown>(route: `${Method} ${'/' | 'http'}${string}`, options?: RequestOptions): Promise<T>;
}

/** The services of `T` as objects with methods, and what every client can do. */
export type Client<T extends Tables> = {
  readonly [K in keyof T]: T[K] extends ServiceTable<infer Calls> ? Calls : never;
} & ClientCore;

/** What an entry of the package adds: how this runtime sends. */
export interface Runtime {
  readonly transport: Transport;
  readonly reasonOf?: ReasonOf;
  readonly headers?: HeaderMap;
}

const TIMEOUT_MS = 30_000;
const RETRIES = 2;

/** Builds a client of the given services. */
export function buildClient<const T extends Tables>(options: ClientOptions, tables: T, runtime: Runtime): Client<T> {
  const config: Config = {
    as: options.as ?? none(),
    transport: options.transport ?? runtime.transport,
    reasonOf: runtime.reasonOf ?? plainReason,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    retries: options.retries ?? RETRIES,
    headers: { 'x-sdk-name': options.agent ?? 'uos-js', 'x-sdk-version': VERSION, ...runtime.headers },
    hooks: options.hooks ?? {},
    hostOf: hostResolver(options.origin, options.hosts, async () =>
      (await import('./base-info.ts')).askBaseInfo(config),
    ),
  };
  return clientOf(options.origin, config, tables);
}

function clientOf<T extends Tables>(origin: string, config: Config, tables: T): Client<T> {
  const core: ClientCore = {
    origin,
    with: ({ as }) => clientOf(origin, { ...config, as }, tables) as never,
    call: async (id, input, options) => methodAt(core, id)(input, options),
    prepare: async (id, input, options) =>
      (await import('./preview.ts')).preview(config, methodAt(core, id).operation, input, options),
    request: async (route, options) => (await import('./raw-request.ts')).rawRequest(config, route, options) as never,
  };
  for (const [name, table] of Object.entries(tables)) {
    lazily(core, name, () => nodeOf(config, table, name, table.tree));
  }
  return core as Client<T>;
}

function nodeOf(config: Config, table: ServiceTable, id: string, node: Row | Tree): object {
  if (isRow(node)) {
    return methodOf(config, operationOf(id, node, table, config.as));
  }
  const made = {};
  for (const [key, inner] of Object.entries(node)) {
    lazily(made, key, () => nodeOf(config, table, `${id}.${key}`, inner));
  }
  return made;
}

/** What the client makes of a row. */
export interface AnyMethod {
  (input?: Input, options?: CallOptions): Promise<unknown>;
  readonly operation: Operation;
}

function methodOf(config: Config, operation: Operation): AnyMethod {
  const ask = (input?: Input, options?: CallOptions) =>
    operation.row.reply === 'events'
      ? import('./events.ts').then(({ follow }) => follow(config, operation, input, options))
      : call(config, operation, input, options);
  const method = Object.defineProperty(ask, 'operation', { value: operation }) as AnyMethod;
  const walk = (part: 'rows' | 'reply') =>
    async function* (input?: Input, options?: CallOptions) {
      yield* (await import('./paging.ts')).walk(method, part, input, options);
    };
  return operation.row.paging === undefined
    ? method
    : Object.assign(method, { all: walk('rows'), pages: walk('reply') });
}

function operationOf(id: string, row: Row, table: ServiceTable, { appId }: Credential): Operation {
  const { base = table.base, accepts = table.accepts, errors = table.errors } = row;
  const prefix = table.prefixes[base] ?? '';
  return { id, service: table.name, row, compiled: compileRow(row), base, prefix, accepts, errors, appId };
}

function methodAt(core: object, id: string): AnyMethod {
  const found = id.split('.').reduce<object>((node, key) => (Object.hasOwn(node, key) ? node[key as never] : {}), core);
  if (!('operation' in found)) {
    throw new UosInputError(`no operation is called ${id}`);
  }
  return found as AnyMethod;
}

function isRow(node: Row | Tree): node is Row {
  return typeof node.route === 'string';
}

function lazily(target: object, key: string, make: () => unknown): void {
  Object.defineProperty(target, key, {
    enumerable: true,
    configurable: true,
    get: () => {
      const value = make();
      Object.defineProperty(target, key, { value });
      return value;
    },
  });
}
