// Messages of this process on their way into the database: one batch at a time, and what comes meanwhile is the next one.
import type { Ports } from '#kernel/ports';
import { systemClock } from '#kernel/time/clock';
import { countPush } from '../use/count.ts';
import type { Deliver } from './deliver.ts';
import type { Delivery } from './delivery.ts';
import type { Outbox } from './outbox.ts';
import type { Receipts } from './receipts.ts';
import { deleteOutbox } from './store.ts';
import { type Mode, type Wanted, type Written, writeBatch } from './write-batch.ts';

export interface Outcome {
  readonly code: number;
  /** How many took it, where that was asked. */
  readonly delivered: number;
}

export interface Writer {
  /** Resolves once it is committed. @throws what the database failed with: then it was not taken, or nobody knows */
  put(wanted: Wanted): Promise<Outcome>;
  stop(): Promise<void>;
}

export interface WriterOptions {
  readonly ports: Ports;
  readonly mode: Mode;
  readonly deliver: Deliver;
  readonly outbox: Outbox;
  readonly receipts: Receipts;
}

interface Waiting {
  readonly wanted: Wanted;
  readonly outcome: PromiseWithResolvers<Outcome>;
}

const MOST = 100;
const KEEP_MS = 60_000;
const CLEAN_EVERY_MS = 10_000;

export function writerOf({ ports, mode, deliver, outbox, receipts }: WriterOptions): Writer {
  const queue: Waiting[] = [];
  let working: Promise<void> | undefined;
  let cleanedMs = performance.now();

  const work = async (): Promise<void> => {
    for (let batch = queue.splice(0, MOST); batch.length > 0; batch = queue.splice(0, MOST)) {
      try {
        const written = await writeBatch(
          ports,
          batch.map(({ wanted }) => wanted),
          mode,
        );
        for (const [at, { wanted, outcome }] of batch.entries()) {
          settle(wanted, written[at] as Written, outcome);
        }
      } catch (error) {
        for (const { outcome } of batch) {
          outcome.reject(error);
        }
      }
      await clean();
    }
    working = undefined;
  };

  const settle = (
    { appId, isCounted }: Wanted,
    { code, delivery, counted }: Written,
    outcome: PromiseWithResolvers<Outcome>,
  ): void => {
    if (delivery !== undefined) {
      countPush(ports, appId, { messages: 1, bytes: sizeOf(delivery) });
    }
    const taken =
      delivery === undefined
        ? Promise.resolve(0)
        : mode === 'here'
          ? deliver(appId, delivery)
          : counted === undefined
            ? Promise.resolve(0)
            : receipts.count(counted, outbox.reaches(counted.outboxId));
    if (isCounted) {
      taken.then((delivered) => outcome.resolve({ code, delivered }), outcome.reject);
    } else {
      taken.catch((error: unknown) => ports.log.warn({ err: error }, 'a push message was not delivered'));
      outcome.resolve({ code, delivered: 0 });
    }
  };

  /** why here: who writes sees to it that what was written goes */
  const clean = async (): Promise<void> => {
    if (mode === 'here' || performance.now() - cleanedMs < CLEAN_EVERY_MS) {
      return;
    }
    cleanedMs = performance.now();
    try {
      const before = new Date(systemClock.now().getTime() - KEEP_MS).toISOString();
      while (await deleteOutbox(ports.db, before)) {
        // why again: a block at a time
      }
    } catch (error) {
      ports.log.warn({ err: error }, 'the outbox of push was not cleaned');
    }
  };

  return {
    put(wanted) {
      const outcome = Promise.withResolvers<Outcome>();
      queue.push({ wanted, outcome });
      working ??= work();
      return outcome.promise;
    },
    async stop() {
      await working;
    },
  };
}

/** Bytes of what was said, without what is around it. */
function sizeOf(delivery: Delivery): number {
  switch (delivery.to) {
    case 'target': {
      const { title, content, data } = delivery.event;
      return [title, content, data].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    }
    case 'subscribers':
      return 0;
    default:
      return Buffer.byteLength(delivery.event.data, 'base64');
  }
}
