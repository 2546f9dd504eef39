// The newest certification of an organisation.
import { queryOptions } from '@tanstack/react-query';
import { certificationTable } from '@uos/sdk/services/certification';
import { queryOf } from '../../../kit/call/query.ts';
import { platformOf } from '../../../shell/uos.ts';

export const { certification } = platformOf({ certification: certificationTable });

/** Nothing where nobody ever applied. */
export function certificationQuery(orgId: string) {
  return queryOptions({
    ...queryOf(certification.list, { orgId, count: 1 }),
    select: ({ Items }) => Items[0],
  });
}
