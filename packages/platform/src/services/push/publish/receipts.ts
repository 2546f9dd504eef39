// How many took a message, of which that was asked: each process says how many of its own, and who asked adds them up.
import type { Ports } from '#kernel/ports';
import { insertReceipt, readReceipts } from './store.ts';

export interface Receipts {
  /** It was delivered here, and so many took it. */
  delivered(outboxId: number, taken: number, countedBy: string | null): Promise<void>;
  /** Whether it is known how many took it here. */
  knows(outboxId: number): boolean;
  /** Waits for the processes that were told, and for this one where it is among them; a while at most. */
  count(asked: { readonly outboxId: number; readonly by: readonly string[] }, isHere: boolean): Promise<number>;
  stop(): void;
}

const TOPIC = 'push-taken';
const LATE_MS = 2000;
const FORGET_MS = 10_000;

export function receiptsOf(ports: Ports): Receipts {
  const here = new Map<number, number>();
  const waiting = new Map<number, () => void>();
  const forget = ports.fanOut.subscribe(TOPIC, (id) => {
    const woken = id === undefined ? [...waiting.values()] : [waiting.get(Number(id))];
    for (const wake of woken) {
      wake?.();
    }
  });

  return {
    async delivered(outboxId, taken, countedBy) {
      if (countedBy === ports.instance) {
        here.set(outboxId, taken);
        setTimeout(() => here.delete(outboxId), FORGET_MS).unref();
        waiting.get(outboxId)?.();
      } else if (countedBy !== null) {
        await ports.db.transaction().execute(async (db) => {
          await insertReceipt(db, outboxId, ports.instance, taken);
          await ports.fanOut.publish(db, TOPIC, String(outboxId));
        });
      }
    },
    knows: (outboxId) => here.has(outboxId),
    async count({ outboxId, by }, isHere) {
      const late = AbortSignal.timeout(LATE_MS);
      for (;;) {
        const { promise: woken, resolve: wake } = Promise.withResolvers<void>();
        waiting.set(outboxId, wake);
        late.addEventListener('abort', () => wake(), { once: true });
        const receipts = by.length === 0 ? [] : await readReceipts(ports.db, outboxId);
        const own = isHere ? here.get(outboxId) : 0;
        if (
          late.aborted ||
          (own !== undefined && by.every((one) => receipts.some(({ instance }) => instance === one)))
        ) {
          waiting.delete(outboxId);
          return receipts.reduce((sum, { taken }) => sum + taken, own ?? 0);
        }
        await woken;
      }
    },
    stop: () => {
      forget();
    },
  };
}
