import { describe, expect, it } from 'vitest';
import { hintOf, shareOf } from './completion.ts';
import { text } from './text.zh.ts';

describe('shareOf', () => {
  it('is at most all of them, and none of nobody', () => {
    expect([shareOf(1, 4), shareOf(5, 4), shareOf(0, 0)]).toEqual([0.25, 1, 0]);
  });
});

describe('hintOf', () => {
  it('tells of what nearly everybody or hardly anybody has done, where enough play', () => {
    expect([90, 89, 3, 2].map((achieved) => hintOf(achieved, 100))).toEqual([
      ...[text.tooEasy, undefined, undefined, text.tooHard],
    ]);
    expect(hintOf(19, 19)).toBe(text.fewPlayers);
  });
});
