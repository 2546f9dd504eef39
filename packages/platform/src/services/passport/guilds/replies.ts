// Rows → what callers see.
import type { GuildRow } from './store/guilds.ts';
import type { GuildOfPersona, NamedMember } from './store/members.ts';
import type { RequestRow } from './store/requests.ts';
import type { RoleRow } from './store/roles.ts';

export function guildReply(row: GuildRow) {
  return {
    id: row.id,
    idDomainID: row.app_id,
    realmID: row.realm_id,
    guildName: row.name,
    announcement: row.announcement,
    guildType: row.guild_type,
    visibility: row.visibility,
    enableGainApprovalBeforeJoin: row.needs_approval,
    ownerPersonaID: row.owner_id,
    memberCount: row.member_count,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    properties: row.properties,
  };
}

export function wholeGuildReply(row: GuildRow, members: readonly NamedMember[]) {
  return {
    ...guildReply(row),
    members: members.map((member) => ({
      memberId: member.persona_id,
      memberName: member.display_name,
      role: member.role,
      joinedAt: member.joined_at,
    })),
  };
}

export function ownGuildReply(row: GuildOfPersona) {
  return {
    ...guildReply(row),
    selfRole: { slugName: row.role, displayName: row.role_name, permissions: row.permissions },
  };
}

export function roleReply(row: RoleRow) {
  return {
    id: row.id,
    idDomainID: row.app_id,
    slugName: row.slug_name,
    displayName: row.display_name,
    permissions: row.permissions,
    level: row.level,
    limit: row.holders_limit,
    isDefault: row.is_default,
    createdAt: row.created_at,
    modifiedAt: row.modified_at,
    properties: row.properties,
  };
}

export function requestReply(row: RequestRow) {
  return {
    id: row.id,
    guildId: row.guild_id,
    personaID: row.persona_id,
    displayName: row.display_name,
    message: row.message,
    status: row.status,
    createdAt: row.created_at,
  };
}
