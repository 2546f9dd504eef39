// What a leaderboard may promise: resources that the app has, and a template of its inbox.
import type { Call } from '#kernel/call/call';
import type { Reward } from './tables.ts';

interface Prizes {
  readonly rewards: readonly Reward[];
  readonly template: string;
}

/**
 * why each is unknown: resources and templates are made by calls that are not built yet, so no app has any
 * @throws 404 `resource not found`, `inbox template not found`
 */
export function refuseUnknownPrizes(call: Pick<Call, 'refuse'>, { rewards, template }: Prizes): void {
  if (rewards.some(({ items }) => items.length > 0)) {
    throw call.refuse('not-found', 'resource not found');
  }
  if (template !== '') {
    throw call.refuse('not-found', 'inbox template not found');
  }
}
