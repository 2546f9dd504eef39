// Rows of the outbox, and the word by which every process hears that there are new ones.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { systemClock } from '#kernel/time/clock';
import { insertOutbox, type Outgoing } from './store.ts';

/** Topic on which processes hear of the outbox; its id is that of the last row. */
export const OUTBOX = 'push';

/** Rows for all processes; whoever calls holds the lock of the outbox. */
export async function postOutbox(ports: Ports, db: Db, rows: readonly Outgoing[]): Promise<number[]> {
  if (rows.length === 0) {
    return [];
  }
  const ids = await insertOutbox(db, rows, systemClock.now().toISOString());
  await ports.fanOut.publish(db, OUTBOX, String(ids.at(-1)));
  return ids;
}
