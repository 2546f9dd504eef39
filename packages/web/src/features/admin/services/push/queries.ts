// What the operators' screens of push read.
import { queryOptions } from '@tanstack/react-query';
import { pushTable } from '@uos/sdk/services/push';
import { queryOf } from '../../../../kit/call/query.ts';
import { clientOf, platformOf } from '../../../../shell/uos.ts';

export const { push } = platformOf({ push: pushTable });

/** Push in the name of one app, whose settings are changed. */
export const pushOf = (appId: string) => clientOf({ push: pushTable }, appId).push;

/** More than there are. */
export const MOST = 9999;

export const versionsQuery = queryOptions({
  ...queryOf(push.serverVersions.list, { limit: MOST }),
  select: ({ serverVersions }) => serverVersions,
});

export const pushAppsQuery = queryOptions({
  ...queryOf(push.apps.list, { limit: MOST }),
  select: ({ apps }) => apps,
});
