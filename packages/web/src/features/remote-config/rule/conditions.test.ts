import { describe, expect, it } from 'vitest';
import { knownAttributes } from './attributes.ts';
import { conditionsOf, ruleOf } from './conditions.ts';

const known = knownAttributes([{ name: 'app.version', type: 'string', values: [] }]);

describe('conditionsOf', () => {
  it('reads rows that all have to hold, and comes back to the same rule', () => {
    for (const rule of [
      "user.tier == 'gold'",
      "user.tier in ['gold', 'silver'] && user.score >= 100 && app.version startsWith '1.'",
      'user.isNew == true && user.debt < -3',
      "app.version == '3' && user.name != 'a b'",
      'true',
    ]) {
      const rows = conditionsOf(rule);
      expect(rows === undefined ? undefined : ruleOf(rows, known), rule).toBe(rule);
    }
    expect(conditionsOf('true')).toEqual([]);
  });

  it('leaves to the text what rows cannot say', () => {
    for (const rule of [
      'user.a == 1 || user.b == 2',
      '!(user.a == 1)',
      'user.a + 1 > 2',
      'user.a == user.b',
      "user['b c'] == 1",
      "user.a in ['x, y']",
      'user.a ==',
      'false',
    ]) {
      expect(conditionsOf(rule), rule).toBeUndefined();
    }
  });
});

describe('ruleOf', () => {
  it('writes each value in the type that games send, and leaves out rows that are not filled in', () => {
    const row = (attribute: string, value: string) => ({ attribute, by: '==' as const, value });
    expect(ruleOf([row('app.version', '3'), row('user.score', '3'), row('', 'x'), row('user.a', '')], known)).toBe(
      "app.version == '3' && user.score == 3",
    );
    expect(ruleOf([row('user.name', "it's")], known)).toBe("user.name == 'it\\'s'");
    expect(ruleOf([], known)).toBe('true');
  });
});
