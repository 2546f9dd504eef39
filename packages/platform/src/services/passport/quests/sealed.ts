// What a player who is deleted had reached in quests goes along.
import type { Db } from '#db/connect';
import { deleteProgressOf } from './store/progress.ts';

export async function leaveQuests(
  db: Db,
  _ports: unknown,
  { appId, personaIds }: { readonly appId: string; readonly personaIds: readonly string[] },
): Promise<void> {
  await deleteProgressOf(db, appId, personaIds);
}
