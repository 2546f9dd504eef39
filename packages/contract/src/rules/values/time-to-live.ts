// A length of time as servers write it (`600s`, `1h0m0s`) and as forms hold it. Source: wire/realtime-and-compute.md 2.2, 9.1.

import type { TextRule } from '../text-rule.ts';
import type { Parsed } from '../verdict.ts';

/** Hours, minutes and seconds, each of which may be missing. */
export const ttlText: TextRule = {
  min: 0,
  max: 32,
  pattern: /^(?:([0-9]+)h)?(?:([0-9]+)m)?(?:([0-9]+)s)?$/,
  zh: '时长形如 600s 或 1h0m0s',
  en: 'A duration is written like 600s or 1h0m0s',
};

/** The form's three fields, `allocationTTL` of a server configuration. */
export interface HourMinuteSecond {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Whole seconds of a duration text; the empty text is 0, which means the default of its place. */
export function parseTtlSeconds(text: string): Parsed<number> {
  const parts = ttlText.pattern.exec(text);
  const [hour = 0, minute = 0, second = 0] = (parts ?? []).slice(1).map((part = '0') => Number(part));
  const seconds = hour * 3600 + minute * 60 + second;
  return parts !== null && Number.isSafeInteger(seconds)
    ? { value: seconds }
    : { reason: { zh: ttlText.zh, en: ttlText.en } };
}

/** The emitted spelling: `{n}s`. */
export function formatTtl(seconds: number): string {
  return `${seconds}s`;
}

export function ttlToSeconds({ hour, minute, second }: HourMinuteSecond): number {
  return hour * 3600 + minute * 60 + second;
}

export function secondsToTtl(seconds: number): HourMinuteSecond {
  return { hour: Math.floor(seconds / 3600), minute: Math.floor((seconds % 3600) / 60), second: seconds % 60 };
}
