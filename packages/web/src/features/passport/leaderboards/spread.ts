// How scores lie over a ranking, from exact scores at some of its places, and what tiers make of it.
import type { Leaderboard } from '@uos/sdk/browser';

/** The longest page of scores. */
export const PAGE = 100;
/** So many places of a large ranking are read: a share is right within one of so many. */
const SAMPLES = 64;

export interface Sample {
  /** From 0, best first. */
  readonly place: number;
  readonly score: number;
}

/** Places that are spread evenly, both ends among them; every one where there are few. */
export function samplePlaces(total: number): number[] {
  const most = total <= PAGE ? total : SAMPLES;
  return Array.from({ length: most }, (_, at) => (most < 2 ? 0 : Math.round((at * (total - 1)) / (most - 1))));
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly members: number;
}

/** Members by their scores, in steps of one width from the smallest score to the largest. */
export function binsOf(samples: readonly Sample[], total: number, steps: number): Bin[] {
  const scores = samples.map(({ score }) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  if (scores.length === 0) {
    return [];
  }
  if (least === most) {
    return [{ from: least, to: most, members: total }];
  }
  const width = (most - least) / steps;
  const below = (score: number) => total - countFrom(samples, total, score, 'Desc');
  return Array.from({ length: steps }, (_, at) => {
    const [from, to] = [least + at * width, at === steps - 1 ? most : least + (at + 1) * width];
    const upTo = at === steps - 1 ? total : below(to);
    return { from, to, members: Math.max(upTo - below(from), 0) };
  });
}

type Order = Leaderboard['sortOrder'];

/** About how many members reach a score: exact where every place is known, else between the two places around it. */
export function countFrom(samples: readonly Sample[], total: number, score: number, order: Order): number {
  const sorted = [...samples].sort((a, b) => (order === 'Asc' ? a.score - b.score : b.score - a.score));
  // why by the share of the samples themselves: the places of a board that is ranked the other way run backwards
  const placeOf = (at: number) =>
    isReversed(samples, order) ? total - 1 - (sorted[at]?.place ?? 0) : (sorted[at]?.place ?? 0);
  const reaches = (one: Sample) => (order === 'Asc' ? one.score <= score : one.score >= score);
  const last = sorted.findLastIndex(reaches);
  if (last === -1) {
    return 0;
  }
  const [own, next] = [sorted[last], sorted[last + 1]];
  if (own === undefined || next === undefined) {
    return total;
  }
  const gap = placeOf(last + 1) - placeOf(last);
  const way = next.score === own.score ? 0 : (own.score - score) / (own.score - next.score);
  // why a little more: a score that stands on a place is not rounded below it
  return placeOf(last) + 1 + Math.min(Math.floor(gap * way + 1e-9), gap - 1);
}

/** Whether the samples are ranked the other way than they are asked about. */
function isReversed(samples: readonly Sample[], order: Order): boolean {
  const [first, last] = [samples[0], samples.at(-1)];
  return (
    first !== undefined && last !== undefined && (order === 'Asc' ? first.score > last.score : first.score < last.score)
  );
}

/** The score at a place, between the two that are known around it. */
export function scoreAt(samples: readonly Sample[], place: number): number | undefined {
  const after = samples.findIndex((one) => one.place >= place);
  const [before, next] = [samples[after - 1], samples[after]];
  if (next === undefined) {
    return samples.at(-1)?.score;
  }
  if (before === undefined || next.place === place) {
    return next.score;
  }
  return before.score + ((next.score - before.score) * (place - before.place)) / (next.place - before.place);
}

type Tiers = Pick<Leaderboard, 'tierStrategy' | 'sortOrder'> & {
  readonly tiers: readonly { readonly cutoff: number }[];
};

interface TierShare {
  readonly members: number;
  /** Score at which the tier begins. */
  readonly score: number | undefined;
}

/** How many members each tier has, best first, and behind them those that reach none. */
export function tierShares(
  { tierStrategy, sortOrder, tiers }: Tiers,
  samples: readonly Sample[],
  total: number,
): { readonly tiers: readonly TierShare[]; readonly others: number } {
  let better = 0;
  const shares = tiers.map(({ cutoff }): TierShare => {
    const upTo =
      tierStrategy === 'Score'
        ? countFrom(samples, total, cutoff, sortOrder)
        : tierStrategy === 'Rank'
          ? Math.min(Math.floor(cutoff), total)
          : Math.floor((cutoff / 100) * total);
    const members = Math.max(upTo - better, 0);
    better = Math.max(better, upTo);
    return { members, score: tierStrategy === 'Score' ? cutoff : upTo === 0 ? undefined : scoreAt(samples, upTo - 1) };
  });
  return { tiers: shares, others: total - better };
}

/** Tiers best first, as the platform takes them. */
export function bestFirst<Tier extends { readonly cutoff: number }>(
  tiers: readonly Tier[],
  strategy: string | undefined,
  order: string,
): Tier[] {
  const turn = strategy === 'Score' && order === 'Desc' ? -1 : 1;
  return [...tiers].sort((a, b) => turn * (a.cutoff - b.cutoff));
}

/** Within what a cutoff may be moved, and by how much at once. */
export function rangeOf(
  { tierStrategy }: Pick<Leaderboard, 'tierStrategy'>,
  samples: readonly Sample[],
  total: number,
): { readonly min: number; readonly max: number; readonly step: number } {
  if (tierStrategy === 'Rank') {
    return { min: 1, max: Math.max(total, 1), step: 1 };
  }
  if (tierStrategy === 'Percent') {
    return { min: 0, max: 100, step: 0.5 };
  }
  const scores = samples.map(({ score }) => score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const step = 10 ** Math.floor(Math.log10(Math.max(most - least, Number.MIN_VALUE) / 100));
  return { min: least, max: most, step: scores.every(Number.isInteger) ? Math.max(step, 1) : step };
}
