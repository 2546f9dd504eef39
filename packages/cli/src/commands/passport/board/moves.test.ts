import type { LeaderboardScore } from '@uos/sdk/services/passport';
import { expect, it } from 'vitest';
import { movesOf } from './moves.ts';

const at = (memberId: string, rank: number, score: number) => ({ memberId, rank, score }) as LeaderboardScore;

it('tells who is new, who moved and who scored, and nothing of the others', () => {
  const before = [at('a', 1, 30), at('b', 2, 20), at('c', 3, 10)];
  const after = [at('a', 1, 30), at('d', 2, 25), at('b', 3, 20), at('c', 4, 11)];
  expect(movesOf(before, after).map(({ score: { memberId }, was }) => [memberId, was])).toEqual([
    ['d', undefined],
    ['b', 2],
    ['c', 3],
  ]);
  expect(movesOf(after, after)).toEqual([]);
});
