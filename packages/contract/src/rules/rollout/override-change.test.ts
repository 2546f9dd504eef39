import { expect, it } from 'vitest';
import { overrideChange } from './override-change.ts';

const half = { status: 'enable', rolloutPercentage: 50 };

it.each([
  [{ ...half, status: 'disable' }, half, 'enabled'],
  [half, { status: 'disable', rolloutPercentage: 10 }, 'disabled'],
  [half, { ...half, rolloutPercentage: 60 }, 'widened'],
  [half, { ...half, rolloutPercentage: 10 }, 'narrowed'],
  [half, half, 'changed'],
])('from %o to %o it is %s', (was, is, change) => {
  expect(overrideChange(was, is)).toBe(change);
});
