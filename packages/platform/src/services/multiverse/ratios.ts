// Where new servers of a region go, by weight. Source: wire/realtime-and-compute.md 2.1.
import { createHash } from 'node:crypto';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { ratiosFor } from './store/capacity.ts';

export interface Weighted {
  readonly location: string;
  readonly weight: number;
}

/** One of them by weight, the same for the same seed; undefined where none has any. */
export function weightedPick(all: readonly Weighted[], seed: string): string | undefined {
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  if (sum <= 0) {
    return undefined;
  }
  let left = (createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32) * sum;
  for (const { location, weight } of all) {
    left -= weight;
    if (left < 0) {
      return location;
    }
  }
  return all.at(-1)?.location;
}

/** Locations without a live node are left out; undefined: wherever there is room. */
export async function locationFor(
  db: Db,
  ports: Pick<Ports, 'servers'>,
  { gameId, regionId, seed }: { readonly gameId: string; readonly regionId: string; readonly seed: string },
): Promise<string | undefined> {
  const ratios = await ratiosFor(db, gameId, regionId);
  if (ratios.length === 0) {
    return undefined;
  }
  const nodes = await ports.servers.nodes(db);
  const open = new Set(
    nodes.flatMap(({ region, location, live, draining }) =>
      region === regionId && live && !draining ? [location] : [],
    ),
  );
  return weightedPick(
    ratios.flatMap(({ location_id: location, ratio: weight }) => (open.has(location) ? [{ location, weight }] : [])),
    seed,
  );
}
