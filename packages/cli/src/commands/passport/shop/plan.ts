// What it takes to make an economy what files say. Pure.
import type { Kind, Remote, Value } from './kind.ts';

/** What a file says of one thing, whole: what it leaves out is as by default. */
export interface Wanted {
  readonly value: Value;
  readonly isPublished: boolean;
}

export interface Side {
  readonly kind: Kind;
  /** By slug; undefined where no file speaks of the kind, which stays as it is. */
  readonly wanted: Readonly<Record<string, Wanted>> | undefined;
  readonly remote: readonly Remote[];
}

export type Action = 'create' | 'change' | 'revoke' | 'publish' | 'delete';

export interface Step {
  readonly action: Action;
  readonly kind: Kind;
  readonly slug: string;
  /** Of a new one all there is; of one that changes what differs, with `was` beside it. */
  readonly value: Value;
  readonly was: Value;
  /** Players see it as soon as it is done. */
  readonly live: boolean;
  /** It is taken off sale for the moment of the change, and put back. */
  readonly reopens: boolean;
}

/**
 * Steps in the order in which they can be done: what is needed by others first, new ones published at the end, and what
 * the files do not have, with `reconcile`, deleted the other way round.
 */
export function planOf(sides: readonly Side[], { reconcile }: { readonly reconcile: boolean }): Step[] {
  const made = sides.flatMap((side) => slugsOf(side).flatMap((slug) => stepsOf(side, slug)));
  const gone = reconcile ? sides.toReversed().flatMap(deletionsOf) : [];
  return [
    ...made.filter(({ action }) => action !== 'publish'),
    ...made.filter(({ action }) => action === 'publish'),
    ...gone,
  ];
}

/** What never changes and does: keys by `kind slug`. */
export function neverOf(
  sides: readonly Side[],
): { readonly kind: Kind; readonly slug: string; readonly keys: string[] }[] {
  return planOf(sides, { reconcile: false }).flatMap(({ action, kind, slug, value }) => {
    const keys = action === 'change' ? (kind.never ?? []).filter((key) => Object.hasOwn(value, key)) : [];
    return keys.length === 0 ? [] : [{ kind, slug, keys }];
  });
}

const slugsOf = ({ wanted = {} }: Side): string[] => Object.keys(wanted).sort();

function stepsOf({ kind, wanted = {}, remote }: Side, slug: string): Step[] {
  const { value, isPublished } = wanted[slug] as Wanted;
  const found = remote.find((one) => one.slug === slug);
  const step = (action: Action, more: Partial<Step> = {}): Step => ({
    ...{ action, kind, slug, value: {}, was: {}, reopens: false },
    live: kind.isLive === true || action === 'publish' || action === 'revoke',
    ...more,
  });
  if (found === undefined) {
    const given = Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null));
    return [step('create', { value: given }), ...(isPublished ? [step('publish')] : [])];
  }
  const now = { ...kind.defaults, ...found.value };
  const keys = Object.keys(value).filter((key) => !isSame(value[key], now[key]));
  const was = found.isPublished === true;
  const stays = was && isPublished;
  const change = step('change', {
    value: pick(value, keys),
    was: pick(now, keys),
    live: stays || kind.isLive === true,
    reopens: stays && keys.some((key) => kind.publishing?.fixed.includes(key) === true),
  });
  return [
    ...(was && !isPublished ? [step('revoke')] : []),
    ...(keys.length > 0 ? [change] : []),
    ...(isPublished && !was ? [step('publish')] : []),
  ];
}

function deletionsOf({ kind, wanted, remote }: Side): Step[] {
  return remote
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
    .filter(({ slug, isBuiltIn }) => isBuiltIn !== true && wanted !== undefined && !Object.hasOwn(wanted, slug))
    .flatMap(({ slug, isPublished = false }): Step[] => {
      const step = {
        kind,
        slug,
        value: {},
        was: {},
        live: isPublished || kind.isLive === true,
        reopens: false,
      } as const;
      return [...(isPublished ? [{ ...step, action: 'revoke' } as const] : []), { ...step, action: 'delete' }];
    });
}

const pick = (value: Value, keys: readonly string[]): Value => Object.fromEntries(keys.map((key) => [key, value[key]]));

export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return a === b;
  }
  const [left, right] = [a as Value, b as Value];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSame(left[key], right[key]))
  );
}

/** A name that nothing has, by the files and the platform together. */
export function danglingOf(sides: readonly Side[], { reconcile }: { readonly reconcile: boolean }) {
  const known = new Map(
    sides.map(({ kind, wanted, remote }) => [
      kind.name,
      new Set([
        ...Object.keys(wanted ?? {}),
        ...remote
          .filter(({ isBuiltIn }) => !reconcile || wanted === undefined || isBuiltIn === true)
          .map(({ slug }) => slug),
      ]),
    ]),
  );
  return sides.flatMap(({ kind, wanted = {} }) =>
    Object.entries(wanted).flatMap(([of, { value }]) =>
      (kind.refs?.(value) ?? [])
        .filter((ref) => known.get(ref.kind)?.has(ref.slug) === false)
        .map((ref) => ({ ...ref, file: kind.file, of, known: [...(known.get(ref.kind) ?? [])] })),
    ),
  );
}
