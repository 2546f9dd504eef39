// Tasks of a quest, and what their points are worth. Source: wire/passport.md 2.7, 3.8 rows 201 to 204.
import type { InputOf, passport } from '@uos/contract';
import { isUuid } from '@uos/contract/rules';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { requireResources } from '../economy/require.ts';
import type { Amount } from '../economy/tables.ts';
import { requireIdDomain } from '../id-domains.ts';
import { itemReplies } from './replies.ts';
import { heldItem, heldQuest, invalid } from './require.ts';
import { MOST_ITEMS } from './rules.ts';
import {
  deleteItem,
  insertItem,
  itemsOf,
  publishItems,
  type QuestItemRow,
  type QuestRow,
  updateItem,
} from './store/quests.ts';

type Fields = Omit<InputOf<typeof passport.tree.questItems.create>, 'id'>;
type Owner = Pick<QuestRow, 'id' | 'layout'>;

export const questItems: Handlers<typeof passport>['questItems'] = {
  async create(call) {
    await requireIdDomain(call);
    const { id: name, ...fields } = call.input;
    const quest = await heldQuest(call, name);
    if ((await itemsOf(call.db, call.appId, [quest.id])).length >= MOST_ITEMS) {
      throw call.refuse('precondition', 'the quest has no room for another item', {
        code: 80_001,
        facts: { limit: String(MOST_ITEMS) },
      });
    }
    return reply(call, await addItem(call, quest, fields));
  },
  async publish(call) {
    await requireIdDomain(call);
    return flip(call, true);
  },
  async revoke(call) {
    await requireIdDomain(call);
    return flip(call, false);
  },
  async remove(call) {
    await requireIdDomain(call);
    const item = await noted(call);
    call.note({ after: undefined });
    if (!(await deleteItem(call.db, call.appId, item.id))) {
      throw call.refuse('precondition', 'the quest item is published');
    }
    return {};
  },
};

async function flip(call: Call<{ readonly id: string }>, published: boolean) {
  const { id } = await noted(call);
  await publishItems(call.db, call.appId, { id }, { published, now: call.now });
  return reply(call, id);
}

/**
 * Adds an item, not yet published, to a quest that is held.
 * @throws 30001 for a kind that the layout has no use for; 404 for an unknown resource; 60001 where the app has the slug
 */
export async function addItem(call: Call, quest: Owner, fields: Fields): Promise<string> {
  refuseWrongItem(call, quest, fields);
  const id = call.ports.ids.uuid();
  const made = await insertItem(call.db, {
    ...(await columnsOf(call, fields)),
    app_id: call.appId,
    id,
    quest_id: quest.id,
    slug_name: fields.slugName,
    created_at: call.now,
  });
  if (!made) {
    throw call.refuse('exists', 'slugName already exists', {
      details: [`slugName: "${fields.slugName}" is an item's`],
    });
  }
  return id;
}

/** The same for one that is there. */
export async function changeItem(call: Call, quest: Owner, { id }: QuestItemRow, fields: Fields): Promise<void> {
  refuseWrongItem(call, quest, fields);
  await updateItem(call.db, call.appId, id, await columnsOf(call, fields));
}

async function columnsOf(call: Call, fields: Fields) {
  const rewards = fields.rewards.map(({ resourceSlug, quantity }) => ({ resourceSlug, quantity }));
  await requireResources(
    call,
    rewards.map(({ resourceSlug }) => resourceSlug),
  );
  return {
    display_name: fields.displayName,
    kind: fields.kind ?? ('Task' as const),
    threshold: fields.thresholdValue,
    points: fields.points ?? 0,
    rewards: json<readonly Amount[]>(rewards),
    position: fields.order ?? 0,
    modified_at: call.now,
  };
}

/** @throws 30003 for a slug that looks like an id; 30001 where tasks alone give no points for a reward to be done by */
export function refuseWrongItem(
  call: Pick<Call, 'refuse'>,
  { layout }: Pick<QuestRow, 'layout'>,
  { slugName, kind }: Pick<Fields, 'slugName' | 'kind'>,
): void {
  if (isUuid(slugName)) {
    throw call.refuse('invalid', 'invalid parameters', { code: 30_003, details: ['slugName: looks like an id'] });
  }
  if (kind === 'PointReward' && layout === 'Basic') {
    throw invalid(call, 'kind: PointReward goes with WithProgressBar');
  }
}

/** The item of a call, held, and told of in the history as it was. */
async function noted(call: Call<{ readonly id: string }>): Promise<QuestItemRow> {
  const item = await heldItem(call, call.input.id);
  const [questItem] = await itemReplies(call, [item]);
  call.note({ target: item.slug_name, before: { questItem } });
  return item;
}

async function reply(call: Call, id: string) {
  const [questItem] = await itemReplies(call, [await heldItem(call, id)]);
  if (questItem === undefined) {
    throw new Error('a row has a reply');
  }
  return { questItem };
}
