import { describe, expect, it } from 'vitest';
import { hiding } from './hide.ts';

describe('hiding', () => {
  it('leaves nothing of a secret, also where one is part of another', () => {
    const hide = hiding(['abcdef', 'abcdef-longer']);
    expect(hide('a=abcdef b=abcdef-longer abcdef')).toBe('a=*** b=*** ***');
  });

  it('leaves alone what is too short to be one', () => {
    expect(hiding(['', 'map'])('map of fog')).toBe('map of fog');
  });
});
