// A player to try rules on: who it is, and what its game sends of it, typed by hand.
import type { SettingsSimulateInput } from '@uos/sdk/services/remote-config';
import type { KnownAttribute } from '../rule/attributes.ts';

export interface GivenAttribute {
  /** As a rule writes it: `user.score`. */
  readonly name: string;
  readonly value: string;
}

export interface Player {
  readonly userId: string;
  readonly attributes: readonly GivenAttribute[];
  /** Moment to evaluate at; empty: now. */
  readonly time: string;
}

export const firstPlayer: Player = { userId: 'player-1', attributes: [], time: '' };

type Value = string | number | boolean | null | readonly (string | number | boolean | null)[];
type Groups = NonNullable<SettingsSimulateInput['attributes']>;

const ROOTS = ['unity', 'app', 'user'] as const;

/** What a call is sent for the player. */
export function playingOf(
  { userId, attributes, time }: Player,
  known: readonly KnownAttribute[],
): Pick<SettingsSimulateInput, 'userId' | 'attributes' | 'time'> {
  const groups: Record<(typeof ROOTS)[number], Record<string, unknown>> = { unity: {}, app: {}, user: {} };
  for (const { name, value } of attributes) {
    const [root = '', ...path] = name.trim().split('.');
    const group = groups[root as keyof typeof groups];
    if (group !== undefined && !isNoAttribute(name.trim()) && value !== '') {
      put(group, path, readValue(value, known.find((one) => one.name === name)?.type));
    }
  }
  const given = Object.fromEntries(Object.entries(groups).filter(([, group]) => Object.keys(group).length > 0));
  return {
    ...(userId.trim() === '' ? {} : { userId: userId.trim() }),
    ...(Object.keys(given).length === 0 ? {} : { attributes: given as Groups }),
    ...(time === '' ? {} : { time }),
  };
}

/** Why an attribute is not sent, or nothing. */
export function isNoAttribute(name: string): boolean {
  const [root = '', ...path] = name.split('.');
  return !ROOTS.some((one) => one === root) || path.length === 0 || path.some((step) => step === '');
}

function put(group: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: Value): void {
  if (rest.length === 0) {
    group[first] = value;
    return;
  }
  const inner = group[first];
  const next = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
  group[first] = next;
  put(next, rest, value);
}

/** A text that looks like a number is one, unless games send a text there or it stands in quotes. */
export function readValue(source: string, type: KnownAttribute['type']): Value {
  if (type === 'string' && !/^(['"]).*\1$/.test(source)) {
    return source;
  }
  try {
    const value = JSON.parse(source.replace(/^'(.*)'$/, '"$1"')) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? source : (value as Value);
  } catch {
    return source;
  }
}

/** Attributes out of what a game sends: the three groups, or names as rules write them. */
export function attributesOfJson(source: string): readonly GivenAttribute[] | undefined {
  try {
    const value = JSON.parse(source) as unknown;
    const found = isRecord(value) ? flat(isRecord(value.attributes) ? value.attributes : value, '') : [];
    return found.filter(({ name }) => !isNoAttribute(name));
  } catch {
    return undefined;
  }
}

function flat(group: Readonly<Record<string, unknown>>, before: string): GivenAttribute[] {
  return Object.entries(group).flatMap(([key, value]) =>
    isRecord(value)
      ? flat(value, `${before}${key}.`)
      : [{ name: `${before}${key}`, value: typeof value === 'string' ? value : JSON.stringify(value) }],
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
