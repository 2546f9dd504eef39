import { describe, expect, it } from 'vitest';
import { isAllowed, licenceOf } from './licences.ts';

describe('licenceOf', () => {
  it('reads what a lock file says, and asks the package where it says nothing', () => {
    const nothing = { manifest: {}, text: '' };
    expect(licenceOf({ license: 'MIT' }, () => nothing)).toBe('MIT');
    expect(licenceOf({}, () => ({ ...nothing, manifest: { licenses: [{ type: 'MIT' }] } }))).toBe('MIT');
    expect(licenceOf({}, () => ({ ...nothing, manifest: { license: { type: 'ISC' } } }))).toBe('ISC');
    expect(licenceOf({}, () => ({ ...nothing, manifest: { license: ['MIT', 'Apache2'] } }))).toBe('MIT OR Apache2');
    expect(licenceOf({}, () => ({ ...nothing, text: 'MIT License\n\nCopyright (c) 2017' }))).toBe('MIT');
    expect(licenceOf({}, () => ({ ...nothing, text: 'All rights reserved' }))).toBe('');
    expect(licenceOf({}, () => nothing)).toBe('');
  });
});

describe('isAllowed', () => {
  it('takes one of a choice, and all of a conjunction', () => {
    for (const one of ['MIT', '(WTFPL OR MIT)', 'MIT AND ISC', 'MIT OR GPL-3.0']) {
      expect([one, isAllowed(one)]).toEqual([one, true]);
    }
    for (const one of ['', 'GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-3.0', 'SEE LICENSE IN LICENSE', 'UNLICENSED']) {
      expect([one, isAllowed(one)]).toEqual([one, false]);
    }
  });
});
