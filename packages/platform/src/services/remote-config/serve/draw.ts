// Where a user stands: in a rollout, and among variants. The same on every process and in every run, independent from one
// override to the next. Source: wire/data-and-tools.md 2.1.
import { hash } from 'node:crypto';

export const PLACES = 10_000;
const PLACES_PER_PERCENT = PLACES / 100;

/** Place in the rollout of an override, 0 to 9999; raising a percentage takes nobody out. */
export function bucketOf(appId: string, overrideId: string, userId: string): number {
  return placeOf(`${appId}:${overrideId}:${userId}`);
}

export const isIn = (bucket: number, percent: number): boolean => bucket < percent * PLACES_PER_PERCENT;

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
  return hash('sha256', text, 'buffer').readUInt32BE(0) % PLACES;
}
