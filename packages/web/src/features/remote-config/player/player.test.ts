import { describe, expect, it } from 'vitest';
import { knownAttributes } from '../rule/attributes.ts';
import { attributesOfJson, playingOf, readValue } from './player.ts';

const known = knownAttributes([{ name: 'app.version', type: 'string', values: ['1.10'] }]);
const player = (attributes: Readonly<Record<string, string>>) => ({
  userId: ' ana ',
  time: '',
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
});

describe('playingOf', () => {
  it('puts attributes into their groups, deep ones too, and leaves out what is no attribute', () => {
    const given = player({
      'user.tier': 'gold',
      'user.stats.level': '7',
      'app.version': '1.10',
      nothing: '1',
      'user.': 'x',
    });
    expect(playingOf(given, known)).toEqual({
      userId: 'ana',
      attributes: { user: { tier: 'gold', stats: { level: 7 } }, app: { version: '1.10' } },
    });
    expect(playingOf({ userId: ' ', time: '2026-11-26T00:00:00Z', attributes: [] }, known)).toEqual({
      time: '2026-11-26T00:00:00Z',
    });
  });
});

describe('readValue', () => {
  it('reads what a value is from how it is written, and from what games send', () => {
    expect([readValue('3', undefined), readValue('true', undefined), readValue('gold', undefined)]).toEqual([
      3,
      true,
      'gold',
    ]);
    expect([readValue('3', 'string'), readValue("'3'", undefined), readValue('[1, 2]', undefined)]).toEqual([
      '3',
      '3',
      [1, 2],
    ]);
    expect(readValue('{"a":1}', undefined)).toBe('{"a":1}');
  });
});

describe('attributesOfJson', () => {
  it('takes what a game sends, or names as rules write them', () => {
    const found = [
      { name: 'user.tier', value: 'gold' },
      { name: 'user.stats.level', value: '7' },
    ];
    expect(attributesOfJson('{"attributes":{"user":{"tier":"gold","stats":{"level":7}}},"userId":"a"}')).toEqual(found);
    expect(attributesOfJson('{"user.tier":"gold","user.stats.level":7}')).toEqual(found);
    expect([attributesOfJson('{'), attributesOfJson('{"x":1}')]).toEqual([undefined, []]);
  });
});
