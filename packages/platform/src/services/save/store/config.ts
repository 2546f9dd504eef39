// SQL of the limits of an app.
import type { Db } from '#db/connect';
import { DEFAULT_LIMITS, type Limits } from '../rules.ts';

export async function findLimits(db: Db, appId: string): Promise<Limits> {
  const row = await db.selectFrom('save_apps').selectAll().where('app_id', '=', appId).executeTakeFirst();
  if (row === undefined) {
    return DEFAULT_LIMITS;
  }
  const { app_id: _, ...limits } = row;
  return limits;
}

/** Sets what is given and leaves the rest as it is; answers all of it. */
export async function setLimits(db: Db, appId: string, change: Partial<Limits>): Promise<Limits> {
  const values = { app_id: appId, ...DEFAULT_LIMITS, ...change };
  const row = await db
    .insertInto('save_apps')
    .values(values)
    .onConflict((conflict) =>
      // why the id too: a change of nothing is a statement all the same
      conflict.column('app_id').doUpdateSet({ app_id: appId, ...change }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const { app_id: _, ...limits } = row;
  return limits;
}
