// SQL of what an app sets up. Every statement carries the app, so that another tenant's id finds nothing.
import type { GivenPassportSettings } from '@uos/contract/rules';
import type { Insertable } from 'kysely';
import type { Db } from '#db/connect';
import type { SetupTables } from './tables.ts';

export async function findSettings(db: Db, appId: string): Promise<GivenPassportSettings | undefined> {
  const row = await db
    .selectFrom('passport_settings')
    .select('settings')
    .where('app_id', '=', appId)
    .executeTakeFirst();
  return row?.settings;
}

export async function writeSettings(db: Db, row: Insertable<SetupTables['passport_settings']>): Promise<void> {
  await db
    .insertInto('passport_settings')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('app_id').doUpdateSet({ settings: row.settings, modified_at: row.modified_at }),
    )
    .execute();
}
