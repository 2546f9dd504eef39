import type { MultiverseGameRegion } from '@uos/sdk/services/multiverse';
import { describe, expect, it } from 'vitest';
import { fleetOf } from './fleet.ts';

const region = (regionId: string, maxServers: number): MultiverseGameRegion => ({
  ...{ gameId: 'game', regionId, regionName: `name of ${regionId}`, minServers: 1, maxServers, bufferPercent: 20 },
  ...{ status: 'enabled', reason: '' },
});

describe('fleetOf', () => {
  it('adds up the profiles of a region, and what is neither ready nor taken starts', () => {
    const fleet = fleetOf(
      [region('shanghai', 10), region('beijing', 5)],
      [
        { regionId: 'shanghai', ready: 1, allocated: 2, total: 4 },
        { regionId: 'shanghai', ready: 0, allocated: 3, total: 3 },
      ],
    );
    expect(fleet).toEqual([
      { regionId: 'shanghai', name: 'name of shanghai', ready: 1, allocated: 5, starting: 1, limit: 10 },
      { regionId: 'beijing', name: 'name of beijing', ready: 0, allocated: 0, starting: 0, limit: 5 },
    ]);
  });

  it('keeps what still runs in a region that was taken away', () => {
    expect(fleetOf([], [{ regionId: 'old', ready: 0, allocated: 2, total: 2 }])).toEqual([
      { regionId: 'old', name: 'old', ready: 0, allocated: 2, starting: 0, limit: 2 },
    ]);
  });
});
