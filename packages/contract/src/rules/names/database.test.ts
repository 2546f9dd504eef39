import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, type TextRule } from '../text-rule.ts';
import { databaseName, databasePassword, databaseUser } from './database.ts';

const refusedOf = (rule: TextRule, values: string[]): string[] =>
  values.filter((value) => check(rule, value) !== undefined);

describe('databaseName', () => {
  it('has 1 to 60 letters, digits, hyphens and underscores', () => {
    expect(refusedOf(databaseName, ['a', '_', '-', 'My_db-1', 'x'.repeat(60)])).toEqual([]);
    const bad = ['', 'x'.repeat(61), 'a b', 'a.b', '库'];
    expect(refusedOf(databaseName, bad)).toEqual(bad);
  });
});

describe('databaseUser', () => {
  it('accepts names that only contain a reserved word', () => {
    const fine = ['a', 'mysql1', 'my_user', 'users', 'xroot', 'pg', 'pgx', 'tencentdb', 'xtencentdb_', 'x'.repeat(16)];
    expect(refusedOf(databaseUser, fine)).toEqual([]);
  });

  it('refuses the reserved words and starts in any case, and what is not a name', () => {
    const bad = [
      ...['mysql', 'mongo', 'redis', 'postgres', 'user', 'MySQL', 'REDIS', 'User'],
      ...['root', 'root1', 'Rooted', 'pg_', 'pg_a', 'PG_a', 'tencentdb_x', 'TencentDB_'],
      ...['', 'x'.repeat(17), 'a-b', 'a b', '用户'],
    ];
    expect(refusedOf(databaseUser, bad)).toEqual(bad);
  });

  it('agrees with the rule in its own words', () => {
    const words = ['mysql', 'mongo', 'redis', 'postgres', 'user', 'root', 'pg_', 'tencentdb_', 'a', '_', '1'];
    const name = fc
      .array(fc.tuple(fc.constantFrom(...words), fc.boolean()), { minLength: 1, maxLength: 2 })
      .map((parts) => parts.map(([word, upper]) => (upper ? word.toUpperCase() : word)).join(''));
    fc.assert(
      fc.property(name, (text) => {
        const lower = text.toLowerCase();
        const fine =
          text.length <= 16 &&
          !words.slice(0, 5).includes(lower) &&
          !['root', 'pg_', 'tencentdb_'].some((s) => lower.startsWith(s));
        expect(check(databaseUser, text) === undefined).toBe(fine);
      }),
    );
  });
});

describe('databasePassword', () => {
  it('needs one of each class and 8 to 30 allowed characters', () => {
    expect(refusedOf(databasePassword, ['Abcdef1!', 'aA0(aA0(', `Aa1)${'x'.repeat(26)}`])).toEqual([]);
    const bad = [
      '',
      'Abcde1!',
      `Aa1)${'x'.repeat(27)}`,
      'abcdef1!',
      'ABCDEF1!',
      'Abcdefg!',
      'Abcdefg1',
      'Abcdef1!$',
      'Abcdef 1!',
    ];
    expect(refusedOf(databasePassword, bad)).toEqual(bad);
  });
});
