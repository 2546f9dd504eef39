// How many servers each region of a game has, by what they do.
import type { MultiverseGameRegion, MultiverseProfile, MultiverseServerCount } from '@uos/sdk/services/multiverse';

export interface RegionFleet {
  readonly regionId: string;
  readonly name: string;
  readonly ready: number;
  readonly allocated: number;
  readonly starting: number;
  /** Servers at the same time. */
  readonly limit: number;
  readonly versions: readonly VersionCount[];
}

/** How many run one version of a profile. */
export interface VersionCount {
  readonly profileId: string;
  readonly version: number;
  readonly count: number;
}

/** The profile is named only where there are several; what is no longer released is old. */
export interface VersionWords extends VersionCount {
  readonly name: string;
  readonly isOld: boolean;
}

/** A region without a server is there too; what runs where the game no longer is has no limit of its own. */
export function fleetOf(
  regions: readonly MultiverseGameRegion[],
  counts: readonly Omit<MultiverseServerCount, 'gameId'>[],
): readonly RegionFleet[] {
  const known = new Set(regions.map(({ regionId }) => regionId));
  const left = [...new Set(counts.map(({ regionId }) => regionId))].filter((regionId) => !known.has(regionId));
  const sumOf = (regionId: string) => {
    const own = counts.filter((count) => count.regionId === regionId);
    const sum = (key: 'ready' | 'allocated' | 'total') => own.reduce((all, count) => all + count[key], 0);
    const [ready, allocated, total] = [sum('ready'), sum('allocated'), sum('total')];
    const versions = own.flatMap((of) =>
      of.versions.map(({ version, count }) => ({ profileId: of.profileId, version, count })),
    );
    return { ready, allocated, starting: Math.max(total - ready - allocated, 0), total, versions };
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

export function versionWords(
  versions: readonly VersionCount[],
  profiles: readonly Pick<MultiverseProfile, 'id' | 'name' | 'currentVersion'>[],
): readonly VersionWords[] {
  return versions.map((one) => {
    const profile = profiles.find(({ id }) => id === one.profileId);
    return {
      ...one,
      name: profiles.length > 1 && profile !== undefined ? profile.name : '',
      isOld: profile !== undefined && one.version < profile.currentVersion,
    };
  });
}
