// Messages of this process on their way into the database: one batch at a time, and what comes meanwhile is the next one.
import type { Ports } from '#kernel/ports';
import { systemClock } from '#kernel/time/clock';
import { countPush } from '../use/count.ts';
import type { Deliver } from './deliver.ts';
import type { Delivery } from './delivery.ts';
import type { Outbox } from './outbox.ts';
import type { Receipts } from './receipts.ts';
import { deleteOutbox } from './store.ts';
import type { Wanted, Written } from './wanted.ts';
import { type Mode, writeBatch } from './write-batch.ts';

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

/** Of one batch: its price is that of a few statements, however many are in it. */
const MOST = 1000;
const MOST_BYTES = 1024 * 1024;
const KEEP_MS = 60_000;
const CLEAN_EVERY_MS = 10_000;

export function writerOf({ ports, mode, deliver, outbox, receipts }: WriterOptions): Writer {
  const queue: Waiting[] = [];
  let working: Promise<void> | undefined;
  let cleanedMs = performance.now();

  const work = async (): Promise<void> => {
    for (let batch = takeBatch(queue); batch.length > 0; batch = takeBatch(queue)) {
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

  /** Delivers what is delivered from here; answers how many took it, where that is known or asked. */
  const taken = async (appId: string, { delivery, counted }: Written): Promise<number> => {
    if (delivery === undefined) {
      return 0;
    }
    if (mode === 'here') {
      return deliver(appId, delivery);
    }
    return counted === undefined ? 0 : receipts.count(counted, outbox.reaches(counted.outboxId));
  };

  const settle = ({ appId, isCounted }: Wanted, written: Written, outcome: PromiseWithResolvers<Outcome>): void => {
    const { code, delivery } = written;
    if (delivery !== undefined) {
      countPush(ports, appId, { messages: 1, bytes: sizeOf(delivery) });
    }
    const counting = taken(appId, written);
    if (isCounted) {
      counting.then((delivered) => outcome.resolve({ code, delivered }), outcome.reject);
    } else {
      counting.catch((error: unknown) => ports.log.warn({ err: error }, 'a push message was not delivered'));
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

function takeBatch(queue: Waiting[]): Waiting[] {
  let bytes = 0;
  const most = queue.findIndex(({ wanted: { what } }, index) => {
    bytes += what.data.length;
    return index === MOST || (index > 0 && bytes > MOST_BYTES);
  });
  return queue.splice(0, most < 0 ? queue.length : most);
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
