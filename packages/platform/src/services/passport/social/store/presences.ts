// SQL of what personas are doing. why nothing but the key is looked up by: the table has no other index.
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#db/connect';
import type { SocialTables } from '../tables.ts';

export type PresenceRow = Selectable<SocialTables['passport_presences']>;

export async function findPresences(db: Db, appId: string, personaIds: readonly string[]): Promise<PresenceRow[]> {
  return db
    .selectFrom('passport_presences')
    .selectAll()
    .where('app_id', '=', appId)
    .where('persona_id', 'in', personaIds)
    .execute();
}

export async function writePresence(db: Db, row: Insertable<SocialTables['passport_presences']>): Promise<PresenceRow> {
  const { status, properties, updated_at } = row;
  return db
    .insertInto('passport_presences')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['app_id', 'persona_id']).doUpdateSet({ status, properties, updated_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
