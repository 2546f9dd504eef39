import { expect, it } from 'vitest';
import { renamed } from './renamed.ts';

it('renames an attribute wherever it is read, and nothing that only looks like it', () => {
  const rule = "user.contry == 'user.contry'  && not user.contryCode in ['CN'] || user.contry == \"HK\" ";
  expect(renamed(rule, 'user.contry', 'user.country')).toBe(
    "user.country == 'user.contry'  && not user.contryCode in ['CN'] || user.country == \"HK\" ",
  );
});
