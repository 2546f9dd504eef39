// Reads the outbox in the order of commits, from where this process was, and delivers what it holds. It begins with the
// first session: a process without players has nobody to deliver to.
import type { Ports } from '#kernel/ports';
import type { Deliver } from './deliver.ts';
import { OUTBOX } from './post-outbox.ts';
import type { Receipts } from './receipts.ts';
import { type OutboxRow, outboxPlace, readOutbox } from './store.ts';

export interface Outbox {
  /** Everything that is committed from now on is delivered here. */
  begin(): Promise<void>;
  /** Whether this process delivers that row. */
  reaches(id: number): boolean;
  stop(): void;
}

export interface OutboxOptions {
  readonly ports: Ports;
  readonly deliver: Deliver;
  readonly receipts: Receipts;
  /** Rows have gone that were not read. */
  readonly onGap: () => void;
}

const PAGE = 100;
const RETRY_MS = 250;

export function outboxOf({ ports, deliver, receipts, onGap }: OutboxOptions): Outbox {
  let begun: Promise<void> | undefined;
  let place: { life: string; last: number } | undefined;
  let isReading = false;
  let isAsked = false;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;

  const begin = async (): Promise<void> => {
    const { life, last } = await outboxPlace(ports.db, ports.ids.uuid());
    place = { life, last };
  };
  const handOut = ({ id, parts, counted_by }: OutboxRow): void => {
    for (const { appId, delivery } of parts) {
      receipts
        .delivered(id, deliver(appId, delivery), counted_by)
        .catch((error: unknown) => ports.log.warn({ err: error }, 'a push message was not delivered'));
    }
  };
  const readPage = async (at: { life: string; last: number }): Promise<boolean> => {
    const page = await readOutbox(ports.db, at.last, PAGE);
    if (page.life !== at.life || page.gone > at.last) {
      onGap();
      const { life, last } = await outboxPlace(ports.db, ports.ids.uuid());
      Object.assign(at, { life, last: Math.max(last, page.gone) });
      return true;
    }
    for (const row of page.rows) {
      at.last = row.id;
      handOut(row);
    }
    return page.rows.length === PAGE;
  };
  const read = async (): Promise<void> => {
    if (place === undefined || isReading || isStopped) {
      return;
    }
    isReading = true;
    try {
      do {
        isAsked = false;
      } while ((await readPage(place)) || isAsked);
    } catch (error) {
      ports.log.warn({ err: error }, 'the outbox of push was not read');
      retry ??= setTimeout(() => {
        retry = undefined;
        void read();
      }, RETRY_MS).unref();
    }
    isReading = false;
  };
  const forget = ports.fanOut.subscribe(OUTBOX, () => {
    isAsked = true;
    void read();
  });

  return {
    begin() {
      begun ??= begin().catch((error: unknown) => {
        begun = undefined;
        throw error;
      });
      return begun;
    },
    reaches: (id) => place !== undefined && (place.last < id || receipts.knows(id)),
    stop() {
      isStopped = true;
      clearTimeout(retry);
      forget();
    },
  };
}
