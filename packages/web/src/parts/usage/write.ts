// How used quantities are written.
import { formatCompact } from '../../kit/language/format.ts';
import { text } from './text.zh.ts';

/** Seconds as hours: nobody thinks of a month of servers in seconds. */
export function formatHours(seconds: number): string {
  return text.hours(seconds < 3600 ? (seconds / 3600).toFixed(2) : formatCompact(Math.round(seconds / 36) / 100));
}

/** 0.4 is 40%. */
export function formatRatio(ratio: number): string {
  return `${(ratio * 100).toFixed(1)}%`;
}
