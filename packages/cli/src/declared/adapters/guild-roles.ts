// Roles of guilds, by slug. Owner, vice-owner and member are made with the app.
import { guildRolesCreateFields } from '@uos/sdk/services/passport.fields';
import type { Adapter } from '../adapter.ts';
import { schemaOf } from '../of-fields.ts';

interface Role {
  readonly displayName: string;
  readonly level: number;
  readonly permissions: Record<string, boolean>;
  readonly limit?: number;
  readonly properties?: Record<string, string>;
}

export const guildRoles: Adapter = {
  service: 'passport',
  kind: 'guildRoles',
  title: { zh: '公会角色', en: 'roles of guilds' },
  schema: schemaOf(
    guildRolesCreateFields,
    ['displayName', 'level', 'permissions', 'limit', 'properties'],
    'A role of guilds, by its slug',
  ),
  async list(ctx) {
    const { guildRoles: found } = await (await ctx.uos.service('passport')).guildRoles.list();
    return found.map(({ id, slugName, displayName, level, permissions, limit, properties }) => ({
      name: slugName,
      id,
      value: { displayName, level, permissions, limit, properties },
    }));
  },
  async create(ctx, slugName, value) {
    await (await ctx.uos.service('passport')).guildRoles.create({ slugName, ...(value as unknown as Role) });
  },
  async update(ctx, { id }, change) {
    await (await ctx.uos.service('passport')).guildRoles.update({ id, ...(change as Partial<Role>) });
  },
  async remove(ctx, { id }) {
    await (await ctx.uos.service('passport')).guildRoles.remove({ id });
  },
};
