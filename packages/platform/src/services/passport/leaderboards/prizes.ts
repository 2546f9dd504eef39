// What a leaderboard may promise: resources that the app has, and a template of its inbox.
import type { Call } from '#kernel/call/call';
import { requireResources } from '../economy/require.ts';
import type { Reward } from './tables.ts';

interface Prizes {
  readonly rewards: readonly Reward[];
  readonly template: string;
}

/**
 * Holds the resources until the end of the transaction, so that none is deleted beside it.
 * why a template is unknown: they are made by calls that are not built yet, so no app has any
 * @throws 404 `resource not found`, `inbox template not found`
 */
export async function refuseUnknownPrizes(
  call: Pick<Call, 'db' | 'appId' | 'refuse'>,
  { rewards, template }: Prizes,
): Promise<void> {
  await requireResources(
    call,
    rewards.flatMap(({ items }) => items.map(({ resourceSlug }) => resourceSlug)),
  );
  if (template !== '') {
    throw call.refuse('not-found', 'inbox template not found');
  }
}
