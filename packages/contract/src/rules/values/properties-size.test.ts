import { describe, expect, it } from 'vitest';
import { checkPropertiesSize } from './properties-size.ts';

describe('checkPropertiesSize', () => {
  it('counts the bytes of the JSON text, up to and including 512', () => {
    // {"a":""} has 8 bytes
    expect(checkPropertiesSize({ a: 'x'.repeat(504) })).toBeUndefined();
    expect(checkPropertiesSize({ a: 'x'.repeat(505) })?.en).toBe('Properties take 513 bytes, the limit is 512');
  });

  it('counts bytes, not characters', () => {
    expect(checkPropertiesSize({ a: '字'.repeat(168) })).toBeUndefined();
    expect(checkPropertiesSize({ a: '字'.repeat(169) })).toBeDefined();
    expect(checkPropertiesSize({ a: '12' }, 9)).toBeDefined();
  });
});
