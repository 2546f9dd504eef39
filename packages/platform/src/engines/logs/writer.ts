// One source while it speaks: its last lines in memory for whoever watches, and all of them in chunks in the store.
import type { Db } from '#db/connect';
import { isDiskFull } from '#kernel/objects/disk/full';
import type { Objects } from '#kernel/objects/objects';
import type { Clock } from '#kernel/time/clock';
import type { Log } from '#kernel/watch/log';
import { type KeptLine, oneLine, packLines } from './chunks.ts';
import type { LogSource, LogWriter, SaidLine } from './port.ts';
import { endSource, insertChunk } from './store.ts';

export interface WriterOptions {
  readonly db: Db;
  readonly objects: Objects;
  readonly clock: Clock;
  readonly log: Log;
  /** Of the last line that was kept before. */
  readonly lastNumber: number;
  /** Tells whoever watches elsewhere that a chunk is there. */
  readonly told: () => Promise<void>;
}

export interface OpenSource extends LogWriter {
  readonly source: LogSource;
  /** What is in memory, oldest first. */
  readonly ring: readonly KeptLine[];
  readonly isClosed: boolean;
  /** Resolves with the next line, or the end. */
  next(): Promise<void>;
  /** Somebody elsewhere watches: chunks are written sooner for a while. */
  hurry(): void;
}

const RING_LINES = 2000;
const RING_BYTES = 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
const CHUNK_MS = 2000;
const HURRIED_CHUNK_MS = 250;
const HURRY_MS = 15_000;
/** What waits where the store does not take it: the rest is dropped, and how much is said. */
const WAITING_BYTES = 4 * 1024 * 1024;

export function logTenant(appId: string): string {
  return `logs-${appId}`;
}

export function openWriter(
  source: LogSource,
  { db, objects, clock, log, lastNumber, told }: WriterOptions,
): OpenSource {
  const ring: KeptLine[] = [];
  let ringBytes = 0;
  let number = lastNumber;
  let waiting: KeptLine[] = [];
  let waitingBytes = 0;
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let hurriedUntil = 0;
  let writing: Promise<void> = Promise.resolve();
  let isClosed = false;
  let isKept = false;
  let isNoRoomSaid = false;
  let heard = Promise.withResolvers<void>();

  const tell = (): void => {
    heard.resolve();
    heard = Promise.withResolvers();
  };

  const add = ({ from, text, tag }: SaidLine): void => {
    number += 1;
    const line: KeptLine = {
      ...{ number, from, at: clock.now().toISOString(), text: oneLine(text) },
      ...(tag === undefined ? {} : { tag }),
    };
    ring.push(line);
    ringBytes += line.text.length;
    while (ring.length > RING_LINES || ringBytes > RING_BYTES) {
      ringBytes -= ring.shift()?.text.length ?? 0;
    }
    waiting.push(line);
    waitingBytes += line.text.length;
    tell();
  };

  const schedule = (): void => {
    const ms = performance.now() < hurriedUntil ? HURRIED_CHUNK_MS : CHUNK_MS;
    timer ??= setTimeout(() => void flush().catch(() => undefined), ms).unref();
  };

  const writeChunk = async (isLast: boolean): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) {
      return;
    }
    waiting = [];
    const bytes = waitingBytes;
    waitingBytes = 0;
    try {
      const chunk = await packLines(lines);
      const draft = await objects.draftOf(chunk.bytes, chunk.md5);
      await draft.keep(logTenant(source.appId));
      await insertChunk(db, source, {
        ...{ first_number: first.number, last_number: last.number, from_at: first.at, to_at: last.at },
        ...{ md5: chunk.md5, size: draft.size, is_last: isLast },
      });
      if (performance.now() < hurriedUntil) {
        // why not waited for: who is not told looks a moment later
        void told().catch(() => undefined);
      }
    } catch (error) {
      waiting = [...lines, ...waiting];
      waitingBytes += bytes;
      while (waitingBytes > WAITING_BYTES) {
        waitingBytes -= waiting.shift()?.text.length ?? 0;
        dropped += 1;
      }
      if (isDiskFull(error) && !isNoRoomSaid) {
        isNoRoomSaid = true;
        add({ from: 'platform', text: '[the disk is full: lines are not kept until there is room]' });
      }
      // why not then: whoever closes it tries again
      if (!isClosed) {
        schedule();
      }
      throw error;
    }
    isNoRoomSaid = false;
    if (dropped > 0 && !isLast) {
      const text = `[${dropped} lines could not be kept]`;
      dropped = 0;
      add({ from: 'platform', text });
      schedule();
    }
  };

  const flush = (isLast = false): Promise<void> => {
    const written = writing.then(() => writeChunk(isLast));
    writing = written.catch((error: unknown) =>
      log.warn({ err: error, group: source.group, name: source.name }, 'lines were not kept yet'),
    );
    return written;
  };

  return {
    source,
    ring,
    get isClosed() {
      return isClosed;
    },
    write(line) {
      if (isClosed) {
        return;
      }
      add(line);
      if (waitingBytes >= CHUNK_BYTES) {
        void flush().catch(() => undefined);
      } else {
        schedule();
      }
    },
    flush,
    async close() {
      if (!isClosed) {
        isClosed = true;
        clearTimeout(timer);
        tell();
      }
      if (isKept) {
        return;
      }
      const hadLines = waiting.length > 0;
      await flush(true);
      if (!hadLines && number > 0) {
        await endSource(db, source);
      }
      isKept = true;
    },
    next: () => heard.promise,
    hurry() {
      hurriedUntil = performance.now() + HURRY_MS;
      clearTimeout(timer);
      timer = undefined;
      if (waiting.length > 0) {
        schedule();
      }
    },
  };
}
