// Frees bytes in the store that no row of a service names: rows go first, bytes after, each under the lock that an upload
// of the same content takes.
import type { Ports } from '#kernel/ports';
import type { AppContents } from './contents.ts';
import type { KeptObject } from './objects.ts';

/** What a service knows of its contents. */
type ContentRows = Pick<AppContents, 'withoutRow' | 'tryLock'>;

export interface Freed {
  readonly freed: number;
  readonly freedBytes: number;
}

/** Killed at any point it leaves nothing that the next run does not find; may run beside anything else. */
export async function freeObjects(ports: Ports, rows: ContentRows, signal?: AbortSignal): Promise<Freed> {
  let freed = 0;
  let freedBytes = 0;
  for await (const objects of ports.objects.list()) {
    signal?.throwIfAborted();
    for (const object of await rows.withoutRow(ports.db, objects)) {
      if (await free(ports, rows, object)) {
        freed += 1;
        freedBytes += object.size;
      }
    }
  }
  return { freed, freedBytes };
}

/** Frees one object, unless an upload has it in hand or has given it a row meanwhile. */
async function free(ports: Ports, rows: ContentRows, object: KeptObject): Promise<boolean> {
  return ports.db.transaction().execute(async (db) => {
    // why asked again under the lock: an upload that was on its way has committed its row by now
    if (!(await rows.tryLock(db, object)) || (await rows.withoutRow(db, [object])).length === 0) {
      return false;
    }
    await ports.objects.remove(object.tenant, object);
    return true;
  });
}
