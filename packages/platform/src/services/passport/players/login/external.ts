// The login of a game that knows its players itself: finds or makes the user, then its persona in a realm. A hundred at
// once make one of each. Source: wire/passport.md 3.1 row 29.
import type { passport } from '@uos/contract';
import type { Call, Handlers } from '#kernel/call/call';
import { requireIdDomain } from '../../id-domains.ts';
import { refuseUnfit } from '../checks.ts';
import { personaReply } from '../replies.ts';
import { findPlace, type ShownPersona } from '../store/personas.ts';
import { findExternalUser, findUser, type UserRow } from '../store/users.ts';
import { makePersona, type NewPersona, openRealm } from './places.ts';
import { newUser, noteCame, personaTokens, refuseIfBanned } from './sign-in.ts';

type External = Handlers<typeof passport>['login']['external'];

export const external: External = async (call) => {
  await requireIdDomain(call);
  const { externalUserID, externalPersonaID = '', displayName, realmID, idProvider = '', properties } = call.input;
  await refuseUnfit(call, { displayName, properties });
  const realm = await openRealm(call, realmID);
  const user = await userOf(call, externalUserID, displayName);
  refuseIfBanned(user, undefined, call.now);
  const { persona, isNew } = await personaOf(call, user, {
    realmId: realm.id,
    externalId: externalPersonaID,
    displayName: displayName ?? '',
    properties: properties ?? {},
  });
  refuseIfBanned(user, persona, call.now);
  // why late: whoever signs in beside it waits from here on; and the user before the persona, as everywhere
  await noteCame(call, user.id, { method: 'ServerSide', platform: 'ServerSide', provider: idProvider });
  const pair = await personaTokens(call, user, persona);
  return {
    personaAccessToken: pair.accessToken,
    personaRefreshToken: pair.refreshToken,
    expiresAt: pair.expiresAt,
    isNew,
    persona: await personaReply(call, { ...persona, last_login_at: call.now }),
  };
};

async function userOf(call: Call, externalId: string, displayName = ''): Promise<UserRow> {
  const found = await findExternalUser(call.db, call.appId, externalId);
  if (found !== undefined) {
    return found;
  }
  const made = await newUser(call, { externalId, displayName });
  // why either: where another call was quicker, its user is there by now
  const user = await (made === undefined
    ? findExternalUser(call.db, call.appId, externalId)
    : findUser(call.db, call.appId, made));
  if (user === undefined) {
    throw call.refuse('precondition', 'the user was deleted meanwhile');
  }
  return user;
}

async function personaOf(
  call: Call,
  user: UserRow,
  place: NewPersona,
): Promise<{ readonly persona: ShownPersona; readonly isNew: boolean }> {
  const find = () => findPlace(call.db, call.appId, user.id, place.realmId, place.externalId);
  const found = await find();
  if (found !== undefined) {
    return { persona: found, isNew: false };
  }
  const made = await makePersona(call, user.id, place);
  const persona = made ?? (await find());
  if (persona === undefined) {
    throw call.refuse('precondition', 'the persona was deleted meanwhile');
  }
  return { persona, isNew: made !== undefined };
}
