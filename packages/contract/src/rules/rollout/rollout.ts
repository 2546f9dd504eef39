// Where a user stands in a rollout of remote config and which variant it draws: the same on every process, in every game
// and in every run, independent from one override to the next. Source: wire/data-and-tools.md 2.1.
import { sha256After } from './digest.ts';

/** Places in a rollout: a hundred for each percent. */
export const PLACES = 10_000;
const PLACES_PER_PERCENT = PLACES / 100;

/** The places of users in one override. */
export interface Draw {
  /** In its rollout, 0 to 9999; raising a percentage takes nobody out. */
  bucketOf(userId: string): number;
  /** Among its variants, 0 to 9999, independent of the other. */
  placeOf(userId: string): number;
}

export function drawOf(appId: string, overrideId: string): Draw {
  const digest = sha256After(`${appId}:${overrideId}:`);
  const place = (text: string): number => ((digest(text)[0] as number) >>> 0) % PLACES;
  return { bucketOf: place, placeOf: (userId) => place(`${userId}:variant`) };
}

/**
 * Place of a user in the rollout of an override, 0 to 9999; raising a percentage takes nobody out.
 * @example isIn(bucketOf(appId, overrideId, 'ana'), 10)
 */
export function bucketOf(appId: string, overrideId: string, userId: string): number {
  return drawOf(appId, overrideId).bucketOf(userId);
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
  return drawnOf(variants, drawOf(appId, overrideId), userId);
}

/** The same where many users draw. */
export function drawnOf<V extends { readonly weight: number }>(
  variants: readonly V[],
  draw: Draw,
  userId: string,
): V | undefined {
  if (variants.length < 2) {
    return variants[0];
  }
  const place = draw.placeOf(userId);
  let upTo = 0;
  return variants.find(({ weight }) => {
    upTo += weight * PLACES_PER_PERCENT;
    return place < upTo;
  });
}

/** What variants that say no weight have, in percent: all alike, the first ones the rest. */
export function evenWeights(count: number): number[] {
  const share = Math.floor(100 / count);
  return Array.from({ length: count }, (_, index) => share + Number(index < 100 - share * count));
}
