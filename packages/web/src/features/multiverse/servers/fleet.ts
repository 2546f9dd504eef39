// How many servers each region of a game has, by what they do.
import type { MultiverseGameRegion, MultiverseServerCount } from '@uos/sdk/services/multiverse';

export interface RegionFleet {
  readonly regionId: string;
  readonly name: string;
  readonly ready: number;
  readonly allocated: number;
  readonly starting: number;
  /** Servers at the same time. */
  readonly limit: number;
}

/** A region without a server is there too; what runs where the game no longer is has no limit of its own. */
export function fleetOf(
  regions: readonly MultiverseGameRegion[],
  counts: readonly Omit<MultiverseServerCount, 'gameId' | 'profileId'>[],
): readonly RegionFleet[] {
  const known = new Set(regions.map(({ regionId }) => regionId));
  const left = [...new Set(counts.map(({ regionId }) => regionId))].filter((regionId) => !known.has(regionId));
  const sumOf = (regionId: string) => {
    const own = counts.filter((count) => count.regionId === regionId);
    const sum = (key: 'ready' | 'allocated' | 'total') => own.reduce((all, count) => all + count[key], 0);
    const [ready, allocated, total] = [sum('ready'), sum('allocated'), sum('total')];
    return { ready, allocated, starting: Math.max(total - ready - allocated, 0), total };
  };
  return [
    ...regions.map(({ regionId, regionName, maxServers }) => {
      const { total: _total, ...numbers } = sumOf(regionId);
      return { regionId, name: regionName, ...numbers, limit: maxServers };
    }),
    ...left.map((regionId) => {
      const { total, ...numbers } = sumOf(regionId);
      return { regionId, name: regionId, ...numbers, limit: total };
    }),
  ];
}
