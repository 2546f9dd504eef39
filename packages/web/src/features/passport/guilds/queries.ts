// What the screens of guilds read and make stale.
import { queryOptions } from '@tanstack/react-query';
import type { GuildRole } from '@uos/sdk/browser';
import { keyOf, queryOf } from '../../../kit/call/query.ts';
import { passportOf } from '../queries.ts';

export function guildQuery(appId: string, id: string) {
  return queryOptions({ ...queryOf(passportOf(appId).guilds.get, { id }), select: ({ guild }) => guild });
}

/** Highest level first. */
export function rolesQuery(appId: string) {
  return queryOptions({ ...queryOf(passportOf(appId).guildRoles.list), select: ({ guildRoles }) => guildRoles });
}

export function settingsQuery(appId: string) {
  return queryOptions({ ...queryOf(passportOf(appId).config.get), select: ({ config }) => config });
}

/** How many ask to join a guild now. */
export function waitingQuery(appId: string, id: string) {
  return queryOptions({
    ...queryOf(passportOf(appId).guilds.requests, { id, status: 'Pending', count: 1 }),
    select: ({ total }) => total,
  });
}

/** What a change of a guild makes stale. */
export function guildKeys(appId: string) {
  const { guilds } = passportOf(appId);
  return [keyOf(guilds.get), keyOf(guilds.list), keyOf(guilds.requests)];
}

export function roleName(roles: readonly GuildRole[] | undefined, slug: string): string {
  return roles?.find(({ slugName }) => slugName === slug)?.displayName ?? slug;
}

/** The role of whom a guild belongs to; it moves only from one member to another. */
export const OWNER = 'owner';
/** The role of whoever comes in. */
export const MEMBER = 'member';
