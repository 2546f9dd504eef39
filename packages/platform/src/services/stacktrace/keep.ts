// Keeps what was read of stacks, unless a symbol file came since: then they are read again. So none is kept as unreadable
// beside the file that it waits for: whoever makes a file ready waits for what is being kept, and reads that again.
import type { Db } from '#db/connect';
import type { Ports } from '#kernel/ports';
import type { Reading } from './restore.ts';
import { lockKeeping } from './store/records.ts';

/** why so few: an app whose symbol files never stop coming is read again by whoever brings them */
const MOST_READS = 3;

/** Those who write more than one record keep them alone: their groups have no order. */
export async function readAndKeep<T>(
  ports: Ports,
  of: { readonly appId: string; readonly how: 'beside' | 'alone' },
  read: () => Promise<readonly Reading[]>,
  keep: (db: Db, readings: readonly Reading[]) => Promise<T>,
): Promise<T> {
  for (let reads = 1; ; reads += 1) {
    const readings = await read();
    const kept = await ports.db.transaction().execute(async (db) => {
      await lockKeeping(db, of);
      return reads === MOST_READS || (await areCurrent(db, readings)) ? { value: await keep(db, readings) } : undefined;
    });
    if (kept !== undefined) {
      return kept.value;
    }
  }
}

async function areCurrent(db: Db, readings: readonly Reading[]): Promise<boolean> {
  for (const reading of readings) {
    if (!(await reading.isCurrent(db))) {
      return false;
    }
  }
  return true;
}
