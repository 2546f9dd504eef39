// The ways a list is cut into pages and tells its total, and one walk over all pages.
import type { AnyMethod } from './client.ts';
import type { CallOptions, Row } from './types.ts';
import type { Input } from './url.ts';

interface Style {
  /** Input key of the page size, the size a walk asks for, and the largest one the server honours. */
  readonly sizeKey: string;
  readonly size: number;
  readonly maxSize: number;
  /** Input key of where a page begins: `page` counts pages from 1, the others count rows. */
  readonly startKey: string;
  readonly totalKey: string;
}

const STYLES: Readonly<Record<NonNullable<Row['paging']>, Style>> = {
  'content-range': { sizeKey: 'per_page', size: 1000, maxSize: 9999, startKey: 'page', totalKey: 'totalCount' },
  'total-items': { sizeKey: 'count', size: 1000, maxSize: 99_999, startKey: 'offset', totalKey: 'TotalCount' },
  // why 50: the specification's own walk over all pages; wire/passport.md 1.4
  'start-count': { sizeKey: 'count', size: 50, maxSize: 100, startKey: 'start', totalKey: 'total' },
  'start-items': { sizeKey: 'count', size: 100, maxSize: 9999, startKey: 'start', totalKey: 'TotalCount' },
  'start-total': { sizeKey: 'count', size: 100, maxSize: 9999, startKey: 'start', totalKey: 'totalCount' },
  'offset-limit': { sizeKey: 'limit', size: 1000, maxSize: 9999, startKey: 'offset', totalKey: 'totalCount' },
};

/** Every row of a list, whichever page it is on, or every page as it was answered. */
export async function* walk(
  list: AnyMethod,
  part: 'rows' | 'reply',
  input: Input = {},
  options?: CallOptions,
): AsyncGenerator<unknown> {
  for await (const { rows, reply } of walkPages(list.operation.row, input, (page) => list(page, options))) {
    yield* part === 'rows' ? rows : [reply];
  }
}

/** Every page of a list, asked one after another until its total is reached or a page is empty. */
export async function* walkPages(
  { paging = 'content-range', listField = 'Items' }: Row,
  input: Input,
  ask: (input: Input) => Promise<unknown>,
): AsyncGenerator<{ reply: unknown; rows: readonly unknown[] }, void, undefined> {
  const { sizeKey, size, maxSize, startKey, totalKey } = STYLES[paging];
  const perPage = Math.min(Number(input[sizeKey] ?? size), maxSize);
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const start = startKey === 'page' ? page : seen;
    const reply = (await ask({ ...input, [sizeKey]: perPage, [startKey]: start })) as Input;
    const rows = (reply[listField] ?? []) as readonly unknown[];
    seen += rows.length;
    yield { reply, rows };
    if (rows.length === 0 || seen >= Number(reply[totalKey])) {
      return;
    }
  }
}
