// SQL of games, and of what their apps' hosting is set to.
import type { ServiceName } from '@uos/contract/rules';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { HostingTables } from '../tables.ts';

export type GameRow = Selectable<HostingTables['hosting_games']>;

export type Properties = Readonly<Record<string, string | number | undefined>>;

export interface GameView extends GameRow {
  readonly service_status: string | null;
  readonly properties: Properties | null;
}

/** The service that a game was made for, as apps call it. */
const serviceOfGame = (game: string) =>
  sql<string>`CASE ${sql.ref(`${game}.source`)} WHEN 'sync' THEN 'usync' ELSE ${sql.ref(`${game}.source`)} END`;

const games = (db: Db) =>
  db
    .selectFrom('hosting_games as g')
    .leftJoin('app_services as s', (join) =>
      join.onRef('s.app_id', '=', 'g.app_id').on('s.name', '=', serviceOfGame('g')),
    )
    .selectAll('g')
    .select('s.status as service_status')
    .select(sql<Properties | null>`s.properties`.as('properties'));

/** Newest first. */
export async function listGames(
  db: Db,
  filter: {
    /** All apps without it. */
    readonly appId?: string | undefined;
    readonly source?: GameRow['source'] | undefined;
    readonly name?: string | undefined;
  },
  page: PageRequest,
): Promise<{ rows: GameView[]; total: number }> {
  const { appId, source, name } = filter;
  const query = games(db)
    .$if(appId !== undefined, (q) => q.where('g.app_id', '=', appId ?? ''))
    .$if(source !== undefined, (q) => q.where('g.source', '=', source ?? 'multiverse'))
    .$if(name !== undefined, (q) => q.where('g.name', 'ilike', name ?? ''))
    .orderBy('g.created_at', 'desc')
    .orderBy('g.game_id', 'desc');
  return readPage(query, page);
}

export async function findGame(db: Db, appId: string, gameId: string): Promise<GameView | undefined> {
  return games(db).where('g.app_id', '=', appId).where('g.game_id', '=', gameId).executeTakeFirst();
}

/** The same of whichever app it is. */
export async function gameOfAny(db: Db, gameId: string): Promise<GameView | undefined> {
  return games(db).where('g.game_id', '=', gameId).executeTakeFirst();
}

/** False where it is there already, and stays as it is. */
export async function insertGame(db: Db, row: Insertable<HostingTables['hosting_games']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hosting_games')
    .values(row)
    .onConflict((conflict) => conflict.column('game_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateGame(
  db: Db,
  gameId: string,
  change: Updateable<HostingTables['hosting_games']>,
): Promise<void> {
  await db.updateTable('hosting_games').set(change).where('game_id', '=', gameId).execute();
}

/** It is that service's from now on, where the one that it was made for is off. */
export async function takeOverGame(
  db: Db,
  { gameId, source }: { readonly gameId: string; readonly source: GameRow['source'] },
): Promise<void> {
  await sql`
    UPDATE hosting_games g SET source = ${source} WHERE g.game_id = ${gameId} AND g.source <> ${source}
      AND NOT EXISTS (SELECT 1 FROM app_services s WHERE s.app_id = g.app_id AND s.status = 'Enabled'
        AND s.name = ${serviceOfGame('g')})`.execute(db);
}

/** The same, held as by `lockGame`. */
export async function holdGame(db: Db, appId: string, gameId: string): Promise<GameView | undefined> {
  return games(db).where('g.app_id', '=', appId).where('g.game_id', '=', gameId).forNoKeyUpdate('g').executeTakeFirst();
}

/** What is made in a game is made one by one until the end of the transaction, so that counts hold. */
export async function lockGame(db: Db, gameId: string): Promise<void> {
  await db.selectFrom('hosting_games').select('game_id').where('game_id', '=', gameId).forNoKeyUpdate().execute();
}

/** Ids that a game of the app may have: its own, and those of its services. */
export async function idsOfApp(db: Db, appId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('app_services').select('service_id').where('app_id', '=', appId).execute();
  return new Set([appId, ...rows.map(({ service_id }) => service_id)]);
}

export async function propertiesOf(db: Db, appId: string, service: ServiceName): Promise<Properties> {
  const row = await db
    .selectFrom('app_services')
    .select(sql<Properties>`properties`.as('properties'))
    .where('app_id', '=', appId)
    .where('name', '=', service)
    .executeTakeFirst();
  return row?.properties ?? {};
}

/** Sets some of them, as the switches of the app do. */
export async function setProperties(
  db: Db,
  { appId, service }: { readonly appId: string; readonly service: ServiceName },
  some: Properties,
): Promise<void> {
  await db
    .updateTable('app_services')
    .set({ properties: sql<Record<string, string | number>>`properties || ${JSON.stringify(some)}::jsonb` })
    .where('app_id', '=', appId)
    .where('name', '=', service)
    .execute();
}

export async function gamesOfApp(db: Db, appId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('hosting_games').select('game_id').where('app_id', '=', appId).execute();
  return rows.map(({ game_id }) => game_id);
}

export async function factorsOf(db: Db, gameIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows =
    gameIds.length === 0
      ? []
      : await db
          .selectFrom('hosting_games')
          .select(['game_id', 'usage_factor'])
          .where('game_id', 'in', [...new Set(gameIds)])
          .execute();
  return new Map(rows.map(({ game_id, usage_factor }) => [game_id, usage_factor]));
}
