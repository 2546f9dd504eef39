// What the screens of logic servers read and make stale.
import { queryOptions } from '@tanstack/react-query';
import type { FuncInfo } from '@uos/sdk/services/func';
import { funcTable } from '@uos/sdk/services/func';
import { gatherOf, keyOf, queryOf } from '../../kit/call/query.ts';
import { multiverseOf } from '../../parts/hosting/queries.ts';
import { clientOf } from '../../shell/uos.ts';

export const funcOf = (appId: string) => clientOf({ func: funcTable }, appId).func;

/** More of them than anybody chooses from. */
const CHOICES = 200;

export function functionQuery(appId: string) {
  return queryOptions({
    ...queryOf(funcOf(appId).functions.get, { id: appId }),
    select: ({ functionInfo }) => functionInfo,
  });
}

export function serverQuery(appId: string, id: string, serverId: string) {
  return queryOptions({ ...queryOf(funcOf(appId).servers.get, { id, serverId }), select: ({ server }) => server });
}

/** What new servers run: nothing before the first release. */
export function releasedQuery(appId: string, { defaultProfileId: id }: Pick<FuncInfo, 'defaultProfileId'>) {
  const { profiles, revisions } = multiverseOf(appId);
  return gatherOf(profiles.get, { id }, 'released', async (signal) => {
    const { profile } = await profiles.get({ id }, { signal });
    const { currentRevisionId } = profile;
    return currentRevisionId === null
      ? null
      : (await revisions.get({ id: currentRevisionId }, { signal })).profileRevision;
  });
}

/** Those that are there now. */
export function serverChoicesQuery(appId: string, id: string) {
  return queryOptions({
    ...queryOf(funcOf(appId).servers.list, { id, limit: CHOICES }),
    select: ({ servers }) => servers,
  });
}

export function tagsQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(funcOf(appId).servers.tags, { id }), select: ({ tags }) => tags });
}

export function profileChoicesQuery(appId: string, gameId: string) {
  return queryOptions({
    ...queryOf(multiverseOf(appId).profiles.list, { gameId, limit: CHOICES }),
    select: ({ profiles }) => profiles,
  });
}

export function regionChoicesQuery(appId: string, gameId: string) {
  return queryOptions({
    ...queryOf(multiverseOf(appId).regions.list, { gameId, limit: CHOICES }),
    select: ({ gameRegions }) => gameRegions,
  });
}

export function autoscalerQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(funcOf(appId).autoscaler.get, { id }), select: ({ autoscaler }) => autoscaler });
}

/** What a change of servers makes stale. */
export function serverKeys(appId: string) {
  const { servers, functions } = funcOf(appId);
  return [
    keyOf(servers.list),
    keyOf(servers.get),
    keyOf(servers.tags),
    keyOf(servers.playerCount),
    keyOf(functions.get),
  ];
}

export function functionKeys(appId: string) {
  return [keyOf(funcOf(appId).functions.get), keyOf(funcOf(appId).functions.list)];
}
