// Roles of guilds, by slug. Owner, vice-owner and member are made with the app.
import type { GuildRole } from '@uos/sdk/services/passport';
import { guildRolesCreateFields } from '@uos/sdk/services/passport.fields';
import { passportNamed } from './passport-named.ts';

export const guildRoles = passportNamed<GuildRole>({
  kind: 'guildRoles',
  title: { zh: '公会角色', en: 'roles of guilds' },
  about: 'A role of guilds, by its slug',
  fields: guildRolesCreateFields,
  keys: ['displayName', 'level', 'permissions', 'limit', 'properties'],
  ...{ name: 'slugName', id: 'id' },
  of: (passport) => passport.guildRoles,
  rows: async (passport) => (await passport.guildRoles.list()).guildRoles,
});
