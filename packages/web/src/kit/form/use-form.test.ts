import { describe, expect, it } from 'vitest';
import { largestUnit } from './duration-input.tsx';
import { fieldAt } from './use-form.ts';

describe('fieldAt', () => {
  it('puts a problem at the innermost field that holds it', () => {
    const names = ['attributes', 'attributes.promote_only', 'tags'];
    expect(['attributes.promote_only', 'attributes.x', 'tags[2]', 'other'].map((path) => fieldAt(path, names))).toEqual(
      [...['attributes.promote_only', 'attributes', 'tags', undefined]],
    );
  });
});

describe('largestUnit', () => {
  it('is the one in which the seconds are a whole number', () => {
    expect([undefined, 0, 45, 120, 7200, 172_800, 90_000].map(largestUnit)).toEqual([
      's',
      's',
      's',
      'm',
      'h',
      'd',
      'h',
    ]);
  });
});
