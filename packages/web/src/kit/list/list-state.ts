// What a list keeps in the address: page, size, sort, search and filters. Nothing stands there while it is the default.
import { type Codec, counting, type SearchValues, useSearchState, words } from '../address/search-state.ts';
import type { Filter } from './filter.ts';
import type { PageQuestion, Sort } from './source/source.ts';

export const PAGE_SIZES = [20, 50, 100] as const;

interface StateOptions {
  readonly filters: readonly Filter[];
  readonly sort: Sort | undefined;
  /** Keeps the words of two lists on one screen apart. */
  readonly scope: string | undefined;
}

export interface ListState {
  readonly question: PageQuestion;
  /** A search or a filter is on. */
  readonly isNarrowed: boolean;
  readonly setPage: (page: number) => void;
  readonly setSize: (size: number) => void;
  readonly setSort: (sort: Sort | undefined) => void;
  readonly search: (q: string) => void;
  readonly filter: (key: string, value: string) => void;
  readonly clear: () => void;
  /** The words of this list in the address, for a saved view. */
  readonly words: Readonly<Record<string, string>>;
  readonly apply: (words: Readonly<Record<string, string>>) => void;
}

export function useListState({ filters, sort, scope }: StateOptions): ListState {
  const name = (key: string) => (scope === undefined ? key : `${scope}.${key}`);
  const spec: Record<string, Codec<string> | Codec<number>> = {
    [name('page')]: counting(1),
    [name('size')]: counting(PAGE_SIZES[0]),
    [name('sort')]: sortWords(sort),
    [name('q')]: words(),
    ...Object.fromEntries(filters.map(({ key }) => [name(key), words()])),
  };
  const [values, change] = useSearchState(spec as Record<string, Codec<string>>);
  const wordOf = (key: string) => (values as Readonly<Record<string, unknown>>)[name(key)];
  const set = (changes: Readonly<Record<string, string | number>>, replace = false) =>
    change(scoped(changes, name) as SearchValues<never>, { replace });
  const chosen = Object.fromEntries(filters.map(({ key }) => [key, String(wordOf(key))]));
  const q = String(wordOf('q'));
  const none = Object.fromEntries(filters.map(({ key }) => [key, '']));
  const all = { sort: String(wordOf('sort')), q, ...chosen };
  return {
    question: {
      page: Number(wordOf('page')),
      size: Number(wordOf('size')),
      q,
      filters: chosen,
      sort: readSort(String(wordOf('sort'))),
    },
    isNarrowed: q !== '' || Object.values(chosen).some((value) => value !== ''),
    setPage: (page) => set({ page }),
    setSize: (size) => set({ size, page: 1 }),
    setSort: (next) => set({ sort: writeSort(next), page: 1 }),
    search: (next) => set({ q: next, page: 1 }, true),
    filter: (key, value) => set({ [key]: value, page: 1 }),
    clear: () => set({ q: '', ...none, page: 1 }),
    words: Object.fromEntries(Object.entries(all).filter(([, word]) => word !== '')),
    apply: (next) => set({ sort: '', q: '', ...none, page: 1, ...next }),
  };
}

function scoped(changes: Readonly<Record<string, unknown>>, name: (key: string) => string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(changes).map(([key, value]) => [name(key), value]));
}

/** `name` upwards, `-name` downwards. An empty word in a spec with a default means that default. */
function sortWords(fallback: Sort | undefined): Codec<string> {
  const usual = writeSort(fallback);
  return {
    read: (word) => (word === undefined || word === '' ? usual : word),
    write: (value) => (value === usual || value === '' ? undefined : value),
  };
}

export function readSort(word: string): Sort | undefined {
  if (word === '' || word === '-') {
    return undefined;
  }
  return word.startsWith('-') ? { key: word.slice(1), direction: 'desc' } : { key: word, direction: 'asc' };
}

export function writeSort(sort: Sort | undefined): string {
  return sort === undefined ? '' : `${sort.direction === 'desc' ? '-' : ''}${sort.key}`;
}
