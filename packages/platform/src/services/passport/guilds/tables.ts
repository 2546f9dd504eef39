import type { labels } from '@uos/contract/labels';
import type { Json } from '#db/columns';

export type GuildPermissions = Record<keyof typeof labels.guildRole.permission, boolean>;

export interface GuildTables {
  passport_guild_roles: GuildRoleRow;
  passport_guilds: GuildRow;
  passport_guild_members: GuildMemberRow;
  passport_guild_requests: GuildRequestRow;
  passport_guild_leavers: { app_id: string; persona_id: string; left_at: string };
}

interface GuildRoleRow {
  app_id: string;
  id: string;
  slug_name: string;
  display_name: string;
  level: number;
  holders_limit: number;
  permissions: Json<GuildPermissions>;
  is_default: boolean;
  properties: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}

interface GuildRow {
  app_id: string;
  id: string;
  realm_id: string;
  name: string;
  /** The name in lower case where no other guild of the realm may have it. */
  unique_name: string | null;
  announcement: string;
  guild_type: string;
  visibility: keyof typeof labels.guild.visibility;
  needs_approval: boolean;
  owner_id: string;
  member_count: number;
  properties: Json<Record<string, string>>;
  created_at: string;
  modified_at: string;
}

interface GuildMemberRow {
  app_id: string;
  guild_id: string;
  persona_id: string;
  role: string;
  joined_at: string;
}

interface GuildRequestRow {
  app_id: string;
  id: string;
  guild_id: string;
  persona_id: string;
  message: string;
  status: keyof typeof labels.guildRequest.status;
  created_at: string;
  modified_at: string;
}
