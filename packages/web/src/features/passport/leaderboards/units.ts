// What rewards come to in all.
import type { LeaderboardRewardPlan } from '@uos/sdk/browser';

/** Units of each resource that are still to be given, in the order in which the rules name them. */
export function unitsOf(
  rules: readonly Pick<LeaderboardRewardPlan, 'items' | 'memberCount' | 'issuedCount'>[],
): [slug: string, units: number][] {
  const units = new Map<string, number>();
  for (const { items, memberCount, issuedCount } of rules) {
    for (const { resourceSlug, quantity } of items) {
      units.set(resourceSlug, (units.get(resourceSlug) ?? 0) + quantity * (memberCount - issuedCount));
    }
  }
  return [...units];
}
