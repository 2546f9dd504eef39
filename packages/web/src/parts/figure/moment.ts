// A moment as people say it: `12 分钟前`, `今天 13:40`, else `2025-03-08 16:37` in either language, in Asia/Shanghai.
import { formatTime, type Moment } from '@uos/contract/rules';
import { text } from './text.zh.ts';

const MINUTE_MS = 60_000;

export function momentWords(moment: Moment, nowMs = Date.now()): string {
  const at = formatTime(moment);
  const now = formatTime(nowMs);
  if (moment === null || moment === undefined || at.length < 16) {
    return at;
  }
  const minutes = Math.floor((nowMs - new Date(moment).getTime()) / MINUTE_MS);
  if (minutes >= 0 && minutes < 60) {
    return minutes === 0 ? text.justNow : text.minutesAgo(minutes);
  }
  return at.slice(0, 10) === now.slice(0, 10) ? text.today(at.slice(11)) : at;
}
