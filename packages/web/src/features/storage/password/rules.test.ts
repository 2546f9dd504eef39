import { randomDatabasePassword } from '@uos/contract/rules';
import { describe, expect, it } from 'vitest';
import { passwordProblem, passwordRules } from './rules.ts';

const missing = (password: string) =>
  passwordRules(password)
    .filter(({ isMet }) => !isMet)
    .map(({ title }) => title);

describe('passwordRules', () => {
  it('names what is missing still', () => {
    expect(missing('harbour')).toEqual(['8 到 30 个字符', '大写字母', '数字', '符号 !@#^()']);
    expect(missing('Harbour7^')).toEqual([]);
    expect(missing('Harbour7^$')).toEqual(['只能包含字母、数字和 !@#^()']);
  });

  it('is met where the contract takes the password, and nowhere else', () => {
    const tried = [
      '',
      'Aa1!',
      'harbour7!',
      'HARBOUR7!',
      'Harbour!!',
      'Harbour77',
      'Harbour7 !',
      `Aa1!${'x'.repeat(27)}`,
    ];
    for (const password of [...tried, ...Array.from({ length: 50 }, () => randomDatabasePassword())]) {
      expect([password, missing(password).length === 0]).toEqual([password, passwordProblem(password) === undefined]);
    }
  });
});
