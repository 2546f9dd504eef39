// What the screens of battle passes read and make stale.
import { queryOptions } from '@tanstack/react-query';
import type { BattlePass } from '@uos/sdk/browser';
import { gatherOf, keyOf, queryOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';

/** More players of one pass are not read in a browser. */
export const MOST_READ = 5000;
const PAGE = 100;

export function passQuery(appId: string, id: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).battlePasses.get, { id }),
    select: ({ battlePass }) => battlePass,
  });
}

/** What every pass is called, by its slug, newest first. */
export function passNamesQuery(appId: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).battlePasses.names),
    select: ({ names }) => new Map(names.map(({ slugName, displayName }) => [slugName, displayName])),
  });
}

/** How many personas have progress. */
export function begunQuery(appId: string, slugName: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).personaBattlePasses.search, { slugName, count: 1 }),
    select: ({ total }) => total,
  });
}

export interface LevelSpread {
  readonly total: number;
  /** Players by level, from 0 to the last; nothing where there are more than are read. */
  readonly byLevel: readonly number[] | undefined;
}

export function spreadQuery(appId: string, { slugName, maxLevel }: Pick<BattlePass, 'slugName' | 'maxLevel'>) {
  const { search } = passportOf(appId).personaBattlePasses;
  return gatherOf(search, { slugName }, `levels to ${maxLevel}`, async (signal): Promise<LevelSpread> => {
    const { total } = await search({ slugName, count: 1 }, { signal });
    if (total > MOST_READ) {
      return { total, byLevel: undefined };
    }
    const byLevel = Array.from({ length: maxLevel + 1 }, () => 0);
    for await (const { level } of search.all({ slugName, count: PAGE }, { signal })) {
      const at = Math.min(level, maxLevel);
      byLevel[at] = (byLevel[at] ?? 0) + 1;
    }
    return { total, byLevel };
  });
}

export function standingQuery(appId: string, id: string, bp: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).personaBattlePasses.get, { id, bp }),
    select: ({ personaBattlePass }) => personaBattlePass,
  });
}

/** What a change of passes and their tracks makes stale; what may be taken follows from it. */
export function passKeys(appId: string) {
  const { battlePasses } = passportOf(appId);
  return [keyOf(battlePasses.search), keyOf(battlePasses.get), keyOf(battlePasses.names), ...standingKeys(appId)];
}

export function standingKeys(appId: string) {
  const { personaBattlePasses } = passportOf(appId);
  return [keyOf(personaBattlePasses.search), keyOf(personaBattlePasses.get)];
}

/** Published, and neither taken back nor over. */
export const isOn = ({ published, status }: BattlePass): boolean =>
  published && (status === 'Active' || status === 'Pending');
