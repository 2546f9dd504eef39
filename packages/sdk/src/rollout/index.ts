// Where a user stands in a rollout of remote config and which variant it draws, as the platform computes both: the same
// in every place and in every run. Source: wire/data-and-tools.md 2.1.
import { sha256 } from '../runtime/sha256.ts';

/** Places in a rollout: a hundred for each percent. */
export const PLACES = 10_000;
const PLACES_PER_PERCENT = PLACES / 100;

/**
 * Place of a user in the rollout of an override, 0 to 9999; raising a percentage takes nobody out.
 * @example isIn(bucketOf(appId, overrideId, 'ana'), 10)
 */
export function bucketOf(appId: string, overrideId: string, userId: string): number {
  return placeOf(`${appId}:${overrideId}:${userId}`);
}

/** Whether somebody at that place is reached by so many percent. */
export function isIn(bucket: number, percent: number): boolean {
  return bucket < percent * PLACES_PER_PERCENT;
}

/** The variant a user draws: weights are percent, in the order of the variants. */
export function variantOf<V extends { readonly weight: number }>(
  variants: readonly V[],
  appId: string,
  overrideId: string,
  userId: string,
): V | undefined {
  if (variants.length < 2) {
    return variants[0];
  }
  const place = placeOf(`${appId}:${overrideId}:${userId}:variant`);
  let upTo = 0;
  return variants.find(({ weight }) => {
    upTo += weight * PLACES_PER_PERCENT;
    return place < upTo;
  });
}

function placeOf(text: string): number {
  return Number.parseInt(sha256(text).slice(0, 8), 16) % PLACES;
}
