// What enabling an override changes for players, and what stands in its way. Source: wire/data-and-tools.md 1.1.
import { type ConfigType, readRule } from '@uos/contract/rules';
import type { ConfigDocument, ConfigOverride } from '@uos/sdk/services/remote-config';
import { faultWords } from '../rule/fault-words.ts';
import { text } from '../text.zh.ts';

type Ready = Pick<ConfigOverride, 'variants' | 'endDate' | 'rule'>;
type Configs = ConfigDocument['configs'];

const WHOLE = 100;

/** Why it cannot be enabled, in the order in which one mends it. */
export function missingOf({ variants, endDate, rule }: Ready, configs: Configs, now: number): readonly string[] {
  const missing: string[] = [];
  const { fault } = readRule(rule);
  if (fault !== undefined) {
    missing.push(text.ruleIsWrong(faultWords(fault.message)));
  }
  if (variants.every(({ values }) => values.length === 0)) {
    missing.push(text.nothingSet);
  }
  const weight = variants.reduce((sum, one) => sum + one.weight, 0);
  if (weight !== WHOLE) {
    missing.push(text.weightsAre(weight));
  }
  if (endDate !== '' && Date.parse(endDate) <= now) {
    missing.push(text.endIsOver);
  }
  return [...missing, ...foreignOf(variants, configs)];
}

/** Keys that are no parameter, or one of another type. */
function foreignOf(variants: Ready['variants'], configs: Configs): readonly string[] {
  const types = new Map<string, ConfigType>(configs.map(({ key, type }) => [key, type as ConfigType]));
  const found = variants.flatMap(({ values }) => values).filter(({ key, type }) => types.get(key) !== type);
  return [...new Set(found.map(({ key }) => (types.has(key) ? text.typeMoved(key) : text.noSuchKey(key))))];
}

export interface KeyChange {
  readonly key: string;
  /** What everybody gets now. */
  readonly from: string;
  /** What the variants make of it. */
  readonly to: readonly string[];
  /** An enabled override that is tried before, and sets the key too. */
  readonly beatenBy: string | undefined;
}

/** What players get of each key once it is enabled. */
export function changesOf(
  override: Pick<ConfigOverride, 'overrideId' | 'variants' | 'priority'>,
  { configs, overrides }: Pick<ConfigDocument, 'configs' | 'overrides'>,
): readonly KeyChange[] {
  const keys = [...new Set(override.variants.flatMap(({ values }) => values.map(({ key }) => key)))];
  const before = overrides.filter(
    ({ overrideId, status, priority }) =>
      overrideId !== override.overrideId && status === 'enable' && priority <= override.priority,
  );
  return keys.map((key) => ({
    key,
    from: configs.find((config) => config.key === key)?.value ?? '',
    to: override.variants.flatMap(({ values }) => values.filter((one) => one.key === key).map(({ value }) => value)),
    beatenBy: before.find(({ variants }) => sets(variants, key))?.name,
  }));
}

export function sets(variants: ConfigOverride['variants'], key: string): boolean {
  return variants.some(({ values }) => values.some((one) => one.key === key));
}
