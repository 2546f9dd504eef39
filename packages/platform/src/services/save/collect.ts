// Ends uploads that nobody confirmed, and frees bytes that no row names: rows go first, bytes after, each under the lock
// that an upload of the same content takes.
import { withLittleRoom } from '#db/reserve';
import type { KeptObject } from '#kernel/objects/objects';
import type { Ports } from '#kernel/ports';
import { UNCONFIRMED_MS } from './rules.ts';
import { tryLockContent, withoutRow } from './store/contents.ts';
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

export interface Collection {
  readonly freed: number;
  readonly freedBytes: number;
}

/** Frees what is in the store and no row names; killed at any point it leaves nothing that the next run does not find. */
export function collectContents(ports: Ports, signal?: AbortSignal): Promise<Collection> {
  return withLittleRoom(() => collect(ports, signal));
}

async function collect(ports: Ports, signal: AbortSignal | undefined): Promise<Collection> {
  let freed = 0;
  let freedBytes = 0;
  for await (const objects of ports.objects.list()) {
    signal?.throwIfAborted();
    for (const object of await withoutRow(ports.db, objects)) {
      if (await free(ports, object)) {
        freed += 1;
        freedBytes += object.size;
      }
    }
  }
  return { freed, freedBytes };
}

/** Frees one object, unless an upload has it in hand or has given it a row meanwhile. */
async function free(ports: Ports, object: KeptObject): Promise<boolean> {
  return ports.db.transaction().execute(async (db) => {
    // why asked again under the lock: an upload that was on its way has committed its row by now
    if (!(await tryLockContent(db, object)) || (await withoutRow(db, [object])).length === 0) {
      return false;
    }
    await ports.objects.remove(object.tenant, object);
    return true;
  });
}
