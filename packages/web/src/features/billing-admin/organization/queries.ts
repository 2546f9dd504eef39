// What the screen of one organisation reads.
import { queryOptions } from '@tanstack/react-query';
import { certificationTable } from '@uos/sdk/services/certification';
import type { Organization } from '@uos/sdk/services/org';
import { platform, platformOf } from '../../../shell/uos.ts';

export const { certification } = platformOf({ certification: certificationTable });

export const organizationKey = (orgId: string) => ['org.one', orgId] as const;
export const certificationsKey = (orgId: string) => ['certification.list', orgId] as const;

/** Its id is empty where there is no such organisation. */
export function organizationQuery(orgId: string) {
  return queryOptions({
    queryKey: organizationKey(orgId),
    queryFn: ({ signal }) => platform.org.list({ OrganizationId: orgId }, { signal }),
    select: ({ Items: [organization = nothing] }) => organization,
  });
}

/** Newest first. */
export function certificationsQuery(orgId: string) {
  return queryOptions({
    queryKey: certificationsKey(orgId),
    queryFn: ({ signal }) => certification.list({ orgId }, { signal }),
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
};
