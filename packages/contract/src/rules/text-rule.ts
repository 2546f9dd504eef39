// A rule for one line of text is data: forms, flags, schemas and the server read the same numbers and pattern.

import type { Text, Verdict } from './verdict.ts';

/**
 * Lengths are UTF-16 units (`text.length`). `pattern` is anchored, has no `g`, and means the same when its source
 * is compiled with the `u` flag alone, as JSON Schema does. `zh` and `en` say the whole rule.
 */
export interface TextRule extends Text {
  readonly min: number;
  readonly max?: number;
  readonly pattern: RegExp;
}

/** Checks one value against one rule. */
export function check(rule: TextRule, value: string): Verdict {
  const fits = value.length >= rule.min && value.length <= (rule.max ?? Number.POSITIVE_INFINITY);
  return fits && rule.pattern.test(value) ? undefined : { zh: rule.zh, en: rule.en };
}
