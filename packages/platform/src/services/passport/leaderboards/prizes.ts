// What a leaderboard may promise: resources that the app has, and a template of its inbox.
import type { Call } from '#kernel/call/call';
import { requireResources } from '../economy/require.ts';
import { requireMailFor } from '../inbox/send.ts';
import type { Reward } from './tables.ts';

interface Prizes {
  readonly rewards: readonly Reward[];
  readonly template: string;
}

/**
 * Holds the resources and the template until the end of the transaction, so that none is deleted beside it.
 * @throws 404 `resource not found`, `template not found`, 30001 where the template is not for personas
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
    await requireMailFor(call, { field: 'rewardInboxTemplateSlug', slug: template });
  }
}
