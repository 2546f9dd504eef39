// Reads on the meter before they are answered: those that come together are written together, so a read costs no
// statement of its own and none is lost with its process. On PostgreSQL they are two batches, of which one fills while the
// other is written; the embedded database writes on this very thread, so there it is one.
import { setImmediate as othersTurn } from 'node:timers/promises';
import { recordUse, type Use } from '#core/meter/meter';
import type { Ports } from '#kernel/ports';
import { knownConfigs } from './known.ts';

export type CountedRead = 'getSettingsCall' | 'overridesCall';

/** How long a batch waits for as many as it may expect. */
const GATHER_MS = 3;
const BATCHES = { pglite: 1, postgres: 2 };
const HOUR_MS = 3_600_000;
/** Whose level is known to be written, before that is found out anew. */
const MOST_APPS = 10_000;

interface Batch {
  count: number;
  readonly reads: Map<string, number>;
  readonly written: PromiseWithResolvers<void>;
}

const writers = new WeakMap<Ports, (appId: string, metric: CountedRead) => Promise<void>>();

/** Counts one read of an app; answers once it is on the meter. */
export function countRead(ports: Ports, appId: string, metric: CountedRead): Promise<void> {
  const found = writers.get(ports);
  if (found !== undefined) {
    return found(appId, metric);
  }
  const made = openWriter(ports);
  writers.set(ports, made);
  return made(appId, metric);
}

function openWriter(ports: Ports): (appId: string, metric: CountedRead) => Promise<void> {
  let next: Batch | undefined;
  let isWriting = false;
  const arrived = (): number => next?.count ?? 0;

  const levelsOf = openLevels(ports);
  const batches = BATCHES[ports.database.engine];
  /** Of those that are asked for at once, the share of a batch. */
  let expected = 1;

  /** Ends the wait of a batch that has as many as it may expect. */
  let isEnough: (() => void) | undefined;

  /** Reads that come one after the other at a moment like this are of one batch, so that they share its statement. */
  const gathered = async (): Promise<void> => {
    await othersTurn();
    if (arrived() < expected) {
      // why no turn after turn until they are there: a loop that never sleeps takes more time than it saves statements
      const { promise, resolve } = Promise.withResolvers<void>();
      const late = setTimeout(resolve, GATHER_MS);
      isEnough = resolve;
      await promise;
      clearTimeout(late);
      isEnough = undefined;
    }
  };
  const write = async (): Promise<void> => {
    isWriting = true;
    while (next !== undefined) {
      await gathered();
      const batch = next;
      next = undefined;
      const now = ports.clock.now();
      const calls = callsOf(batch.reads);
      const levels = levelsOf(new Set(calls.map(({ appId }) => appId)), now);
      await recordUse(ports, ports.db, now, [...calls, ...levels.uses]).then(() => {
        levels.written();
        batch.written.resolve();
      }, batch.written.reject);
      expected = (batch.count + arrived()) / batches;
    }
    isWriting = false;
  };

  return (appId, metric) => {
    next ??= { count: 0, reads: new Map(), written: Promise.withResolvers<void>() };
    const { reads, written } = next;
    next.count += 1;
    const key = `${appId} ${metric}`;
    reads.set(key, (reads.get(key) ?? 0) + 1);
    if (next.count >= expected) {
      isEnough?.();
    }
    if (!isWriting) {
      void write();
    }
    return written.promise;
  };
}

function callsOf(reads: ReadonlyMap<string, number>): Use[] {
  return [...reads].map(([key, amount]): Use => {
    const [appId = '', metric = ''] = key.split(' ');
    return { appId, service: 'remote-config', metric, amount };
  });
}

/** How much of an app is kept ready, each hour: written again only where it has grown, since it is the highest that counts. */
function openLevels(ports: Ports) {
  const known = new Map<string, number>();
  let hour = 0;
  return (apps: ReadonlySet<string>, now: Date): { readonly uses: readonly Use[]; written(): void } => {
    const ofHour = Math.floor(now.getTime() / HOUR_MS);
    if (ofHour !== hour || known.size > MOST_APPS) {
      hour = ofHour;
      known.clear();
    }
    const uses = [...apps].flatMap((appId): Use[] => {
      const amount = knownConfigs(ports).size(appId);
      const isNews = amount > (known.get(appId) ?? -1);
      return isNews ? [{ appId, service: 'remote-config', metric: 'maxCachedCount', amount }] : [];
    });
    return {
      uses,
      written() {
        for (const { appId, amount } of ofHour === hour ? uses : []) {
          known.set(appId, Math.max(amount, known.get(appId) ?? -1));
        }
      },
    };
  };
}
