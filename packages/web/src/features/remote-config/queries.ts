// What the screens of remote config read, and what a change of it makes stale.
import type { QueryKey } from '@tanstack/react-query';
import { remoteConfigTable } from '@uos/sdk/services/remote-config';
import { keyOf, queryOf } from '../../kit/call/query.ts';
import { clientOf } from '../../shell/uos.ts';

export const configOf = (appId: string) => clientOf({ remoteConfig: remoteConfigTable }, appId).remoteConfig;

/** All parameters and overrides of an app in one piece. */
export const documentQuery = (appId: string) => queryOf(configOf(appId).document.get);

/** Attributes that games really send. */
export const attributesQuery = (appId: string) => ({
  ...queryOf(configOf(appId).attributes.list),
  staleTime: 60_000,
});

/** A change of one thing is a new version, and another document. */
export function changeKeys(appId: string): readonly QueryKey[] {
  const { configs, overrides, document, versions } = configOf(appId);
  return [
    ...[keyOf(configs.list), keyOf(configs.get), keyOf(overrides.list), keyOf(overrides.get)],
    ...[keyOf(document.get), keyOf(versions.list)],
  ];
}
