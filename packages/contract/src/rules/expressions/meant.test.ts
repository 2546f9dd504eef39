import { describe, expect, it } from 'vitest';
import { meantAttributes, usualAttributes } from './meant.ts';
import { readRule } from './read-rule.ts';

const KNOWN = ['user.country', 'user.stats.level', ...usualAttributes.map(([name]) => name)];

const meant = (text: string, known: readonly string[] = KNOWN): string[] => {
  const { rule } = readRule(text);
  return rule === undefined ? [] : meantAttributes(rule, known).map(({ name, meant: one }) => `${name} → ${one}`);
};

describe('meantAttributes', () => {
  it('finds the attribute that a misspelt one is near to, each once', () => {
    expect(meant("user.contry == 'CN' || user.contry == 'HK'")).toEqual(['user.contry → user.country']);
    expect(meant('user.stats.lvel > 3 && user.scroe > 1')).toEqual([
      'user.stats.lvel → user.stats.level',
      'user.scroe → user.score',
    ]);
  });

  it('prefers its own group, and finds it in another', () => {
    expect(meant("unity.contry == 'CN'")).toEqual(['unity.contry → unity.country']);
    expect(meant("app.platform == 'iOS'")).toEqual(['app.platform → unity.platform']);
  });

  it('says nothing of one that is known, nor of one that is near to none: games send their own', () => {
    expect(meant("user.country == 'CN' && user.guildRank > 3 && user['has space'] == 1")).toEqual([]);
    expect(meant('user.vip > 3')).toEqual([]);
    expect(meant('true')).toEqual([]);
    expect(meant("user.contry == 'CN'", [])).toEqual([]);
  });
});
