// Deletes a player: the rows stay as Sealed, the tokens end, and what hangs on them goes.
import type { Call } from '#kernel/call/call';
import { holdBeforeSealing, onSealed } from '../sealed-hooks.ts';
import { seal } from './bans/bans.ts';
import { personasOfUser } from './store/personas.ts';
import { forgetUser, lockUser } from './store/users.ts';

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
  const { db, appId } = call;
  // why first: nobody makes a persona for a user who is held
  const user = await lockUser(db, appId, id);
  if (user === undefined || user.status === 'Sealed') {
    return false;
  }
  const personas = await personasOfUser(db, appId, id);
  const held = await holdBeforeSealing(
    db,
    appId,
    personas.map((one) => one.id),
  );
  await seal(call, 'user', id);
  const personaIds: string[] = [];
  for (const { id: personaId } of held) {
    if (await seal(call, 'persona', personaId)) {
      personaIds.push(personaId);
    }
  }
  await forgetUser(db, appId, id);
  await goesToo(call, id, personaIds);
  return true;
}

async function goesToo({ db, ports, appId, now }: Call, userId: string | undefined, personaIds: readonly string[]) {
  for (const hook of onSealed) {
    await hook(db, ports, { appId, userId, personaIds, now });
  }
}
