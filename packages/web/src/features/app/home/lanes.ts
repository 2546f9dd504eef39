// The badges of a bucket as lanes, in the order in which a release goes through them.
import type { Badge, Bucket, Release } from '@uos/sdk/browser';
import { stageOf } from '../../../parts/badge/stage.ts';

export interface Lane {
  readonly badge: Badge;
  /** Unknown where it is older than what was read. */
  readonly release: Release | undefined;
  /** Versions that it is ahead of the next lane; 0 where there is nothing to go on with. */
  readonly ahead: number;
  readonly next: Badge | undefined;
}

const MOST_LANES = 4;

/** The last ones, players last. */
export function lanesOf(badges: readonly Badge[], releases: readonly Release[]): readonly Lane[] {
  const ordered = [...badges]
    .sort((a, b) => stageOf(a.name) - stageOf(b.name) || b.releasenum - a.releasenum || a.name.localeCompare(b.name))
    .slice(-MOST_LANES);
  return ordered.map((badge, index) => {
    const next = ordered[index + 1];
    return {
      badge,
      next,
      release: releases.find(({ releaseid }) => releaseid === badge.releaseid),
      ahead: next === undefined ? 0 : Math.max(0, badge.releasenum - next.releasenum),
    };
  });
}

/** The lane whose button is the one of the page: the last that can go on. */
export function readyLane(lanes: readonly Lane[]): Lane | undefined {
  return lanes.findLast(({ ahead }) => ahead > 0);
}

/** The bucket that players load from: the one with most badges, of several the one released last. */
export function mainBucketOf(buckets: readonly Bucket[]): Bucket | undefined {
  const releasedAt = ({ last_release }: Bucket): number =>
    last_release === null ? 0 : Date.parse(last_release.created);
  return [...buckets].sort((a, b) => b.badge_count - a.badge_count || releasedAt(b) - releasedAt(a))[0];
}
