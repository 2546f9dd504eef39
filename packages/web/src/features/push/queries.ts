// What the screens of push read.
import { queryOptions } from '@tanstack/react-query';
import { pushTable } from '@uos/sdk/services/push';
import { queryOf } from '../../kit/call/query.ts';
import { clientOf } from '../../shell/uos.ts';

export const pushOf = (appId: string) => clientOf({ push: pushTable }, appId).push;

/** More channels than anybody chooses from. */
const CHOICES = 200;

export function channelChoicesQuery(appId: string) {
  return queryOptions({
    ...queryOf(pushOf(appId).channels.list, { id: appId, limit: CHOICES }),
    select: ({ channels }) => channels,
  });
}

/** A channel by its name; null where there is none of that name. */
export function channelNamedQuery(appId: string, name: string) {
  return queryOptions({
    ...queryOf(pushOf(appId).channels.list, { id: appId, name, limit: CHOICES }),
    select: ({ channels }) => channels.find((channel) => channel.name === name) ?? null,
  });
}
