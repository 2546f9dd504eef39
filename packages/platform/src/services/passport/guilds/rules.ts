// Who may do what in a guild: pure. Source: wire/passport.md 2.3, 5.11.
import { labels } from '@uos/contract/labels';
import type { GuildPermissions } from './tables.ts';

export const OWNER = 'owner';
/** What somebody is who has just come in. */
export const MEMBER = 'member';

type Permission = keyof GuildPermissions;
const PERMISSIONS = Object.keys(labels.guildRole.permission) as Permission[];

/** All five, those that were not named being false. */
export function permissionsOf(given: Readonly<Partial<Record<Permission, boolean | undefined>>>): GuildPermissions {
  return Object.fromEntries(PERMISSIONS.map((name) => [name, given[name] ?? false])) as GuildPermissions;
}

const exceptFor = (...denied: readonly Permission[]): GuildPermissions =>
  permissionsOf(Object.fromEntries(PERMISSIONS.map((name) => [name, !denied.includes(name)])));

/** Roles that every app starts with. */
export const DEFAULT_ROLES = [
  { slug: OWNER, name: labels.guildRole.slugName.owner.zh, level: 100, limit: 1, permissions: exceptFor() },
  {
    slug: 'vice-owner',
    name: labels.guildRole.slugName['vice-owner'].zh,
    level: 50,
    limit: 0,
    permissions: exceptFor('dismissGuild'),
  },
  { slug: MEMBER, name: labels.guildRole.slugName.member.zh, level: 10, limit: 0, permissions: permissionsOf({}) },
] as const;

export interface RoleChange {
  readonly level?: number | undefined;
  readonly limit?: number | undefined;
  readonly permissions?: GuildPermissions | undefined;
}

/** Why a role may not be written so, or undefined. */
export function wrongRole(slug: string, { permissions }: RoleChange): string | undefined {
  return slug !== OWNER && permissions?.dismissGuild === true
    ? 'permissions.dismissGuild: only the owner role may hold it'
    : undefined;
}

/** Which part of a built-in role stays as it is, or undefined. */
export function fixedPart(slug: string, { level, limit, permissions }: RoleChange): string | undefined {
  if (slug === OWNER && (level !== undefined || limit !== undefined || permissions !== undefined)) {
    return 'level, limit and permissions of the owner are fixed';
  }
  // why: whoever comes in is one, and a full role would shut guilds that have room
  return slug === MEMBER && limit !== undefined && limit !== 0 ? 'members have no limit' : undefined;
}

/** The end of the time in which somebody who left may neither join nor create, or undefined where it is over. */
export function coolDownEnd(leftAt: string | undefined, minutes: number, now: string): Date | undefined {
  if (leftAt === undefined) {
    return undefined;
  }
  const end = new Date(Date.parse(leftAt) + minutes * 60_000);
  return end.getTime() > Date.parse(now) ? end : undefined;
}

export interface Ranked {
  readonly personaId: string;
  readonly level: number;
  readonly joinedAt: string;
}

/** Who gets a guild whose owner is gone: the highest role, then the longest member. */
export function heirOf(members: readonly Ranked[]): Ranked | undefined {
  return [...members].sort(
    (a, b) =>
      b.level - a.level || Date.parse(a.joinedAt) - Date.parse(b.joinedAt) || (a.personaId < b.personaId ? -1 : 1),
  )[0];
}
