// What the screens of player accounts read.
import { queryOptions } from '@tanstack/react-query';
import { wordsOf } from '@uos/contract/labels';
import type { RealmsCreateInput } from '@uos/sdk/services/passport';
import { realmColumns } from '@uos/sdk/services/passport.columns';
import { passportConsoleTable } from '@uos/sdk/services/passport.console';
import { keyOf, queryOf } from '../../kit/call/query.ts';
import { clientOf } from '../../shell/uos.ts';

export const passportOf = (appId: string) => clientOf({ passport: passportConsoleTable }, appId).passport;

export type RealmStatus = NonNullable<RealmsCreateInput['status']>;

export const realmStatuses: readonly RealmStatus[] = wordsOf(realmColumns.status.labels);

export function realmQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(passportOf(appId).realms.get, { id }), select: ({ realm }) => realm });
}

/** What a change of a realm makes stale. */
export function realmKeys(appId: string) {
  const { realms } = passportOf(appId);
  return [keyOf(realms.get), keyOf(realms.search)];
}

/** Realms by their id; as many as a filter can offer. */
export function realmNamesQuery(appId: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).realms.search, { count: 100 }),
    select: ({ realms }) => new Map(realms.map(({ realmID, name }) => [realmID, name])),
  });
}
