// Where the rows of a list come from: a paged call of the SDK in any of the contract's paging words, or a list that is
// read whole and searched, sorted and cut here.
import type { QueryKey } from '@tanstack/react-query';
import type { ListCall } from '@uos/sdk/browser';
import { type AnyList, operationOf, type PagingWord } from '../../call/operation.ts';

/** One page of rows and the number of all rows. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface Sort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

/** What the person asks for, without the page. */
export interface Question {
  /** The search box. */
  readonly q: string;
  /** The chosen value of every filter, by its key; empty while it is off. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: Sort | undefined;
}

export interface PageQuestion extends Question {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export interface Source<Row> {
  /** The operation behind it; names the list unless the screen does. */
  readonly id?: string;
  /** Beginning of the query keys; a change that makes the list stale names it in `refresh`. */
  readonly key: QueryKey;
  readonly page: (question: PageQuestion, signal: AbortSignal) => Promise<RowPage<Row>>;
  /** Every row that fits, page by page, for exports and "select all". */
  readonly all: (question: Question, signal: AbortSignal) => AsyncIterable<RowPage<Row>>;
  /** False while the call behind it knows no order. */
  readonly sorts?: (question: Question) => boolean;
  /** The call behind it and what it is asked, so that the same can be done from a script. */
  readonly asked?: (question: Question) => {
    readonly call: unknown;
    readonly input: Readonly<Record<string, unknown>>;
  };
  /** Set where the list is read whole: the rows of a question, without another call. */
  readonly whole?: {
    readonly load: (signal: AbortSignal) => Promise<readonly Row[]>;
    readonly answer: (rows: readonly Row[], question: Question) => readonly Row[];
  };
}

interface ServerOptions<Input, Row> {
  readonly key: QueryKey;
  /** `cdnOf(appId).buckets.list` */
  readonly call: ListCall<Input, Row, unknown>;
  /** The question in the words of the call, without its page: `({ q, filters }) => given({ name: q, ...filters })`. */
  readonly input?: ((question: Question) => Partial<Input>) | undefined;
}

/**
 * Rows of a call that answers pages.
 * @example serverSource({ key: bucketsKey(appId), call: cdnOf(appId).buckets.list, input: ({ q }) => given({ name: q }) })
 */
export function serverSource<Input, Row>({ key, call, input }: ServerOptions<Input, Row>): Source<Row> {
  const { paging = 'content-range', listField = 'Items' } = operationOf(call as AnyList<Row>).row;
  const words = pagingWords[paging];
  const read = (reply: unknown): RowPage<Row> => {
    const fields = reply as Readonly<Record<string, unknown>>;
    return { rows: (fields[listField] ?? []) as Row[], total: Number(fields[words.total] ?? 0) };
  };
  const ask = call as unknown as AnyPages;
  return {
    key,
    asked: (question) => ({ call, input: { ...input?.(question) } }),
    page: async ({ page, size, ...question }, signal) => {
      const start = words.start === 'page' ? page : (page - 1) * size;
      const place = { [words.size]: size, [words.start]: start };
      return read(await ask({ ...input?.(question), ...place }, { signal }));
    },
    all: async function* (question, signal) {
      for await (const reply of ask.pages({ ...input?.(question) }, { signal })) {
        yield read(reply);
      }
    },
  };
}

interface AnyPages {
  (input: object, options: object): Promise<unknown>;
  pages(input: object, options: object): AsyncIterable<unknown>;
}

/** Input keys of where a page begins and how long it is, and the reply's key of the total. Source: the contract's lists. */
const pagingWords: Readonly<Record<PagingWord, { start: string; size: string; total: string }>> = {
  'content-range': { start: 'page', size: 'per_page', total: 'totalCount' },
  'total-items': { start: 'offset', size: 'count', total: 'TotalCount' },
  'start-count': { start: 'start', size: 'count', total: 'total' },
  'start-items': { start: 'start', size: 'count', total: 'TotalCount' },
  'start-total': { start: 'start', size: 'count', total: 'totalCount' },
  'offset-limit': { start: 'offset', size: 'limit', total: 'totalCount' },
};

