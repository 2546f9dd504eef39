// Quests as players do them, and the servers of games for them. Source: wire/passport.md 4, 5.8.
import type { passport, ReplyOf } from '@uos/contract';
import { isUuid } from '@uos/contract/rules';
import type { Call, Handlers } from '#kernel/call/call';
import { actingPersona, refusePlayers, stayingPersona } from '../acting.ts';
import { grant, holdPersona } from '../economy/grant.ts';
import { type Outcome, once } from '../economy/keys.ts';
import { fetchOf, searchOf } from './personas.ts';
import { personaQuestReplies } from './replies.ts';
import { invalid, requireQuest, unknownItem } from './require.ts';
import { periodOf } from './rules.ts';
import { moveOn, reachedIn, redeemPoints, redeemTask } from './store/progress.ts';
import { findItem, type QuestItemRow, type QuestRow } from './store/quests.ts';

type Redeemed = ReplyOf<typeof passport.tree.playerQuests.redeem>;

export const playerQuests: Handlers<typeof passport>['playerQuests'] = {
  async fetch(call) {
    return fetchOf(call, await stayingPersona(call));
  },
  async search(call) {
    return searchOf(call, await actingPersona(call));
  },
  async update(call) {
    const personaId = await stayingPersona(call);
    await refusePlayers(call, 'quests');
    const { db, appId, now, input } = call;
    const { item, quest } = await shownItem(call, input.slugName);
    if (item.kind === 'PointReward') {
      throw invalid(call, 'slugName: a PointReward is done by the points of tasks');
    }
    const { start } = periodOf(quest, now);
    const step = { appId, personaId, questId: quest.id, itemId: item.id, start, now };
    await moveOn(db, step, { action: input.action, value: input.value, threshold: item.threshold });
    return progressOf(call, personaId, quest);
  },
  redeem: once('playerQuests.redeem', (call) => redeem(call)),
};

/** Inside a transaction: the state of the item decides, whoever else takes its reward at the same time. */
async function redeem(
  call: Call<{ readonly slugName: string; readonly personaId?: string | undefined }>,
): Promise<Outcome<Redeemed>> {
  const { db, appId, now, input } = call;
  const personaId = await actingPersona(call);
  await holdPersona(call, personaId);
  const { item, quest } = await shownItem(call, input.slugName);
  const { start } = periodOf(quest, now);
  const step = { appId, personaId, questId: quest.id, itemId: item.id, start, now };
  const isTaken = item.kind === 'Task' ? await redeemTask(db, step) : await redeemPoints(db, step, item.threshold);
  if (!isTaken) {
    throw call.refuse('precondition', await whyNot(call, personaId, { item, start }));
  }
  const rows = await grant(call, { personaId, items: item.rewards, reason: 'quest', source: item.id });
  return { reply: { ...(await progressOf(call, personaId, quest)), inventory: [...rows] } };
}

async function whyNot(
  { db, appId }: Call,
  personaId: string,
  { item, start }: { readonly item: QuestItemRow; readonly start: string },
): Promise<string> {
  const [reached] = await reachedIn(db, { appId, personaId }, [item.id]);
  return reached?.redeemed_at !== null && reached !== undefined && Date.parse(reached.period_start) >= Date.parse(start)
    ? 'the rewards of the quest item were taken in this period'
    : 'the quest item is not done in this period';
}

/**
 * One that players see, by its slug or id, and its quest.
 * @throws 404 `questitem not found`
 */
async function shownItem(call: Call, name: string): Promise<{ readonly item: QuestItemRow; readonly quest: QuestRow }> {
  const item = await findItem(call.db, call.appId, isUuid(name) ? { id: name } : { slug: name });
  if (item === undefined || !item.published) {
    throw unknownItem(call);
  }
  return { item, quest: await requireQuest(call, item.quest_id) };
}

async function progressOf(call: Call, personaId: string, row: QuestRow) {
  const [quest] = await personaQuestReplies(call, personaId, [row]);
  if (quest === undefined) {
    throw new Error('a row has a reply');
  }
  return { quest };
}
