// How servers of hosting are known to the engine that runs them.
import type { LogSource } from '#engines/logs/port';

/** Of all servers of hosting. */
export const KIND = 'multiverse';

/** Servers that stand for each other: those of one revision in one region. */
export const poolOf = (revisionId: string, regionId: string): string => `${revisionId}/${regionId}`;

export const logOf = (row: { readonly app_id: string; readonly game_id: string }, serverId: string): LogSource => ({
  appId: row.app_id,
  group: `multiverse/${row.game_id}`,
  name: serverId,
});

interface Of {
  readonly game_id: string;
  readonly profile_id: string;
  readonly id: string;
}

/** Labels that say which program a server runs. */
export const programLabels = (revision: Of): Readonly<Record<string, string>> => ({
  'uos.game': revision.game_id,
  'uos.profile': revision.profile_id,
  'uos.revision': revision.id,
});

/** Labels that a server reads of itself, and we find it by. */
export function labelsOf(
  revision: Of,
  what: 'allocation' | 'test' | 'pool',
  uuid?: string,
): Readonly<Record<string, string>> {
  return {
    'uos.for': what,
    ...programLabels(revision),
    ...(uuid !== undefined && { 'uos.uuid': uuid }),
  };
}

/** Seen in real servers: unix seconds at which the server is over. */
export const EXPIRE_LABEL = 'ExpireAt';
