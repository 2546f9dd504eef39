// How far somebody gets in a season who plays once a day. Days and weeks begin as the platform counts them.
// Source: wire/passport.md 2.7, 5.5, 5.8.
import { limitPeriodEnd } from '../shop/periods.ts';

export interface Season {
  /** RFC 3339. */
  readonly startTime: string;
  readonly endTime?: string | undefined;
  readonly maxLevel: number;
  /** One for every level, or one per level. */
  readonly levelExp: readonly number[];
  /** 0 for none, both. */
  readonly dailyExpLimit: number;
  readonly weeklyExpLimit: number;
  /** Asia/Shanghai. */
  readonly dayStartHour: number;
}

interface Player {
  readonly expPerDay: number;
  /** RFC 3339; the season itself is waited for. */
  readonly from: string;
}

export interface Reached {
  readonly level: number;
  /** Days played, from 1. */
  readonly day: number;
  readonly at: string;
  readonly totalExp: number;
}

const DAY_MS = 86_400_000;
/** A season without an end is looked at for so long. */
const MOST_DAYS = 1000;

/** The day on which each level is reached, in their order; a level that the season ends before is not among them. */
export function seasonOf(season: Season, { expPerDay, from }: Player): Reached[] {
  const { maxLevel, dailyExpLimit, weeklyExpLimit, dayStartHour } = season;
  const start = Math.max(Date.parse(from), Date.parse(season.startTime));
  const days = seasonDays(season, from) ?? MOST_DAYS;
  const reached: Reached[] = [];
  let totalExp = 0;
  let needed = levelCost(season, 1);
  const week = { type: 'EveryWeek', day: 1, hour: dayStartHour };
  let weekEnd = 0;
  let inWeek = 0;
  for (let day = 1; day <= days && reached.length < maxLevel; day += 1) {
    const at = start + (day - 1) * DAY_MS;
    if (at >= weekEnd) {
      weekEnd = Date.parse(limitPeriodEnd(week, at) ?? '');
      inWeek = 0;
    }
    const today = Math.min(expPerDay, dailyExpLimit || expPerDay);
    const exp = weeklyExpLimit === 0 ? today : Math.min(today, weeklyExpLimit - inWeek);
    inWeek += exp;
    totalExp += exp;
    while (reached.length < maxLevel && totalExp >= needed) {
      const level = reached.length + 1;
      reached.push({ level, day, at: new Date(at).toISOString(), totalExp });
      needed += levelCost(season, level + 1);
    }
  }
  return reached;
}

/** The least experience a day with which the last level is reached; undefined where the limits forbid it. */
export function leastPerDay(season: Season, from: string): number | undefined {
  const reaches = (expPerDay: number) => seasonOf(season, { expPerDay, from }).length === season.maxLevel;
  let most = totalExpOf(season);
  if (!reaches(most)) {
    return undefined;
  }
  let least = 1;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    [least, most] = reaches(middle) ? [least, middle] : [middle + 1, most];
  }
  return least;
}

/** Experience from nothing to the last level, or to the one that is named. */
export function totalExpOf(season: Pick<Season, 'levelExp' | 'maxLevel'>, level = season.maxLevel): number {
  let sum = 0;
  for (let one = 1; one <= level; one += 1) {
    sum += levelCost(season, one);
  }
  return sum;
}

/** Days that somebody needs who always gathers what the limits allow; undefined where a thousand are not enough. */
export function daysAtLimits({ endTime: _end, ...season }: Season): number | undefined {
  const last = seasonOf(season, { expPerDay: totalExpOf(season), from: season.startTime }).at(-1);
  return last?.level === season.maxLevel ? last.day : undefined;
}

/** How often somebody plays who begins at a moment and plays once a day; undefined for a season without an end. */
export function seasonDays({ startTime, endTime }: Pick<Season, 'startTime' | 'endTime'>, from: string) {
  const start = Math.max(Date.parse(from), Date.parse(startTime));
  return endTime === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(endTime) - start) / DAY_MS));
}

/** Experience from the level before to this one. */
export function levelCost({ levelExp }: Pick<Season, 'levelExp'>, level: number): number {
  return levelExp[levelExp.length === 1 ? 0 : level - 1] ?? Number.POSITIVE_INFINITY;
}
