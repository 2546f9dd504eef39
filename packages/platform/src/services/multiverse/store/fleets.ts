// SQL of games whose servers wait before anybody asks.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import { type GameView, gameOfAny } from './games.ts';
import type { RegionView } from './regions.ts';
import { findRegion } from './regions.ts';
import type { RevisionRow } from './revisions.ts';

export interface FleetRegion extends RegionView {
  readonly app_id: string;
  readonly game: GameView;
}

/** Undefined where no server waits: the game is none of fleets or off, or does not run there. */
export async function findFleetRegion(db: Db, gameId: string, regionId: string): Promise<FleetRegion | undefined> {
  const game = await gameOfAny(db, gameId);
  if (game === undefined || game.type !== 'OnFleetGame' || game.service_status !== 'Enabled') {
    return undefined;
  }
  const region = await findRegion(db, gameId, regionId);
  return region === undefined ? undefined : { ...region, app_id: game.app_id, game };
}

export interface FleetProfile {
  readonly revision: RevisionRow;
  readonly allocated: number;
}

/** Profiles that run in a region and have a released revision, with the servers of each that somebody has. */
export async function fleetProfiles(db: Db, gameId: string, regionId: string): Promise<readonly FleetProfile[]> {
  const rows = await db
    .selectFrom('hosting_revisions as r')
    .innerJoin('hosting_profiles as p', 'p.id', 'r.profile_id')
    .selectAll('r')
    .select(
      sql<number>`(SELECT count(*)::int FROM hosting_allocations a WHERE a.game_id = p.game_id
        AND a.profile_id = p.id AND a.region_id = ${regionId} AND a.status IN ('allocated', 'unhealthy'))`.as(
        'allocated',
      ),
    )
    .where('p.game_id', '=', gameId)
    .where('r.status', '=', 'released')
    .where(sql<boolean>`(p.region_ids = '[]'::jsonb OR p.region_ids ? ${regionId})`)
    .orderBy('p.created_at')
    .execute();
  return rows.map(({ allocated, ...revision }) => ({ revision, allocated }));
}

/** Regions of a game whose servers wait; none of a game that starts them on demand and has none that waited before. */
export async function regionIdsOfFleet(db: Db, gameId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ region_id: string }>`
    SELECT r.region_id FROM hosting_regions r JOIN hosting_games g ON g.game_id = r.game_id
    WHERE r.game_id = ${gameId} AND g.type = 'OnFleetGame'
    UNION
    SELECT DISTINCT s.region FROM game_servers s WHERE s.kind = 'multiverse' AND s.ended_at IS NULL
      AND s.labels->>'uos.for' = 'pool' AND s.labels->>'uos.game' = ${gameId}`.execute(db);
  return rows.map(({ region_id }) => region_id);
}
