// Compares what a file says with what is on the platform. Pure: a property test holds it to "fetch, then deploy, changes
// nothing".
import type { Remote, Schema, Value } from './adapter.ts';

/** Name → what the file says of it. */
export type Declared = Readonly<Record<string, Value>>;

export type Step =
  | { readonly action: 'create'; readonly name: string; readonly value: Value }
  | { readonly action: 'update'; readonly name: string; readonly remote: Remote; readonly change: Value }
  | { readonly action: 'delete'; readonly name: string; readonly remote: Remote }
  | { readonly action: 'unchanged'; readonly name: string };

export interface PlanOptions {
  /** Delete what the file does not have. */
  readonly reconcile: boolean;
  /** Of one thing: an object whose keys it lists may be declared in part. */
  readonly schema?: Schema;
}

/** Steps by name, deletions last. A key that the file does not mention is left as it is. */
export function planOf(declared: Declared, remote: readonly Remote[], { reconcile, schema }: PlanOptions): Step[] {
  const known = new Map(named(remote).map((one) => [one.name, one]));
  const steps = Object.keys(declared)
    .sort()
    .map((name): Step => {
      const found = known.get(name);
      const value = declared[name] ?? {};
      if (found === undefined) {
        return { action: 'create', name, value };
      }
      const change = differing(value, found.value, schema);
      return Object.keys(change).length === 0
        ? { action: 'unchanged', name }
        : { action: 'update', name, remote: found, change };
    });
  const left = [...known.values()].filter(({ name }) => !Object.hasOwn(declared, name));
  return reconcile
    ? [...steps, ...left.map((one): Step => ({ action: 'delete', name: one.name, remote: one }))]
    : steps;
}

/** What a file says after a fetch. */
export function declaredOf(remote: readonly Remote[]): Declared {
  const pairs = named(remote).map(({ name, value, told = value }): [string, Value] => [name, told]);
  return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** why: some names need not be unique, and a file must be able to tell their bearers apart */
function named(remote: readonly Remote[]): Remote[] {
  const times = new Map<string, number>();
  for (const { name } of remote) {
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  return remote.map((one) => (times.get(one.name) === 1 ? one : { ...one, name: `${one.name}#${one.id.slice(0, 8)}` }));
}

function differing(value: Value, current: Value, schema: Schema | undefined): Value {
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, wanted]): [string, unknown] => [key, completed(wanted, current[key], schema?.properties?.[key])])
      .filter(([key, wanted]) => !isSame(wanted, current[key])),
  );
}

/** What is there with what the file says of it on top. why not of every object: a map whose keys are data is meant whole */
function completed(wanted: unknown, current: unknown, schema: Schema | undefined): unknown {
  const { properties, additionalProperties } = schema ?? {};
  if (properties === undefined || additionalProperties !== false || !isObject(wanted) || !isObject(current)) {
    return wanted;
  }
  const inside = Object.entries(wanted).map(([key, one]) => [key, completed(one, current[key], properties[key])]);
  return { ...current, ...Object.fromEntries(inside) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return a === b;
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]))
  );
}
