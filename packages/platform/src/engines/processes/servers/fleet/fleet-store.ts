// Rows of servers in a cluster, where they are changed otherwise than those of this machine.
import { sql } from 'kysely';
import type { Db } from '#db/connect';

/** Gives back what was claimed in the same transaction and could not be had, without the labels of that claim. */
export async function unclaim(db: Db, id: string, labels: readonly string[]): Promise<void> {
  await db
    .updateTable('game_servers')
    .set({ state: 'Ready', labels: sql<Labels>`labels - ${[...labels]}::text[]` })
    .where('id', '=', id)
    .where('state', '=', 'Allocated')
    .where('stop_reason', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends one that the cluster handed out for a claim that was rolled back: nobody has it, and it cannot be ready again. */
export async function stopUnclaimed(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('game_servers')
    .set({ stop_reason: 'deleted' })
    .where('id', '=', id)
    .where('state', '=', 'Ready')
    .where('stop_reason', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of those servers, the ones that live. */
export async function liveAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const known = ids.filter((id) => UUID.test(id));
  if (known.length === 0) {
    return new Set();
  }
  const rows = await db
    .selectFrom('game_servers')
    .select('id')
    .where('id', 'in', known)
    .where('ended_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type Labels = Readonly<Record<string, string>>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
