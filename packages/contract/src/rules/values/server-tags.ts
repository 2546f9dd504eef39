// Tags of logic servers, by which people find them. Source: wire/realtime-and-compute.md 5.

import type { Verdict } from '../verdict.ts';

/** Of one server, and in characters. */
export const serverTagLimits = { most: 32, key: 64, value: 256 } as const;

export interface ServerTag {
  readonly key: string;
  /** Any without it. */
  readonly value?: string;
}

/** Reads `key`, or `key=value`: what a list is asked for. */
export function serverTagOf(text: string): ServerTag {
  const at = text.indexOf('=');
  return at < 0 ? { key: text } : { key: text.slice(0, at), value: text.slice(at + 1) };
}

/** Checks what a server may carry: a key with `=` in it could not be asked for. */
export function checkServerTag({ key, value = '' }: ServerTag): Verdict {
  const { key: longest, value: longestValue } = serverTagLimits;
  if (key === '' || key.length > longest || /[=\p{Cc}]/u.test(key)) {
    return { zh: `键为 1 到 ${longest} 个字符，不含“=”`, en: `a key has 1 to ${longest} characters and no "="` };
  }
  return value.length > longestValue || /\p{Cc}/u.test(value)
    ? { zh: `值最多 ${longestValue} 个字符`, en: `a value has at most ${longestValue} characters` }
    : undefined;
}

export function checkServerTags(tags: Readonly<Record<string, string>>): Verdict {
  const all = Object.entries(tags);
  return all.length > serverTagLimits.most
    ? { zh: `最多 ${serverTagLimits.most} 个标签`, en: `at most ${serverTagLimits.most}` }
    : all.map(([key, value]) => checkServerTag({ key, value })).find((fault) => fault !== undefined);
}
