// The battle pass or slot that a call is about, or the refusal that there is none.
import type { Call } from '#kernel/call/call';
import { findPasses, findSlot, lockPass, type PassRow, type SlotRow } from './store/passes.ts';

type Asked = Pick<Call, 'db' | 'appId' | 'now' | 'refuse'>;

/** @throws 404 `battlepass not found` */
export async function requirePass(call: Asked, slug: string): Promise<PassRow> {
  const [pass] = await findPasses(call.db, call.appId, [slug], call.now);
  if (pass === undefined) {
    throw unknownPass(call);
  }
  return pass;
}

/**
 * One that nobody else changes until the end of the transaction.
 * @throws 404 `battlepass not found`
 */
export async function heldPass(call: Asked, slug: string): Promise<PassRow> {
  const pass = await lockPass(call.db, call.appId, slug, call.now);
  if (pass === undefined) {
    throw unknownPass(call);
  }
  return pass;
}

/**
 * One that players see.
 * @throws 404 `battlepass not found`
 */
export async function shownPass(call: Asked, slug: string): Promise<PassRow> {
  const pass = await requirePass(call, slug);
  if (!pass.published) {
    throw unknownPass(call);
  }
  return pass;
}

/**
 * One that players get further in.
 * @throws 404 where they do not see it; 90001 before it starts and after it ends
 */
export async function activePass(call: Asked, slug: string): Promise<PassRow> {
  const pass = await shownPass(call, slug);
  if (pass.status !== 'Active') {
    throw call.refuse('precondition', `the battle pass is ${pass.status}`);
  }
  return pass;
}

/** @throws 404 `slot not found` */
export async function requireSlot(call: Asked, id: string): Promise<SlotRow> {
  const slot = await findSlot(call.db, call.appId, id);
  if (slot === undefined) {
    throw unknownSlot(call);
  }
  return slot;
}

export const invalid = (call: Pick<Call, 'refuse'>, detail: string) =>
  call.refuse('invalid', 'invalid parameters', { details: [detail] });
export const unknownPass = (call: Pick<Call, 'refuse'>) => call.refuse('not-found', 'battlepass not found');
export const unknownSlot = (call: Pick<Call, 'refuse'>) => call.refuse('not-found', 'slot not found');
