import type { SessionState, User } from '@uos/sdk/browser';
import { describe, expect, it } from 'vitest';
import { samePerson, whoIs } from './who.ts';

const user = (UserId: string) => ({ UserId, UserName: `name of ${UserId}`, Email: '' }) as User;
const nobody: SessionState = { User: null, Admin: null, BcAdmin: null };
const operator = { UserName: 'ops', Kind: 'admin' as const };

describe('whoIs', () => {
  it('is the developer, unless another of the signed-in is asked for', () => {
    const both = { ...nobody, User: user('u-1'), Admin: operator };
    expect(whoIs(both)).toMatchObject({ kind: 'user', id: 'u-1', detail: 'u-1' });
    expect(whoIs(both, 'operator')).toMatchObject({ kind: 'operator', detail: '(LDAP)' });
    expect(whoIs({ ...nobody, Admin: operator }, 'billing')).toMatchObject({ kind: 'operator' });
    expect(whoIs(nobody)).toBeUndefined();
  });
});

describe('samePerson', () => {
  it('is false as soon as one of them is somebody else', () => {
    const before = { ...nobody, User: user('u-1') };
    expect(samePerson(before, { ...nobody, User: user('u-1') })).toBe(true);
    expect(samePerson(before, { ...before, Admin: operator })).toBe(true);
    expect(samePerson(before, nobody)).toBe(true);
    expect(samePerson(before, { ...nobody, User: user('u-2') })).toBe(false);
  });
});
