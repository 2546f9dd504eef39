import { describe, expect, it } from 'vitest';
import { type RedeemQuestion, redeemFails } from './redeeming.ts';

const pack = { status: 'active', codeType: 'Unique', scopes: ['cn', 'sea'], redeemLimitPerPersona: 2 };
const code = { status: 'unused' };
const asked: RedeemQuestion = { found: { code, pack }, scope: 'cn', persona: { hasUsedThis: false, usesOfPack: 1 } };

const of = (change: Partial<RedeemQuestion>) => redeemFails({ ...asked, ...change });
const withPack = (change: Partial<typeof pack>, status = 'unused') =>
  of({ found: { code: { status }, pack: { ...pack, ...change } } });

describe('a code that is only asked about', () => {
  it('works where nothing is against it', () => {
    expect(of({})).toBeUndefined();
    expect(redeemFails({ found: { code, pack: { ...pack, scopes: [] } }, scope: '' })).toBeUndefined();
  });

  it('is refused by the first check that fails', () => {
    expect(of({ found: undefined })).toBe('code');
    expect(withPack({ status: 'pending', scopes: ['eu'] }, 'invalid')).toBe('pack');
    expect(withPack({ scopes: ['eu'] }, 'invalid')).toBe('valid');
    expect(withPack({ scopes: ['eu'] }, 'used')).toBe('scope');
    expect(withPack({}, 'used')).toBe('unused');
    expect(of({ persona: { hasUsedThis: false, usesOfPack: 2 } })).toBe('limit');
  });

  it('is for everybody once where it is universal', () => {
    const found = { code, pack: { ...pack, codeType: 'Universal' } };
    expect(of({ found, persona: { hasUsedThis: true, usesOfPack: 1 } })).toBe('unused');
    expect(of({ found, persona: undefined })).toBeUndefined();
  });
});
