// Whether the bar of a quest can be filled: points that its tasks give against those that its rewards ask for.
// Source: wire/passport.md 2.7, 5.8.

export interface PointItem {
  readonly slugName: string;
  /** Task or PointReward. */
  readonly kind: string;
  readonly points: number;
  /** Of a PointReward: points that it asks for. */
  readonly thresholdValue: number;
  /** published or unpublished. */
  readonly status: string;
}

interface QuestPoints {
  /** What all tasks give in one period. */
  readonly available: number;
  /** What the last reward asks for. */
  readonly needed: number;
  /** Slugs of rewards that nobody reaches. */
  readonly unreachable: readonly string[];
}

/** Of the items that players see now, or of all as if the whole quest were published. */
export function questPoints(items: readonly PointItem[], of: 'published' | 'all' = 'published'): QuestPoints {
  const seen = of === 'all' ? items : items.filter(({ status }) => status === 'published');
  const rewards = seen.filter(({ kind }) => kind === 'PointReward');
  const available = seen.filter(({ kind }) => kind === 'Task').reduce((sum, { points }) => sum + points, 0);
  return {
    available,
    needed: Math.max(0, ...rewards.map(({ thresholdValue }) => thresholdValue)),
    unreachable: rewards.filter(({ thresholdValue }) => thresholdValue > available).map(({ slugName }) => slugName),
  };
}
