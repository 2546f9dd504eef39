// What the screens of databases read.
import { queryOptions } from '@tanstack/react-query';
import { type Database, storageTable } from '@uos/sdk/services/storage';
import { type ScreenLink, screen } from '../../kit/address/link.ts';
import { keyOf, queryOf } from '../../kit/call/query.ts';
import { clientOf } from '../../shell/uos.ts';

export const storageOf = (appId: string) => clientOf({ storage: storageTable }, appId).storage;

/** While something is done to it. */
const BUSY_MS = 1500;
/** It sleeps and wakes by itself. */
const CALM_MS = 10_000;

export function databaseQuery(appId: string, id: string) {
  return queryOptions({
    ...queryOf(storageOf(appId).databases.get, { id }),
    select: ({ database }) => database,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isBusy(data.database) ? BUSY_MS : CALM_MS),
  });
}

/** Every size of every engine, with what this platform has of it. */
export function sizesQuery(appId: string) {
  return queryOptions({
    ...queryOf(storageOf(appId).instanceTypes.list, {}),
    select: ({ instanceTypes }) => instanceTypes,
    staleTime: 60_000,
  });
}

export function regionsQuery(appId: string) {
  return queryOptions({
    ...queryOf(storageOf(appId).regions.list, {}),
    select: ({ regions }) => regions,
    staleTime: 60_000,
  });
}

/** What is another once something was done to a database. */
export function storageKeys(appId: string) {
  const { databases, backups, asyncRequests } = storageOf(appId);
  return [
    ...[keyOf(databases.list), keyOf(databases.get), keyOf(databases.dailyAlive)],
    ...[keyOf(backups.list), keyOf(asyncRequests.list)],
  ];
}

export function databaseLink(appId: string, databaseId: string, tab?: string): ScreenLink {
  const path = '/services/{appId}/crud/storage/management/{databaseId}';
  return screen(path, { appId, databaseId }, tab === undefined ? {} : { tab });
}

/** Something is done to it now. */
export function isBusy({ status, busyWith }: Pick<Database, 'status' | 'busyWith'>): boolean {
  return busyWith !== '' || status === 'creating' || status === 'restarting' || status === 'deleting';
}
