// What the screens of quests read and make stale.
import { queryOptions } from '@tanstack/react-query';
import type { PersonaQuest, Quest, QuestItem } from '@uos/sdk/browser';
import type { QuestsImportInput } from '@uos/sdk/services/passport';
import { gatherOf, keyOf, queryOf } from '../../../kit/call/query.ts';
import { amountsOf } from '../economy/amounts/amounts.ts';
import { passportOf } from '../queries.ts';

/** Rows of a page, as many as a call answers. */
const PAGE = 100;

export function questQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(passportOf(appId).quests.get, { id }), select: ({ quest }) => quest });
}

/** How many personas have done each item in the period of now, by slug. */
export function completionQuery(appId: string, id: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).quests.completion, { id }),
    select: ({ begun, items }) => ({ begun, of: new Map(items.map((item) => [item.slugName, item])) }),
  });
}

export type Completion = ReturnType<NonNullable<ReturnType<typeof completionQuery>['select']>>;

export interface FoundItem {
  readonly quest: Quest;
  readonly item: QuestItem;
}

/** One item: `quest/item` where its quest is known, by its id alone where it is not; null where there is none. */
export function itemQuery(appId: string, id: string) {
  const { quests } = passportOf(appId);
  const [questSlug = '', itemSlug] = id.split('/');
  return gatherOf(quests.search, {}, `item ${id}`, async (signal): Promise<FoundItem | null> => {
    const fits = ({ id: own, slugName }: QuestItem) => (itemSlug === undefined ? own === id : slugName === itemSlug);
    if (itemSlug !== undefined) {
      const { quest } = await quests.get({ id: questSlug }, { signal });
      const item = quest.items.find(fits);
      return item === undefined ? null : { quest, item };
    }
    for await (const quest of quests.search.all({ count: PAGE }, { signal })) {
      const item = quest.items.find(fits);
      if (item !== undefined) {
        return { quest, item };
      }
    }
    return null;
  });
}

export interface Standing {
  /** Nothing where players do not see it. */
  readonly quest: PersonaQuest | undefined;
}

/** How far a persona is in one quest; nothing is written. */
export function standingQuery(appId: string, personaId: string, slugName: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).personaQuests.search, { id: personaId, slugName }),
    select: ({ quests: [quest] }): Standing => ({ quest }),
  });
}

/** What a change of quests makes stale; players see what is published. */
export function questKeys(appId: string) {
  const { quests, personaQuests } = passportOf(appId);
  return [keyOf(quests.search), keyOf(quests.get), keyOf(quests.completion), keyOf(personaQuests.search)];
}

export function standingKeys(appId: string) {
  return [keyOf(passportOf(appId).personaQuests.search)];
}

type ImportedQuest = QuestsImportInput['quests'][number];
type ImportedItem = NonNullable<ImportedQuest['items']>[number];

/** An item as a call takes it. */
export function itemInput({ slugName, displayName, kind, thresholdValue, points, order, rewards }: QuestItem) {
  return {
    ...{ slugName, displayName, thresholdValue, points, order },
    kind: kind as NonNullable<ImportedItem['kind']>,
    rewards: [...amountsOf(rewards)],
  } satisfies ImportedItem;
}

/** A quest as a call takes it, without its items: who writes it over keeps them. */
export function questInput({ slugName, displayName, type, layout, resetHour, properties }: Quest) {
  return {
    ...{ slugName, displayName, resetHour, properties },
    type: type as ImportedQuest['type'],
    layout: layout as ImportedQuest['layout'],
  } satisfies ImportedQuest;
}

export const isPublished = ({ status }: QuestItem): boolean => status === 'published';
export const publishedCount = ({ items }: Quest): number => items.filter(isPublished).length;
