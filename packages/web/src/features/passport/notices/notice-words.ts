// Whom a notice is for, and when it is shown, in words.
import { formatTime } from '@uos/contract/rules';
import type { Billboard } from '@uos/sdk/services/passport';
import { joined } from '../../../kit/language/format.ts';
import type { Span } from './plan.ts';
import { text } from './text.zh.ts';

export function audienceWords({ tags }: Pick<Billboard, 'tags'>): string {
  const words = Object.entries(tags).map(([name, value]) => text.tagWords(name, value));
  return words.length === 0 ? text.everybody : joined(words);
}

export function windowWords(publishTime: string | undefined, expireTime: string | undefined): string {
  if (publishTime === undefined) {
    return text.notPlanned;
  }
  const from = formatTime(publishTime);
  return expireTime === undefined ? text.windowFrom(from) : text.windowOf(from, formatTime(expireTime));
}

export function spanWords({ from, to }: Span): string {
  return Number.isFinite(to) ? text.conflictTime(formatTime(from), formatTime(to)) : text.windowFrom(formatTime(from));
}

export const isOut = ({ status }: Billboard) => status === 'billboardPublished' || status === 'billboardScheduled';
