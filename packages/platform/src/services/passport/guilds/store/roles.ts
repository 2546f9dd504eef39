// SQL of the roles of guilds. Every statement carries the app, so that another tenant's id finds nothing.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import type { GuildTables } from '../tables.ts';

type Table = GuildTables['passport_guild_roles'];
export type RoleRow = Selectable<Table>;

/** Highest level first. */
export async function listRoles(db: Db, appId: string): Promise<RoleRow[]> {
  return db
    .selectFrom('passport_guild_roles')
    .selectAll()
    .where('app_id', '=', appId)
    .orderBy('level', 'desc')
    .orderBy('slug_name')
    .execute();
}

/** Holds the role for a change until the end of the transaction. */
export async function lockRole(db: Db, appId: string, id: string): Promise<RoleRow | undefined> {
  return known(db, appId, id).forNoKeyUpdate().executeTakeFirst();
}

/** The same, held by one who takes it away: nobody gets it meanwhile. */
export async function lockRoleToGo(db: Db, appId: string, id: string): Promise<RoleRow | undefined> {
  return known(db, appId, id).forUpdate().executeTakeFirst();
}

function known(db: Db, appId: string, id: string) {
  return db.selectFrom('passport_guild_roles').selectAll().where('app_id', '=', appId).where('id', '=', id);
}

/** Holds a role as it is until the end of the transaction, so that its level, its limit and itself stay. */
export async function holdRole(db: Db, appId: string, slug: string): Promise<RoleRow | undefined> {
  return db
    .selectFrom('passport_guild_roles')
    .selectAll()
    .where('app_id', '=', appId)
    .where('slug_name', '=', slug)
    .forShare()
    .executeTakeFirst();
}

/** False where the app has a role of that slug. */
export async function insertRole(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passport_guild_roles')
    .values(row)
    .onConflict((conflict) => conflict.constraint('passport_guild_roles_slug').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. */
export async function updateRole(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<void> {
  await db.updateTable('passport_guild_roles').set(change).where('app_id', '=', appId).where('id', '=', id).execute();
}

/** Deletes what is neither built in nor held by anybody; the role has to be locked. False where it stays. */
export async function deleteRole(db: Db, appId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passport_guild_roles as r')
    .where('r.app_id', '=', appId)
    .where('r.id', '=', id)
    .where('r.is_default', '=', false)
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM passport_guild_members m WHERE m.app_id = r.app_id AND m.role = r.slug_name)`,
    )
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
