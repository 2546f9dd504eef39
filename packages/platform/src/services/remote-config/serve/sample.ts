// Of the attributes of one read, what may be kept to help those who write rules: never who it was.
import { ruleRoots } from '@uos/contract/rules';
import type { Attributes } from '#engines/rules/compile';
import type { RemoteConfigTables } from '../tables.ts';

export interface Sampled {
  /** As a rule writes it. */
  readonly name: string;
  readonly type: RemoteConfigTables['config_attributes']['type'];
  /** Empty where the value itself is not kept. */
  readonly value: string;
}

const PRIVATE: ReadonlySet<string> = new Set(['user.userId', 'user.personaId']);
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_]{0,63}$/u;
const MOST_CHARACTERS = 40;
/** Ids, telephone numbers, addresses of mail: what tells one player from another. */
const LOOKS_LIKE_ID = /\d{6,}|[0-9a-f]{8}-[0-9a-f]{4}|[0-9a-f]{16,}|@/i;
const MOST_DEEP = 3;

export function sampled(attributes: Attributes): Sampled[] {
  return ruleRoots.flatMap((root) => below(root, attributes[root], 1)).filter(({ name }) => !PRIVATE.has(name));
}

function below(name: string, values: Readonly<Record<string, unknown>>, depth: number): Sampled[] {
  return Object.entries(values)
    .filter(([key]) => PLAIN_NAME.test(key))
    .flatMap(([key, value]) => sampleOf(`${name}.${key}`, value, depth));
}

function sampleOf(name: string, value: unknown, depth: number): Sampled[] {
  if (typeof value === 'string') {
    const isKept = value.length <= MOST_CHARACTERS && !LOOKS_LIKE_ID.test(value);
    return [{ name, type: 'string', value: isKept ? value : '' }];
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    const text = String(value);
    return [{ name, type: typeof value as 'number' | 'boolean', value: LOOKS_LIKE_ID.test(text) ? '' : text }];
  }
  if (Array.isArray(value)) {
    return [{ name, type: 'list', value: '' }];
  }
  return typeof value === 'object' && value !== null && depth < MOST_DEEP
    ? below(name, value as Readonly<Record<string, unknown>>, depth + 1)
    : [];
}