/**
 * A source whose server knows no order: where one is asked for, every row that fits is read and sorted here.
 * @example sortedHere(serverSource({ key, call: billing.transactions.list }))
 */
export function sortedHere<Row>(
  source: Source<Row>,
  sortValue: (row: Row, key: string) => unknown = fieldOf,
): Source<Row> {
  const sorted = async (question: Question, signal: AbortSignal): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for await (const page of source.all({ ...question, sort: undefined }, signal)) {
      rows.push(...page.rows);
    }
    return answerLocally(rows, { q: '', filters: {}, sort: question.sort }, { sortValue });
  };
  return {
    ...source,
    page: async (question, signal) => {
      if (question.sort === undefined) {
        return source.page(question, signal);
      }
      const rows = await sorted(question, signal);
      const start = (question.page - 1) * question.size;
      return { rows: rows.slice(start, start + question.size), total: rows.length };
    },
    all: async function* (question, signal) {
      if (question.sort === undefined) {
        yield* source.all(question, signal);
        return;
      }
      const rows = await sorted(question, signal);
      yield { rows, total: rows.length };
    },
  };
}

export interface LocalOptions<Row> {
  readonly key: QueryKey;
  readonly load: (signal: AbortSignal) => Promise<readonly Row[]>;
  /** The texts of a row that the search box looks through. */
  readonly search?: (row: Row) => string;
  /** Whether a row fits a filter that is on. */
  readonly fits?: (row: Row, filter: string, value: string) => boolean;
  /** What a row is sorted by; the field of that name when absent. */
  readonly sortValue?: (row: Row, key: string) => unknown;
}

/** Rows of a list that is read whole, such as one that the server does not cut into pages. */
export function localSource<Row>(options: LocalOptions<Row>): Source<Row> {
  const answer = (rows: readonly Row[], question: Question) => answerLocally(rows, question, options);
  return {
    key: options.key,
    whole: { load: options.load, answer },
    page: async ({ page, size, ...question }, signal) => {
      const rows = answer(await options.load(signal), question);
      return { rows: rows.slice((page - 1) * size, page * size), total: rows.length };
    },
    all: async function* (question, signal) {
      const rows = answer(await options.load(signal), question);
      yield { rows, total: rows.length };
    },
  };
}

function answerLocally<Row>(
  rows: readonly Row[],
  { q, filters, sort }: Question,
  { search, fits, sortValue = fieldOf }: Partial<LocalOptions<Row>>,
): readonly Row[] {
  const wanted = q.trim().toLowerCase();
  const on = Object.entries(filters).filter(([, value]) => value !== '');
  const found = rows.filter(
    (row) =>
      (wanted === '' || search === undefined || search(row).toLowerCase().includes(wanted)) &&
      on.every(([filter, value]) =>
        fits === undefined ? String(fieldOf(row, filter)) === value : fits(row, filter, value),
      ),
  );
  if (sort === undefined) {
    return found;
  }
  return found.sort((a, b) => compareValues(sortValue(a, sort.key), sortValue(b, sort.key), sort.direction));
}

function fieldOf(row: unknown, key: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[key];
}

const words = new Intl.Collator('zh-CN', { numeric: true });

/** Numbers by size, texts as a reader of Chinese expects; nothing last, upwards and downwards. */
export function compareValues(a: unknown, b: unknown, direction: Sort['direction'] = 'asc'): number {
  if (isNothing(a) || isNothing(b)) {
    return Number(isNothing(a)) - Number(isNothing(b));
  }
  const turn = direction === 'asc' ? 1 : -1;
  return turn * (typeof a === 'number' && typeof b === 'number' ? a - b : words.compare(String(a), String(b)));
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined | ''> };

/** The values that say something: without empty texts and nothings. */
export function given<const T extends Readonly<Record<string, unknown>>>(values: T): Given<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as Given<T>;
}
