// SQL of the limits that apps have set.
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { GivenLimits } from './memory.ts';

/** Of every app that has set any; a partial index holds them. */
export async function findLimits(
  db: Db,
): Promise<readonly { readonly app_id: string; readonly limits: GivenLimits }[]> {
  const { rows } = await sql<{ app_id: string; limits: GivenLimits }>`
    SELECT app_id, settings -> 'rateLimits' AS limits FROM passport_settings
    WHERE settings -> 'rateLimits' IS NOT NULL`.execute(db);
  return rows;
}
