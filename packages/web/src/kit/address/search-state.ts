// What a screen keeps in the URL: typed, with defaults, and nothing in the address while a value is the default.
import { useNavigate, useSearch } from '@tanstack/react-router';

export interface Codec<Value> {
  read(word: string | undefined): Value;
  /** The word in the URL, or nothing for the default. */
  write(value: Value): string | undefined;
}

/** Names of the search parameters of a screen and how each is read. */
export type SearchSpec = Readonly<Record<string, Codec<unknown>>>;

export type SearchValues<Spec extends SearchSpec> = {
  readonly [K in keyof Spec]: Spec[K] extends Codec<infer Value> ? Value : never;
};

/** Words of the address by name; a name that repeats carries a list. */
export type RawSearch = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Free text; empty by default. */
export function words(): Codec<string> {
  return { read: (word) => word ?? '', write: (value) => (value === '' ? undefined : value) };
}

/** A whole number from 1 on. */
export function counting(fallback: number): Codec<number> {
  return {
    read: (word) => (/^[1-9][0-9]{0,8}$/.test(word ?? '') ? Number(word) : fallback),
    write: (value) => (value === fallback ? undefined : String(value)),
  };
}

/** One of the given words; the first is the default. */
export function oneOf<const Word extends string>(first: Word, ...others: readonly Word[]): Codec<Word> {
  const known = [first, ...others];
  return {
    read: (word) => known.find((candidate) => candidate === word) ?? first,
    write: (value) => (value === first ? undefined : value),
  };
}

export function readSearch<Spec extends SearchSpec>(spec: Spec, raw: RawSearch): SearchValues<Spec> {
  return Object.fromEntries(
    Object.entries(spec).map(([key, codec]) => [key, codec.read(firstWord(raw[key]))]),
  ) as SearchValues<Spec>;
}

function firstWord(word: RawSearch[string]): string | undefined {
  return typeof word === 'object' ? word[0] : word;
}

/** The search with some values changed. What the spec does not name stays as it is. */
export function writeSearch<Spec extends SearchSpec>(
  spec: Spec,
  raw: RawSearch,
  changes: Partial<SearchValues<Spec>>,
): RawSearch {
  const next: Record<string, RawSearch[string]> = { ...raw };
  for (const [key, value] of Object.entries(changes)) {
    next[key] = spec[key]?.write(value);
  }
  return Object.fromEntries(Object.entries(next).filter(([, word]) => word !== undefined));
}

interface ChangeOptions {
  /** Leaves no step to go back to. */
  readonly replace?: boolean;
  /** Drops everything else that the address carries. */
  readonly fresh?: boolean;
}

/** The values in the URL and a function that changes some of them. */
export function useSearchState<Spec extends SearchSpec>(spec: Spec) {
  const raw = useSearch({ strict: false }) as RawSearch;
  const navigate = useNavigate();
  const change = (
    changes: Partial<SearchValues<Spec>>,
    { replace = false, fresh = false }: ChangeOptions = {},
  ): void => {
    void navigate({
      to: '.',
      search: (now: RawSearch) => writeSearch(spec, fresh ? {} : now, changes),
      replace,
      resetScroll: false,
    });
  };
  return [readSearch(spec, raw), change] as const;
}
