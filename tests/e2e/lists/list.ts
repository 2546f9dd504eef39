// Lists as the round trip takes them: whose they are, what fills them, and what is asked of each.

import type { Params } from '../scenes/scene.ts';
import type { List } from '../support/round-trip.ts';
import type { Who, World } from '../support/world.ts';

export interface ListCase extends List {
  /** Where it stands, `{…}` in it from what `fill` answers. */
  readonly path: string;
}

export interface Lists {
  readonly title: string;
  readonly as: Who;
  /** Fills the platform, and answers what stands in braces in its cases. */
  readonly fill: (world: World) => Promise<Params>;
  readonly cases: readonly ListCase[];
}

/** A case with its braces filled in. */
export function filledIn(list: ListCase, params: Params): ListCase {
  const fill = (words: string): string => words.replace(/\{([^}]+)\}/g, (_, name: string) => params[name] ?? '');
  const { path, search, filter } = list;
  return {
    ...list,
    path: fill(path),
    ...(search === undefined ? {} : { search: fill(search) }),
    ...(filter === undefined ? {} : { filter: [filter[0], fill(filter[1])] }),
  };
}
