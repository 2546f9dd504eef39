import type { Badge, Bucket, Release } from '@uos/sdk/browser';
import { describe, expect, it } from 'vitest';
import { lanesOf, mainBucketOf, readyLane } from './lanes.ts';

const badge = (name: string, releasenum: number) => ({ name, releasenum, releaseid: `r${releasenum}` }) as Badge;
const release = (releasenum: number) => ({ releasenum, releaseid: `r${releasenum}` }) as Release;

describe('lanesOf', () => {
  it('puts the stages into the order of a promotion, and says how far each is ahead of the next', () => {
    const lanes = lanesOf([badge('live', 128), badge('dev', 131), badge('staging', 129), badge('beta', 130)], []);
    expect(lanes.map((lane) => [lane.badge.name, lane.ahead, lane.next?.name])).toEqual([
      ['dev', 1, 'beta'],
      ['beta', 1, 'staging'],
      ['staging', 1, 'live'],
      ['live', 0, undefined],
    ]);
    expect(readyLane(lanes)?.badge.name).toBe('staging');
  });

  it('puts names it does not know between test and staging, the newest release first', () => {
    const lanes = lanesOf([badge('asia', 3), badge('live', 1), badge('europe', 4), badge('latest', 5)], [release(5)]);
    expect(lanes.map((lane) => lane.badge.name)).toEqual(['latest', 'europe', 'asia', 'live']);
    expect(lanes[0]?.release?.releasenum).toBe(5);
  });

  it('has no button where all stand on the same release, or the next is ahead', () => {
    expect(readyLane(lanesOf([badge('dev', 2), badge('live', 2)], []))).toBeUndefined();
    expect(readyLane(lanesOf([badge('dev', 1), badge('live', 2)], []))).toBeUndefined();
  });

  it('shows four at most, and the one of the players among them', () => {
    const names = ['latest', 'dev', 'qa', 'staging', 'live'];
    expect(
      lanesOf(
        names.map((name) => badge(name, 1)),
        [],
      ).map((lane) => lane.badge.name),
    ).toEqual(names.slice(1));
  });
});

describe('mainBucketOf', () => {
  const bucket = (name: string, badge_count: number, created?: string) =>
    ({ name, badge_count, last_release: created === undefined ? null : { created } }) as Bucket;
  it('is the one with most badges, of several the one released last', () => {
    const old = bucket('old', 2, '2026-01-01T00:00:00Z');
    const web = bucket('web', 2, '2026-11-01T00:00:00Z');
    expect(mainBucketOf([bucket('scratch', 1, '2026-11-20T00:00:00Z'), old, web])?.name).toBe('web');
    expect(mainBucketOf([])).toBeUndefined();
  });
});
