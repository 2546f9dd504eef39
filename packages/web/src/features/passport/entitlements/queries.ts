// What the screens of entitlements read and make stale.
import { queryOptions } from '@tanstack/react-query';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';

export function typesQuery(appId: string) {
  return queryOptions({ ...queryOf(passportOf(appId).entitlements.types), select: ({ types }) => types });
}

export function expiriesQuery(appId: string, month: string, type: string) {
  const input = { month, ...(type !== '' && { type }) };
  return queryOptions({ ...queryOf(passportOf(appId).entitlements.expiries, input), select: ({ days }) => days });
}

/** What a change of entitlements makes stale. */
export function entitlementKeys(appId: string) {
  const { entitlements } = passportOf(appId);
  return [keyOf(entitlements.search), keyOf(entitlements.types), keyOf(entitlements.expiries)];
}
