// Figures of how many players are at each level, from 0 on. Pure.

const sum = (counts: readonly number[]): number => counts.reduce((before, count) => before + count, 0);

export interface LevelBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** As many bars as have room, of the same number of levels each; the last may have fewer. */
export function levelBins(byLevel: readonly number[], most: number): LevelBin[] {
  const size = Math.ceil(byLevel.length / most);
  return Array.from({ length: Math.ceil(byLevel.length / size) }, (_, at) => {
    const from = at * size;
    const counts = byLevel.slice(from, from + size);
    return { from, to: from + counts.length - 1, count: sum(counts) };
  });
}

/** With one digit behind the point. */
export function averageLevel(byLevel: readonly number[]): string {
  const all = sum(byLevel);
  const levels = sum(byLevel.map((count, level) => count * level));
  return (all === 0 ? 0 : levels / all).toFixed(1);
}

/** The level that half of them have reached. */
export function medianLevel(byLevel: readonly number[]): number {
  const half = sum(byLevel) / 2;
  let below = 0;
  return Math.max(
    0,
    byLevel.findIndex((count) => {
      below += count;
      return below >= half;
    }),
  );
}
