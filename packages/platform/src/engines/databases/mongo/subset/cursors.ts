// Answers that are too long for one reply: what is left of them, until it was asked for or nobody came for it.
import { randomInt } from 'node:crypto';
import { Long } from 'bson';
import { cursorBytes } from './cursor-bytes.ts';
import { Refusal } from './refusal.ts';
import type { Document } from './values.ts';

interface Open {
  readonly namespace: string;
  readonly user: string;
  readonly rest: Iterator<Uint8Array>;
  usedAt: number;
}

export type Cursors = ReturnType<typeof openCursors>;

const FIRST = 101;
const MOST_BATCH_BYTES = 15 * 1024 * 1024;
const MOST_OPEN = 1000;
const IDLE_MS = 10 * 60_000;
const MOST_ID = 2 ** 47;

export function openCursors() {
  const all = new Map<number, Open>();

  const forgetIdle = (): void => {
    const before = performance.now() - IDLE_MS;
    for (const [id, { usedAt }] of all) {
      if (usedAt < before) {
        all.delete(id);
      }
    }
  };

  const take = (rest: Iterator<Uint8Array>, most: number): { batch: Uint8Array[]; isDone: boolean } => {
    const batch: Uint8Array[] = [];
    for (let bytes = 0; batch.length < most && bytes < MOST_BATCH_BYTES; ) {
      const { value, done } = rest.next();
      if (done === true) {
        return { batch, isDone: true };
      }
      batch.push(value);
      bytes += value.length;
    }
    return { batch, isDone: false };
  };

  return {
    get open(): number {
      return all.size;
    },
    /** The first of an answer; `isSingle` where nobody comes for the rest. */
    begin(
      rest: Iterator<Uint8Array>,
      about: { readonly namespace: string; readonly user: string },
      { batchSize = FIRST, isSingle = false }: { readonly batchSize?: number | undefined; readonly isSingle?: boolean },
    ): Uint8Array {
      const { batch, isDone } = take(rest, batchSize);
      let id = 0;
      if (!isDone && !isSingle) {
        forgetIdle();
        if (all.size >= MOST_OPEN) {
          throw new Refusal(2, `more than ${MOST_OPEN} cursors are open`);
        }
        id = randomInt(1, MOST_ID);
        all.set(id, { ...about, rest, usedAt: performance.now() });
      }
      return cursorBytes({ batch: 'firstBatch', documents: batch, id, namespace: about.namespace });
    },
    more(id: unknown, user: string, batchSize: number | undefined): Uint8Array {
      const found = all.get(Number(id));
      if (found === undefined || found.user !== user) {
        throw new Refusal(43, `cursor id ${String(id)} not found`);
      }
      const { batch, isDone } = take(found.rest, batchSize ?? Number.POSITIVE_INFINITY);
      found.usedAt = performance.now();
      if (isDone) {
        all.delete(Number(id));
      }
      const { namespace } = found;
      return cursorBytes({ batch: 'nextBatch', documents: batch, id: isDone ? 0 : Number(id), namespace });
    },
    kill(ids: readonly unknown[], user: string): Document {
      const known = ids.filter((id) => all.get(Number(id))?.user === user);
      for (const id of known) {
        all.delete(Number(id));
      }
      const asLong = (list: readonly unknown[]) => list.map((id) => Long.fromNumber(Number(id)));
      return {
        cursorsKilled: asLong(known),
        cursorsNotFound: asLong(ids.filter((id) => !known.includes(id))),
        ...{ cursorsAlive: [], cursorsUnknown: [] },
      };
    },
  };
}
