// Frees contents that no entry, version, release or upload needs. Rows go first, in one statement that decides;
// bytes without a row go after, each under the lock that an upload of the same content takes.
import { withLittleRoom } from '#db/reserve';
import { type Freed, freeObjects } from '#kernel/objects/free';
import type { Ports } from '#kernel/ports';
import { forgetUnneeded, withoutRow } from './store/collect.ts';
import { deliveredLocks, PROMISE_SLACK_SECONDS } from './store/objects.ts';

/** Among what was freed is what a crash or a rollback had left behind. */
export interface Collection extends Freed {
  /** Contents that nothing needed any more. */
  readonly forgotten: number;
}

export interface CollectOptions {
  readonly now: Date;
  /**
   * A content that nothing has named for so long is free to go, counted from the collection that first found it so; at
   * least the life of an upload token and a little.
   */
  readonly graceSeconds: number;
  /** Ends it where it stands. */
  readonly signal?: AbortSignal;
}

/** The shortest grace that cannot take a content from under an upload token that is still good. */
export function shortestGraceSeconds({ config }: Pick<Ports, 'config'>): number {
  return config.uploadTokenTtlSeconds + 2 * PROMISE_SLACK_SECONDS;
}

/**
 * Collects once. May run beside anything else, also beside itself, on any number of processes; killed at any point
 * it leaves nothing that the next run does not find.
 * @throws RangeError for a grace that upload tokens outlive
 */
export function collectObjects(ports: Ports, options: CollectOptions): Promise<Collection> {
  return withLittleRoom(() => collect(ports, options));
}

async function collect(ports: Ports, { now, graceSeconds, signal }: CollectOptions): Promise<Collection> {
  const shortest = shortestGraceSeconds(ports);
  if (graceSeconds < shortest) {
    throw new RangeError(`a grace of ${graceSeconds} s is shorter than ${shortest} s, what upload tokens need`);
  }
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();
  // why: of a promise younger than that nothing is written down, and a note would outlive it
  const moments = { now: ago(0), promisedBefore: ago(PROMISE_SLACK_SECONDS), letGoBefore: ago(graceSeconds) };
  let forgotten = 0;
  for (let more = true; more; ) {
    signal?.throwIfAborted();
    const batch = await forgetUnneeded(ports.db, moments);
    forgotten += batch.forgotten;
    more = batch.more;
  }
  return { forgotten, ...(await freeObjects(ports, { withoutRow, tryLock: deliveredLocks.tryLock }, signal)) };
}
