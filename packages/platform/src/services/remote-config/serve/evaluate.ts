// What a player gets of an app's configuration, and why. Source: wire/data-and-tools.md 2.1.
import type { labels } from '@uos/contract/labels';
import { type ConfigType, drawnOf, isIn } from '@uos/contract/rules';
import type { Attributes } from '#engines/rules/compile';
import { WHOLE } from '../rules.ts';
import type { ReadyConfig, ReadyKeys, ReadyOverride, ReadyValue, ReadyVariant } from './compiled.ts';

export interface Player {
  /** Empty: nobody in particular, whom only what is for everybody reaches. */
  readonly userId: string;
  readonly attributes: Attributes;
}

export interface Which {
  readonly keys?: readonly string[] | undefined;
  readonly types?: readonly ConfigType[] | undefined;
}

type Reason = keyof typeof labels.override.reason;

export interface Verdict {
  readonly override: ReadyOverride;
  readonly reason: Reason;
  readonly variant: ReadyVariant | undefined;
  /** Whose value it decided. */
  readonly decided: readonly ReadyValue[];
}

export interface Evaluated {
  /** Of each key, by its place. */
  readonly values: readonly ReadyValue[];
  readonly verdicts: readonly Verdict[];
}

/** The values a player gets: of each key that of the first override that sets it, else the default. */
export function evaluate(config: ReadyConfig, player: Player, nowMs: number): Evaluated {
  const values = [...config.defaults];
  const verdicts = config.overrides.map((override): Verdict => {
    const reason = whyNot(override, player, nowMs);
    return reason === undefined
      ? decide(config, override, player, values)
      : { override, reason, variant: undefined, decided: NONE };
  });
  return { values, verdicts };
}

/** The same where nobody asks why: only the overrides that apply. */
export function resolve(config: ReadyConfig, player: Player, nowMs: number): Evaluated {
  const values = [...config.defaults];
  const verdicts: Verdict[] = [];
  for (const override of config.live) {
    if (whyNot(override, player, nowMs) === undefined) {
      const verdict = decide(config, override, player, values);
      if (verdict.reason === 'MATCHED') {
        verdicts.push(verdict);
      }
    }
  }
  return { values, verdicts };
}

/** Place of a user in the rollout of an override; -1 of nobody in particular. */
export function placeOf(override: ReadyOverride, userId: string): number {
  return userId === '' ? -1 : override.draw().bucketOf(userId);
}

function whyNot(override: ReadyOverride, { userId, attributes }: Player, nowMs: number): Reason | undefined {
  if (!override.isEnabled) {
    return 'DISABLED';
  }
  if (nowMs < override.startMs) {
    return 'NOT_STARTED';
  }
  if (nowMs >= override.endMs) {
    return 'ENDED';
  }
  if (override.holds === undefined) {
    return 'RULE_ERROR';
  }
  if (!override.holds(attributes)) {
    return 'RULE_FALSE';
  }
  const { rollout } = override;
  // why not asked where it is all or nothing: a place costs as much as ten rules
  const isReached = rollout === WHOLE || (userId !== '' && rollout > 0 && isIn(placeOf(override, userId), rollout));
  return isReached ? undefined : 'OUT_OF_ROLLOUT';
}

/** Of one that applies: puts what it sets where nobody before it has set anything. */
function decide({ defaults }: ReadyKeys, override: ReadyOverride, { userId }: Player, values: ReadyValue[]): Verdict {
  const { variants } = override;
  const variant = userId === '' || variants.length < 2 ? variants[0] : drawnOf(variants, override.draw(), userId);
  const given = variant?.values ?? NONE;
  const decided: ReadyValue[] = [];
  for (const value of given) {
    const { place } = value;
    if (values[place] === defaults[place]) {
      values[place] = value;
      decided.push(value);
    }
  }
  return { override, reason: given.length > 0 && decided.length === 0 ? 'SHADOWED' : 'MATCHED', variant, decided };
}

const NONE: readonly ReadyValue[] = [];

/** Does it leave nothing out? */
export const isForAll = ({ keys = [], types = [] }: Which): boolean => keys.length === 0 && types.length === 0;

/** Those that are asked for, each once. */
export function chosen({ places }: ReadyKeys, values: readonly ReadyValue[], which: Which): readonly ReadyValue[] {
  if (isForAll(which)) {
    return values;
  }
  const { keys = [], types = [] } = which;
  const asked = keys.length === 0 ? values : [...new Set(keys)].map((key) => values[places.get(key) ?? -1]);
  return asked.filter(
    (value): value is ReadyValue => value !== undefined && (types.length === 0 || types.includes(value.type)),
  );
}

/** Of each key its type and value. */
export function settingsJson(values: readonly ReadyValue[]): string {
  return `{${values.map(({ json }) => json).join()}}`;
}

/** The same of all there are. Added up, which takes two thirds of the time that joining a list does. */
export function allSettingsJson({ pieces }: Pick<ReadyConfig, 'pieces'>, values: readonly ReadyValue[]): string {
  let json = '';
  for (const piece of pieces) {
    json += (json === '' ? '{' : ',') + (typeof piece === 'string' ? piece : values[piece]?.json);
  }
  return json === '' ? '{}' : `${json}}`;
}
