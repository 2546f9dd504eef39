// Room that the embedded database keeps for itself. Out of room for its log it neither fails nor goes on: it spins, and
// the process with it, so changes are refused while there is still some left; last of all those that make room.
import { AsyncLocalStorage } from 'node:async_hooks';
import { statfs } from 'node:fs/promises';
import type { Driver } from 'kysely';

/** Four segments of the log: what is written beside transactions, such as heartbeats, fits in for hours. */
export const RESERVE_BYTES = 64 * 1024 * 1024;
/** Of the reserve, what stays untouched by who makes room. */
const LAST_SHARE = 0.5;
/** How long an answer of the file system holds. */
const FRESH_MS = 1000;

const makesRoom = new AsyncLocalStorage<true>();

/** Lets transactions of `work` use a part of the reserve: what deletes, and what lets people in who will. */
export function withLittleRoom<Result>(work: () => Result): Result {
  return makesRoom.run(true, work);
}

/** Lets no transaction begin that may write while the file system of `folder` has less than `reserve()` bytes free. */
export function keepReserve(driver: Driver, folder: string, reserve: () => number): Driver {
  const begin = driver.beginTransaction.bind(driver);
  let known: { readonly at: number; readonly free: number } | undefined;
  driver.beginTransaction = async (connection, settings) => {
    if (settings.accessMode !== 'read only') {
      if (known === undefined || performance.now() - known.at > FRESH_MS) {
        const { bavail, bsize } = await statfs(folder);
        known = { at: performance.now(), free: bavail * bsize };
      }
      const wanted = reserve() * (makesRoom.getStore() === true ? LAST_SHARE : 1);
      if (known.free < wanted) {
        const message = `the embedded database needs ${wanted} free bytes, its disk has ${known.free}`;
        throw Object.assign(new Error(message), { code: 'ENOSPC', path: folder });
      }
    }
    return begin(connection, settings);
  };
  return driver;
}
