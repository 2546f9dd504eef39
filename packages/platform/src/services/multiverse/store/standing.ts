// SQL of what decides whether somebody gets a server, in one look: whoever asks holds the game by then.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { GameRow } from './games.ts';
import { LIVE_SQL } from './live.ts';
import type { ProfileRow } from './profiles.ts';
import type { RevisionRow } from './revisions.ts';

export type ReleasedRevision = Pick<
  RevisionRow,
  'id' | 'game_id' | 'profile_id' | 'cpu_limit' | 'memory_limit' | 'start_seconds' | 'ports'
>;

export interface Standing {
  /** Services of the app that are on. */
  readonly on: readonly string[];
  readonly isMulti: boolean;
  /** Whether that allocation is there already. */
  readonly isAsked: boolean;
  /** None where the game does not run in the region. */
  readonly maxServers: number | null;
  readonly profile: Pick<ProfileRow, 'id' | 'name' | 'region_ids'> | null;
  readonly revision: ReleasedRevision | null;
  /** Servers that the app has, in all and in that region of the game. */
  readonly liveInAll: number;
  readonly liveInRegion: number;
}

export interface Wanted {
  readonly uuid: string;
  readonly profileId: string;
  readonly regionId: string;
}

/** Nobody removes the region or the profile until the end of the transaction. */
export async function standingFor(
  db: Db,
  { game_id: gameId, app_id: appId }: Pick<GameRow, 'game_id' | 'app_id'>,
  { uuid, profileId, regionId }: Wanted,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    WITH region AS (
      SELECT max_servers FROM hosting_regions WHERE game_id = ${gameId} AND region_id = ${regionId} FOR KEY SHARE
    ), profile AS (
      SELECT id, name, region_ids FROM hosting_profiles WHERE game_id = ${gameId} AND id = ${profileId} FOR KEY SHARE
    ), released AS (
      SELECT id, game_id, profile_id, cpu_limit, memory_limit, start_seconds, ports FROM hosting_revisions
      WHERE profile_id = ${profileId} AND status = 'released' ORDER BY version DESC LIMIT 1
    )
    SELECT
      ARRAY(SELECT name FROM app_services WHERE app_id = a.id AND status = 'Enabled') AS "on",
      a.support_multi_services AS "isMulti",
      EXISTS (SELECT FROM hosting_allocations WHERE game_id = ${gameId} AND uuid = ${uuid}) AS "isAsked",
      (SELECT max_servers FROM region) AS "maxServers",
      (SELECT to_jsonb(profile) FROM profile) AS profile,
      (SELECT to_jsonb(released) FROM released) AS revision,
      live.in_all AS "liveInAll", live.in_region AS "liveInRegion"
    FROM apps a, (
      SELECT count(*)::int AS in_all,
        (count(*) FILTER (WHERE game_id = ${gameId} AND region_id = ${regionId}))::int AS in_region
      FROM hosting_allocations WHERE app_id = ${appId} AND status IN (${LIVE_SQL})
    ) live
    WHERE a.id = ${appId}`.execute(db);
  return rows[0] ?? NOTHING;
}

const NOTHING: Standing = {
  ...{ on: [], isMulti: false, isAsked: false, maxServers: null, profile: null, revision: null },
  ...{ liveInAll: 0, liveInRegion: 0 },
};
