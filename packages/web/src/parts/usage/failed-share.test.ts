import { expect, it } from 'vitest';
import { failedShare } from './failed-share.ts';

it('is worth a look from a part and from a number on', () => {
  expect(failedShare({ requests: 100, errors: 10 })).toBe(0.1);
  expect(failedShare({ requests: 100, errors: 9 })).toBeUndefined();
  expect(failedShare({ requests: 1000, errors: 19 })).toBeUndefined();
  expect(failedShare({ requests: 0, errors: 12 })).toBe(1);
});
