// Where personas live: a realm that is open, and a persona of a user in it.
import { json } from '#db/columns';
import type { Call } from '#kernel/call/call';
import { styles } from '#kernel/call/errors';
import { firstRealm, holdRealm } from '../../store/realms.ts';
import { findPersona, insertPersona, type ShownPersona } from '../store/personas.ts';
import { lockUser } from '../store/users.ts';

/**
 * The realm that is named, or the first one, where players may come in; nobody deletes it before the transaction ends.
 * @throws 404, 90030
 */
export async function openRealm(call: Call, realmId: string | undefined) {
  const { db, appId } = call;
  const id = realmId ?? (await firstRealm(db, appId))?.id;
  const realm = id === undefined ? undefined : await holdRealm(db, appId, id);
  if (realm === undefined) {
    throw styles.passport.refuse('not-found', 'realm not found');
  }
  if (realm.status !== 'Open') {
    const details = [`the realm is ${realm.status}`];
    throw styles.passport.refuse('precondition', 'realm is not open', { code: 90_030, details });
  }
  return realm;
}

export interface NewPersona {
  readonly realmId: string;
  readonly externalId: string;
  readonly displayName: string;
  readonly iconUrl?: string;
  readonly properties: Readonly<Record<string, string>>;
}

/**
 * A new persona, or undefined where the user has one at that place.
 * @throws 90001 where the user was deleted meanwhile: a persona without a user is nobody
 */
export async function makePersona(call: Call, userId: string, place: NewPersona): Promise<ShownPersona | undefined> {
  const user = await lockUser(call.db, call.appId, userId);
  if (user === undefined || user.status === 'Sealed') {
    throw styles.passport.refuse('precondition', 'the user was deleted meanwhile');
  }
  const id = call.ports.ids.uuid();
  const isMade = await insertPersona(call.db, {
    app_id: call.appId,
    id,
    user_id: userId,
    realm_id: place.realmId,
    external_id: place.externalId,
    status: 'Active',
    display_name: place.displayName,
    icon_url: place.iconUrl ?? '',
    properties: json({ ...place.properties }),
    created_at: call.now,
    modified_at: call.now,
  });
  return isMade ? findPersona(call.db, call.appId, id) : undefined;
}
