// The persona or user that a call is about, or the refusal that there is none.
import { isUuid } from '@uos/contract/rules';
import type { Call } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { findPersona, type ShownPersona } from './store/personas.ts';
import { findUser, type UserRow } from './store/users.ts';

type Place = Pick<Call, 'db' | 'appId'>;

/** @throws 404 `persona not found` where the app has none of that id */
export async function requirePersona({ db, appId }: Place, id: string): Promise<ShownPersona> {
  const row = isUuid(id) ? await findPersona(db, appId, id) : undefined;
  if (row === undefined) {
    throw styles.passport.refuse('not-found', 'persona not found');
  }
  return row;
}

/** @throws 404 `user not found` where the app has none of that id */
export async function requireUser({ db, appId }: Place, id: string): Promise<UserRow> {
  const row = isUuid(id) ? await findUser(db, appId, id) : undefined;
  if (row === undefined) {
    throw styles.passport.refuse('not-found', 'user not found');
  }
  return row;
}

/** The persona that plays, of a call that takes its token. */
export async function ownPersona(call: Place & Pick<Call, 'principal'>): Promise<ShownPersona> {
  const { principal } = call;
  // why: the id that a game made up itself may look like that of somebody's account
  return requirePersona(call, principal.kind === 'player' && principal.isAccount ? principal.personaId : '');
}
