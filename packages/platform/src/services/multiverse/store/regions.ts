// SQL of the regions of games.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import { KIND } from '../servers/names.ts';
import type { HostingTables } from '../tables.ts';
import { LIVE_SQL } from './live.ts';

export type RegionRow = Selectable<HostingTables['hosting_regions']>;

export interface RegionView extends RegionRow {
  /** Allocations that live. */
  readonly live: number;
}

const regions = (db: Db, gameId: string) =>
  db
    .selectFrom('hosting_regions as r')
    .selectAll('r')
    .select(
      sql<number>`(SELECT count(*)::int FROM hosting_allocations a WHERE a.game_id = r.game_id
        AND a.region_id = r.region_id AND a.status IN (${LIVE_SQL}))`.as('live'),
    )
    .where('r.game_id', '=', gameId);

/** In the order in which they were added. */
export async function listRegions(
  db: Db,
  gameId: string,
  page: PageRequest,
): Promise<{ rows: RegionView[]; total: number }> {
  return readPage(regions(db, gameId).orderBy('r.created_at').orderBy('r.region_id'), page);
}

export async function findRegion(db: Db, gameId: string, regionId: string): Promise<RegionView | undefined> {
  return regions(db, gameId).where('r.region_id', '=', regionId).executeTakeFirst();
}

/** False where the game has it. */
export async function insertRegion(db: Db, row: Insertable<HostingTables['hosting_regions']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('hosting_regions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['game_id', 'region_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What is not given stays. False where that would be fewer at most than at least, or where there is none. */
export async function updateRegion(
  db: Db,
  { game_id, region_id }: Pick<RegionRow, 'game_id' | 'region_id'>,
  change: Pick<Updateable<HostingTables['hosting_regions']>, 'min_servers' | 'max_servers' | 'buffer_percent'>,
): Promise<boolean> {
  const { min_servers: min = null, max_servers: max = null, buffer_percent: buffer = null } = change;
  const { rows } = await sql`
    UPDATE hosting_regions SET min_servers = coalesce(${min}::int, min_servers),
      max_servers = coalesce(${max}::int, max_servers), buffer_percent = coalesce(${buffer}::int, buffer_percent)
    WHERE game_id = ${game_id} AND region_id = ${region_id}
      AND coalesce(${min}::int, min_servers) <= coalesce(${max}::int, max_servers)
    RETURNING region_id`.execute(db);
  return rows.length === 1;
}

/** Regions of a game, in the order in which they were added; nobody removes them until the end of the transaction. */
export async function holdRegions(db: Db, gameId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('hosting_regions')
    .select('region_id')
    .where('game_id', '=', gameId)
    .orderBy('created_at')
    .orderBy('region_id')
    .forKeyShare()
    .execute();
  return rows.map(({ region_id }) => region_id);
}

/** Nobody begins a server in it any more until the end of the transaction. */
export async function lockRegionToGo(db: Db, gameId: string, regionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('hosting_regions')
    .select('region_id')
    .where('game_id', '=', gameId)
    .where('region_id', '=', regionId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** False where servers live in it; whoever asks holds it. */
export async function deleteRegion(db: Db, gameId: string, regionId: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM hosting_regions r WHERE r.game_id = ${gameId} AND r.region_id = ${regionId}
      AND NOT EXISTS (SELECT 1 FROM hosting_allocations a WHERE a.game_id = r.game_id AND a.region_id = r.region_id
        AND a.status IN (${LIVE_SQL}))
      AND NOT EXISTS (SELECT 1 FROM game_servers s WHERE s.kind <> ${KIND} AND s.ended_at IS NULL
        AND s.region = r.region_id AND s.labels->>'uos.game' = r.game_id::text)
    RETURNING r.region_id`.execute(db);
  return rows.length === 1;
}

interface Place {
  readonly gameId: string;
  readonly regionId: string;
}

export async function clearFault(db: Db, { gameId, regionId }: Place): Promise<void> {
  await db
    .updateTable('hosting_regions')
    .set({ fault: '', failures: 0, paused_until: null })
    .where('game_id', '=', gameId)
    .where('region_id', '=', regionId)
    .where((eb) => eb.or([eb('failures', '>', 0), eb('fault', '<>', '')]))
    .execute();
}

/** One more start that failed; after three in a row the next ones wait, from a second up to a minute. */
export async function noteFault(db: Db, { gameId, regionId }: Place, fault: string, now?: string): Promise<void> {
  await sql`
    UPDATE hosting_regions SET fault = ${fault}, failures = failures + 1,
      paused_until = CASE WHEN ${now ?? null}::timestamptz IS NULL OR failures < 2 THEN paused_until
        ELSE ${now ?? null}::timestamptz + least(60, power(2, least(failures - 2, 6))) * interval '1 second' END
    WHERE game_id = ${gameId} AND region_id = ${regionId}`.execute(db);
}
