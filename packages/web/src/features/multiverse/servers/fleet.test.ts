import type { MultiverseGameRegion } from '@uos/sdk/services/multiverse';
import { describe, expect, it } from 'vitest';
import { fleetOf, versionWords } from './fleet.ts';

const ran = (version: number, count: number) => ({ profileRevisionId: `revision ${version}`, version, count });
const region = (regionId: string, maxServers: number): MultiverseGameRegion => ({
  ...{ gameId: 'game', regionId, regionName: `name of ${regionId}`, minServers: 1, maxServers, bufferPercent: 20 },
  ...{ status: 'enabled', reason: '' },
});

describe('fleetOf', () => {
  it('adds up the profiles of a region, and what is neither ready nor taken starts', () => {
    const fleet = fleetOf(
      [region('shanghai', 10), region('beijing', 5)],
      [
        { profileId: 'duel', regionId: 'shanghai', ready: 1, allocated: 2, total: 4, versions: [ran(3, 1), ran(2, 3)] },
        { profileId: 'race', regionId: 'shanghai', ready: 0, allocated: 3, total: 3, versions: [ran(1, 3)] },
      ],
    );
    expect(fleet).toEqual([
      {
        ...{ regionId: 'shanghai', name: 'name of shanghai', ready: 1, allocated: 5, starting: 1, limit: 10 },
        versions: [
          { profileId: 'duel', version: 3, count: 1 },
          { profileId: 'duel', version: 2, count: 3 },
          { profileId: 'race', version: 1, count: 3 },
        ],
      },
      { regionId: 'beijing', name: 'name of beijing', ready: 0, allocated: 0, starting: 0, limit: 5, versions: [] },
    ]);
  });

  it('keeps what still runs in a region that was taken away', () => {
    const left = { profileId: 'duel', regionId: 'old', ready: 0, allocated: 2, total: 2, versions: [ran(1, 2)] };
    expect(fleetOf([], [left])).toEqual([
      {
        ...{ regionId: 'old', name: 'old', ready: 0, allocated: 2, starting: 0, limit: 2 },
        versions: [{ profileId: 'duel', version: 1, count: 2 }],
      },
    ]);
  });
});

describe('versionWords', () => {
  const versions = [
    { profileId: 'duel', version: 3, count: 1 },
    { profileId: 'duel', version: 2, count: 3 },
  ];
  const duel = { id: 'duel', name: 'harbour-duel', currentVersion: 3 };

  it('tells those that were released before from the one that is released', () => {
    expect(versionWords(versions, [duel]).map(({ isOld }) => isOld)).toEqual([false, true]);
  });

  it('names the profile only where there is another', () => {
    const race = { id: 'race', name: 'reef-race', currentVersion: 1 };
    expect(versionWords(versions, [duel])[0]?.name).toBe('');
    expect(versionWords(versions, [duel, race])[0]?.name).toBe('harbour-duel');
  });
});
