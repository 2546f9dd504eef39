// One walk over the contract yields every name an operation has: id, SDK path, CLI words, full path.
import { type AnyOperation, isOperation, type Service, type Tree } from './service.ts';
import { type Accepts, type Access, BASES, type Base } from './vocabulary.ts';

export interface Declared {
  /** `cdn.buckets.list`, or `app.get` where a service needs no groups. */
  readonly id: string;
  readonly service: Service;
  readonly group: string | undefined;
  readonly verb: string;
  readonly operation: AnyOperation;
  readonly base: Base;
  readonly accepts: Accepts;
  readonly access: Access;
  /** Path below the origin on the self-hosted platform. */
  readonly fullPath: string;
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

/** SDK property of a service or group folder: `remote-config` becomes `remoteConfig`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** CLI word of a camel-case name: `byFuzzy` becomes `by-fuzzy`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
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
    fullPath: BASES[base] + operation.path,
  };
}
