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

  const batches = BATCHES[ports.database.engine];
  /** Of those that are asked for at once, the share of a batch. */
  let expected = 1;

  /** Reads that come one after the other at a moment like this are of one batch, so that they share its statement. */
  const gathered = async (): Promise<void> => {
    const untilMs = performance.now() + GATHER_MS;
    do {
      await othersTurn();
    } while (arrived() < expected && performance.now() < untilMs);
  };
  const write = async (): Promise<void> => {
    isWriting = true;
    while (next !== undefined) {
      await gathered();
      const batch = next;
      next = undefined;
      const now = ports.clock.now();
      await recordUse(ports, ports.db, now, usesOf(ports, batch.reads)).then(
        batch.written.resolve,
        batch.written.reject,
      );
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
    if (!isWriting) {
      void write();
    }
    return written.promise;
  };
}

function usesOf(ports: Ports, reads: ReadonlyMap<string, number>): Use[] {
  const calls = [...reads].map(([key, amount]): Use => {
    const [appId = '', metric = ''] = key.split(' ');
    return { appId, service: 'remote-config', metric, amount };
  });
  const apps = [...new Set(calls.map(({ appId }) => appId))];
  const levels = apps.map((appId): Use => {
    return { appId, service: 'remote-config', metric: 'maxCachedCount', amount: knownConfigs(ports).size(appId) };
  });
  return [...calls, ...levels];
}
