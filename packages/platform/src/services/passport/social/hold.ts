// Two personas at once, for all that is between them: held in the order of their ids, so that what the one asks and what
// the other does happen one after another.
import type { Call } from '#kernel/call/call';
import { lockPersonas, type PersonaRow } from '../players/store/index.ts';

/** @throws 404 where the other is deleted, 400 where it is the own one */
export async function holdBoth(call: Call, ownId: string, otherId: string): Promise<PersonaRow> {
  if (ownId === otherId) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['targetPersonaID: is the own persona'] });
  }
  const rows = await lockPersonas(call.db, call.appId, [ownId, otherId]);
  const other = rows.find(({ id }) => id === otherId);
  if (other === undefined || other.status === 'Sealed') {
    throw call.refuse('not-found', 'persona not found');
  }
  return other;
}
