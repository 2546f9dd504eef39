// How many took a message, of which that was asked: each process says how many of its own, and who asked adds them up.
// Both do so in batches: what comes while one is on its way goes with the next.
import type { Ports } from '#kernel/ports';
import { insertReceipts, type Receipt, readReceipts } from './store.ts';

export interface Receipts {
  /** It is delivered here, and so many will have taken it. */
  delivered(outboxId: number, taken: Promise<number>, countedBy: string | null): Promise<void>;
  /** Whether it was delivered here, or is being so. */
  knows(outboxId: number): boolean;
  /** Waits for the processes that were told, and for this one where it is among them; a while at most. */
  count(asked: { readonly outboxId: number; readonly by: readonly string[] }, isHere: boolean): Promise<number>;
  stop(): void;
}

interface Asked {
  readonly by: readonly string[];
  readonly told: Map<string, number>;
  readonly done: () => void;
}

/** Topic on which a process hears that others have said how many took what it asked about; its id is the process. */
const TOPIC = 'push-taken';
const LATE_MS = 2000;
const FORGET_MS = 10_000;

export function receiptsOf(ports: Ports): Receipts {
  const here = new Map<number, Promise<number>>();
  const waiting = new Map<number, () => void>();
  const asked = new Map<number, Asked>();
  /** why: one that was killed is among the living for a while, and nobody waits for it twice */
  const silent = new Set<string>();
  let saying: (Receipt & { readonly countedBy: string })[] = [];

  const say = oneAtATime(ports, async () => {
    const batch = saying;
    saying = [];
    if (batch.length > 0) {
      await ports.db.transaction().execute(async (db) => {
        await insertReceipts(db, batch, ports.instance);
        for (const one of new Set(batch.map(({ countedBy }) => countedBy))) {
          await ports.fanOut.publish(db, TOPIC, one);
        }
      });
    }
  });
  const read = oneAtATime(ports, async () => {
    for (const { outboxId, instance, taken } of await readReceipts(ports.db, [...asked.keys()])) {
      const one = asked.get(outboxId);
      one?.told.set(instance, taken);
      silent.delete(instance);
      if (one !== undefined && isComplete(one)) {
        one.done();
      }
    }
  });
  const isComplete = ({ by, told }: Asked): boolean => by.every((one) => told.has(one) || silent.has(one));
  const forget = ports.fanOut.subscribe(TOPIC, (instance) => {
    if (instance === undefined || instance === ports.instance) {
      read();
    }
  });

  return {
    async delivered(outboxId, taken, countedBy) {
      if (countedBy === ports.instance) {
        here.set(outboxId, taken);
        waiting.get(outboxId)?.();
        setTimeout(() => here.delete(outboxId), FORGET_MS).unref();
      }
      const count = await taken;
      if (countedBy !== null && countedBy !== ports.instance) {
        saying.push({ outboxId, taken: count, countedBy });
        say();
      }
    },
    knows: (outboxId) => here.has(outboxId),
    async count({ outboxId, by }, isHere) {
      const { promise, resolve: done } = Promise.withResolvers<void>();
      const one: Asked = { by, told: new Map(), done };
      if (!isComplete(one)) {
        asked.set(outboxId, one);
        read();
        const late = setTimeout(done, LATE_MS);
        await promise;
        clearTimeout(late);
        asked.delete(outboxId);
      }
      for (const missing of by.filter((process) => !one.told.has(process))) {
        silent.add(missing);
      }
      return [...one.told.values()].reduce((sum, taken) => sum + taken, isHere ? await ownOf(outboxId) : 0);
    },
    stop: () => {
      forget();
    },
  };

  /** why a wait: this process may hear of its own row after the others do */
  async function ownOf(outboxId: number): Promise<number> {
    if (!here.has(outboxId)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(outboxId, resolve);
      const late = setTimeout(resolve, LATE_MS);
      await promise;
      clearTimeout(late);
      waiting.delete(outboxId);
    }
    return (await here.get(outboxId)) ?? 0;
  }
}

/** Does work again where it is asked for while it is being done. */
function oneAtATime({ log }: Ports, work: () => Promise<void>): () => void {
  let isWorking = false;
  let isAsked = false;
  const run = async (): Promise<void> => {
    isWorking = true;
    do {
      isAsked = false;
      await work().catch((error: unknown) => log.warn({ err: error }, 'how many took a push message was not said'));
    } while (isAsked);
    isWorking = false;
  };
  return () => {
    isAsked = true;
    if (!isWorking) {
      void run();
    }
  };
}
