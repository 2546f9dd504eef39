// What the screen of one organisation reads.
import { queryOptions } from '@tanstack/react-query';
import { certificationTable } from '@uos/sdk/services/certification';
import type { Organization } from '@uos/sdk/services/org';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { platform, platformOf } from '../../../shell/uos.ts';

export const { certification } = platformOf({ certification: certificationTable });

/** What a decision on the company of an organisation makes stale. */
export const certificationKeys = [keyOf(certification.list), keyOf(certification.get)];

/** Its id is empty where there is no such organisation. */
export function organizationQuery(orgId: string) {
  return queryOptions({
    ...queryOf(platform.org.list, { OrganizationId: orgId }),
    select: ({ Items: [organization = nothing] }) => organization,
  });
}

/** Newest first. */
export function certificationsQuery(orgId: string) {
  return queryOptions({
    ...queryOf(certification.list, { orgId }),
    select: ({ Items }) => Items,
  });
}

const nothing: Organization = {
  id: '',
  name: '',
  status: '',
  domain: '',
  companyName: '',
  role: '',
  createdAt: '',
  revision: 0,
};
