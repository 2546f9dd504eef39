import type { Paging } from '@uos/contract';
import { describe, expect, it } from 'vitest';
import { walkPages } from './paging.ts';
import type { Row } from './types.ts';
import type { Input } from './url.ts';

/** A server with so many rows, which honours no page larger than `clamp`. */
function server(total: number, clamp: number) {
  const rows = Array.from({ length: total }, (_, index) => index);
  const asked: Input[] = [];
  const slice = (start: number, size: number) => rows.slice(start, start + Math.min(size, clamp));
  const ask: Readonly<Record<NonNullable<Row['paging']>, (input: Input) => unknown>> = {
    'content-range': ({ page, per_page }) => ({
      totalCount: total,
      Items: slice((Number(page) - 1) * Math.min(Number(per_page), clamp), Number(per_page)),
    }),
    'total-items': ({ offset, count }) => ({ TotalCount: total, Items: slice(Number(offset), Number(count)) }),
    'start-items': ({ start, count }) => ({ TotalCount: total, Items: slice(Number(start), Number(count)) }),
    'start-count': ({ start, count }) => ({ total, realms: slice(Number(start), Number(count)) }),
    'start-total': ({ start, count }) => ({ totalCount: total, realms: slice(Number(start), Number(count)) }),
    'offset-limit': ({ offset, limit }) => ({ totalCount: total, realms: slice(Number(offset), Number(limit)) }),
  };
  return {
    asked,
    rows,
    ask: (paging: NonNullable<Row['paging']>) => (input: Input) => {
      asked.push(input);
      return Promise.resolve(ask[paging](input));
    },
  };
}

async function walk(paging: NonNullable<Row['paging']>, total: number, clamp: number, input: Input = {}) {
  const { ask, asked, rows } = server(total, clamp);
  const own = ['start-count', 'start-total', 'offset-limit'].includes(paging);
  const row: Row = { route: 'GET /x', paging, ...(own && { listField: 'realms' }) };
  const found: unknown[] = [];
  for await (const page of walkPages(row, input, ask(paging))) {
    found.push(...page.rows);
  }
  expect(found).toEqual(rows);
  return asked;
}

const CLAMPS = {
  'content-range': 9999,
  'total-items': 99_999,
  'start-items': 9999,
  'start-count': 100,
  'start-total': 9999,
  'offset-limit': 9999,
} as const satisfies Record<Exclude<Paging, 'none'>, number>;

describe('walkPages', () => {
  it('finds every row once in each style, whatever the total', async () => {
    for (const [paging, clamp] of Object.entries(CLAMPS) as [keyof typeof CLAMPS, number][]) {
      for (const total of [0, 1, 49, 50, 51, 100, 123, 1000, 2500]) {
        await walk(paging, total, clamp);
      }
    }
  });

  it('counts 50 by 50 until the total, as the specification walks', async () => {
    const asked = await walk('start-count', 123, 100);
    expect(asked).toEqual([
      { start: 0, count: 50 },
      { start: 50, count: 50 },
      { start: 100, count: 50 },
    ]);
  });

  it('keeps the filter and the page size of the caller, and no larger one than the server honours', async () => {
    expect(await walk('content-range', 5, 9999, { per_page: 2, name: 'a' })).toEqual([
      { per_page: 2, name: 'a', page: 1 },
      { per_page: 2, name: 'a', page: 2 },
      { per_page: 2, name: 'a', page: 3 },
    ]);
    expect((await walk('content-range', 25_000, 9999, { per_page: 20_000 })).length).toBe(3);
    expect((await walk('start-count', 250, 100, { count: 1000 })).length).toBe(3);
  });

  it('stops at an empty page, also when the total says more', async () => {
    const row: Row = { route: 'GET /x', paging: 'total-items' };
    const pages: unknown[] = [];
    for await (const { rows } of walkPages(row, {}, () => Promise.resolve({ TotalCount: 9, Items: [] }))) {
      pages.push(rows);
    }
    expect(pages).toEqual([[]]);
  });
});
