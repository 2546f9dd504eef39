// The configuration of an app, ready to be read for players.
import type { ConfigType, RuleFault } from '@uos/contract/rules';
import { type CompiledRule, ruleCompiler } from '#engines/rules/compile';
import type { ConfigRow } from '../store/configs.ts';
import type { OverrideRow } from '../store/overrides.ts';
import type { Variant } from '../tables.ts';

export interface Setting {
  readonly type: ConfigType;
  readonly value: string;
}

export interface ReadyOverride {
  readonly id: string;
  readonly name: string;
  readonly isEnabled: boolean;
  readonly priority: number;
  readonly createdAt: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly rollout: number;
  readonly variants: readonly Variant[];
  readonly holds: CompiledRule | undefined;
  readonly fault: RuleFault | undefined;
}

export interface ReadyConfig {
  readonly appId: string;
  readonly version: number;
  readonly settings: ReadonlyMap<string, Setting>;
  /** In the order in which they are tried. */
  readonly overrides: readonly ReadyOverride[];
  /** Those of them that may apply to anybody. */
  readonly live: readonly ReadyOverride[];
}

type Given = Pick<
  OverrideRow,
  'id' | 'name' | 'status' | 'priority' | 'start_at' | 'end_at' | 'rollout' | 'variants' | 'rule' | 'created_at'
>;

/** Rules that are compiled before others get a turn. */
const RULES_AT_ONCE = 500;

export async function ready(
  appId: string,
  version: number,
  configs: readonly Pick<ConfigRow, 'key' | 'type' | 'value'>[],
  overrides: readonly Given[],
): Promise<ReadyConfig> {
  const made: ReadyOverride[] = [];
  for (let from = 0; from < overrides.length; from += RULES_AT_ONCE) {
    made.push(...(await Promise.all(overrides.slice(from, from + RULES_AT_ONCE).map(readyOverride))));
    await new Promise(setImmediate);
  }
  const settings = new Map(configs.map(({ key, type, value }) => [key, Object.freeze({ type, value })]));
  const live = made.filter(({ isEnabled, holds }) => isEnabled && holds !== undefined);
  return { appId, version, settings, overrides: made, live };
}

export async function readyOverride(row: Given): Promise<ReadyOverride> {
  const { holds, fault } = (await ruleCompiler())(row.rule);
  return {
    ...{ id: row.id, name: row.name, isEnabled: row.status === 'enable', priority: row.priority },
    createdAt: row.created_at,
    startMs: row.start_at === null ? Number.NEGATIVE_INFINITY : Date.parse(row.start_at),
    endMs: row.end_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.end_at),
    ...{ rollout: row.rollout, variants: row.variants, holds, fault },
  };
}

/** Is it tried before the other? */
export function isBefore(one: ReadyOverride, other: ReadyOverride): boolean {
  if (one.priority !== other.priority) {
    return one.priority < other.priority;
  }
  return one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt;
}
