// A code is used once, and what it brings is given with it. Who tries codes that nobody has is stopped for a while.
// Source: wire/passport.md 4, 5.3.
import type { passport, ReplyOf } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { grant, holdPersona } from '../economy/grant.ts';
import { type Outcome, once } from '../economy/keys.ts';
import { requireIdDomain } from '../id-domains.ts';
import { sendMail } from '../inbox/send.ts';
import { ownPersona } from '../players/store/index.ts';
import { fulfilled, noCode } from './instances.ts';
import { normalCode } from './rules.ts';
import { type ClassRow, keepClass } from './store/classes.ts';
import { type CodeRow, findByCode, insertUse, useCode, usesOf } from './store/codes.ts';
import { countGuess, secondsToWait } from './store/guesses.ts';

type Redeemed = ReplyOf<typeof passport.tree.playerGifts.redeem>;

export const playerGifts: Handlers<typeof passport>['playerGifts'] = {
  redeem: once('playerGifts.redeem', async (call): Promise<Outcome<Redeemed>> => {
    await requireIdDomain(call);
    // why before the code is looked at: a burst of tries is counted one after another
    const { id: personaId } = await holdPersona(call, (await ownPersona(call)).id);
    const guesser = { appId: call.appId, personaId, now: call.now };
    const seconds = await secondsToWait(call.db, guesser);
    if (seconds > 0) {
      return { refusal: tooMany(call, seconds) };
    }
    const code = await findByCode(call.db, call.appId, normalCode(call.input.code));
    const found = code && (await keepClass(call.db, call.appId, code.class_id, call.now));
    if (code === undefined || found === undefined) {
      // why answered and not thrown: the try has to stay counted
      await countGuess(call.db, guesser);
      return { refusal: noCode(call) };
    }
    await take(call, found, code, personaId);
    await give(call, found, code, personaId);
    return { reply: { tokenInstance: { id: code.id, code: code.code, resources: { ...found.resources } } } };
  }),
};

/** Marks a code used by a persona that is held, or says why not: in the order of the specification. */
async function take(
  call: Call<{ readonly scope?: string | undefined }>,
  found: ClassRow,
  code: CodeRow,
  personaId: string,
): Promise<void> {
  if (found.status !== 'active') {
    throw call.refuse('precondition', `the gift pack is ${found.status}`);
  }
  if (code.status === 'invalid') {
    throw call.refuse('precondition', 'the code is invalid');
  }
  const { scope } = call.input;
  if (found.scopes.length > 0 && (scope === undefined || !found.scopes.includes(scope))) {
    throw call.refuse('precondition', 'the code is of another scope');
  }
  const { db, appId, now } = call;
  if (found.code_type === 'Unique' && !(await useCode(db, appId, { id: code.id, personaId, now }))) {
    throw await refusedUse(call, code);
  }
  const uses = await usesOf(db, appId, found.id, personaId);
  const use = { app_id: appId, id: call.ports.ids.uuid(), class_id: found.id, code_id: code.id };
  const isFirst = await insertUse(db, { ...use, persona_id: personaId, used_at: now });
  if (!isFirst || uses >= found.redeem_limit) {
    throw fulfilled(call);
  }
}

/** Another one was faster: somebody who used it, or an operator who made it invalid. */
async function refusedUse(call: Call, { code }: CodeRow) {
  const now = await findByCode(call.db, call.appId, code);
  return now?.status === 'invalid' ? call.refuse('precondition', 'the code is invalid') : fulfilled(call);
}

/** @throws 80001 where there is no room; the code is unused then */
async function give(call: Call, found: ClassRow, code: CodeRow, personaId: string): Promise<void> {
  const items = Object.entries(found.resources).map(([resourceSlug, quantity]) => ({ resourceSlug, quantity }));
  if (found.delivery_type === 'Direct') {
    await grant(call, { personaId, items, reason: 'redeem', source: code.id });
    return;
  }
  const sent = await sendMail(call, { template: found.inbox_template, to: [{ personaId, attachments: items }] });
  const [failed] = sent.failed;
  if (failed !== undefined) {
    throw call.refuse('precondition', failed.message, { code: 80_001 });
  }
}

function tooMany(call: Call, seconds: number) {
  return call.refuse('precondition', 'too many codes that do not exist', {
    ...{ code: 80_001, details: [`code: go on in ${seconds} s`] },
    headers: { 'Retry-After': String(seconds) },
  });
}
