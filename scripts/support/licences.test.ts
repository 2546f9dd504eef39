import { describe, expect, it } from 'vitest';
import { isAllowed, licenceOf } from './licences.ts';

describe('licenceOf', () => {
  it('reads what a lock file says, and asks the package where it says nothing', () => {
    expect(licenceOf({ license: 'MIT' }, () => ({}))).toBe('MIT');
    expect(licenceOf({}, () => ({ licenses: [{ type: 'MIT' }] }))).toBe('MIT');
    expect(licenceOf({}, () => ({ license: { type: 'ISC' } }))).toBe('ISC');
    expect(licenceOf({}, () => ({}))).toBe('');
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
