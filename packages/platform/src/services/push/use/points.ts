import { sql } from 'kysely';
import type { Db } from '#db/connect';

export interface Point {
  readonly players: number;
  readonly channels: number;
  readonly messages: number;
  readonly cpu_share: number;
  readonly memory_share: number;
}

/** Intervals with anything in them, by their start in Unix milliseconds: messages are added up, of the rest the most. */
export async function pointsOf(
  db: Db,
  appId: string,
  { firstMs, stepMs, untilMs }: { readonly firstMs: number; readonly stepMs: number; readonly untilMs: number },
): Promise<ReadonlyMap<number, Point>> {
  const seconds = stepMs / 1000;
  const { rows } = await sql<Point & { at: number }>`
    SELECT (floor(extract(epoch FROM minute) / ${seconds}::int) * ${seconds}::int)::bigint AS at,
      max(players) AS players, max(channels) AS channels, sum(messages)::bigint AS messages,
      max(cpu_share) AS cpu_share, max(memory_share) AS memory_share
    FROM push_points
    WHERE app_id = ${appId} AND minute >= ${new Date(firstMs).toISOString()} AND minute <= ${new Date(untilMs).toISOString()}
    GROUP BY 1`.execute(db);
  return new Map(rows.map(({ at, ...point }) => [at * 1000, point]));
}
