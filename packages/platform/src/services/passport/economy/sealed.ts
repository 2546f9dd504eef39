// What a player who is deleted had goes along; orders and the ledger stay.
import type { Db } from '#db/connect';
import { emptyInventories } from './store/inventory.ts';

export async function emptySealed(
  db: Db,
  _ports: unknown,
  { appId, personaIds, now }: { readonly appId: string; readonly personaIds: readonly string[]; readonly now: string },
): Promise<void> {
  await emptyInventories(db, appId, personaIds, now);
}
