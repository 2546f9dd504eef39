// An override as it is being edited, and what of it is sent. A variant that is edited as JSON is kept as it is typed.
import { type ConfigType, checkConfigValue } from '@uos/contract/rules';
import type { ConfigDocument, ConfigOverride, OverridesUpdateInput } from '@uos/sdk/services/remote-config';
import { language } from '../../../kit/language/language.zh.ts';
import { text } from '../text.zh.ts';

type Sent = Omit<OverridesUpdateInput, 'id' | 'resourceAge'>;
type SentVariant = NonNullable<Sent['variants']>[number];
export type VariantValue = SentVariant['values'][number];
export type Configs = ConfigDocument['configs'];

export interface DraftVariant {
  readonly variantId?: string;
  readonly name: string;
  readonly weight: number;
  readonly variableType: 'keyValue' | 'json';
  readonly values: readonly VariantValue[];
  /** The values as JSON, where they are edited so. */
  readonly source: string;
}

/** The values of a form. */
export type Draft = {
  readonly name: string;
  readonly description: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly rule: string;
  readonly rolloutPercentage: number;
  readonly priority: number | undefined;
  readonly variants: readonly DraftVariant[];
};

const LOWEST_PRIORITY = 1000;
const WHOLE = 100;

export function draftOf(override: ConfigOverride): Draft {
  const { name, description, startDate, endDate, rule, rolloutPercentage, priority, variants } = override;
  return {
    ...{ name, description, startDate, endDate, rule, rolloutPercentage, priority },
    variants: variants.map(({ variantId, name: called, weight, variableType, values }) => ({
      ...{ variantId, name: called, weight, values: values as readonly VariantValue[] },
      variableType: variableType === 'json' ? 'json' : 'keyValue',
      source: jsonOf(values as readonly VariantValue[]),
    })),
  };
}

export function sentOf(draft: Draft, configs: Configs): Sent {
  const { priority = LOWEST_PRIORITY, variants, ...rest } = draft;
  return {
    ...rest,
    priority,
    variants: variants.map(({ source, values, ...variant }) => ({
      ...variant,
      values: [...(variant.variableType === 'json' ? readJson(source, configs).values : values)],
    })),
  };
}

/** The first thing that is wrong with the variants, in words. */
export function variantsProblem(variants: readonly DraftVariant[], configs: Configs): string | undefined {
  const names = variants.map(({ name }) => name.trim());
  if (names.some((name) => name === '')) {
    return text.variantWithoutName;
  }
  if (new Set(names).size < names.length) {
    return text.variantTwice;
  }
  for (const variant of variants) {
    const problem = variantProblem(variant, configs);
    if (problem !== undefined) {
      return text.inVariant(variant.name, problem);
    }
  }
  return undefined;
}

function variantProblem({ variableType, source, values }: DraftVariant, configs: Configs): string | undefined {
  if (variableType === 'json') {
    return readJson(source, configs).problem;
  }
  const keys = values.map(({ key }) => key);
  if (keys.some((key) => key === '')) {
    return text.chooseKey;
  }
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) {
    return text.keyTwice(twice);
  }
  for (const one of values) {
    const problem = valueProblem(one, configs);
    if (problem !== undefined) {
      return text.ofKey(one.key, problem);
    }
  }
  return undefined;
}

export function valueProblem({ key, type, value }: VariantValue, configs: Configs): string | undefined {
  const config = configs.find((one) => one.key === key);
  if (config === undefined) {
    return text.noSuchKey(key);
  }
  return config.type === type ? checkConfigValue(type, value)?.[language] : text.typeMoved(key);
}

/** Values as one JSON object whose members are keys. */
export function jsonOf(values: readonly VariantValue[]): string {
  return JSON.stringify(
    Object.fromEntries(values.map(({ key, type, value }) => [key, memberOf(type, value)])),
    undefined,
    2,
  );
}

function memberOf(type: ConfigType, value: string): unknown {
  if (type === 'STRING') {
    return value;
  }
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** The values that a JSON object stands for, typed as the parameters are. */
export function readJson(
  source: string,
  configs: Configs,
): { readonly values: readonly VariantValue[]; readonly problem: string | undefined } {
  const members = parse(source);
  if (members === undefined) {
    return { values: [], problem: text.notAnObject };
  }
  const values: VariantValue[] = [];
  for (const [key, member] of Object.entries(members)) {
    const config = configs.find((one) => one.key === key);
    if (config === undefined) {
      return { values: [], problem: text.noSuchKey(key) };
    }
    const type = config.type as ConfigType;
    const value = type !== 'JSON' && typeof member === 'string' ? member : JSON.stringify(member);
    const problem = checkConfigValue(type, value)?.[language];
    if (problem !== undefined) {
      return { values: [], problem: text.ofKey(key, problem) };
    }
    values.push({ key, type, value });
  }
  return { values, problem: undefined };
}

function parse(source: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value = JSON.parse(source) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Equal shares of the whole, the first ones a point more where it does not divide. */
export function evenWeights(count: number): readonly number[] {
  const share = Math.floor(WHOLE / count);
  return Array.from({ length: count }, (_, index) => share + Number(index < WHOLE - share * count));
}

/** What a live override becomes, in a line each. */
export function changesInWords(before: Draft, after: Draft): readonly string[] {
  const lines: string[] = [];
  if (before.rolloutPercentage !== after.rolloutPercentage) {
    lines.push(
      after.rolloutPercentage > before.rolloutPercentage
        ? text.widened(before.rolloutPercentage, after.rolloutPercentage)
        : text.narrowed(before.rolloutPercentage, after.rolloutPercentage),
    );
  }
  if (before.endDate !== after.endDate) {
    lines.push(text.endMoved);
  }
  if (before.name !== after.name || before.description !== after.description) {
    lines.push(text.renamed);
  }
  return lines;
}
