// SQL of where players are sent to.
import type { ServerTag } from '@uos/contract/rules';
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { FunctionRow } from './functions.ts';
import type { ServerRow } from './servers.ts';

/** Which comes first; of equals none is preferred, so that not all go to one. */
const ORDER: Readonly<Record<FunctionRow['endpoint_selection'], ReturnType<typeof sql>>> = {
  RANDOM: sql`random()`,
  LATEST: sql`s.started_at DESC, s.id`,
  LEAST: sql`players, random()`,
};

export interface Choice {
  readonly functionId: string;
  readonly selection: FunctionRow['endpoint_selection'];
  readonly tag?: ServerTag | undefined;
  /** RFC 3339. */
  readonly now: string;
}

/**
 * A server that runs and has a place, those on their way to it counted as if they were there. Whoever asks holds the
 * function.
 */
export async function chooseServer(
  db: Db,
  { functionId, selection, tag, now }: Choice,
): Promise<Pick<ServerRow, 'id' | 'ip' | 'ports' | 'app_id'> | undefined> {
  const carries =
    tag === undefined
      ? sql`true`
      : tag.value === undefined
        ? sql`s.tags ? ${tag.key}`
        : sql`s.tags->>${tag.key} = ${tag.value}`;
  const { rows } = await sql<Pick<ServerRow, 'id' | 'ip' | 'ports' | 'app_id'>>`
    WITH open AS (
      SELECT s.id, s.ip, s.ports, s.app_id, s.started_at, s.max_players,
        coalesce(jsonb_array_length(g.players), 0)
          + (SELECT count(*)::int FROM func_holds h WHERE h.server_id = s.id AND h.until > ${now}) AS players
      FROM func_servers s LEFT JOIN game_servers g ON g.id = s.server_id
      WHERE s.function_id = ${functionId} AND s.status = 'running' AND ${carries}
    )
    SELECT s.id, s.ip, s.ports, s.app_id FROM open s
    WHERE s.max_players = 0 OR s.players < s.max_players
    ORDER BY ${ORDER[selection]} LIMIT 1`.execute(db);
  return rows[0];
}

/** Counts somebody as being there until then, and forgets those whose time is over. */
export async function holdPlace(
  db: Db,
  { serverId, appId, now, until }: { readonly serverId: string; readonly appId: string; now: string; until: string },
): Promise<void> {
  await sql`
    WITH over AS (DELETE FROM func_holds WHERE server_id = ${serverId} AND until <= ${now})
    INSERT INTO func_holds (server_id, app_id, until) VALUES (${serverId}, ${appId}, ${until})`.execute(db);
}
