// Roles of guilds: three that every app starts with, and those that it makes. Source: wire/passport.md 3.4 rows 96-99.
import type { passport } from '@uos/contract';
import { isUuid } from '@uos/contract/rules';
import { json } from '#db/columns';
import type { Call, Handlers } from '#kernel/call/call';
import { requireIdDomain } from '../id-domains.ts';
import { roleReply } from './replies.ts';
import { fixedPart, OWNER, permissionsOf, wrongRole } from './rules.ts';
import { deleteRole, insertRole, listRoles, lockRole, lockRoleToGo, updateRole } from './store/roles.ts';

export const guildRoles: Handlers<typeof passport>['guildRoles'] = {
  async list(call) {
    await requireIdDomain(call);
    const rows = await listRoles(call.db, call.appId);
    return { guildRoles: rows.map(roleReply), total: rows.length };
  },
  async create(call) {
    await requireIdDomain(call);
    const { slugName, displayName, level, limit = 0, properties = {} } = call.input;
    const permissions = permissionsOf(call.input.permissions);
    if (isUuid(slugName)) {
      throw call.refuse('invalid', 'invalid parameters', { code: 30_003, details: ['slugName: looks like an id'] });
    }
    refuseWrong(call, slugName, permissions);
    const id = call.ports.ids.uuid();
    // why told apart: an owner of another level would not be refused as one too many
    const isOwner = slugName === OWNER;
    const made =
      !isOwner &&
      (await insertRole(call.db, {
        app_id: call.appId,
        id,
        slug_name: slugName,
        display_name: displayName,
        level,
        holders_limit: limit,
        permissions: json(permissions),
        is_default: false,
        properties: json({ ...properties }),
        created_at: call.now,
        modified_at: call.now,
      }));
    if (!made) {
      throw call.refuse('exists', 'slugName already exists');
    }
    return reply(call, id);
  },
  async update(call) {
    await requireIdDomain(call);
    const { id, displayName, level, limit, properties } = call.input;
    const found = await lockRole(call.db, call.appId, id);
    if (found === undefined) {
      throw unknownRole(call);
    }
    const permissions = call.input.permissions && permissionsOf(call.input.permissions);
    refuseWrong(call, found.slug_name, permissions);
    const fixed = fixedPart(found.slug_name, { level, limit, permissions });
    if (fixed !== undefined) {
      throw call.refuse('precondition', 'a part of a built-in role is fixed', { details: [fixed] });
    }
    call.note({ target: found.display_name, before: { guildRole: roleReply(found) } });
    await updateRole(call.db, call.appId, id, {
      display_name: displayName,
      level,
      holders_limit: limit,
      permissions: permissions && json(permissions),
      properties: properties && json({ ...properties }),
      modified_at: call.now,
    });
    return reply(call, id);
  },
  async remove(call) {
    await requireIdDomain(call);
    const found = await lockRoleToGo(call.db, call.appId, call.input.id);
    if (found === undefined) {
      throw unknownRole(call);
    }
    call.note({ target: found.display_name, before: { guildRole: roleReply(found) }, after: undefined });
    if (!(await deleteRole(call.db, call.appId, found.id))) {
      throw call.refuse('precondition', found.is_default ? 'the role is built in' : 'the role is in use');
    }
    return {};
  },
};

function refuseWrong(call: Call, slug: string, permissions: ReturnType<typeof permissionsOf> | undefined): void {
  const wrong = wrongRole(slug, { permissions });
  if (wrong !== undefined) {
    throw call.refuse('invalid', 'invalid parameters', { details: [wrong] });
  }
}

async function reply(call: Call, id: string) {
  const row = await lockRole(call.db, call.appId, id);
  if (row === undefined) {
    throw unknownRole(call);
  }
  return { guildRole: roleReply(row) };
}

const unknownRole = (call: Call) => call.refuse('not-found', 'guild role not found');
