// The configuration of an app, ready to be read for players: what a read would do again and again is done once for a
// version. Rules are functions, places among a rollout are half computed, and every value is written as JSON.
import { type ConfigType, type Draw, drawOf, type RuleFault } from '@uos/contract/rules';
import { type CompiledRule, type RuleCompiler, ruleCompiler } from '#engines/rules/compile';
import type { ConfigRow } from '../store/configs.ts';
import type { OverrideRow } from '../store/overrides.ts';
import type { Variant } from '../tables.ts';
import { mapInTurns } from '../turns.ts';

/** What one key may be given. */
export interface ReadyValue {
  /** Of its key among all of the app. */
  readonly place: number;
  readonly key: string;
  readonly type: ConfigType;
  readonly value: string;
  /** `"key":{"type":…,"value":…}` */
  readonly json: string;
}

export interface ReadyVariant {
  readonly variantId: string;
  readonly name: string;
  readonly weight: number;
  /** Only of keys that there are, of the type that they have. */
  readonly values: readonly ReadyValue[];
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
  /** Begun when somebody first draws. */
  draw(): Draw;
  readonly variants: readonly ReadyVariant[];
  /** What they are kept as. */
  readonly kept: readonly Variant[];
  readonly holds: CompiledRule | undefined;
  readonly fault: RuleFault | undefined;
}

/** The keys of an app and what everybody gets. */
export interface ReadyKeys {
  readonly appId: string;
  readonly places: ReadonlyMap<string, number>;
  /** By place. */
  readonly defaults: readonly ReadyValue[];
}

/** The JSON of values that no override sets, joined; or the place of one that some may. */
export type Piece = string | number;

export interface ReadyConfig extends ReadyKeys {
  readonly version: number;
  /** In the order in which they are tried. */
  readonly overrides: readonly ReadyOverride[];
  /** Those of them that may apply to anybody. */
  readonly live: readonly ReadyOverride[];
  /** Of the JSON of all values, in their order. */
  readonly pieces: readonly Piece[];
}

type Given = Pick<
  OverrideRow,
  'id' | 'name' | 'status' | 'priority' | 'start_at' | 'end_at' | 'rollout' | 'variants' | 'rule' | 'created_at'
>;

export async function ready(
  appId: string,
  version: number,
  configs: readonly Pick<ConfigRow, 'key' | 'type' | 'value'>[],
  overrides: readonly Given[],
): Promise<ReadyConfig> {
  const keys: ReadyKeys = {
    appId,
    places: new Map(configs.map(({ key }, place) => [key, place])),
    defaults: configs.map((config, place) => readyValue(place, config)),
  };
  const compile = await ruleCompiler();
  const made = await mapInTurns(overrides, (row) => readyOverride(row, keys, compile));
  const live = made.filter(({ isEnabled, holds }) => isEnabled && holds !== undefined);
  return { ...keys, version, overrides: made, live, pieces: piecesOf(keys, live) };
}

function piecesOf({ defaults }: ReadyKeys, live: readonly ReadyOverride[]): Piece[] {
  const set = new Set(
    live.flatMap(({ variants }) => variants.flatMap(({ values }) => values.map(({ place }) => place))),
  );
  const pieces: Piece[] = [];
  let joined: string[] = [];
  const close = (): void => {
    if (joined.length > 0) {
      pieces.push(joined.join());
      joined = [];
    }
  };
  for (const { place, json } of defaults) {
    if (set.has(place)) {
      close();
      pieces.push(place);
    } else {
      joined.push(json);
    }
  }
  close();
  return pieces;
}

export function readyOverride(row: Given, keys: ReadyKeys, compile: RuleCompiler): ReadyOverride {
  const { holds, fault } = compile(row.rule);
  let draw: Draw | undefined;
  return {
    ...{ id: row.id, name: row.name, isEnabled: row.status === 'enable', priority: row.priority },
    createdAt: row.created_at,
    startMs: row.start_at === null ? Number.NEGATIVE_INFINITY : Date.parse(row.start_at),
    endMs: row.end_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.end_at),
    ...{ rollout: row.rollout, holds, fault },
    draw() {
      draw ??= drawOf(keys.appId, row.id);
      return draw;
    },
    kept: row.variants,
    variants: row.variants.map((variant) => readyVariant(variant, keys)),
  };
}

function readyVariant({ variantId, name, weight, values }: Variant, { places, defaults }: ReadyKeys): ReadyVariant {
  const known = values.flatMap((value): ReadyValue[] => {
    const place = places.get(value.key);
    return place === undefined || defaults[place]?.type !== value.type ? [] : [readyValue(place, value)];
  });
  return { variantId, name, weight, values: known };
}

function readyValue(
  place: number,
  { key, type, value }: { readonly key: string; readonly type: ConfigType; readonly value: string },
): ReadyValue {
  return { place, key, type, value, json: `${JSON.stringify(key)}:${JSON.stringify({ type, value })}` };
}

/** Is it tried before the other? */
export function isBefore(one: ReadyOverride, other: ReadyOverride): boolean {
  if (one.priority !== other.priority) {
    return one.priority < other.priority;
  }
  return one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt;
}
