// Rows of the outbox, and the word by which every process hears that there are new ones.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import { systemClock } from '#kernel/time/clock';
import type { Delivery } from './delivery.ts';
import { insertOutbox, type OutboxPart } from './store.ts';

/** Topic on which processes hear of the outbox; its id is that of the last row. */
export const OUTBOX = 'push';

export interface Outgoing {
  readonly appId: string;
  readonly delivery: Delivery;
  /** The process that wants to know how many took it. */
  readonly countedBy: string | null;
}

/** Of one row: what a reader takes at once is no more than so many of them. */
const PARTS = 100;
const ROW_BYTES = 256 * 1024;

/** Rows for all processes; answers for each the id of its row. Whoever calls holds the lock of the outbox. */
export async function postOutbox(ports: Ports, db: Db, outgoing: readonly Outgoing[]): Promise<number[]> {
  if (outgoing.length === 0) {
    return [];
  }
  const rows = rowsOf(outgoing);
  const ids = await insertOutbox(
    db,
    rows.map(({ parts, countedBy }) => ({ parts, countedBy })),
    systemClock.now().toISOString(),
  );
  await ports.fanOut.publish(db, OUTBOX, String(ids.at(-1)));
  return rows.flatMap(({ parts }, at) => parts.map(() => ids[at] ?? 0));
}

/** What nobody counts goes together: a row costs the database more than what is in it. */
function rowsOf(outgoing: readonly Outgoing[]): { parts: OutboxPart[]; countedBy: string | null; bytes: number }[] {
  const rows: ReturnType<typeof rowsOf> = [];
  for (const { appId, delivery, countedBy } of outgoing) {
    const bytes = 'event' in delivery ? delivery.event.data.length : 0;
    const last = rows.at(-1);
    const fits = last?.countedBy === null && last.parts.length < PARTS && last.bytes + bytes <= ROW_BYTES;
    if (last !== undefined && countedBy === null && fits) {
      last.parts.push({ appId, delivery });
      last.bytes += bytes;
    } else {
      rows.push({ parts: [{ appId, delivery }], countedBy, bytes });
    }
  }
  return rows;
}
