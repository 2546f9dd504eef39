// Tracks of rewards of a battle pass. Source: wire/passport.md 2.7, 3.8 rows 186 to 189.
import type { passport } from '@uos/contract';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { requireResources } from '../economy/require.ts';
import { findProduct } from '../economy/store/products.ts';
import { requireIdDomain } from '../id-domains.ts';
import { slotReply } from './replies.ts';
import { heldPass, invalid, requireSlot, unknownSlot } from './require.ts';
import { MOST_SLOTS, wrongRewards } from './rules.ts';
import {
  deleteSlot,
  insertSlot,
  lockSlotToGo,
  type PassRow,
  type SlotRow,
  slotsOf,
  updateSlot,
} from './store/passes.ts';
import type { LevelReward } from './tables.ts';

export const battlePassSlots: Handlers<typeof passport>['battlePassSlots'] = {
  async get(call) {
    await requireIdDomain(call);
    return { slot: slotReply(await requireSlot(call, call.input.id)) };
  },
  async create(call) {
    await requireIdDomain(call);
    const { input, db, appId, now } = call;
    const pass = await heldPass(call, input.battlePassSlugName);
    if ((await slotsOf(db, appId, [pass.slug_name])).length >= MOST_SLOTS) {
      throw call.refuse('precondition', 'the battle pass has no room for another slot', {
        code: 80_001,
        facts: { limit: String(MOST_SLOTS) },
      });
    }
    const rewards = byLevel(input.rewards ?? []);
    await refuseWrong(call, pass, { rewards, product: input.unlockProductSlug ?? '' });
    const id = call.ports.ids.uuid();
    const made = await insertSlot(db, {
      app_id: appId,
      id,
      battle_pass: pass.slug_name,
      slug_name: input.slugName,
      display_name: input.displayName,
      unlocked_by_default: input.unlockedByDefault ?? false,
      unlock_product: input.unlockProductSlug ?? '',
      position: input.order ?? 0,
      rewards: json(rewards),
      created_at: now,
      modified_at: now,
    });
    if (!made) {
      throw call.refuse('exists', 'slugName already exists');
    }
    return { slot: slotReply(await requireSlot(call, id)) };
  },
  async update(call) {
    await requireIdDomain(call);
    const { input, db, appId, now } = call;
    const { before, pass } = await held(call, input.id);
    call.note({ target: before.slug_name, before: { slot: slotReply(before) } });
    const rewards = input.rewards && byLevel(input.rewards);
    await refuseWrong(call, pass, { rewards: rewards ?? [], product: input.unlockProductSlug ?? '' });
    await updateSlot(db, appId, before.id, {
      display_name: input.displayName,
      unlocked_by_default: input.unlockedByDefault,
      unlock_product: input.unlockProductSlug,
      position: input.order,
      rewards: rewards && json(rewards),
      modified_at: now,
    });
    return { slot: slotReply(await requireSlot(call, before.id)) };
  },
  async remove(call) {
    await requireIdDomain(call);
    const { before } = await held(call, call.input.id);
    call.note({ target: before.slug_name, before: { slot: slotReply(before) }, after: undefined });
    await lockSlotToGo(call.db, call.appId, before.id);
    if (!(await deleteSlot(call.db, call.appId, before.id))) {
      throw call.refuse('precondition', 'rewards of the slot are claimed');
    }
    return {};
  },
};

/**
 * A slot whose pass is held, so that nobody else changes either.
 * @throws 404 `slot not found`
 */
async function held(call: Call, id: string): Promise<{ readonly before: SlotRow; readonly pass: PassRow }> {
  const { battle_pass } = await requireSlot(call, id);
  const pass = await heldPass(call, battle_pass);
  const [before] = (await slotsOf(call.db, call.appId, [battle_pass])).filter((slot) => slot.id === id.toLowerCase());
  if (before === undefined) {
    throw unknownSlot(call);
  }
  return { before, pass };
}

/** @throws 30001 where the pass has no such level; 404 for a resource or product that is not there */
async function refuseWrong(
  call: Call,
  { max_level }: PassRow,
  { rewards, product }: { readonly rewards: readonly LevelReward[]; readonly product: string },
): Promise<void> {
  const wrong = wrongRewards(rewards, max_level);
  if (wrong !== undefined) {
    throw invalid(call, wrong);
  }
  await requireResources(
    call,
    rewards.flatMap(({ items }) => items.map(({ resourceSlug }) => resourceSlug)),
  );
  const found = product === '' ? undefined : await findProduct(call.db, call.appId, product);
  if (product !== '' && found?.slug_name !== product) {
    throw call.refuse('not-found', 'product not found', { details: ['unlockProductSlug: names no product'] });
  }
}

const byLevel = (rewards: readonly LevelReward[]): readonly LevelReward[] =>
  rewards
    .map(({ level, items }) => ({
      level,
      items: items.map(({ resourceSlug, quantity }) => ({ resourceSlug, quantity })),
    }))
    .sort((a, b) => a.level - b.level);
