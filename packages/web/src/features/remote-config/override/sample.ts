// A sample of players by their place in a rollout: who is in at a share, and who comes and goes when it changes.
import { bucketOf, isIn } from '@uos/sdk/rollout';

export interface Placed {
  readonly userId: string;
  /** 0 to 9999 */
  readonly bucket: number;
}

const SAMPLE = 200;

/** Players that stand for any: the place follows from the ID alone. */
export const samplePlayers: readonly string[] = Array.from({ length: SAMPLE }, (_, index) => `player-${index + 1}`);

export function placesOf(appId: string, overrideId: string, userIds: readonly string[]): readonly Placed[] {
  return userIds
    .map((userId) => ({ userId, bucket: bucketOf(appId, overrideId, userId) }))
    .sort((a, b) => a.bucket - b.bucket);
}

export interface Reach {
  readonly reached: readonly Placed[];
  /** In now and before. */
  readonly kept: number;
  readonly joined: number;
  readonly left: number;
}

export function reachOf(places: readonly Placed[], percent: number, before: number): Reach {
  const reached = places.filter(({ bucket }) => isIn(bucket, percent));
  const was = places.filter(({ bucket }) => isIn(bucket, before)).length;
  const kept = Math.min(was, reached.length);
  return { reached, kept, joined: reached.length - kept, left: was - kept };
}
