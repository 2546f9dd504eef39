// What the screens of users and personas read and make stale.
import { queryOptions } from '@tanstack/react-query';
import { isUuid } from '@uos/contract/rules';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';

export function userQuery(appId: string, id: string) {
  return queryOf(passportOf(appId).users.get, { id });
}

export function personaQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(passportOf(appId).personas.get, { id }), select: ({ persona }) => persona });
}

/** A ban of a user ends what the personas may do, and their rows say so. */
export function playerKeys(appId: string) {
  const { users, personas } = passportOf(appId);
  return [keyOf(users.get), keyOf(users.search), keyOf(personas.get), keyOf(personas.search)];
}

/** One box for whatever somebody has at hand: an id, a phone number, or a part of the name. */
export function userAsked(q: string) {
  return isUuid(q) ? { userID: q } : /^\d{11}$/.test(q) ? { phoneNumber: q } : { displayName: q };
}

export function personaAsked(q: string) {
  return isUuid(q) ? { personaID: q } : { displayName: q };
}
