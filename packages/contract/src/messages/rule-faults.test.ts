import { describe, expect, it } from 'vitest';
import { readRule, ruleLimits } from '../rules/index.ts';
import { placeInRule, ruleFaults, ruleFaultWords } from './rule-faults.ts';
import { wordsInBraces } from './translate.ts';

const deep = ruleLimits.depth + 1;
const WRONG = [
  "user.level > '",
  'user.',
  'user.1',
  "user.name + 'a'",
  'true && user.level',
  'user.name matches user.other',
  'usr.level > 3',
  'user.level > > 3',
  'user.level > 3 §',
  'x'.repeat(ruleLimits.characters + 1),
  `${'('.repeat(deep)}true${')'.repeat(deep)}`,
  `user.level in [${Array.from({ length: ruleLimits.listItems + 1 }, (_, index) => index)}]`,
  `user.name matches '${'a'.repeat(ruleLimits.patternCharacters + 1)}'`,
];

describe('what is wrong with a rule', () => {
  it('is said in both languages, whatever it is', () => {
    const met = new Set<string>();
    for (const rule of WRONG) {
      const { message = '' } = readRule(rule).fault ?? {};
      const [zh, en] = [ruleFaultWords(message, 'zh'), ruleFaultWords(message, 'en')];
      expect([zh, en], message).toEqual([expect.stringMatching(/\p{Script=Han}/u), expect.not.stringContaining('{')]);
      expect(zh).not.toContain('{');
      met.add(Object.keys(ruleFaults).find((one) => one === message || wordsInBraces(one, message)) ?? message);
    }
    // why one less: only who compiles a pattern finds that it cannot be read
    expect([...met, 'the pattern cannot be read'].toSorted()).toEqual(Object.keys(ruleFaults).toSorted());
  });

  it('keeps the word that it is about', () => {
    expect(ruleFaultWords('unknown name usr', 'zh')).toBe('没有 usr，只能使用 unity、app、user');
    expect(ruleFaultWords('something new', 'zh')).toBe('something new');
  });

  it('is placed as an editor counts', () => {
    expect(placeInRule('true\n  &&', 9)).toEqual({ line: 2, column: 5 });
    expect(placeInRule('true', 0)).toEqual({ line: 1, column: 1 });
  });
});
