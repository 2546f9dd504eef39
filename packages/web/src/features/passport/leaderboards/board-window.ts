// Whether a leaderboard takes scores now.
import type { Label } from '@uos/contract/labels';
import type { Leaderboard } from '@uos/sdk/browser';
import { text } from './text.zh.ts';

type Windowed = Pick<Leaderboard, 'startTime' | 'endTime'>;

export function windowOf({ startTime, endTime }: Windowed, now = Date.now()): Label {
  if (startTime !== undefined && now < Date.parse(startTime)) {
    return of(text.notYetOpen, 'gray');
  }
  return endTime !== undefined && now >= Date.parse(endTime) ? of(text.over, 'gray') : of(text.open, 'green');
}

/** The word is of the language that the console speaks now. */
const of = (word: string, color: Label['color']): Label => ({ zh: word, en: word, color });
