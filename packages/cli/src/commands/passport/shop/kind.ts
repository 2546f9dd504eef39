// What the files of an economy know of one kind of thing.
import type { Services } from '@uos/sdk/http';
import type { Text } from '../../../text/text.ts';

export type Passport = Services['passport'];
export type Value = Readonly<Record<string, unknown>>;

/** As many rows as a list is asked for at once. */
export const PAGE = { count: 50 };

/** One thing as it is on the platform. */
export interface Remote {
  readonly slug: string;
  /** All that a file may say of it but whether it is published. */
  readonly value: Value;
  readonly isPublished?: boolean;
  /** Is there always, and in no file. */
  readonly isBuiltIn?: true;
}

/** A list of what belongs to a thing, in the order of its `order`, which is the place in the file unless it says so. */
interface Part {
  /** It is one object, or null, in place of a list. */
  readonly isOne?: true;
  /** What goes without saying of one. */
  readonly defaults: Value;
  /** The call that makes one, and its key for what it is part of, where the call that makes the whole takes none. */
  readonly made?: { readonly operation: string; readonly of: string };
  /** Keys of the call that makes the whole which a file says here alone. */
  readonly holds?: readonly string[];
}

export interface Kind {
  readonly name: string;
  readonly file: string;
  readonly title: Text;
  /** The call that makes one: what a file may say is what it takes. */
  readonly operation: string;
  /** What goes without saying; null where a change takes it away by null. */
  readonly defaults: Value;
  /** Players see one as soon as it is there. */
  readonly isLive?: true;
  /** What is gone with one that is deleted. */
  readonly takesAlong?: Text;
  /** Keys that are as they were made, for ever. */
  readonly never?: readonly string[];
  /** Its lists of things of its own, and objects that a call of their own sets, by key. */
  readonly parts?: Readonly<Record<string, Part>>;
  /** A value in the one form in which the platform answers it. */
  normal?(value: Value): Value;
  /** What others of the economy one names. */
  refs?(value: Value): readonly { readonly kind: string; readonly slug: string; readonly at: string }[];
  list(passport: Passport): Promise<readonly Remote[]>;
  create(passport: Passport, slug: string, value: Value): Promise<unknown>;
  /** `change` has only the keys that differ. */
  update(passport: Passport, slug: string, change: Value): Promise<unknown>;
  remove(passport: Passport, slug: string): Promise<unknown>;
  readonly publishing?: {
    /** Keys that change only while it is not published. */
    readonly fixed: readonly string[];
    /** Where one call takes several, all of them or none. */
    publish(passport: Passport, slugs: readonly string[]): Promise<unknown>;
    revoke(passport: Passport, slugs: readonly string[]): Promise<unknown>;
  };
}

/** The values of a kind's parts. */
export function partsOf(
  { parts = {} }: Pick<Kind, 'parts'>,
  value: Value,
): readonly (readonly [string, Part, readonly Value[]])[] {
  return Object.entries(parts).flatMap(([key, part]) => {
    const told = value[key];
    const rows = part.isOne === true && isObject(told) ? [told] : told;
    return Array.isArray(rows) ? [[key, part, rows as readonly Value[]] as const] : [];
  });
}

/** With what goes without saying of its parts, and in their order. */
export function withWholeParts(kind: Pick<Kind, 'parts'>, value: Value): Value {
  const whole = partsOf(kind, value).map(([key, { defaults, isOne }, rows]) => {
    if (isOne === true) {
      // why first and last: in the order in which they are told
      return [key, { ...rows[0], ...defaults, ...rows[0] }];
    }
    const all = rows.map((row, order): Value => ({ ...defaults, order, ...row }));
    return [
      key,
      all.toSorted((a, b) => Number(a.order) - Number(b.order) || (String(a.slugName) < String(b.slugName) ? -1 : 1)),
    ];
  });
  return { ...value, ...Object.fromEntries(whole) };
}

/** Without it: what a file has to say. */
export function withBriefParts(kind: Pick<Kind, 'parts'>, value: Value): Value {
  const brief = partsOf(kind, value).map(([key, { defaults, isOne }, rows]) => {
    const all = rows.map((row, order) => without(row, isOne === true ? defaults : { ...defaults, order }));
    return [key, isOne === true ? all[0] : all];
  });
  return { ...value, ...Object.fromEntries(brief) };
}

export function without(value: Value, usual: Value): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([key, one]) => JSON.stringify(one) !== JSON.stringify(usual[key])),
  );
}

/** why a cast: what is sent was held to the field rules of the very same call */
export function sent<Input, Reply>(call: (input: Input) => Promise<Reply>, input: Value): Promise<Reply> {
  return call(input as Input);
}

export function only<Row extends object>(row: Row, keys: readonly (keyof Row)[]): Value {
  return Object.fromEntries(keys.filter((key) => row[key] !== undefined).map((key) => [key, row[key]]));
}

/** Amounts as a file has them. */
export const amountsOf = (
  items: readonly { readonly slugName: string; readonly quantity: number }[],
): readonly Value[] => items.map(({ slugName: resourceSlug, quantity }) => ({ resourceSlug, quantity }));

export function resourcesOf(at: string, items: unknown) {
  return (items as readonly { readonly resourceSlug: string }[]).map(({ resourceSlug }, index) => ({
    ...{ kind: 'resource', slug: resourceSlug, at: `${at}[${index}].resourceSlug` },
  }));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
