// One walk in two files, so that no single file is left running at the end.

import { narrowed } from '../../support/rounds.ts';
import { lists } from '../lists/index.ts';
import type { Lists } from '../lists/list.ts';
import { isOfOffice, scenes } from '../scenes/index.ts';
import type { Scene } from '../scenes/scene.ts';

interface Half {
  readonly scenes: readonly Scene[];
  readonly lists: readonly Lists[];
}

/** Screens and lists of a studio, and the public ones, in two parts of about as many tests. */
export function halfOfStudio(half: 0 | 1): Half {
  const own = <One extends { readonly feature: string; readonly as?: Parameters<typeof isOfOffice>[0] }>(
    all: readonly One[],
  ) => narrowed(all, ({ feature }) => feature).filter(({ as }) => !isOfOffice(as));
  return {
    scenes: halves(own(scenes), () => 1)[half],
    lists: halves(own(lists), ({ cases }) => cases.length)[half],
  };
}

/** What belongs to a feature stays together: it may stand on the same things. */
export function halves<One extends { readonly feature: string }>(
  all: readonly One[],
  weightOf: (one: One) => number,
): readonly [readonly One[], readonly One[]] {
  const weigh = (some: readonly One[]): number => some.reduce((sum, one) => sum + weightOf(one), 0);
  const groups = [...Map.groupBy(all, ({ feature }) => feature.split('-')[0] ?? '').values()];
  const parts: [One[], One[]] = [[], []];
  for (const group of groups.toSorted((a, b) => weigh(b) - weigh(a))) {
    parts[weigh(parts[0]) <= weigh(parts[1]) ? 0 : 1].push(...group);
  }
  return parts;
}
