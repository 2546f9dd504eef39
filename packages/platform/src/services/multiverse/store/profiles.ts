// SQL of profiles.
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#db/connect';
import { readPage } from '#db/page';
import type { PageRequest } from '#kernel/call/paging';
import { KIND } from '../servers/names.ts';
import type { HostingTables } from '../tables.ts';
import { LIVE_SQL } from './live.ts';

export type ProfileRow = Selectable<HostingTables['hosting_profiles']>;

export interface ProfileView extends ProfileRow {
  readonly current_revision_id: string | null;
  readonly current_version: number;
  readonly allocated: number;
}

/** Servers that another service runs from a profile. */
const runsElsewhere = (profile: string) => sql<boolean>`s.kind <> ${KIND} AND s.ended_at IS NULL
  AND s.app_id = ${sql.ref(`${profile}.app_id`)} AND s.labels->>'uos.profile' = ${sql.ref(`${profile}.id`)}::text`;

const profiles = (db: Db, appId: string) =>
  db
    .selectFrom('hosting_profiles as p')
    .leftJoin('hosting_revisions as r', (join) =>
      join.onRef('r.profile_id', '=', 'p.id').on('r.status', '=', 'released'),
    )
    .selectAll('p')
    .select((eb) => ['r.id as current_revision_id', eb.fn.coalesce('r.version', sql<number>`0`).as('current_version')])
    .select(
      // why both: servers of other services that run from it are known to their engine alone
      sql<number>`((SELECT count(*)::int FROM hosting_allocations a
        WHERE a.game_id = p.game_id AND a.profile_id = p.id AND a.status = 'allocated')
        + (SELECT count(*)::int FROM game_servers s WHERE ${runsElsewhere('p')} AND s.ready_at IS NOT NULL))`.as(
        'allocated',
      ),
    )
    .where('p.app_id', '=', appId);

/** Newest first. */
export async function listProfiles(
  db: Db,
  { appId, gameId, name }: { readonly appId: string; readonly gameId: string; readonly name?: string | undefined },
  page: PageRequest,
): Promise<{ rows: ProfileView[]; total: number }> {
  const query = profiles(db, appId)
    .where('p.game_id', '=', gameId)
    .$if(name !== undefined, (q) => q.where('p.name', 'ilike', name ?? ''))
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc');
  return readPage(query, page);
}

export async function findProfile(db: Db, appId: string, id: string): Promise<ProfileView | undefined> {
  return profiles(db, appId).where('p.id', '=', id).executeTakeFirst();
}

export async function countProfiles(db: Db, gameId: string): Promise<number> {
  const { count } = await db
    .selectFrom('hosting_profiles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('game_id', '=', gameId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertProfile(db: Db, row: Insertable<HostingTables['hosting_profiles']>): Promise<void> {
  await db.insertInto('hosting_profiles').values(row).execute();
}

/** The same where the game has none of that name. */
export async function ensureProfile(
  db: Db,
  row: Insertable<HostingTables['hosting_profiles']>,
): Promise<Pick<ProfileRow, 'id'>> {
  await db
    .insertInto('hosting_profiles')
    .values(row)
    .onConflict((conflict) => conflict.columns(['game_id', 'name']).doNothing())
    .execute();
  return db
    .selectFrom('hosting_profiles')
    .select('id')
    .where('game_id', '=', row.game_id)
    .where('name', '=', row.name)
    .executeTakeFirstOrThrow();
}

/** Nobody removes it until the end of the transaction; undefined where the game has no such profile. */
export async function holdProfile(
  db: Db,
  { appId, gameId, id }: { readonly appId: string; readonly gameId: string; readonly id: string },
): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('hosting_profiles')
    .selectAll()
    .where('app_id', '=', appId)
    .where('game_id', '=', gameId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

export async function updateProfile(
  db: Db,
  id: string,
  change: Updateable<HostingTables['hosting_profiles']>,
): Promise<void> {
  await db.updateTable('hosting_profiles').set(change).where('id', '=', id).execute();
}

/** Nobody makes a version of it or releases one until the end of the transaction; its servers begin meanwhile. */
export async function lockProfile(db: Db, id: string): Promise<void> {
  await db.selectFrom('hosting_profiles').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

/** The same for one who takes it away: nobody begins a server of it either. */
export async function lockProfileToGo(db: Db, id: string): Promise<void> {
  await db.selectFrom('hosting_profiles').select('id').where('id', '=', id).forUpdate().execute();
}

/** The number of its next version, which nobody else gets. */
export async function nextVersion(db: Db, id: string): Promise<number | undefined> {
  const row = await db
    .updateTable('hosting_profiles')
    .set((eb) => ({ last_version: eb('last_version', '+', 1) }))
    .where('id', '=', id)
    .returning('last_version')
    .executeTakeFirst();
  return row?.last_version;
}

/** With its revisions. False where servers of it live; whoever asks holds it. */
export async function deleteProfile(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM hosting_profiles p WHERE p.id = ${id}
      AND NOT EXISTS (SELECT 1 FROM hosting_allocations a WHERE a.game_id = p.game_id AND a.profile_id = p.id
        AND a.status IN (${LIVE_SQL}))
      AND NOT EXISTS (SELECT 1 FROM game_servers s WHERE ${runsElsewhere('p')})
    RETURNING p.id`.execute(db);
  return rows.length === 1;
}
