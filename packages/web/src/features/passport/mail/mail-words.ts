// How long a mail is valid, in words.
import { formatTime } from '@uos/contract/rules';
import { text } from './text.zh.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export interface Validity {
  readonly expireType: string;
  readonly expireDuration?: number | undefined;
  readonly expireAt?: string | undefined;
}

export function validityWords({ expireType, expireDuration = 0, expireAt = '' }: Validity): string {
  if (expireType === 'FixedTime') {
    return expireAt === '' ? text.forGood : text.validUntil(formatTime(expireAt));
  }
  return expireDuration === 0 ? text.forGood : text.validFor(lengthWords(expireDuration));
}

export function lengthWords(seconds: number): string {
  if (seconds % DAY === 0) {
    return text.days(seconds / DAY);
  }
  return seconds % HOUR === 0 ? text.hours(seconds / HOUR) : text.minutes(Math.ceil(seconds / MINUTE));
}
