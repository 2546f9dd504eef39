// Who a call is about that a player makes for the own persona, and the server of a game for anyone.
import type { Call } from '#kernel/call/call';
import { statusAt } from './players/rules.ts';
import { holdInPlace, ownPersona, requirePersona } from './players/store/index.ts';
import { readConfig } from './setup/settings.ts';

type Asked = Call<{ readonly personaId?: string | undefined }>;

/**
 * The id of the persona that plays, or of the one that the server of the game names.
 * @throws 30001 where a server names none, 70001 where a player names another, 404 where it is unknown or deleted
 */
export async function actingPersona(call: Asked): Promise<string> {
  const personaId = call.input.personaId?.toLowerCase();
  if (isPlayer(call)) {
    const own = await ownPersona(call);
    if (personaId !== undefined && personaId !== own.id) {
      throw call.refuse('denied', 'permission denied', { details: ['personaId: a player acts for the own persona'] });
    }
    return own.id;
  }
  if (personaId === undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: ['personaId: needed with the service secret'] });
  }
  const persona = await requirePersona(call, personaId);
  if (statusAt(persona, call.now) === 'Sealed') {
    throw call.refuse('not-found', 'persona not found');
  }
  return persona.id;
}

/**
 * The same, who is not deleted before the end of the transaction: nothing is written for who is gone.
 * @throws as `actingPersona`
 */
export async function stayingPersona(call: Asked): Promise<string> {
  const personaId = await actingPersona(call);
  const [persona] = await holdInPlace(call.db, call.appId, [personaId]);
  if (persona === undefined || statusAt(persona, call.now) === 'Sealed') {
    throw call.refuse('not-found', 'persona not found');
  }
  return personaId;
}

/** @throws 70001 where a player calls, and the app keeps what is written to its servers */
export async function refusePlayers(
  call: Pick<Call, 'db' | 'appId' | 'principal' | 'refuse'>,
  family: 'quests' | 'battlePass',
): Promise<void> {
  if (isPlayer(call) && (await readConfig(call.db, call.appId)).serverAuthority.includes(family)) {
    throw call.refuse('denied', 'permission denied', { details: ['progress comes from the server of the game'] });
  }
}

const isPlayer = ({ principal }: Pick<Call, 'principal'>): boolean => principal.kind === 'player';
