// What is read of hosting by all whose servers it runs: the calls themselves, and images.
import { queryOptions } from '@tanstack/react-query';
import { multiverseTable } from '@uos/sdk/services/multiverse';
import { keyOf, queryOf } from '../../kit/call/query.ts';
import { clientOf } from '../../shell/uos.ts';

export const multiverseOf = (appId: string) => clientOf({ multiverse: multiverseTable }, appId).multiverse;

export function systemsQuery(appId: string) {
  return queryOptions({ ...queryOf(multiverseOf(appId).images.systems), select: ({ osList }) => osList });
}

export function imageQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(multiverseOf(appId).images.get, { id }), select: ({ image }) => image });
}

export function imageKeys(appId: string) {
  const { images } = multiverseOf(appId);
  return [keyOf(images.list), keyOf(images.get)];
}
