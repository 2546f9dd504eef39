// What the screens of achievements read and make stale.
import { queryOptions } from '@tanstack/react-query';
import type { AchievementMeta } from '@uos/sdk/browser';
import { gatherOf, keyOf, queryOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';

/** Rows of a page, as many as a call answers. */
const PAGE = 100;
/** Achievements whose players are counted on one screen: each costs a call. */
export const MOST_COUNTED = 100;
/** Counted at the same time. */
const AT_ONCE = 4;

export function achievementQuery(appId: string, id: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).achievements.get, { id }),
    select: ({ achievementMeta }) => achievementMeta,
  });
}

export function categoriesQuery(appId: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).achievements.categories),
    select: ({ categories }) => categories,
  });
}

export function seriesQuery(appId: string) {
  return queryOptions({ ...queryOf(passportOf(appId).achievements.series), select: ({ series }) => series });
}

/** Every achievement of the game. */
export function allAchievementsQuery(appId: string) {
  const { search } = passportOf(appId).achievements;
  return gatherOf(search, {}, 'all', async (signal) => {
    const found: AchievementMeta[] = [];
    for await (const one of search.all({ count: PAGE }, { signal })) {
      found.push(one);
    }
    return found;
  });
}

export interface Completion {
  readonly achieved: number;
  readonly redeemed: number;
  /** Active personas of the game. */
  readonly players: number;
}

export function completionQuery(appId: string, slugName: string) {
  const { personaAchievements, personas } = passportOf(appId);
  return gatherOf(personaAchievements.search, { slugName }, 'how many', async (signal): Promise<Completion> => {
    const [achieved, redeemed, players] = await Promise.all([
      personaAchievements.search({ slugName, achieveStatus: 'achieved', count: 1 }, { signal }),
      personaAchievements.search({ slugName, redeemStatus: 'redeemed', count: 1 }, { signal }),
      personas.search({ status: 'Active', count: 1 }, { signal }),
    ]);
    return { achieved: achieved.total, redeemed: redeemed.total, players: players.total };
  });
}

export interface Completions {
  readonly players: number;
  /** By slug, of the released ones that are counted. */
  readonly achieved: ReadonlyMap<string, number>;
  /** There are more released ones than are counted. */
  readonly isCut: boolean;
}

/** How many have done each released achievement. */
export function completionsQuery(appId: string, all: readonly AchievementMeta[]) {
  const { personaAchievements, personas } = passportOf(appId);
  const released = all.filter(isReleased).map(({ slugName }) => slugName);
  const counted = released.slice(0, MOST_COUNTED);
  // why the slugs: another achievement that is released is another answer
  const what = `how many of ${counted.join()}`;
  return gatherOf(personaAchievements.search, {}, what, async (signal): Promise<Completions> => {
    const players = (await personas.search({ status: 'Active', count: 1 }, { signal })).total;
    const achieved = new Map<string, number>();
    for (let at = 0; at < counted.length; at += AT_ONCE) {
      const totals = counted.slice(at, at + AT_ONCE).map(async (slugName) => {
        const asked = { slugName, achieveStatus: 'achieved', count: 1 } as const;
        achieved.set(slugName, (await personaAchievements.search(asked, { signal })).total);
      });
      await Promise.all(totals);
    }
    return { players, achieved, isCut: released.length > counted.length };
  });
}

export const isReleased = ({ releaseStatus }: AchievementMeta): boolean => releaseStatus === 'released';

/** What a change of achievements makes stale; standings say what they are called. */
export function achievementKeys(appId: string) {
  const { achievements, personaAchievements } = passportOf(appId);
  return [
    keyOf(achievements.search),
    keyOf(achievements.get),
    keyOf(achievements.categories),
    keyOf(achievements.series),
    keyOf(personaAchievements.search),
  ];
}

/** What the progress of a persona makes stale; rewards go to inventories. */
export function standingKeys(appId: string) {
  const { personaAchievements, inventory } = passportOf(appId);
  return [keyOf(personaAchievements.search), keyOf(inventory.search), keyOf(inventory.metrics)];
}
