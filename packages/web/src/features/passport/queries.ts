// What the screens of player accounts read.
import { passportTable, type RealmsCreateInput } from '@uos/sdk/services/passport';
import { given, serverSource } from '../../kit/list/source.ts';
import { clientOf } from '../../shell/uos.ts';

export const passportOf = (appId: string) => clientOf({ passport: passportTable }, appId).passport;

export const realmsKey = (appId: string) => ['passport.realms', appId] as const;

export type RealmStatus = NonNullable<RealmsCreateInput['status']>;

export const realmStatuses = ['Created', 'Open', 'Maintenance', 'Closed'] as const satisfies readonly RealmStatus[];

export function realmsSource(appId: string) {
  return serverSource({
    key: realmsKey(appId),
    call: passportOf(appId).realms.search,
    input: ({ q, filters: { status } }) => given({ name: q, status: status as RealmStatus | '' }),
  });
}
