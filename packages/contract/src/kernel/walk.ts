// One walk over the contract yields every name an operation has: id, SDK path, CLI words, full path.
import { type AnyOperation, isOperation, type Service, type Tree } from './service.ts';
import type { AnySocket } from './socket.ts';
import {
  type Accepts,
  type Access,
  BASE_ALIASES,
  BASES,
  type Base,
  type BaseAlias,
  CONTENT_BASES,
  type Effect,
  type ErrorStyle,
} from './vocabulary.ts';

/** What decides who may come in, of a call as of a socket. */
export interface Entrance {
  /** `cdn.buckets.list`, or `app.get` where a service needs no groups; `push.connection` of a socket. */
  readonly id: string;
  readonly service: Service;
  readonly base: Base;
  readonly accepts: Accepts;
  readonly access: Access;
  readonly errorStyle: ErrorStyle;
  /** An operator need not name an app. */
  readonly acrossApps?: true;
  /** A player sends a nonce beside the token. */
  readonly withNonce?: true;
  /** It works while the app has the service switched off. */
  readonly evenOff?: true;
  /** Path below the origin on the self-hosted platform. */
  readonly fullPath: string;
}

export interface DeclaredSocket extends Entrance {
  readonly name: string;
  readonly socket: AnySocket;
}

export interface Declared extends Entrance {
  readonly group: string | undefined;
  readonly verb: string;
  readonly operation: AnyOperation;
  readonly effect: Effect;
  /** Other paths that reach it there. */
  readonly aliasPaths: readonly string[];
}

/** Every operation of the services, in the order they are declared. */
export function declared(services: readonly Service[]): Declared[] {
  return services.flatMap((service) =>
    Object.entries(service.tree as Tree).flatMap(([key, node]) =>
      isOperation(node)
        ? [describe(service, undefined, key, node)]
        : Object.entries(node).map(([verb, operation]) => describe(service, key, verb, operation)),
    ),
  );
}

/** Every socket of the services. */
export function declaredSockets(services: readonly Service[]): DeclaredSocket[] {
  return services.flatMap((service) =>
    Object.entries(service.sockets as Readonly<Record<string, AnySocket>>).map(([name, socket]) => {
      const base: Base = socket.base ?? service.base;
      return {
        id: `${camelCase(service.name)}.${name}`,
        service,
        name,
        socket,
        base,
        accepts: socket.accepts ?? service.accepts,
        access: socket.access ?? service.access,
        errorStyle: socket.errorStyle ?? service.errorStyle,
        fullPath: BASES[base] + socket.path,
      };
    }),
  );
}

/**
 * True of a call whose path only its own stream route can read: what it answers was made by somebody else, and is served
 * as it comes on the content origin, where there is no API.
 */
export function isContentStream({ operation, base }: Pick<Declared, 'operation' | 'base'>): boolean {
  return operation.reply === 'stream' && (CONTENT_BASES as readonly Base[]).includes(base);
}

/** True of a call that answers with a file, made whole or sent as it comes. */
export function isFile({ operation: { reply } }: Pick<Declared, 'operation'>): boolean {
  return reply === 'bytes' || reply === 'stream';
}

/**
 * What a game calls for its players, where consoles and back ends call the rest.
 * why by the first word: the calls of the two sides stand in groups of their own
 */
export function isForPlayers({ group = '', access }: Pick<Declared, 'group' | 'access'>): boolean {
  return group.startsWith('player') || access === 'player' || group === 'login';
}

/** SDK property of a service or group folder: `remote-config` becomes `remoteConfig`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** CLI word of a camel-case name: `byFuzzy` becomes `by-fuzzy`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Inputs whose header has a name of its own. Source: draft-ietf-httpapi-idempotency-key-header. */
const OWN_HEADERS: Readonly<Record<string, string>> = { idempotencyKey: 'Idempotency-Key' };

