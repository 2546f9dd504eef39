// What the screens of users and personas read and make stale.
import { queryOptions } from '@tanstack/react-query';
import { isUuid } from '@uos/contract/rules';
import { gatherOf, keyOf, queryOf } from '../../../kit/call/query.ts';
import { PAID } from '../economy/orders/queries.ts';
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

/** More orders of one persona are not read in a browser. */
const MOST_ORDERS = 1000;
const PAGE = 100;

/** What a persona paid in money; without a sum where there are more orders than are read. */
export function paidQuery(appId: string, personaId: string) {
  const { search } = passportOf(appId).transactions;
  const input = { personaId, type: 'RealMoneyPurchase' } as const;
  return gatherOf(search, input, 'paid', async (signal) => {
    let [fen, orders, seen] = [0, 0, 0];
    for await (const { status, totalAmount } of search.all({ ...input, count: PAGE }, { signal })) {
      seen += 1;
      if (seen > MOST_ORDERS) {
        return { fen: undefined, orders: undefined };
      }
      if (PAID.includes(status)) {
        fen += totalAmount;
        orders += 1;
      }
    }
    return { fen, orders };
  });
}

export function mailCountQuery(appId: string, personaId: string, status?: 'Unread') {
  const input = { personaId, count: 1, ...(status !== undefined && { status }) };
  return queryOptions({
    ...queryOf(passportOf(appId).inboxMessages.search, input),
    select: ({ total }) => total,
  });
}

/** Of those that others made of it. */
export function reportCountQuery(appId: string, targetPersonaID: string, status?: 'Reviewing') {
  const input = { targetPersonaID, count: 1, ...(status !== undefined && { status }) };
  return queryOptions({ ...queryOf(passportOf(appId).reports.search, input), select: ({ total }) => total });
}

/** One box for whatever somebody has at hand: an id, a phone number, or a part of the name. */
export function userAsked(q: string) {
  return isUuid(q) ? { userID: q } : /^\d{11}$/.test(q) ? { phoneNumber: q } : { displayName: q };
}

export function personaAsked(q: string) {
  return isUuid(q) ? { personaID: q } : { displayName: q };
}
