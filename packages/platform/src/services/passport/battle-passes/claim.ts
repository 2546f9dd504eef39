// Rewards of battle passes are taken once each: the row of the claim decides, whoever else takes at the same time.
// Source: wire/passport.md 5.8.
import type { passport, ReplyOf } from '@uos/contract';
import { inSavepoint } from '#db/give-back';
import type { Call } from '#kernel/call/call';
import { actingPersona } from '../acting.ts';
import { type GrantedRow, grant, holdPersona, isFull } from '../economy/grant.ts';
import type { Outcome } from '../economy/keys.ts';
import { standingOf } from './personas.ts';
import { claimableOf, ownSlots, type Standing } from './replies.ts';
import { activePass } from './require.ts';
import { keepSlots } from './store/passes.ts';
import { insertClaims, keepProgress, type Place } from './store/progress.ts';

type Claimed = ReplyOf<typeof passport.tree.playerBattlePasses.claim>;

interface Wish {
  readonly slugName: string;
  readonly personaId?: string | undefined;
  readonly slot?: string | undefined;
  readonly level?: number | undefined;
}

type Reward = ReturnType<typeof claimableOf>[number];

/** Inside a transaction: one reward, those of a slot or a level, or everything that may be taken. */
export async function claim(call: Call<Wish>): Promise<Outcome<Claimed>> {
  const { db, appId, input } = call;
  const personaId = await actingPersona(call);
  await holdPersona(call, personaId);
  const pass = await activePass(call, input.slugName);
  // why kept: what is claimed is there until the claim is written
  await keepSlots(db, appId, pass.slug_name);
  const place = { appId, personaId, battlePass: pass.slug_name };
  const standing = { personaId, pass, row: await keepProgress(db, place) };
  const wanted = await wantedOf(call, standing);
  const rows = await take(call, place, wanted);
  return { reply: { ...(await standingOf(call, personaId, pass)), inventory: rows } };
}

/** @throws 404 `slot not found`; 90001 where one reward is asked for that may not be taken */
async function wantedOf(call: Call<Wish>, standing: Standing): Promise<readonly Reward[]> {
  const { slot: slug, level } = call.input;
  const [slots = []] = await ownSlots(call, [standing]);
  const own = slots.find(({ slot }) => slot.slug_name === slug);
  if (slug !== undefined && own === undefined) {
    throw call.refuse('not-found', 'slot not found');
  }
  const wanted = claimableOf(standing, slots).filter(
    (reward) => (slug === undefined || reward.slot === own?.slot) && (level === undefined || reward.level === level),
  );
  if (own !== undefined && level !== undefined && wanted.length === 0) {
    throw call.refuse('precondition', whyNot(standing, own, level));
  }
  return wanted;
}

function whyNot({ row }: Standing, own: Awaited<ReturnType<typeof ownSlots>>[number][number], level: number): string {
  if (own.claimed.includes(level)) {
    return 'the reward was claimed already';
  }
  if (!own.slot.rewards.some((reward) => reward.level === level)) {
    return 'the slot gives nothing at that level';
  }
  return (row?.level ?? 0) < level ? 'the level is not reached' : 'the slot is locked';
}

/**
 * Gives rewards, all at once where there is room for them, and else one after another: what there is no room for stays.
 * @throws 80001 where there was room for none of them
 */
async function take(call: Call<Wish>, place: Place, wanted: readonly Reward[]): Promise<GrantedRow[]> {
  if (wanted.length === 0) {
    return [];
  }
  const give = (rewards: readonly Reward[]) => inSavepoint(call.db, () => giveUntaken(call, place, rewards));
  try {
    return [...(await give(wanted))];
  } catch (error) {
    if (!isFull(error) || wanted.length === 1) {
      throw error;
    }
  }
  const changed = new Map<string, GrantedRow>();
  let full: unknown;
  let given = 0;
  for (const reward of wanted) {
    try {
      for (const row of await give([reward])) {
        changed.set(row.inventoryItemId, row);
      }
      given += 1;
    } catch (error) {
      if (!isFull(error)) {
        throw error;
      }
      full = error;
    }
  }
  if (given === 0) {
    throw full;
  }
  return [...changed.values()];
}

/** Those of the rewards that nobody took before. */
async function giveUntaken(call: Call<Wish>, place: Place, rewards: readonly Reward[]): Promise<readonly GrantedRow[]> {
  const asked = rewards.map(({ slot, level }) => ({ slotId: slot.id, level }));
  const taken = await insertClaims(call.db, place, asked, call.now);
  const keys = new Set(taken.map(({ slot_id, level }) => `${slot_id} ${level}`));
  const [only] = rewards;
  if (rewards.length === 1 && taken.length === 0) {
    throw call.refuse('precondition', 'the reward was claimed already');
  }
  const items = rewards.filter(({ slot, level }) => keys.has(`${slot.id} ${level}`)).flatMap((reward) => reward.items);
  return grant(call, {
    personaId: place.personaId,
    items,
    reason: 'battlePass',
    source: rewards.length === 1 ? `${place.battlePass}/${only?.slot.slug_name}/${only?.level}` : place.battlePass,
  });
}
