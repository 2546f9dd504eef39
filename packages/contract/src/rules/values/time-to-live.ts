// A length of time as servers write it (`600s`, `1h0m0s`) and as forms hold it. Source: wire/realtime-and-compute.md 2.2, 9.1.

import type { Parsed, Text } from '../verdict.ts';

/** The form's three fields, `allocationTTL` of a server configuration. */
export interface HourMinuteSecond {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Whole seconds of a duration text; the empty text is 0, which means the default of its place. */
export function parseTtlSeconds(text: string): Parsed<number> {
  const parts = /^(?:(?<hour>[0-9]+)h)?(?:(?<minute>[0-9]+)m)?(?:(?<second>[0-9]+)s)?$/.exec(text)?.groups;
  const seconds = Number(parts?.hour ?? 0) * 3600 + Number(parts?.minute ?? 0) * 60 + Number(parts?.second ?? 0);
  return parts !== undefined && Number.isSafeInteger(seconds) ? { value: seconds } : { reason };
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

const reason: Text = { zh: '时长形如 600s 或 1h0m0s', en: 'A duration is written like 600s or 1h0m0s' };
