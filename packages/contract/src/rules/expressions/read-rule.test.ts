import { describe, expect, it } from 'vitest';
import { attributesOf, readRule, ruleLimits } from './index.ts';

const fault = (rule: string) => {
  const read = readRule(rule);
  return read.fault === undefined ? undefined : [read.fault.message, read.fault.position];
};

describe('readRule', () => {
  it('reads comparisons, words and signs, lists, paths and calculations', () => {
    for (const rule of [
      ...['', ' ', 'true', 'false', '(true)', 'not false', '!!true', 'true and false or true'],
      ...["user.tier == 'gold'", 'user.tier == "gold"', 'user.tier != nil', 'user.a == null', "user['a b'].c[0] == 1"],
      ...["user.tier in ['gold', 'silver']", 'user.n not in [1, 2, user.m]', 'user.list contains 3', 'user.x in []'],
      ...["app.version startsWith '1.'", "app.version endsWith 'rc'", "unity.model matches '^iPhone1[0-9]'"],
      ...['user.a + 1 * 2 - 3 / 4 % 5 > -6', '-user.a < --3', '(user.a + 1) * 2 == 4', 'user.名字 == 1'],
      ...['!(user.a == 1) && not (user.b == 2) || user.c == 3', "user.a == 'it\\'s'", 'user.in == 1', 'user.a==1'],
    ]) {
      expect(fault(rule), rule).toBeUndefined();
    }
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

  it.each([
    ['user.', 'rule ends too early', 5],
    ['user.score >', 'rule ends too early', 12],
    ['user.a == 1 &&', 'rule ends too early', 14],
    ['(user.a == 1', 'rule ends too early', 12],
    ["user.a == 'x", 'rule ends too early', 10],
    ['user.a in [1, 2', 'rule ends too early', 15],
    ['user[', 'rule ends too early', 5],
    ['game.x == 1', 'unknown name game', 0],
    ['user.a == b', 'unknown name b', 10],
    ['constructor == 1', 'unknown name constructor', 0],
    ['user.1 == 1', 'expected a name', 5],
    ['user[x] == 1', 'expected a name', 5],
    ['user[1.5] == 1', 'expected a name', 5],
    ['user.a == 1 == 2', 'unexpected ==', 12],
    ['user.a == 1 user.b == 2', 'unexpected user', 12],
    ['user.a = 1', 'unexpected =', 7],
    ['user.a == #', 'unexpected #', 10],
    ['user.a == 😀', 'unexpected 😀', 10],
    ['user.a == )', 'unexpected )', 10],
    ['== 1', 'unexpected ==', 0],
    ['user.a in [1 2]', 'unexpected 2', 13],
    ['user.a in [,]', 'unexpected ,', 11],
    ['user.new', 'the rule must be true or false; write == true', 0],
    ['user.score + 1', 'the rule must be true or false; write == true', 0],
    ["'true'", 'the rule must be true or false; write == true', 0],
    ['!user.new', 'the rule must be true or false; write == true', 1],
    ['not (user.a + 1)', 'the rule must be true or false; write == true', 5],
    ['user.new && user.a == 1', 'both sides must be comparisons, write == true', 0],
    ['user.a == 1 or user.new', 'both sides must be comparisons, write == true', 15],
    ['user.a == 1 and 3', 'both sides must be comparisons, write == true', 16],
    ['user.a matches user.b', 'matches takes a pattern in quotes', 15],
    ['user.a matches 3', 'matches takes a pattern in quotes', 15],
  ])('says what is wrong with %s, and where', (rule, message, position) => {
    expect(fault(rule)).toEqual([message, position]);
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
