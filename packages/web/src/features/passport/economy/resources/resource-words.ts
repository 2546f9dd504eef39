// How much of a resource somebody may hold, and for how long, in words.
import type { EconomyResource } from '@uos/sdk/browser';
import { grouped } from '../../../../kit/show/grouped.ts';
import { text } from './text.zh.ts';

/** Why it cannot be changed. */
export const builtIn = ({ type }: EconomyResource) => (type === 'Currency' ? text.builtIn : undefined);

export function limitWords({ quantityLimit }: EconomyResource): string {
  return quantityLimit === 0 ? text.noLimit : grouped(quantityLimit);
}

const DAY = 86_400;
const HOUR = 3600;

export function lifetimeWords({ lifetimeSeconds: seconds }: EconomyResource): string {
  if (seconds === 0) {
    return text.forGood;
  }
  if (seconds % DAY === 0) {
    return text.days(seconds / DAY);
  }
  return seconds % HOUR === 0 ? text.hours(seconds / HOUR) : text.seconds(seconds);
}
