// What a player gets of an app's configuration, and why. Source: wire/data-and-tools.md 2.1.
import type { labels } from '@uos/contract/labels';
import type { ConfigType } from '@uos/contract/rules';
import type { Attributes } from '#engines/rules/compile';
import { WHOLE } from '../rules.ts';
import type { Variant } from '../tables.ts';
import type { ReadyConfig, ReadyOverride, Setting } from './compiled.ts';
import { bucketOf, isIn, variantOf } from './draw.ts';

export interface Player {
  /** Empty: nobody in particular, whom only what is for everybody reaches. */
  readonly userId: string;
  readonly attributes: Attributes;
}

export interface Which {
  readonly keys?: readonly string[] | undefined;
  readonly types?: readonly ConfigType[] | undefined;
}

export interface Verdict {
  readonly override: ReadyOverride;
  readonly reason: keyof typeof labels.override.reason;
  readonly variant: Variant | undefined;
  /** Keys whose value it decided. */
  readonly keys: readonly string[];
}

export interface Evaluated {
  readonly settings: Readonly<Record<string, Setting>>;
  readonly verdicts: readonly Verdict[];
}

/** The values a player gets: of each key that of the first override that sets it, else the default. */
export function evaluate(config: ReadyConfig, player: Player, which: Which, nowMs: number): Evaluated {
  const decided = new Map<string, Setting>();
  const verdicts = config.overrides.map((override) => judge(config, override, player, nowMs, decided));
  return { settings: chosen(config.settings, decided, which), verdicts };
}

/** The same where nobody asks why: only the overrides that apply. */
export function resolve(config: ReadyConfig, player: Player, which: Which, nowMs: number): Evaluated {
  const decided = new Map<string, Setting>();
  const verdicts: Verdict[] = [];
  for (const override of config.live) {
    const verdict = judge(config, override, player, nowMs, decided);
    if (verdict.reason === 'MATCHED') {
      verdicts.push(verdict);
    }
  }
  return { settings: chosen(config.settings, decided, which), verdicts };
}

/** The defaults alone. */
export function defaults(config: ReadyConfig, which: Which): Readonly<Record<string, Setting>> {
  return chosen(config.settings, new Map(), which);
}

/** Place of a user in the rollout of an override; -1 of nobody in particular. */
export function placeOf({ appId }: ReadyConfig, override: ReadyOverride, userId: string): number {
  return userId === '' ? -1 : bucketOf(appId, override.id, userId);
}

function judge(
  config: ReadyConfig,
  override: ReadyOverride,
  { userId, attributes }: Player,
  nowMs: number,
  decided: Map<string, Setting>,
): Verdict {
  const no = (reason: Verdict['reason']): Verdict => ({ override, reason, variant: undefined, keys: NONE });
  if (!override.isEnabled) {
    return no('DISABLED');
  }
  if (nowMs < override.startMs) {
    return no('NOT_STARTED');
  }
  if (nowMs >= override.endMs) {
    return no('ENDED');
  }
  if (override.holds === undefined) {
    return no('RULE_ERROR');
  }
  if (!override.holds(attributes)) {
    return no('RULE_FALSE');
  }
  // why not asked where it is all or nothing: a place costs as much as ten rules
  const isReached =
    override.rollout === WHOLE ||
    (userId !== '' && override.rollout > 0 && isIn(placeOf(config, override, userId), override.rollout));
  if (!isReached) {
    return no('OUT_OF_ROLLOUT');
  }
  const { appId, settings } = config;
  const variant = userId === '' ? override.variants[0] : variantOf(override.variants, appId, override.id, userId);
  const values = (variant?.values ?? []).filter(({ key, type }) => settings.get(key)?.type === type);
  const free = values.filter(({ key }) => !decided.has(key));
  for (const { key, type, value } of free) {
    decided.set(key, { type, value });
  }
  const reason = values.length > 0 && free.length === 0 ? 'SHADOWED' : 'MATCHED';
  return { override, reason, variant, keys: free.map(({ key }) => key) };
}

const NONE: readonly string[] = [];

function chosen(
  settings: ReadonlyMap<string, Setting>,
  decided: ReadonlyMap<string, Setting>,
  { keys, types }: Which,
): Readonly<Record<string, Setting>> {
  const wanted = keys === undefined || keys.length === 0 ? settings.keys() : keys;
  const ofTypes = types === undefined || types.length === 0 ? undefined : new Set(types);
  const result: Record<string, Setting> = Object.create(null) as Record<string, Setting>;
  for (const key of wanted) {
    const setting = decided.get(key) ?? settings.get(key);
    if (setting !== undefined && (ofTypes === undefined || ofTypes.has(setting.type))) {
      result[key] = setting;
    }
  }
  return result;
}
