// The quest or item that a call is about, or the refusal that there is none.
import type { Call } from '#kernel/call/call';
import { findItem, findQuest, lockQuest, type QuestItemRow, type QuestRow } from './store/quests.ts';

type Asked = Pick<Call, 'db' | 'appId' | 'refuse'>;

/** By its id or slug. @throws 404 `quest not found` */
export async function requireQuest(call: Asked, name: string): Promise<QuestRow> {
  const quest = await findQuest(call.db, call.appId, name);
  if (quest === undefined) {
    throw unknownQuest(call);
  }
  return quest;
}

/** One that nobody else changes until the end of the transaction. @throws 404 `quest not found` */
export async function heldQuest(call: Asked, name: string): Promise<QuestRow> {
  const quest = await lockQuest(call.db, call.appId, name);
  if (quest === undefined) {
    throw unknownQuest(call);
  }
  return quest;
}

/** An item, with its quest held, so that nobody else changes either. @throws 404 `questitem not found` */
export async function heldItem(call: Asked, id: string): Promise<QuestItemRow> {
  const found = await findItem(call.db, call.appId, { id });
  if (found !== undefined) {
    await lockQuest(call.db, call.appId, found.quest_id);
    const item = await findItem(call.db, call.appId, { id });
    if (item !== undefined) {
      return item;
    }
  }
  throw unknownItem(call);
}

export const invalid = (call: Pick<Call, 'refuse'>, detail: string) =>
  call.refuse('invalid', 'invalid parameters', { details: [detail] });
const unknownQuest = (call: Pick<Call, 'refuse'>) => call.refuse('not-found', 'quest not found');
export const unknownItem = (call: Pick<Call, 'refuse'>) => call.refuse('not-found', 'questitem not found');
