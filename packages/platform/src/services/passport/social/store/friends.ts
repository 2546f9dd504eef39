// SQL of friends and blacklists. Every statement carries the app, so that another tenant's id finds nothing.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { PlayerTables } from '../../players/tables.ts';
import type { SocialTables } from '../tables.ts';

type Persona = Selectable<PlayerTables['passport_personas']>;
export type FriendRow = Selectable<SocialTables['passport_friends']> &
  Pick<Persona, 'display_name' | 'icon_url' | 'status' | 'properties'> & {
    readonly source_realm: string;
    readonly source_realm_name: string;
    readonly target_realm: string;
    readonly target_realm_name: string;
  };

const friends = (db: Db) =>
  db
    .selectFrom('passport_friends as f')
    .innerJoin('passport_personas as t', (join) =>
      join.onRef('t.app_id', '=', 'f.app_id').onRef('t.id', '=', 'f.target_id'),
    )
    .innerJoin('passport_personas as s', (join) =>
      join.onRef('s.app_id', '=', 'f.app_id').onRef('s.id', '=', 'f.source_id'),
    )
    .leftJoin('passport_realms as tr', 'tr.id', 't.realm_id')
    .leftJoin('passport_realms as sr', 'sr.id', 's.realm_id')
    .selectAll('f')
    .select(['t.display_name', 't.icon_url', 't.status', 't.properties'])
    .select(['s.realm_id as source_realm', 't.realm_id as target_realm'])
    .select([
      sql<string>`coalesce(sr.name, '')`.as('source_realm_name'),
      sql<string>`coalesce(tr.name, '')`.as('target_realm_name'),
    ]);

/** Newest first. */
export async function listFriends(
  db: Db,
  appId: string,
  sourceId: string,
  page: PageRequest,
): Promise<{ rows: FriendRow[]; total: number }> {
  const query = friends(db)
    .where('f.app_id', '=', appId)
    .where('f.source_id', '=', sourceId)
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id', 'desc');
  return readPage(query, page);
}

export async function findFriend(
  db: Db,
  appId: string,
  sourceId: string,
  targetId: string,
): Promise<FriendRow | undefined> {
  return friends(db)
    .where('f.app_id', '=', appId)
    .where('f.source_id', '=', sourceId)
    .where('f.target_id', '=', targetId)
    .executeTakeFirst();
}

export async function isFriend(db: Db, appId: string, sourceId: string, targetId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passport_friends')
    .select('id')
    .where('app_id', '=', appId)
    .where('source_id', '=', sourceId)
    .where('target_id', '=', targetId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countFriends(db: Db, appId: string, sourceId: string): Promise<number> {
  const { total } = await db
    .selectFrom('passport_friends')
    .select(sql<number>`count(*)`.as('total'))
    .where('app_id', '=', appId)
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow();
  return total;
}

/** One side of a friendship; what is there stays as it is. */
export async function insertFriend(db: Db, row: Insertable<SocialTables['passport_friends']>): Promise<void> {
  await db
    .insertInto('passport_friends')
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'source_id', 'target_id']).doNothing())
    .execute();
}

/** False where they are no friends. */
export async function setRemark(
  db: Db,
  { appId, sourceId, targetId, remark, now }: Side & { readonly remark: string; readonly now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passport_friends')
    .set({ remark, modified_at: now })
    .where('app_id', '=', appId)
    .where('source_id', '=', sourceId)
    .where('target_id', '=', targetId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface Side {
  readonly appId: string;
  readonly sourceId: string;
  readonly targetId: string;
}

/** False where there was nothing on that side. */
export async function deleteFriend(db: Db, { appId, sourceId, targetId }: Side): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passport_friends')
    .where('app_id', '=', appId)
    .where('source_id', '=', sourceId)
    .where('target_id', '=', targetId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export type BlacklistRow = Selectable<SocialTables['passport_friend_blacklist']> & { readonly display_name: string };

const blacklist = (db: Db) =>
  db
    .selectFrom('passport_friend_blacklist as b')
    .innerJoin('passport_personas as t', (join) =>
      join.onRef('t.app_id', '=', 'b.app_id').onRef('t.id', '=', 'b.target_id'),
    )
    .selectAll('b')
    .select('t.display_name');

/** Newest first. */
export async function listBlacklist(
  db: Db,
  appId: string,
  sourceId: string,
  page: PageRequest,
): Promise<{ rows: BlacklistRow[]; total: number }> {
  const query = blacklist(db)
    .where('b.app_id', '=', appId)
    .where('b.source_id', '=', sourceId)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc');
  return readPage(query, page);
}

/** False where it is there already. */
export async function insertBlacklisted(
  db: Db,
  row: Insertable<SocialTables['passport_friend_blacklist']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passport_friend_blacklist')
    .values(row)
    .onConflict((conflict) => conflict.columns(['app_id', 'source_id', 'target_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False where it is not there. */
export async function deleteBlacklisted(db: Db, { appId, sourceId, targetId }: Side): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passport_friend_blacklist')
    .where('app_id', '=', appId)
    .where('source_id', '=', sourceId)
    .where('target_id', '=', targetId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Does either of the two keep the other out? */
export async function isKeptOut(db: Db, appId: string, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom('passport_friend_blacklist')
    .select('id')
    .where('app_id', '=', appId)
    .where((eb) =>
      eb.or([
        eb.and([eb('source_id', '=', one), eb('target_id', '=', other)]),
        eb.and([eb('source_id', '=', other), eb('target_id', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** All that a persona has with others, on both sides. */
export async function forgetPersona(db: Db, appId: string, personaId: string): Promise<void> {
  for (const table of ['passport_friends', 'passport_friend_requests', 'passport_friend_blacklist'] as const) {
    await db
      .deleteFrom(table)
      .where('app_id', '=', appId)
      .where((eb) => eb.or([eb('source_id', '=', personaId), eb('target_id', '=', personaId)]))
      .execute();
  }
  await db.deleteFrom('passport_presences').where('app_id', '=', appId).where('persona_id', '=', personaId).execute();
}
