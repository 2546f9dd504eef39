// The three ways a list tells its total, and one walk over all pages.

import type { Row, WireResponse } from './types.ts';
import type { Input } from './url.ts';

type Paging = NonNullable<Row['paging']>;

interface Style {
  /** Input key of the page size, and the size that a walk asks for. */
  readonly sizeKey: string;
  readonly size: number;
  /** The largest size the server honours: a greater one would make page numbers wrong. */
  readonly maxSize: number;
  /** Where the page after `seen` rows begins; `page` counts from 1. */
  position(page: number, seen: number): Record<string, number>;
  rows(reply: unknown, listField: string): readonly unknown[];
  total(reply: unknown): number;
}

type Fields = Readonly<Record<string, unknown>>;

const STYLES: Readonly<Record<Paging, Style>> = {
  'content-range': {
    sizeKey: 'per_page',
    size: 1000,
    maxSize: 9999,
    position: (page) => ({ page }),
    rows: (reply) => (reply as { Items: unknown[] }).Items,
    total: (reply) => (reply as { totalCount: number }).totalCount,
  },
  'total-items': {
    sizeKey: 'count',
    size: 1000,
    maxSize: 99_999,
    position: (_page, seen) => ({ offset: seen }),
    rows: (reply) => (reply as { Items?: unknown[] }).Items ?? [],
    total: (reply) => Number((reply as Fields).TotalCount),
  },
  // why 50: the specification's own walk over all pages; passport.md
  'start-count': {
    sizeKey: 'count',
    size: 50,
    maxSize: 100,
    position: (_page, seen) => ({ start: seen }),
    rows: (reply, listField) => ((reply as Fields)[listField] as unknown[] | undefined) ?? [],
    total: (reply) => Number((reply as Fields).total),
  },
};

/** Wraps the bare array of a `content-range` list: the total is the part after `/` of the header. */
export function contentRangePage(rows: unknown, response: WireResponse): { totalCount: number; Items: unknown[] } {
  const Items = Array.isArray(rows) ? rows : [];
  const total = Number(response.header('content-range')?.split('/')[1]);
  return { totalCount: Number.isNaN(total) ? Items.length : total, Items };
}

/** Every page of a list, asked one after another until its total is reached or a page is empty. */
export async function* walkPages(
  { paging = 'content-range' }: Row,
  listField: string,
  input: Input,
  ask: (input: Input) => Promise<unknown>,
): AsyncGenerator<{ reply: unknown; rows: readonly unknown[] }, void, undefined> {
  const { sizeKey, size, maxSize, position, rows, total } = STYLES[paging];
  const perPage = Math.min(Number(input[sizeKey] ?? size), maxSize);
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const reply = await ask({ ...input, [sizeKey]: perPage, ...position(page, seen) });
    const found = rows(reply, listField);
    seen += found.length;
    yield { reply, rows: found };
    if (found.length === 0 || !(seen < total(reply))) {
      return;
    }
  }
}
