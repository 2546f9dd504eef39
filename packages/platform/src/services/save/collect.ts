// Ends uploads that nobody confirmed, and frees bytes that no row names.
import { withLittleRoom } from '#db/reserve';
import { type Freed, freeObjects } from '#kernel/objects/free';
import type { Ports } from '#kernel/ports';
import { UNCONFIRMED_MS } from './rules.ts';
import { contents } from './store/contents.ts';
import { sweepUploads } from './store/uploads.ts';

/** Answers how many uploads have ended. May run beside anything else, also beside itself. */
export async function sweepUnconfirmed(ports: Pick<Ports, 'db'>, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - UNCONFIRMED_MS).toISOString();
  let swept = 0;
  for (let more = true; more; ) {
    signal?.throwIfAborted();
    const batch = await ports.db.transaction().execute((db) => sweepUploads(db, before));
    swept += batch.swept;
    more = batch.more;
  }
  return swept;
}

/** Frees what is in the store and no row names. */
export function collectContents(ports: Ports, signal?: AbortSignal): Promise<Freed> {
  return withLittleRoom(() => freeObjects(ports, contents, signal));
}
