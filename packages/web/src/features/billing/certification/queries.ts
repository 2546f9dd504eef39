// The newest certification of an organisation. It belongs to the organisation's money, so it is read again with it.
import { queryOptions } from '@tanstack/react-query';
import { certificationTable } from '@uos/sdk/services/certification';
import { platformOf } from '../../../shell/uos.ts';
import { moneyKey } from '../queries.ts';

export const { certification } = platformOf({ certification: certificationTable });

export const certificationKey = (orgId: string) => [...moneyKey(orgId), 'certification'] as const;

/** Nothing where nobody ever applied. */
export function certificationQuery(orgId: string) {
  return queryOptions({
    queryKey: certificationKey(orgId),
    queryFn: async ({ signal }) => (await certification.list({ orgId, count: 1 }, { signal })).Items[0] ?? null,
    select: (newest) => newest ?? undefined,
  });
}
