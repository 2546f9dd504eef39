import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../text-rule.ts';
import { databasePassword } from './database.ts';
import { randomDatabasePassword } from './random-password.ts';

describe('randomDatabasePassword', () => {
  it('obeys the password rule at every length, whatever the dice', () => {
    const dice = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
      minLength: 1,
      maxLength: 80,
    });
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 30 }), dice, (length, rolls) => {
        let turn = 0;
        const password = randomDatabasePassword(length, (limit) =>
          Math.floor((rolls[turn++ % rolls.length] ?? 0) * limit),
        );
        expect(password).toHaveLength(length);
        expect(check(databasePassword, password)).toBeUndefined();
      }),
    );
  });

  it('keeps a length outside the rule inside it', () => {
    expect([0, 7.9, 31, 1000].map((length) => randomDatabasePassword(length).length)).toEqual([8, 8, 30, 30]);
  });

  it('never gives the same password twice and puts no class in a fixed place', () => {
    const many = Array.from({ length: 500 }, () => randomDatabasePassword(12));
    expect(new Set(many).size).toBe(500);
    for (const kind of [/[a-z]/, /[A-Z]/, /[0-9]/, /[!@#^()]/]) {
      expect(many.some((password) => kind.test(password.charAt(0)))).toBe(true);
    }
  });
});
