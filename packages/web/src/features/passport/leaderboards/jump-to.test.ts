import type { LeaderboardScore } from '@uos/sdk/browser';
import { describe, expect, it } from 'vitest';
import { jumpTo } from './jump-to.ts';

/** A ranking of 95 members, `m1` best. */
const list = ({ memberId }: { readonly memberId?: string }) => {
  const rank = Number(/^m(\d+)$/.exec(memberId ?? '')?.[1] ?? 0);
  const own = { memberId, rank, realmID: 'r-east' } as LeaderboardScore;
  return Promise.resolve({ scores: rank > 0 && rank <= 95 ? [own] : [], total: 95 });
};
const board = { slugName: 'weekly', crossRealm: true };
const to = (kind: 'rank' | 'member' | 'percent', asked: string, of = board, realm = '') =>
  jumpTo(list, of, { kind, asked, size: 20, realm });

describe('jumpTo', () => {
  it('finds the page of a rank, of a member, and of the last of a share', async () => {
    expect(await to('rank', '20')).toEqual({ page: 1, realm: '', at: 'r20' });
    expect(await to('rank', '21')).toEqual({ page: 2, realm: '', at: 'r21' });
    expect(await to('member', 'm95')).toEqual({ page: 5, realm: '', at: 'm95' });
    expect(await to('percent', '50')).toEqual({ page: 3, realm: '', at: 'r48' });
  });

  it('says what is wrong with a rank, a share or a member that is not there', async () => {
    for (const [kind, asked] of [
      ['rank', '96'],
      ['rank', '0'],
      ['rank', '1.5'],
      ['percent', '101'],
      ['percent', 'x'],
      ['member', 'nobody'],
    ] as const) {
      expect(await to(kind, asked), `${kind} ${asked}`).toHaveProperty('problem');
    }
  });

  it('goes to the realm of a member, and asks for one where each has a ranking of its own', async () => {
    const apart = { ...board, crossRealm: false };
    expect(await to('member', 'm3', apart)).toEqual({ page: 1, realm: 'r-east', at: 'm3' });
    expect(await to('rank', '3', apart)).toHaveProperty('problem');
    expect(await to('rank', '3', apart, 'r-west')).toEqual({ page: 1, realm: 'r-west', at: 'r3' });
  });
});
