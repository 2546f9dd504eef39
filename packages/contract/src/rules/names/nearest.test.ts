import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const WORDS = ['cdn', 'passport', 'profile', 'login', 'logout', 'whoami', 'release', 'bucket'];

describe('nearest', () => {
  it.each([
    ['lgoin', 'login'],
    ['pasport', 'passport'],
    ['buckets', 'bucket'],
    ['relaese', 'release'],
    ['prof', 'profile'],
    ['cnd', 'cdn'],
  ])('takes %s for %s', (typed, meant) => {
    expect(nearest(typed, WORDS)).toBe(meant);
  });

  it('finds nothing where nothing is near', () => {
    expect(nearest('kubernetes', WORDS)).toBeUndefined();
    expect(nearest('zz', WORDS)).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });
});
