// What every identity domain starts with: an owner, a vice owner and members.
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { DEFAULT_ROLES } from './rules.ts';
import { insertRole } from './store/roles.ts';

/** The roles of a new identity domain. */
export async function makeDefaultRoles(
  db: Db,
  ports: Pick<Ports, 'ids'>,
  { appId, now }: { readonly appId: string; readonly now: string },
): Promise<void> {
  for (const { slug, name, level, limit, permissions } of DEFAULT_ROLES) {
    await insertRole(db, {
      app_id: appId,
      id: ports.ids.uuid(),
      slug_name: slug,
      display_name: name,
      level,
      holders_limit: limit,
      permissions: json(permissions),
      is_default: true,
      properties: json<Record<string, string>>({}),
      created_at: now,
      modified_at: now,
    });
  }
}
