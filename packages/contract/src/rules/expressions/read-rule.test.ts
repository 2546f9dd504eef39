import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { attributesOf, readRule, ruleLimits } from './index.ts';

/** Rules and what becomes of them, in a file that clients of other languages may read too. */
const { cases } = JSON.parse(
  readFileSync(new URL('../../../../../tests/spec/rule-cases.json', import.meta.url), 'utf8'),
) as {
  cases: readonly {
    readonly rule: string;
    readonly value?: boolean;
    readonly error?: string;
    readonly position?: number;
    readonly by?: 'server';
  }[];
};

const fault = (rule: string) => {
  const read = readRule(rule);
  return read.fault === undefined ? undefined : [read.fault.message, read.fault.position];
};

describe('readRule', () => {
  it.each(cases.filter(({ by }) => by !== 'server'))('reads or refuses $rule as the table says', (one) => {
    expect(fault(one.rule)).toEqual(one.error === undefined ? undefined : [one.error, one.position]);
  });

  it('binds or looser than and, and looser than not, than comparisons, than sums, than products', () => {
    const shape = (rule: string) =>
      JSON.stringify(readRule(rule).rule, (key, value) => (key === 'at' ? undefined : value));
    expect(shape('user.a == 1 || user.b == 2 && user.c == 3')).toBe(
      shape('(user.a == 1) || ((user.b == 2) && (user.c == 3))'),
    );
    expect(shape('not user.a == 1 and user.b == 2')).toBe(shape('(not (user.a == 1)) and (user.b == 2)'));
    expect(shape('user.a - 1 - 2 * 3 == 0')).toBe(shape('((user.a - 1) - (2 * 3)) == 0'));
  });

  it('has limits: characters, depth, values of a list, characters of a pattern', () => {
    const { characters, depth, listItems, patternCharacters } = ruleLimits;
    const padded = (length: number) => `true${' '.repeat(length - 4)}`;
    expect([fault(padded(characters)), fault(padded(characters + 1))?.[1]]).toEqual([undefined, characters]);
    const nested = (levels: number, [open, close]: readonly [string, string]) =>
      `${open.repeat(levels)}true${close.repeat(levels)}`;
    for (const signs of [
      ['(', ')'],
      ['!', ''],
    ] as const) {
      expect([fault(nested(depth, signs)), fault(nested(depth + 1, signs))?.[1]]).toEqual([undefined, depth]);
    }
    const list = (length: number) => `user.a in [${new Array(length).fill(1).join(',')}]`;
    expect([fault(list(listItems)), fault(list(listItems + 1))?.[0]]).toEqual([
      undefined,
      `a list has at most ${listItems} values`,
    ]);
    const pattern = (length: number) => `user.a matches '${'x'.repeat(length)}'`;
    expect([fault(pattern(patternCharacters)), fault(pattern(patternCharacters + 1))?.[1]]).toEqual([undefined, 15]);
  });
});

describe('attributesOf', () => {
  it('names each once, as a rule writes it, up to a place in a list', () => {
    const { rule } = readRule(
      "user.a == 1 && (user['b c'].d[2].e > 1 || app.v in [user.a, unity.ram]) && !(user.a == 2)",
    );
    expect(rule && attributesOf(rule)).toEqual(['user.a', "user['b c'].d", 'app.v', 'unity.ram']);
  });
});
