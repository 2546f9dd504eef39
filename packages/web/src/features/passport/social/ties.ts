// Who knows whom among the friends of one persona, as lines between places on a circle.
import type { Friend } from '@uos/sdk/browser';

export interface Tie {
  readonly from: string;
  readonly to: string;
}

/** Pairs that both have each other for a friend, each once. */
export function tiesAmong(friends: readonly Friend[], among: ReadonlyMap<string, ReadonlySet<string>>): Tie[] {
  const ids = friends.map(({ targetPersonaID }) => targetPersonaID);
  return ids.flatMap((from, index) =>
    ids
      .slice(index + 1)
      .filter((to) => among.get(from)?.has(to) === true && among.get(to)?.has(from) === true)
      .map((to) => ({ from, to })),
  );
}

/** Those that were read and do not have the persona for a friend. */
export function oneSided(
  id: string,
  friends: readonly Friend[],
  among: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  return new Set(
    friends
      .map(({ targetPersonaID }) => targetPersonaID)
      .filter((friend) => among.get(friend) !== undefined && among.get(friend)?.has(id) === false),
  );
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Places of so many on an ellipse around the middle, from the top on. */
export function placesAround(count: number, middle: Place, reach: Place): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI - Math.PI / 2;
    return { x: middle.x + Math.cos(turn) * reach.x, y: middle.y + Math.sin(turn) * reach.y };
  });
}
