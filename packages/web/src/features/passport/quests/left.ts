// How long it takes until a moment, in two units at most. Pure.
import { text } from './text.zh.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

export function leftWords(ms: number): string {
  const all = Math.floor(ms / MINUTE_MS);
  const days = Math.floor(all / DAY_MINUTES);
  const hours = Math.floor((all % DAY_MINUTES) / HOUR_MINUTES);
  const minutes = all % HOUR_MINUTES;
  const words = [
    days > 0 ? text.days(days) : '',
    hours > 0 ? text.hours(hours) : '',
    days === 0 && minutes > 0 ? text.minutes(minutes) : '',
  ].filter((word) => word !== '');
  return words.length === 0 ? text.soon : words.join(' ');
}