/** Header of an input that travels as one: `source` as `X-Source`, `fieldMask` as `X-Field-Mask`. */
export function headerName(key: string): string {
  return OWN_HEADERS[key] ?? plainHeaderName(key);
}

/** The same by the rule alone, which is how a client writes it that knows no exception: also read. */
export function plainHeaderName(key: string): string {
  return `X-${kebabCase(key).replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())}`;
}

/** CLI flag of an input key: `per_page` → `per-page`, `realmID` → `realm-id`, `tagIDs` → `tag-ids`. */
export function flagName(key: string): string {
  return key
    .replace(/IDs$/, 'Ids')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** Words of the CLI after `uos`: `cdn bucket ls`; what the back office alone may call stands there. */
export function cliWords(one: Pick<Declared, 'service' | 'group' | 'verb' | 'accepts' | 'operation'>): string[] {
  const { service, group, verb, accepts, operation } = one;
  const office = accepts === 'operator' || accepts === 'billing' ? ['admin'] : [];
  const named = service.resources?.[group ?? ''];
  const inTree = named === undefined ? wordsInTree({ group, verb }) : [named, cliVerb(verb)];
  return [...office, service.name, ...(operation.cli?.split(' ') ?? inTree)];
}

/** What a player does by themselves stands below `player`: `playerFriends.list` is `player friend ls`. */
export function wordsInTree({ group, verb }: Pick<Declared, 'group' | 'verb'>): string[] {
  const [, own] = /^player([A-Z]\w*)$/.exec(group ?? '') ?? [];
  const resource = group === undefined ? [] : [cliResource(own ?? group).replace(/^-/, '')];
  return [...(own === undefined ? [] : ['player']), ...resource, cliVerb(verb)];
}

const VERBS: Readonly<Record<string, string>> = { list: 'ls', remove: 'rm' };

/** CLI verb: lists are `ls`, removals `rm`, everything else the operation's own word. */
export function cliVerb(verb: string): string {
  return VERBS[verb] ?? kebabCase(verb);
}

/** CLI resource, singular: `buckets` becomes `bucket`, `entries` becomes `entry`. */
export function cliResource(group: string): string {
  const name = kebabCase(group);
  if (name.endsWith('ies')) {
    return `${name.slice(0, -3)}y`;
  }
  if (/(ss|x|ch|sh)es$/.test(name)) {
    return name.slice(0, -2);
  }
  return name.endsWith('s') && !name.endsWith('ss') && !name.endsWith('statistics') ? name.slice(0, -1) : name;
}

function describe(service: Service, group: string | undefined, verb: string, operation: AnyOperation): Declared {
  const base: Base = operation.base ?? service.base;
  return {
    id: [camelCase(service.name), group, verb].filter((part) => part !== undefined).join('.'),
    service,
    group,
    verb,
    operation,
    base,
    accepts: operation.accepts ?? service.accepts,
    access: operation.access ?? service.access,
    ...(operation.acrossApps === true ? { acrossApps: true } : {}),
    ...(operation.withNonce === true ? { withNonce: true } : {}),
    ...(operation.evenOff === true ? { evenOff: true } : {}),
    effect: operation.effect ?? (operation.method === 'GET' ? 'read' : 'write'),
    errorStyle: operation.errorStyle ?? service.errorStyle,
    fullPath: BASES[base] + operation.path,
    aliasPaths: pathsOf(base, [operation.path, ...(operation.alsoAt ?? [])]).slice(1),
  };
}

/** Every full path of an operation, its own first. */
function pathsOf(base: Base, paths: readonly string[]): string[] {
  const places: readonly BaseAlias[] = [{ prefix: BASES[base] }, ...(BASE_ALIASES[base] ?? [])];
  return places.flatMap(({ prefix, only }) =>
    paths.filter((path) => only === undefined || only.includes(path.split('/')[1] ?? '')).map((path) => prefix + path),
  );
}
