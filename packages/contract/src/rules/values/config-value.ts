// Typed values of remote config; a value is always text on the wire. Source: game-services 5; wire/data-and-tools.md 2.1.

import type { Text, Verdict } from '../verdict.ts';

export const configTypes = ['INT', 'LONG', 'FLOAT', 'BOOL', 'STRING', 'JSON'] as const;

export type ConfigType = (typeof configTypes)[number];

/** Checks the text of a value against its type. An empty value fails for every type. */
export function checkConfigValue(type: ConfigType, value: unknown): Verdict {
  if (typeof value !== 'string' || value === '') {
    return { zh: '值不能为空', en: 'A value is required' };
  }
  const { fits, reason } = rules[type];
  return fits(value) ? undefined : reason;
}

const integer = /^[+-]?[0-9]+$/;
const decimal = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;
const safe = BigInt(Number.MAX_SAFE_INTEGER);

const rules: Readonly<Record<ConfigType, { fits: (value: string) => boolean; reason: Text }>> = {
  INT: { fits: (value) => integer.test(value), reason: { zh: '必须是整数', en: 'Must be an integer' } },
  LONG: {
    fits: (value) => integer.test(value) && isSafe(BigInt(value.replace('+', ''))),
    reason: {
      zh: '必须是不超过 9007199254740991 的整数',
      en: 'Must be an integer no larger than 9007199254740991',
    },
  },
  FLOAT: {
    fits: (value) => decimal.test(value) && Number.isFinite(Number(value)),
    reason: { zh: '必须是数字', en: 'Must be a number' },
  },
  BOOL: { fits: () => true, reason: { zh: '必须是布尔值', en: 'Must be a boolean' } },
  STRING: { fits: () => true, reason: { zh: '必须是文本', en: 'Must be text' } },
  JSON: { fits: isJson, reason: { zh: '必须是合法的 JSON', en: 'Must be valid JSON' } },
};

function isSafe(value: bigint): boolean {
  return value <= safe && value >= -safe;
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
