import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSeal, sameSecret } from './seal.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];

describe('createSeal', () => {
  it('opens what it sealed, and only in its own context', () => {
    const seal = createSeal([oldKey]);
    const sealed = seal.seal('秘密', 'apps/1');
    expect(sealed).not.toContain('秘密');
    expect(seal.open(sealed, 'apps/1')).toBe('秘密');
    expect(() => seal.open(sealed, 'apps/2')).toThrow();
  });

  it('opens what an older key sealed after a rotation, and seals with the newest', () => {
    const before = createSeal([oldKey]).seal('text', 'row');
    const rotated = createSeal([newKey, oldKey]);
    expect(rotated.open(before, 'row')).toBe('text');
    expect(createSeal([newKey]).open(rotated.seal('text', 'row'), 'row')).toBe('text');
    expect(() => createSeal([newKey]).open(before, 'row')).toThrow('not among the configured keys');
  });

  it('refuses a value that was changed', () => {
    const seal = createSeal([oldKey]);
    const sealed = seal.seal('text', 'row').split('.');
    sealed[3] = Buffer.from('other').toString('base64url');
    expect(() => seal.open(sealed.join('.'), 'row')).toThrow();
  });

  it('verifies a signature for its purpose only', () => {
    const seal = createSeal([oldKey]);
    const signature = seal.sign('policy', 'upload');
    expect(seal.verify('policy', signature, 'upload')).toBe(true);
    expect(seal.verify('policy', signature, 'read')).toBe(false);
    expect(seal.verify('other', signature, 'upload')).toBe(false);
    expect(seal.verify('policy', '', 'upload')).toBe(false);
  });
});

describe('sameSecret', () => {
  it('compares secrets of any length', () => {
    expect(sameSecret('a', 'a')).toBe(true);
    expect(sameSecret('a', 'ab')).toBe(false);
    expect(sameSecret('', 'x')).toBe(false);
  });
});
