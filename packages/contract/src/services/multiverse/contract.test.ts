import { describe, expect, it } from 'vitest';
import { multiverse } from './contract.ts';
import { multiverseAllocation, multiverseRevision } from './examples.ts';

const { allocations, games, profiles, regions, revisions } = multiverse.tree;
const gameId = multiverseRevision.gameId;

describe('profiles', () => {
  it('are named like a host, never empty', () => {
    const create = (name: string) => profiles.create.body?.safeParse({ gameId, name }).success;
    expect(['a', 'harbour-battle', 'x'.repeat(56)].map(create)).toEqual([true, true, true]);
    expect(['', 'DEFAULT', '-a', 'a.b', 'x'.repeat(57)].map(create)).toEqual([false, false, false, false, false]);
  });
});

describe('revisions', () => {
  const minimal = {
    profileId: multiverseRevision.profileId,
    imageId: multiverseRevision.imageId,
    startCommand: './server',
  };
  const accepts = (fields: object) => revisions.create.body?.safeParse({ ...minimal, ...fields }).success;

  it('need an image and a command, the rest has defaults', () => {
    expect(accepts({})).toBe(true);
    expect(revisions.create.body?.safeParse({ profileId: minimal.profileId }).success).toBe(false);
  });

  it('take ports from 1 to 65535, quantities with their unit and names of variables', () => {
    const port = (number: number) => accepts({ portList: [{ protocol: 'UDP', port: number, name: 'game' }] });
    expect([1, 65_535, 0, 65_536].map(port)).toEqual([true, true, false, false]);
    expect([accepts({ cpuLimit: '100m' }), accepts({ cpuLimit: '0.1' })]).toEqual([true, false]);
    expect([accepts({ memoryLimit: '154Mi' }), accepts({ memoryLimit: '154MB' })]).toEqual([true, false]);
    const variable = (envKey: string) => accepts({ envList: [{ envKey, envValue: '' }] });
    expect([variable('LOG_LEVEL'), variable('1A')]).toEqual([true, false]);
  });

  it('refuse what only the server writes', () => {
    expect(accepts({ status: 'released' })).toBe(false);
    expect(accepts({ version: 9 })).toBe(false);
  });
});

describe('regions', () => {
  it('keep the buffer within a hundred percent', () => {
    const buffer = (bufferPercent: number) => regions.update.body?.safeParse({ bufferPercent }).success;
    expect([0, 100, -1, 101].map(buffer)).toEqual([true, true, false, false]);
  });
});

describe('allocations', () => {
  const { profileId, regionId } = multiverseAllocation;

  it('are made with the five fields that back ends send', () => {
    const sent = {
      uuid: multiverseAllocation.uuid,
      profileId,
      regionId,
      envs: { ROOM: '42' },
      allocationTTL: '1h0m0s',
    };
    expect(allocations.create.body?.parse(sent)).toEqual(sent);
  });

  it('write times to live as durations', () => {
    const live = (allocationTTL: string) =>
      allocations.create.body?.safeParse({ profileId, regionId, allocationTTL }).success;
    expect(['3600s', '', '0s', '30m', '1 h', '10'].map(live)).toEqual([true, true, true, true, false, false]);
  });
});

describe('games', () => {
  it('leave factors above zero', () => {
    expect(games.setUsageAdjustFactor.body?.safeParse({ usageAdjustFactor: 0 }).success).toBe(false);
    expect(games.setUsageAdjustFactor.body?.safeParse({ usageAdjustFactor: 0.5 }).success).toBe(true);
  });
});
