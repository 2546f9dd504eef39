// Values of remote configuration as the game wants them: the type of a default is the type of what comes in its place.
import type { ConfigSetting } from '../generated/remote-config.ts';

/** A value as JSON has it. */
export type SettingJson =
  | string
  | number
  | boolean
  | null
  | readonly SettingJson[]
  | { readonly [key: string]: SettingJson };

/** A default: a number, a big whole number, a truth, a text, or an object or list that comes as JSON. */
export type SettingDefault = bigint | number | boolean | string | object;

export type SettingDefaults = Readonly<Record<string, SettingDefault>>;

/** The value of a default, as wide as its type: `3` is a number, not 3. */
export type SettingValue<D> = D extends number
  ? number
  : D extends bigint
    ? bigint
    : D extends boolean
      ? boolean
      : D extends string
        ? string
        : Readonly<D>;

export type SettingValues<D> = { readonly [K in keyof D]: SettingValue<D[K]> };

/** A value of the server that the game cannot use; its default stands in. */
export interface SettingProblem {
  readonly key: string;
  /** Such as `speed: the server has BOOL "fast", the game wants a number; the default is used`. */
  readonly message: string;
}

export type RawSettings = Readonly<Record<string, ConfigSetting>>;

/** Of each default the value the server has, if the game can use it. */
export function decoded<D extends SettingDefaults>(
  defaults: D,
  raw: RawSettings,
): { readonly values: SettingValues<D>; readonly problems: readonly SettingProblem[] } {
  const problems: SettingProblem[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, fallback] of Object.entries(defaults)) {
    const setting = Object.hasOwn(raw, key) ? raw[key] : undefined;
    const value = setting === undefined ? fallback : fitting(fallback, setting);
    if (value === undefined && setting !== undefined) {
      problems.push({ key, message: wrong(key, fallback, setting) });
    }
    values[key] = value ?? fallback;
  }
  return { values: Object.freeze(values) as SettingValues<D>, problems };
}

/** Undefined where it is none that could stand for the default. */
function fitting(fallback: SettingDefault, { type, value }: ConfigSetting): unknown {
  switch (typeof fallback) {
    case 'number': {
      const number = Number(value);
      return NUMBERS.has(type) && value.trim() !== '' && Number.isFinite(number) ? number : undefined;
    }
    case 'bigint':
      return WHOLE.has(type) && /^[+-]?\d+$/.test(value) ? BigInt(value.replace('+', '')) : undefined;
    case 'boolean':
      return type === 'BOOL' ? TRUTHS[value.trim().toLowerCase()] : undefined;
    case 'string':
      return type === 'STRING' ? value : undefined;
    default:
      return type === 'JSON' ? likeJson(fallback, value) : undefined;
  }
}

const NUMBERS: ReadonlySet<string> = new Set(['INT', 'LONG', 'FLOAT']);
const WHOLE: ReadonlySet<string> = new Set(['INT', 'LONG']);
const TRUTHS: Readonly<Record<string, boolean>> = { true: true, false: false };

function likeJson(fallback: object, text: string): unknown {
  try {
    const value = JSON.parse(text) as SettingJson;
    return isLike(fallback, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Has it everything that the default has, each of the same kind? What it has beside that is nobody's trouble. */
function isLike(model: unknown, value: unknown): boolean {
  if (model === null || model === undefined) {
    return true;
  }
  if (Array.isArray(model)) {
    const [first] = model as readonly unknown[];
    return Array.isArray(value) && value.every((item) => isLike(first, item));
  }
  if (typeof model === 'object') {
    return (
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.entries(model).every(([key, part]) =>
        Object.hasOwn(value, key)
          ? isLike(part, (value as Readonly<Record<string, unknown>>)[key])
          : part === undefined,
      )
    );
  }
  return typeof model === typeof value;
}

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  bigint: 'a whole number',
  boolean: 'true or false',
  string: 'a text',
  object: 'JSON with all that the default has',
};
const MOST_SHOWN = 40;

function wrong(key: string, fallback: SettingDefault, { type, value }: ConfigSetting): string {
  const shown = value.length > MOST_SHOWN ? `${value.slice(0, MOST_SHOWN)}…` : value;
  return `${key}: the server has ${type} "${shown}", the game wants ${KINDS[typeof fallback]}; the default is used`;
}
