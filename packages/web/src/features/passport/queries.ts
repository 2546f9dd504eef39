// What the screens of player accounts read.
import { queryOptions } from '@tanstack/react-query';
import type { RealmsCreateInput } from '@uos/sdk/services/passport';
import { passportConsoleTable } from '@uos/sdk/services/passport.console';
import { given, serverSource } from '../../kit/list/source.ts';
import { clientOf } from '../../shell/uos.ts';

export const passportOf = (appId: string) => clientOf({ passport: passportConsoleTable }, appId).passport;

export const realmsKey = (appId: string) => ['passport.realms', appId] as const;

/** Of one realm, or the beginning of the keys of all. */
export const realmKey = (appId: string, id?: string) => ['passport.realm', appId, ...(id === undefined ? [] : [id])];

export function realmQuery(appId: string, id: string) {
  return queryOptions({
    queryKey: realmKey(appId, id),
    queryFn: ({ signal }) => passportOf(appId).realms.get({ id }, { signal }),
    select: ({ realm }) => realm,
  });
}

export type RealmStatus = NonNullable<RealmsCreateInput['status']>;

export const realmStatuses = ['Created', 'Open', 'Maintenance', 'Closed'] as const satisfies readonly RealmStatus[];

export function realmsSource(appId: string) {
  return serverSource({
    key: realmsKey(appId),
    call: passportOf(appId).realms.search,
    input: ({ q, filters: { status } }) => given({ name: q, status: status as RealmStatus | '' }),
  });
}
