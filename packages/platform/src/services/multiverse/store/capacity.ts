// SQL of what operators decide about machines.
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import type { HostingTables } from '../tables.ts';

export type ScheduleRow = Selectable<HostingTables['hosting_schedules']>;
export type RatioRow = Selectable<HostingTables['hosting_ratios']>;

/** Those that somebody has changed; one per region at most. */
export async function changedSchedules(db: Db): Promise<readonly ScheduleRow[]> {
  return db.selectFrom('hosting_schedules').selectAll().orderBy('region_id').execute();
}

export async function putPlaceholders(db: Db, row: ScheduleRow): Promise<void> {
  const { region_id: _, ...change } = row;
  await db
    .insertInto('hosting_schedules')
    .values(row)
    .onConflict((conflict) => conflict.column('region_id').doUpdateSet(change))
    .execute();
}

/** By region, those of every game first. */
export async function listRatios(
  db: Db,
  { gameId, regionId }: { readonly gameId?: string | undefined; readonly regionId?: string | undefined },
  page: PageRequest,
): Promise<{ rows: RatioRow[]; total: number }> {
  const query = db
    .selectFrom('hosting_ratios')
    .selectAll()
    .$if(gameId !== undefined, (q) => q.where('game_id', '=', gameId ?? ''))
    .$if(regionId !== undefined, (q) => q.where('region_id', '=', regionId ?? ''))
    .orderBy('region_id')
    .orderBy(sql`game_id NULLS FIRST`)
    .orderBy('location_id')
    .orderBy('id');
  return readPage(query, page);
}

export async function findRatio(db: Db, id: string): Promise<RatioRow | undefined> {
  return db.selectFrom('hosting_ratios').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The others of a region change one by one, so that their sum holds. */
export async function lockRatios(db: Db, regionId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('hosting_ratios'), hashtext(${regionId}))`.execute(db);
}

/** Percent that the others of that game, or of every game, send somewhere. */
export async function otherRatios(
  db: Db,
  { game_id, region_id, id }: Pick<RatioRow, 'game_id' | 'region_id' | 'id'>,
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(ratio), 0)::float8 AS sum FROM hosting_ratios
    WHERE region_id = ${region_id} AND game_id IS NOT DISTINCT FROM ${game_id}::uuid AND id <> ${id}`.execute(db);
  return rows[0]?.sum ?? 0;
}

export async function insertRatio(db: Db, row: Insertable<HostingTables['hosting_ratios']>): Promise<void> {
  await db.insertInto('hosting_ratios').values(row).execute();
}

export async function setRatio(db: Db, id: string, ratio: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hosting_ratios')
    .set({ ratio })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteRatio(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('hosting_ratios').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Those that count for a game in a region: its own, or where it has none those of every game. */
export async function ratiosFor(db: Db, gameId: string, regionId: string): Promise<readonly RatioRow[]> {
  const rows = await db
    .selectFrom('hosting_ratios')
    .selectAll()
    .where('region_id', '=', regionId)
    .where((eb) => eb.or([eb('game_id', '=', gameId), eb('game_id', 'is', null)]))
    .orderBy('location_id')
    .execute();
  const own = rows.filter(({ game_id }) => game_id !== null);
  return own.length > 0 ? own : rows;
}
