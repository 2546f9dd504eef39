// Battle passes as players see them and get further. Source: wire/passport.md 4, 5.8.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { refusePlayers, stayingPersona } from '../acting.ts';
import { once } from '../economy/keys.ts';
import { ownPersona } from '../players/store/index.ts';
import { claim } from './claim.ts';
import { standingOf } from './personas.ts';
import { ownSlots } from './replies.ts';
import { activePass, shownPass, unknownPass, unknownSlot } from './require.ts';
import { periodsOf } from './rules.ts';
import { keepSlots, type PassRow } from './store/passes.ts';
import { addExp, beginProgress, insertUnlock } from './store/progress.ts';

export const playerBattlePasses: Handlers<typeof passport>['playerBattlePasses'] = {
  async get(call) {
    const { id } = await ownPersona(call);
    return standingOf(call, id, await shownPass(call, call.input.slugName));
  },
  async addExp(call) {
    const personaId = await stayingPersona(call);
    await refusePlayers(call, 'battlePass');
    const pass = await activePass(call, call.input.slugName);
    const { added: addedExp } = await add(call, personaId, pass);
    return { ...(await standingOf(call, personaId, pass)), addedExp };
  },
  async unlock(call) {
    const personaId = await stayingPersona(call);
    const pass = await activePass(call, call.input.slugName);
    await unlock(call, personaId, pass);
    return standingOf(call, personaId, pass);
  },
  claim: once('playerBattlePasses.claim', (call) => claim(call)),
};

async function add(call: Call<{ readonly exp: number }>, personaId: string, pass: PassRow) {
  const { db, appId, now, input } = call;
  const place = { appId, personaId, battlePass: pass.slug_name };
  const addition = { exp: input.exp, now, ...periodsOf(pass, now) };
  const row = await addExp(db, place, addition);
  if (row !== undefined) {
    return row;
  }
  await beginProgress(db, place, now);
  const first = await addExp(db, place, addition);
  if (first === undefined) {
    throw unknownPass(call);
  }
  return first;
}

/**
 * Opens a slot, unless it is open. A slot that a product opens is opened by the order, and by nobody's word.
 * @throws 404 `slot not found`; 90001 without the product; 70001 where a player says so and only servers may
 */
async function unlock(call: Call<{ readonly slot: string }>, personaId: string, pass: PassRow): Promise<void> {
  const { db, appId, now, input } = call;
  // why kept: the slot is there until what names it is written
  await keepSlots(db, appId, pass.slug_name);
  const [slots = []] = await ownSlots(call, [{ personaId, pass, row: undefined }]);
  const own = slots.find(({ slot }) => slot.slug_name === input.slot);
  if (own === undefined) {
    throw unknownSlot(call);
  }
  if (own.isUnlocked) {
    return;
  }
  if (own.slot.unlock_product !== '') {
    const facts = { product: own.slot.unlock_product };
    throw call.refuse('precondition', 'the product that opens the slot was not bought', { facts });
  }
  await refusePlayers(call, 'battlePass');
  const place = { appId, personaId, battlePass: pass.slug_name };
  await beginProgress(db, place, now);
  await insertUnlock(db, place, { slotId: own.slot.id, now });
}
