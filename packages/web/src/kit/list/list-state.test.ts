import { describe, expect, it } from 'vitest';
import { columnKinds } from './columns/column.tsx';
import { moved, orderColumns } from './columns/columns-state.ts';
import { readDayRange, readMomentRange, writeDayRange } from './filter.ts';
import { readSort, writeSort } from './list-state.ts';

const c = columnKinds<{ a: string; b: string; d: string }>();
const columns = [c.text('a', 'A'), c.text('b', 'B'), c.text('d', 'D')];

describe('readSort', () => {
  it('comes back as it was written', () => {
    for (const sort of [undefined, { key: 'name', direction: 'asc' }, { key: 'name', direction: 'desc' }] as const) {
      expect(readSort(writeSort(sort))).toEqual(sort);
    }
    expect([readSort(''), readSort('-')]).toEqual([undefined, undefined]);
  });
});

describe('readDayRange', () => {
  it('takes two days in order and nothing else', () => {
    expect(readDayRange(writeDayRange({ start: '2026-01-01', end: '2026-02-01' }))).toEqual({
      start: '2026-01-01',
      end: '2026-02-01',
    });
    expect([readDayRange(''), readDayRange('2026-02-01~2026-01-01'), readDayRange('7')]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });
});

describe('readMomentRange', () => {
  it('is whole days of Shanghai as moments, which calls take, and nothing where there is no range', () => {
    expect(readMomentRange('2026-11-01~2026-11-02')).toEqual({
      from: '2026-10-31T16:00:00.000Z',
      to: '2026-11-02T16:00:00.000Z',
    });
    expect([readMomentRange(undefined), readMomentRange('2026-02-01~2026-01-01')]).toEqual([{}, {}]);
  });
});

describe('orderColumns', () => {
  it('keeps the first one first and puts new columns behind the known ones', () => {
    const keys = (order: readonly string[] | undefined) => orderColumns(columns, order).map(({ key }) => key);
    expect([keys(undefined), keys(['d', 'b', 'a']), keys(['d'])]).toEqual([
      ['a', 'b', 'd'],
      ['a', 'd', 'b'],
      ['a', 'd', 'b'],
    ]);
  });
});

describe('moved', () => {
  it('moves by one, never over the first and never out', () => {
    expect(moved(['a', 'b', 'd'], 'd', -1)).toEqual(['a', 'd', 'b']);
    expect(moved(['a', 'b', 'd'], 'b', -1)).toEqual(['a', 'b', 'd']);
    expect(moved(['a', 'b', 'd'], 'd', 1)).toEqual(['a', 'b', 'd']);
  });
});
