// What a player who is deleted had reached in battle passes goes along.
import type { Db } from '#db/connect';
import { deleteProgressOf } from './store/progress.ts';

export async function leavePasses(
  db: Db,
  _ports: unknown,
  { appId, personaIds }: { readonly appId: string; readonly personaIds: readonly string[] },
): Promise<void> {
  await deleteProgressOf(db, appId, personaIds);
}
