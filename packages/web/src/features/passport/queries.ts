// What the screens of player accounts read.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Realm } from '@uos/sdk/browser';
import { passportTable, type RealmsCreateInput } from '@uos/sdk/services/passport';
import type { RowPage } from '../../kit/data-list.tsx';
import { clientOf } from '../../shell/uos.ts';

export const passportOf = (appId: string) => clientOf({ passport: passportTable }, appId).passport;

export const PAGE_SIZE = 20;

export const realmsKey = (appId: string) => ['passport.realms', appId] as const;

export type RealmStatus = NonNullable<RealmsCreateInput['status']>;

export const realmStatuses = ['Created', 'Open', 'Maintenance', 'Closed'] as const satisfies readonly RealmStatus[];

interface RealmFilter {
  readonly page: number;
  readonly q: string;
  /** Empty for any. */
  readonly status: RealmStatus | '';
}

export function realmsQuery(appId: string, { page, q, status }: RealmFilter) {
  return queryOptions({
    queryKey: [...realmsKey(appId), page, q, status],
    queryFn: async ({ signal }): Promise<RowPage<Realm>> => {
      const reply = await passportOf(appId).realms.search(
        {
          start: (page - 1) * PAGE_SIZE,
          count: PAGE_SIZE,
          ...(q === '' ? {} : { name: q }),
          ...(status === '' ? {} : { status }),
        },
        { signal },
      );
      return { rows: reply.realms, total: reply.total };
    },
    placeholderData: keepPreviousData,
  });
}
