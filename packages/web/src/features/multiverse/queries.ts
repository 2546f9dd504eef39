// What the screens of hosting read and make stale.
import { queryOptions } from '@tanstack/react-query';
import { keyOf, queryOf } from '../../kit/call/query.ts';
import { multiverseOf } from '../../parts/hosting/queries.ts';

export { multiverseOf };

/** More of them than anybody chooses from. */
const CHOICES = 200;

export function gameQuery(appId: string) {
  return queryOptions({
    ...queryOf(multiverseOf(appId).games.get, { gameId: appId }),
    select: ({ game }) => game,
  });
}

export function offeredQuery(appId: string) {
  return queryOptions({ ...queryOf(multiverseOf(appId).regions.offered), select: ({ regions }) => regions });
}

export function gameRegionsQuery(appId: string) {
  return queryOptions({
    ...queryOf(multiverseOf(appId).regions.list, { gameId: appId, limit: CHOICES }),
    select: ({ gameRegions }) => gameRegions,
  });
}

export function profileChoicesQuery(appId: string) {
  return queryOptions({
    ...queryOf(multiverseOf(appId).profiles.list, { gameId: appId, limit: CHOICES }),
    select: ({ profiles }) => profiles,
  });
}

export function profileQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(multiverseOf(appId).profiles.get, { id }), select: ({ profile }) => profile });
}

/** Images that a revision may name. */
export function builtImagesQuery(appId: string) {
  return queryOptions({
    ...queryOf(multiverseOf(appId).images.list, { gameId: appId, status: 'success', limit: CHOICES }),
    select: ({ images }) => images,
  });
}

export function revisionsQuery(appId: string, profileId: string) {
  return queryOptions({
    ...queryOf(multiverseOf(appId).revisions.list, { id: profileId, limit: CHOICES }),
    select: ({ profileRevisions }) => profileRevisions,
  });
}

export function countsQuery(appId: string) {
  return queryOptions({
    ...queryOf(multiverseOf(appId).allocations.count, { gameId: appId }),
    select: ({ counts }) => counts,
  });
}

export function allocationQuery(appId: string, id: string) {
  return queryOptions({
    ...queryOf(multiverseOf(appId).allocations.get, { gameId: appId, id }),
    select: ({ allocation }) => allocation,
  });
}

export function testServersQuery(appId: string) {
  return queryOptions({
    ...queryOf(multiverseOf(appId).testServers.list, { gameId: appId, limit: CHOICES }),
    select: ({ testServers }) => testServers,
  });
}

/** What a change of servers makes stale. */
export function serverKeys(appId: string) {
  const { allocations, servers, profiles } = multiverseOf(appId);
  return [
    keyOf(allocations.list),
    keyOf(allocations.get),
    keyOf(allocations.count),
    keyOf(servers.list),
    keyOf(profiles.list),
  ];
}

/** What a change of a revision makes stale: a profile says which one is released. */
export function revisionKeys(appId: string) {
  const { profiles, revisions } = multiverseOf(appId);
  return [keyOf(revisions.list), keyOf(revisions.get), keyOf(profiles.list), keyOf(profiles.get)];
}

export function regionKeys(appId: string) {
  const { regions, allocations } = multiverseOf(appId);
  return [keyOf(regions.list), keyOf(allocations.count)];
}
