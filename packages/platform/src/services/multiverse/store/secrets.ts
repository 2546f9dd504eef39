// SQL of the secrets of an app, as they are kept: sealed.
import type { Db } from '#db/connect';

export async function serviceSecretOf(db: Db, appId: string): Promise<string | undefined> {
  const row = await db.selectFrom('apps').select('service_secret').where('id', '=', appId).executeTakeFirst();
  return row?.service_secret;
}

export async function appSecretOf(db: Db, appId: string): Promise<string | undefined> {
  const row = await db.selectFrom('apps').select('secret').where('id', '=', appId).executeTakeFirst();
  return row?.secret;
}
