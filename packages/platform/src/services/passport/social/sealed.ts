// What a deleted persona leaves behind with others: nothing.
import type { Db } from '#db/connect';
import type { Sealed } from '../sealed-hooks.ts';
import { forgetPersona } from './store/friends.ts';

export async function leaveFriends(
  db: Db,
  _ports: unknown,
  { appId, personaIds }: Pick<Sealed, 'appId' | 'personaIds'>,
) {
  for (const personaId of personaIds) {
    await forgetPersona(db, appId, personaId);
  }
}
