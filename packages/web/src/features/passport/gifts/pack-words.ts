// What a gift pack brings and when it works, in words.
import { formatTime } from '@uos/contract/rules';
import type { EconomyResource } from '@uos/sdk/browser';
import type { TokenClass } from '@uos/sdk/services/passport';
import { type Amount, amountsWords, namedAmounts } from '../economy/amounts/amounts.ts';
import { text } from './text.zh.ts';

export function packAmounts(resources: Readonly<Record<string, number>>): Amount[] {
  return Object.entries(resources).map(([resourceSlug, quantity]) => ({ resourceSlug, quantity }));
}

export function giftWords(pack: Pick<TokenClass, 'resources'>, resources: readonly EconomyResource[] = []): string {
  return amountsWords(namedAmounts(packAmounts(pack.resources), resources));
}

export function windowWords({ startTime, endTime }: Pick<TokenClass, 'startTime' | 'endTime'>): string {
  const from = formatTime(startTime);
  return endTime === undefined ? text.from(from) : text.between(from, formatTime(endTime));
}
