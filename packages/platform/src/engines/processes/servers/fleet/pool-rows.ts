// Fleets of the cluster as the rows of pools want them, and what becomes of rows whose fleet cannot be made.
import type { ServerRow } from '#engines/processes/servers/store';
import { type Cluster, MOST_ROWS, textOf } from './cluster.ts';
import type { Manifest } from './objects.ts';
import type { Pools } from './pools.ts';
import { manifestOf, type Seen } from './start.ts';

/** False where something is to be tried again. */
export async function settlePools(
  cluster: Cluster,
  pools: Pools,
  rows: readonly ServerRow[],
  { end }: Pick<Seen, 'end'>,
): Promise<boolean> {
  const { kinds, warn } = cluster;
  const own = Map.groupBy(
    rows.filter(({ pool }) => pool !== ''),
    ({ kind, pool }) => `${kind} ${pool}`,
  );
  const known: ServerRow[] = [];
  let isDone = true;
  for (const [first, ...rest] of own.values()) {
    if (first === undefined) {
      continue;
    }
    known.push(first);
    if (!kinds.has(first.kind)) {
      continue;
    }
    const wanted = [first, ...rest].filter((row) => row.stop_reason === null);
    try {
      await pools.settle(first, wanted.length, () => poolManifest(cluster, wanted));
    } catch (error) {
      isDone = false;
      if (error instanceof PoolFault) {
        for (const row of wanted) {
          await end(row, { reason: error.reason, exitCode: null, signal: null, lastLines: [error.message] });
        }
      } else {
        warn('a fleet of the cluster was not set')(error);
      }
    }
  }
  // why not then: of so many there may be more than were read
  if (rows.length < MOST_ROWS) {
    await pools.keepOnly(known).catch(warn('a fleet of the cluster was not removed'));
  }
  return isDone;
}

async function poolManifest(cluster: Cluster, [row]: readonly ServerRow[]): Promise<Manifest> {
  let manifest: Manifest | undefined;
  try {
    manifest = row === undefined ? undefined : await manifestOf(cluster, row);
  } catch (error) {
    throw new PoolFault(textOf(error), { reason: 'not started', cause: error });
  }
  if (manifest === undefined) {
    throw new PoolFault('nobody wants it any more', { reason: 'deleted' });
  }
  return manifest;
}

/** A pool that cannot be made of what it is to be made from. */
class PoolFault extends Error {
  readonly reason: 'not started' | 'deleted';

  constructor(message: string, { reason, cause }: { readonly reason: PoolFault['reason']; readonly cause?: unknown }) {
    super(message, { cause });
    this.name = 'PoolFault';
    this.reason = reason;
  }
}
