// Deletes a player: the rows stay as Sealed, the tokens end, and what hangs on them goes.
import type { Call } from '#kernel/call/call';
import { holdBeforeSealing, onSealed } from '../sealed-hooks.ts';
import { seal } from './bans/bans.ts';
import { lockPersonas, personasOfUser } from './store/personas.ts';
import { forgetUser } from './store/users.ts';

/** False where it was deleted before. */
export async function sealPersona(call: Call, id: string): Promise<boolean> {
  const isSealed = await seal(call, 'persona', id);
  if (isSealed) {
    await goesToo(call, undefined, [id]);
  }
  return isSealed;
}

/** The user with all personas; private data and ways to sign in go at once. */
export async function sealUser(call: Call, id: string): Promise<boolean> {
  const personas = await personasOfUser(call.db, call.appId, id);
  await holdBeforeSealing(
    call.db,
    call.appId,
    personas.map((one) => one.id),
  );
  const isSealed = await seal(call, 'user', id);
  if (!isSealed) {
    return false;
  }
  const locked = await lockPersonas(
    call.db,
    call.appId,
    personas.map((one) => one.id),
  );
  const personaIds: string[] = [];
  for (const { id: personaId } of locked) {
    if (await seal(call, 'persona', personaId)) {
      personaIds.push(personaId);
    }
  }
  await forgetUser(call.db, call.appId, id);
  await goesToo(call, id, personaIds);
  return true;
}

async function goesToo({ db, ports, appId, now }: Call, userId: string | undefined, personaIds: readonly string[]) {
  for (const hook of onSealed) {
    await hook(db, ports, { appId, userId, personaIds, now });
  }
}
