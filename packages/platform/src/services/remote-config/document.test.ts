import { expect, it } from 'vitest';
import { changesOf } from './document.ts';
import type { Mark } from './store/versions.ts';

const mark = (age: number, status: string, rolloutPercentage: number): Mark => ({
  ...{ kind: 'override', id: 'o', name: '活动', age },
  reach: { status, rolloutPercentage },
});
const config = (age: number): Mark => ({ kind: 'config', id: 'c', name: 'lives', age });

it('tells in a version what became of an override: on, off, wider, narrower or otherwise changed', () => {
  const changeOf = (before: Mark, after: Mark) => changesOf([before], [after]).map(({ change }) => change);
  expect(changeOf(mark(1, 'disable', 10), mark(2, 'enable', 10))).toEqual(['enabled']);
  expect(changeOf(mark(1, 'enable', 10), mark(2, 'disable', 10))).toEqual(['disabled']);
  expect(changeOf(mark(1, 'enable', 10), mark(2, 'enable', 20))).toEqual(['widened']);
  expect(changeOf(mark(1, 'enable', 20), mark(2, 'enable', 10))).toEqual(['narrowed']);
  expect(changeOf(mark(1, 'enable', 20), mark(2, 'enable', 20))).toEqual(['changed']);
  expect(changeOf(config(1), config(2))).toEqual(['changed']);
  expect(changeOf(config(1), config(1))).toEqual([]);
});
