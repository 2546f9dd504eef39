// Achievements of one series as steps, the nearest goal first. Pure.
import type { AchievementMeta } from '@uos/sdk/browser';

export interface Step {
  readonly achievement: AchievementMeta;
  /** It is released and the step before it is not. */
  readonly isGap: boolean;
}

export interface Series {
  readonly name: string;
  readonly steps: readonly Step[];
}

const distance = ({ startValue, thresholdValue }: AchievementMeta): number => Math.abs(thresholdValue - startValue);
const isSeen = (achievement: AchievementMeta | undefined): boolean => achievement?.releaseStatus === 'released';

/** By name; achievements without a series are left out. */
export function seriesOf(all: readonly AchievementMeta[]): Series[] {
  const named = all.filter(({ series }) => series !== '');
  return [...Map.groupBy(named, ({ series }) => series)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, own]) => {
      const sorted = [...own].sort((one, other) => distance(one) - distance(other));
      return {
        name,
        steps: sorted.map((achievement, at) => ({
          achievement,
          isGap: at > 0 && isSeen(achievement) && !isSeen(sorted[at - 1]),
        })),
      };
    });
}
