// What the operators' screens of push read.
import { queryOptions } from '@tanstack/react-query';
import { isSwitchedOn, pageCounts } from '@uos/contract/rules';
import { pushTable } from '@uos/sdk/services/push';
import { gatherOf, queryOf } from '../../../../kit/call/query.ts';
import { clientOf, platform, platformOf } from '../../../../shell/uos.ts';

export const { push } = platformOf({ push: pushTable });

/** Push in the name of one app, whose settings are changed. */
export const pushOf = (appId: string) => clientOf({ push: pushTable }, appId).push;

/** More than there are. */
export const MOST = 9999;

export const versionsQuery = queryOptions({
  ...queryOf(push.serverVersions.list, { limit: MOST }),
  select: ({ serverVersions }) => serverVersions,
});

/** Every app with push. The call names an app, whoever makes it: an operator is told of all of them by any one. */
export const pushAppsQuery = gatherOf(push.apps.list, { limit: MOST }, 'of everybody', async (signal) => {
  const { Items } = await platform.app.list({ count: pageCounts.appsOfOrganization }, { signal });
  const one = Items.find((app) => app.Status === 'Active' && isSwitchedOn(app, 'push'));
  return one === undefined ? [] : (await pushOf(one.AppId).apps.list({ limit: MOST }, { signal })).apps;
});
