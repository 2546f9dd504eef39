// Whether a leaderboard takes scores now.
import type { Leaderboard } from '@uos/sdk/browser';
import { text } from './text.zh.ts';

type Windowed = Pick<Leaderboard, 'startTime' | 'endTime'>;

export function windowOf({ startTime, endTime }: Windowed, now = Date.now()) {
  if (startTime !== undefined && now < Date.parse(startTime)) {
    return text.windows.before;
  }
  return endTime !== undefined && now >= Date.parse(endTime) ? text.windows.after : text.windows.open;
}
