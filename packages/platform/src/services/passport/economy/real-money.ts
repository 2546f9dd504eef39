// The resource that every app has: real money, which products cost and nobody holds.
import { json } from '#db/columns';
import type { Db } from '#db/connect';
import { insertResource } from './store/resources.ts';
import { REAL_MONEY } from './tables.ts';

export async function makeRealMoney(
  db: Db,
  { appId, now }: { readonly appId: string; readonly now: string },
): Promise<void> {
  await insertResource(db, {
    ...{ app_id: appId, slug_name: REAL_MONEY, type: 'Currency', display_name: '人民币', namespace: 'default' },
    ...{ quantity_limit: 0, stackable: true, lifetime_seconds: 0, custom_data: json<Record<string, string>>({}) },
    ...{ created_at: now, modified_at: now },
  });
}
