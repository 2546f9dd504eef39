// How many have done an achievement, as a share, and what it says of it. Pure.
import { text } from './text.zh.ts';

/** Fewer players say nothing. */
const FEWEST = 20;
const EASY = 0.9;
const HARD = 0.02;

/** From 0 to 1: who is gone or banned counts among those who have done it. */
export function shareOf(achieved: number, players: number): number {
  return players === 0 ? 0 : Math.min(1, achieved / players);
}

/** Nothing where it is neither too easy nor too hard. */
export function hintOf(achieved: number, players: number): string | undefined {
  if (players < FEWEST) {
    return text.fewPlayers;
  }
  const share = shareOf(achieved, players);
  return share >= EASY ? text.tooEasy : share <= HARD ? text.tooHard : undefined;
}
