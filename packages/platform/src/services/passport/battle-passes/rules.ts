// What the settings of a battle pass may be, and what a persona may take. Source: wire/passport.md 2.7, 5.8.
import { limitPeriodStart } from '@uos/contract/rules';
import type { LevelReward } from './tables.ts';

/** A pass is answered with all of its slots. */
export const MOST_SLOTS = 20;

interface Settings {
  readonly max_level: number;
  readonly level_exp: readonly number[];
  readonly start_time: string;
  readonly end_time: string | null;
}

/** Why there is no such pass, in the words of the call, or undefined. */
export function wrongSettings({ max_level, level_exp, start_time, end_time }: Settings): string | undefined {
  if (level_exp.length !== 1 && level_exp.length !== max_level) {
    return `levelExp: one value, or ${max_level} as maxLevel says`;
  }
  if (end_time !== null && Date.parse(end_time) <= Date.parse(start_time)) {
    return 'endTime: comes after startTime';
  }
  return undefined;
}

/** Why a slot cannot give this, or undefined. */
export function wrongRewards(rewards: readonly LevelReward[], maxLevel: number): string | undefined {
  const levels = rewards.map(({ level }) => level);
  if (levels.some((level) => level > maxLevel)) {
    return `rewards: the last level is ${maxLevel}`;
  }
  return new Set(levels).size === levels.length ? undefined : 'rewards: one row for each level';
}

interface Periods {
  /** RFC 3339, both. */
  readonly day: string;
  readonly week: string;
}

/** When the day and the week of a pass began; a week does on Monday. Source: wire/passport.md 5.5. */
export function periodsOf({ day_start_hour: hour }: { readonly day_start_hour: number }, now: string): Periods {
  return {
    day: limitPeriodStart({ type: 'EveryDay', day: 0, hour }, now),
    week: limitPeriodStart({ type: 'EveryWeek', day: 1, hour }, now),
  };
}

/** What a slot gives up to a level. */
export const reachedRewards = (rewards: readonly LevelReward[], level: number): readonly LevelReward[] =>
  rewards.filter((reward) => reward.level <= level);
