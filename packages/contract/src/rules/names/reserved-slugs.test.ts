import { describe, expect, it } from 'vitest';
import { check } from '../text-rule.ts';
import { itemSlug } from './names.ts';
import { checkReservedSlug, reservedSlugs } from './reserved-slugs.ts';

describe('checkReservedSlug', () => {
  it('refuses the words of its own kind and no other', () => {
    expect(checkReservedSlug('battlePass', 'persona')).toEqual({
      zh: '“persona”是保留字',
      en: '"persona" is reserved',
    });
    expect(checkReservedSlug('quest', 'persona')).toBeUndefined();
    expect(checkReservedSlug('quest', 'daily-1')).toBeUndefined();
  });

  it('reserves only what would else be a slug', () => {
    expect(
      Object.values(reservedSlugs)
        .flat()
        .filter((word) => check(itemSlug, word) !== undefined),
    ).toEqual([]);
  });
});
