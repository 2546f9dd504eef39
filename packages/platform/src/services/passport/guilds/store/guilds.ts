// SQL of guilds. Every statement carries the app, so that another tenant's id finds nothing.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import { isUniqueViolation, type PageRequest } from '#kernel/call/paging';
import type { GuildTables } from '../tables.ts';

type Table = GuildTables['passport_guilds'];
export type GuildRow = Selectable<Table>;

export interface GuildFilter {
  /** LIKE pattern. */
  readonly name?: string | undefined;
  readonly realmId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly visibility?: GuildRow['visibility'];
  readonly random?: boolean | undefined;
}

/** Newest first unless at random. */
export async function listGuilds(
  db: Db,
  appId: string,
  { name, realmId, memberId, visibility, random = false }: GuildFilter,
  page: PageRequest,
): Promise<{ rows: GuildRow[]; total: number }> {
  const query = db
    .selectFrom('passport_guilds as g')
    .selectAll('g')
    .where('g.app_id', '=', appId)
    .$if(name !== undefined, (q) => q.where('g.name', 'ilike', name ?? ''))
    .$if(realmId !== undefined, (q) => q.where('g.realm_id', '=', realmId ?? ''))
    .$if(visibility !== undefined, (q) => q.where('g.visibility', '=', visibility ?? 'Public'))
    .$if(memberId !== undefined, (q) =>
      q.where(
        sql<boolean>`EXISTS (SELECT 1 FROM passport_guild_members m
          WHERE m.app_id = g.app_id AND m.guild_id = g.id AND m.persona_id = ${memberId})`,
      ),
    )
    .$if(random, (q) => q.orderBy(sql`random()`))
    .$if(!random, (q) => q.orderBy('g.created_at', 'desc').orderBy('g.id', 'desc'));
  return readPage(query, page);
}

export async function findGuild(db: Db, appId: string, id: string): Promise<GuildRow | undefined> {
  return db
    .selectFrom('passport_guilds')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Holds guilds until the end of the transaction: all that happens to the members of one happens one after another. */
export async function lockGuilds(db: Db, appId: string, ids: readonly string[]): Promise<GuildRow[]> {
  return ids.length === 0
    ? []
    : db
        .selectFrom('passport_guilds')
        .selectAll()
        .where('app_id', '=', appId)
        .where('id', 'in', ids)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
}

/** Has another guild of the realm that name? Two that ask at once are told apart by the unique index. */
export async function isNameTaken(
  db: Db,
  appId: string,
  { realmId, name, except }: { readonly realmId: string; readonly name: string; readonly except?: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('passport_guilds')
    .select('id')
    .where('app_id', '=', appId)
    .where('realm_id', '=', realmId)
    .where(sql`lower(name)`, '=', sql`lower(${name}::text)`)
    .$if(except !== undefined, (q) => q.where('id', '<>', except ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** False where the name is taken. */
export async function insertGuild(db: Db, row: Insertable<Table>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passport_guilds')
    .values({ ...row, unique_name: lowered(row.unique_name) })
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'realm_id', 'unique_name']).where('unique_name', 'is not', null).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Keys left undefined keep their value. False where the name is taken, and then the transaction is over. */
export async function updateGuild(db: Db, appId: string, id: string, change: Updateable<Table>): Promise<boolean> {
  const { unique_name } = change;
  const lower = unique_name === undefined ? {} : { unique_name: lowered(unique_name) };
  try {
    await db
      .updateTable('passport_guilds')
      .set({ ...change, ...lower })
      .where('app_id', '=', appId)
      .where('id', '=', id)
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'passport_guilds_unique_name')) {
      return false;
    }
    throw error;
  }
}

/** why in SQL: what PostgreSQL takes for the same letters is what its index compares */
const lowered = (name: string | null | undefined) =>
  typeof name === 'string' ? sql<string>`lower(${name}::text)` : null;

/** Members and all go with it. */
export async function deleteGuild(db: Db, appId: string, id: string): Promise<void> {
  await db.deleteFrom('passport_guilds').where('app_id', '=', appId).where('id', '=', id).execute();
}

/** Takes one more place; false where there is none. */
export async function takePlace(db: Db, appId: string, id: string, limit: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passport_guilds')
    .set({ member_count: sql`member_count + 1` })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .where('member_count', '<', limit)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function givePlaceBack(db: Db, appId: string, id: string): Promise<void> {
  await db
    .updateTable('passport_guilds')
    .set({ member_count: sql`member_count - 1` })
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .execute();
}
