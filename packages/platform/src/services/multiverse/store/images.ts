// SQL of images.
import type { Selectable } from 'kysely';
import type { Db } from '#db/connect';
import type { HostingTables } from '../tables.ts';

export type ImageRow = Selectable<HostingTables['hosting_images']>;

export async function findImage(db: Db, appId: string, id: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom('hosting_images')
    .selectAll()
    .where('app_id', '=', appId)
    .where('id', '=', id)
    .executeTakeFirst();
}
