// Rewards of a track with the names of their resources: the answer of a pass has slugs alone.
import type { EconomyResource, RewardItem } from '@uos/sdk/browser';
import type { Amount } from '../economy/amounts/amounts.ts';

export function namedAmounts(amounts: readonly Amount[], resources: readonly EconomyResource[]): RewardItem[] {
  return amounts.map(({ resourceSlug, quantity }) => {
    const { displayName = '', namespace = '' } = resources.find(({ slugName }) => slugName === resourceSlug) ?? {};
    return { slugName: resourceSlug, displayName, namespace, quantity };
  });
}
