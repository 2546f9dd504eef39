// What configs and overrides may be, and when an override may be enabled. Source: wire/data-and-tools.md 1.1, 2.1.
import { isDeepStrictEqual } from 'node:util';
import { type ConfigType, checkConfigValue, evenWeights, serviceDefaults } from '@uos/contract/rules';
import type { OverrideRow } from './store/overrides.ts';
import type { Variant, VariantValue } from './tables.ts';

const { variantName: DEFAULT_VARIANT } = serviceDefaults['remote-config'];
export const LOWEST_PRIORITY = 1000;
export const WHOLE = 100;

/** Of one app. */
export const limits = { configs: 10_000, overrides: 10_000, documentBytes: 8 * 1024 * 1024, versions: 300 } as const;

export interface GivenVariant {
  readonly variantId?: string | undefined;
  readonly name?: string | undefined;
  readonly weight?: number | undefined;
  readonly variableType?: Variant['variableType'] | undefined;
  readonly values: readonly VariantValue[];
}

/** What is wrong with a value, or undefined. */
export function valueFault({ key, type, value }: VariantValue): string | undefined {
  const wrong = checkConfigValue(type, value);
  return wrong === undefined ? undefined : `${key}: ${wrong.en}`;
}

/** Variants as they are kept, or what is wrong with them. */
export function variantsOf(
  given: readonly GivenVariant[] | undefined,
  newId: () => string,
  before: readonly Variant[] = [],
): readonly Variant[] | string {
  const all = given ?? [{ values: [] }];
  const weights = weightsOf(all);
  if (typeof weights === 'string') {
    return weights;
  }
  const variants = all.map(({ variantId, name = DEFAULT_VARIANT, variableType = 'keyValue', values }, index) => ({
    variantId: variantId?.toLowerCase() ?? before.find((one) => one.name === name)?.variantId ?? newId(),
    name,
    weight: weights[index] ?? 0,
    variableType,
    values: values.map(({ key, type, value }) => ({ key, type, value })),
  }));
  if (hasTwice(variants.map(({ name }) => name))) {
    return 'variants: names are unique in an override';
  }
  if (hasTwice(variants.map(({ variantId }) => variantId))) {
    return 'variants: a variantId stands once';
  }
  for (const { name, values } of variants) {
    const wrong = values.map(valueFault).find((fault) => fault !== undefined);
    if (wrong !== undefined) {
      return `variants: ${wrong}`;
    }
    if (hasTwice(values.map(({ key }) => key))) {
      return `variants: ${name} sets a key twice`;
    }
  }
  return variants;
}

/** One variant is everybody's; of several either each has a weight, or all are drawn alike. */
function weightsOf(given: readonly GivenVariant[]): readonly number[] | string {
  const said = given.filter(({ weight }) => weight !== undefined).length;
  if (said === 0) {
    return evenWeights(given.length);
  }
  return said === given.length ? given.map(({ weight = 0 }) => weight) : 'variants: give each a weight, or none';
}

/** What does not belong to the configs there are: a key that is none, or one of another type. */
export function foreignKey(variants: readonly Variant[], types: ReadonlyMap<string, ConfigType>): string | undefined {
  for (const { key, type } of variants.flatMap(({ values }) => values)) {
    const known = types.get(key);
    if (known !== type) {
      return known === undefined ? `${key} is no config` : `${key} has the type ${known}`;
    }
  }
  return undefined;
}

/** Why an override may not be enabled, or undefined. */
export function enableFault(
  { variants, end_at }: Pick<OverrideRow, 'variants' | 'end_at'>,
  types: ReadonlyMap<string, ConfigType>,
  now: string,
): string | undefined {
  if (variants.every(({ values }) => values.length === 0)) {
    return 'no variant sets a value';
  }
  const weight = variants.reduce((sum, one) => sum + one.weight, 0);
  if (weight !== WHOLE) {
    return `the weights of the variants are ${weight}, not ${WHOLE}`;
  }
  if (end_at !== null && end_at <= now) {
    return 'its end is over';
  }
  return foreignKey(variants, types);
}

/** Would it become another? Whoever writes what is there already makes no version of it. */
export function differs<Row extends object>(row: Row, change: Partial<Row>): boolean {
  return Object.entries(change).some(([name, value]) => !isDeepStrictEqual(row[name as keyof Row], value));
}

/** Both as RFC 3339 in UTC; null is open. */
export function timesFault({ start_at, end_at }: Pick<OverrideRow, 'start_at' | 'end_at'>): string | undefined {
  return start_at !== null && end_at !== null && end_at <= start_at ? 'endDate comes before startDate' : undefined;
}

/** A moment as rows have it; an empty text is none. */
export const momentOf = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : new Date(text).toISOString();

const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;
