// What the screen of friends reads.
import { queryOptions } from '@tanstack/react-query';
import type { Friend } from '@uos/sdk/browser';
import { gatherOf, queryOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';

/** So many friends are drawn; more would be a ball of wool. */
const DRAWN = 24;
/** So many friends of each of them are read to see who knows whom. */
export const READ_OF_EACH = 100;
const AT_ONCE = 6;

export function friendLimitQuery(appId: string) {
  return queryOptions({ ...queryOf(passportOf(appId).config.get), select: ({ config }) => config.maxFriendCount });
}

/** The friends that are drawn, and how many there are. */
export function drawnQuery(appId: string, id: string) {
  return queryOf(passportOf(appId).personas.friends, { id, count: DRAWN });
}

/** Whom each of them has for a friend, by the id of the persona; who could not be read is missing. */
export function amongQuery(appId: string, id: string, drawn: readonly Friend[]) {
  const { friends } = passportOf(appId).personas;
  return gatherOf(friends, { id }, 'among themselves', async (signal) => {
    const found = new Map<string, ReadonlySet<string>>();
    for (let from = 0; from < drawn.length; from += AT_ONCE) {
      await Promise.allSettled(
        drawn.slice(from, from + AT_ONCE).map(async ({ targetPersonaID }) => {
          const reply = await friends({ id: targetPersonaID, count: READ_OF_EACH }, { signal });
          found.set(targetPersonaID, new Set(reply.friends.map((friend) => friend.targetPersonaID)));
        }),
      );
    }
    return found;
  });
}
