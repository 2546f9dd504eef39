// Quests as developers set them up. Source: wire/passport.md 2.7, 3.8 rows 194 to 200.
import type { InputOf, passport } from '@uos/contract';
import { checkReservedSlug, isUuid } from '@uos/contract/rules';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { likePart, startCountPage } from '#kernel/call/paging';
import { requireIdDomain } from '../id-domains.ts';
import { importRows } from '../imports.ts';
import { addItem, changeItem, refuseWrongItem } from './items.ts';
import { questReplies } from './replies.ts';
import { heldQuest, requireQuest } from './require.ts';
import { periodOf } from './rules.ts';
import { begunIn, completionIn } from './store/completion.ts';
import {
  deleteItem,
  deleteQuest,
  findQuest,
  insertQuest,
  itemsOf,
  listQuests,
  publishItems,
  type QuestRow,
  updateQuest,
} from './store/quests.ts';

type Quests = typeof passport.tree.quests;
type Fields = InputOf<Quests['create']>;

export const quests: Handlers<typeof passport>['quests'] = {
  async search(call) {
    await requireIdDomain(call);
    const { displayName, type, status } = call.input;
    const page = startCountPage(call.input);
    const filter = { name: displayName === undefined ? undefined : likePart(displayName), type, status };
    const { rows, total } = await listQuests(call.db, call.appId, filter, page);
    return { quests: await questReplies(call, rows), start: page.offset, count: page.limit, total };
  },
  async get(call) {
    await requireIdDomain(call);
    return reply(call, call.input.id);
  },
  async completion(call) {
    await requireIdDomain(call);
    const { db, appId } = call;
    const quest = await requireQuest(call, call.input.id);
    const { start, end } = periodOf(quest, call.now);
    const of = { appId, questId: quest.id, start };
    return {
      begun: await begunIn(db, of),
      periodStart: start,
      periodEnd: end,
      items: (await completionIn(db, of)).map(({ slug_name, completed, redeemed }) => ({
        slugName: slug_name,
        completed,
        redeemed,
      })),
    };
  },
  async create(call) {
    await requireIdDomain(call);
    await make(call, call.input);
    return reply(call, call.input.slugName);
  },
  async remove(call) {
    await requireIdDomain(call);
    const before = await noted(call, call.input.id);
    call.note({ after: undefined });
    if (!(await deleteQuest(call.db, call.appId, before.id))) {
      throw call.refuse('precondition', 'something of the quest is published');
    }
    return {};
  },
  async import(call) {
    await requireIdDomain(call);
    const { quests: rows, overwrite = false } = call.input;
    return importRows(call, rows, async (row) => {
      if (!overwrite || (await findQuest(call.db, call.appId, row.slugName)) === undefined) {
        await make(call, row);
        return 'created';
      }
      await overwriteQuest(call, row);
      return 'updated';
    });
  },
  async publish(call) {
    await requireIdDomain(call);
    const quest = await noted(call, call.input.id);
    if ((await itemsOf(call.db, call.appId, [quest.id])).length === 0) {
      throw call.refuse('precondition', 'the quest has no item');
    }
    await publishItems(call.db, call.appId, { questId: quest.id }, { published: true, now: call.now });
    return reply(call, quest.id);
  },
  async revoke(call) {
    await requireIdDomain(call);
    const quest = await noted(call, call.input.id);
    await publishItems(call.db, call.appId, { questId: quest.id }, { published: false, now: call.now });
    return reply(call, quest.id);
  },
};

async function make(call: Call, fields: Fields): Promise<void> {
  const { slugName, displayName, type, layout, resetHour = 0, items = [], properties = {} } = fields;
  refuseSlug(call, slugName);
  const row = {
    app_id: call.appId,
    id: call.ports.ids.uuid(),
    slug_name: slugName,
    display_name: displayName,
    type,
    layout,
    reset_hour: resetHour,
    created_at: call.now,
    modified_at: call.now,
  };
  if (!(await insertQuest(call.db, { ...row, properties: json({ ...properties }) }))) {
    throw call.refuse('exists', 'slugName already exists');
  }
  for (const item of items) {
    await addItem(call, row, item);
  }
}

/** Changes one of which nothing is published; where items are named, they are its items, and others go. */
async function overwriteQuest(call: Call, fields: Fields): Promise<void> {
  const { db, appId, now } = call;
  const { slugName, displayName, type, layout, resetHour, items, properties } = fields;
  const quest = await heldQuest(call, slugName);
  const before = await itemsOf(db, appId, [quest.id]);
  if (before.some(({ published }) => published)) {
    throw call.refuse('precondition', 'something of the quest is published');
  }
  await updateQuest(db, appId, quest.id, {
    display_name: displayName,
    type,
    layout,
    reset_hour: resetHour,
    properties: properties && json({ ...properties }),
    modified_at: now,
  });
  if (items === undefined) {
    for (const { slug_name, kind } of before) {
      refuseWrongItem(call, { layout }, { slugName: slug_name, kind });
    }
    return;
  }
  for (const item of before) {
    if (!items.some((one) => one.slugName === item.slug_name)) {
      await deleteItem(db, appId, item.id);
    }
  }
  const known = new Map(before.map((item) => [item.slug_name, item]));
  for (const item of items) {
    const own = known.get(item.slugName);
    if (own === undefined) {
      await addItem(call, { ...quest, layout }, item);
    } else {
      known.delete(item.slugName);
      await changeItem(call, { ...quest, layout }, own, item);
    }
  }
}

function refuseSlug(call: Pick<Call, 'refuse'>, slug: string): void {
  const why = isUuid(slug) ? 'looks like an id' : checkReservedSlug('quest', slug)?.en;
  if (why !== undefined) {
    throw call.refuse('invalid', 'invalid parameters', { code: 30_003, details: [`slugName: ${why}`] });
  }
}

/** A quest that is held until the end of the transaction, and told of in the history as it was. */
async function noted(call: Call, name: string): Promise<QuestRow> {
  const row = await heldQuest(call, name);
  const [quest] = await questReplies(call, [row]);
  call.note({ target: row.slug_name, before: { quest } });
  return row;
}

async function reply(call: Call, name: string) {
  const [quest] = await questReplies(call, [await requireQuest(call, name)]);
  if (quest === undefined) {
    throw new Error('a row has a reply');
  }
  return { quest };
}
