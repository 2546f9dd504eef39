// What servers, functions and builds say, for whoever watches now and whoever asks later: the last lines in memory where
// they are made, all of them in chunks in the object store.
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Db } from '#db/connect';
import type { FanOut } from '#kernel/fleet/fan-out';
import { ObjectMissing, type Objects } from '#kernel/objects/objects';
import type { Clock } from '#kernel/time/clock';
import type { Log } from '#kernel/watch/log';
import { linesOf, oneLine, packLines, unpackText } from './chunks.ts';
import type { LogLine, LogSearch, LogSource, Logs } from './port.ts';
import { searchLines } from './search.ts';
import {
  type Chunk,
  chunksAfter,
  chunksBefore,
  chunksInRange,
  deleteChunks,
  insertChunk,
  newestChunk,
  oldChunks,
} from './store.ts';
import { logTenant, type OpenSource, openWriter } from './writer.ts';

export interface LogsOptions {
  readonly db: Db;
  readonly objects: Objects;
  readonly clock: Clock;
  readonly fanOut: FanOut;
  readonly log: Log;
}

/** Topic on which a source hears that somebody elsewhere watches it. */
const WATCHED = 'logs';
/** Topic on which whoever watches from elsewhere hears that a chunk is there. */
const KEPT = 'logs-kept';
const ASK_EVERY_MS = 10_000;
/** For lines of another process, which come with its chunks; what it tells of them may be missed. */
const LOOK_EVERY_MS = 300;
const CLOSE_AGAIN_MS = 2000;
const CLOSE_TRIES = 300;
const DOWNLOADED_LINES = 100_000;
const DOWNLOAD_PAGE = 1000;

export function createLogs({ db, objects, clock, fanOut, log }: LogsOptions): Logs & { stop(): Promise<void> } {
  const open = new Map<string, OpenSource>();
  const unsubscribe = fanOut.subscribe(WATCHED, (key) => {
    for (const source of key === undefined ? open.values() : [open.get(key)]) {
      source?.hurry();
    }
  });

  const textOf = async (chunk: Chunk): Promise<string> => {
    try {
      return await unpackText(await objects.readWhole(logTenant(chunk.app_id), chunk));
    } catch (error) {
      if (error instanceof ObjectMissing) {
        return '';
      }
      throw error;
    }
  };
  const drop = (key: string, writer: OpenSource): void => {
    if (open.get(key) === writer) {
      open.delete(key);
    }
  };
  /** What a source said last waits for a store that is away; whoever opens it again meanwhile takes it over. */
  const closeLater = (key: string, writer: OpenSource, tries: number): void => {
    setTimeout(() => {
      if (open.get(key) !== writer) {
        return;
      }
      writer.close().then(
        () => drop(key, writer),
        () => (tries > 0 ? closeLater(key, writer, tries - 1) : drop(key, writer)),
      );
    }, CLOSE_AGAIN_MS).unref();
  };
  const named = (name: string, text: string): LogLine[] => linesOf(text).map((line) => ({ ...line, name }));

  const logs: Logs = {
    async open(source) {
      const key = keyOf(source);
      // why: who opens it again has taken over from one that is not heard any more
      await open
        .get(key)
        ?.close()
        .catch((error: unknown) => log.warn({ err: error, group: source.group, name: source.name }, 'lines are lost'));
      const newest = await newestChunk(db, source);
      const writer = openWriter(source, {
        ...{ db, objects, clock, log, lastNumber: newest?.last_number ?? 0 },
        told: () => fanOut.publish(db, KEPT, key),
      });
      open.set(key, writer);
      return {
        write: writer.write,
        flush: () => writer.flush(),
        async close() {
          try {
            await writer.close();
            drop(key, writer);
          } catch (error) {
            closeLater(key, writer, CLOSE_TRIES);
            throw error;
          }
        },
      };
    },

    async keep(tx, source, said) {
      const lines = said.map((line, at) => ({ ...line, number: at + 1, text: oneLine(line.text) }));
      const [first, last] = [lines[0], lines.at(-1)];
      if (first === undefined || last === undefined) {
        return;
      }
      const { bytes, md5 } = await packLines(lines);
      const draft = await objects.draftOf(bytes, md5);
      try {
        await draft.keep(logTenant(source.appId));
        await insertChunk(tx, source, {
          ...{ first_number: first.number, last_number: last.number, from_at: first.at, to_at: last.at },
          ...{ md5, size: draft.size, is_last: true },
        });
      } finally {
        await draft.discard();
      }
    },

    async tail(source, lines) {
      const live = open.get(keyOf(source));
      if ((live?.ring.length ?? 0) < lines) {
        await live?.flush().catch(() => undefined);
      }
      const kept: LogLine[] = (live?.ring ?? []).map((line) => ({ ...line, name: source.name }));
      let before = kept[0]?.number ?? Number.MAX_SAFE_INTEGER;
      while (kept.length < lines) {
        const chunks = await chunksBefore(db, source, before);
        if (chunks.length === 0) {
          break;
        }
        for (const chunk of chunks.slice(0, 1 + Math.ceil((lines - kept.length) / 10))) {
          const older = named(source.name, await textOf(chunk)).filter(({ number }) => number < before);
          kept.unshift(...older);
          before = chunk.first_number;
          if (kept.length >= lines) {
            break;
          }
        }
      }
      return lines === 0 ? [] : kept.slice(-lines);
    },

    async has(source) {
      return (open.get(keyOf(source))?.ring.length ?? 0) > 0 || (await newestChunk(db, source)) !== undefined;
    },

    async *follow(source, { after = 0, signal }) {
      const key = keyOf(source);
      const aborted = onAbort(signal);
      let last = after;
      let askedAt = Number.NEGATIVE_INFINITY;
      let kept = Promise.withResolvers<void>();
      const unheard = fanOut.subscribe(KEPT, (of) => {
        if (of === undefined || of === key) {
          kept.resolve();
        }
      });
      try {
        while (!signal.aborted) {
          const live = open.get(key);
          const next = live?.next();
          // why before anything is read: what comes while it is read is heard
          kept = Promise.withResolvers();
          const first = live?.ring[0]?.number;
          if (live === undefined || first === undefined || first > last + 1) {
            // why: lines that are not in memory any more may wait for their chunk
            await live?.flush().catch(() => undefined);
            const chunks = await chunksAfter(db, source, last);
            for (const chunk of chunks) {
              for (const line of named(source.name, await textOf(chunk))) {
                if (line.number > last) {
                  yield line;
                }
              }
              last = Math.max(last, chunk.last_number);
            }
            if (chunks.length > 0) {
              continue;
            }
            if (
              live === undefined &&
              open.get(key) === undefined &&
              (await newestChunk(db, source))?.is_last === true
            ) {
              return;
            }
          }
          // why a copy: lines come while one is handed on
          for (const line of [...(live?.ring ?? [])]) {
            if (line.number > last) {
              last = line.number;
              yield { ...line, name: source.name };
            }
          }
          if (live?.isClosed === true) {
            return;
          }
          if (live === undefined && performance.now() - askedAt > ASK_EVERY_MS) {
            askedAt = performance.now();
            await fanOut.publish(db, WATCHED, key);
          }
          await Promise.race([aborted.promise, next ?? Promise.race([kept.promise, pause(LOOK_EVERY_MS)])]);
        }
      } finally {
        unheard();
        aborted.forget();
      }
    },

    async search(appId, search) {
      await flushGroup(appId, search);
      return searchLines(appId, search, {
        chunks: (range, behind) => chunksInRange(db, range, behind),
        text: textOf,
        nowMs: () => performance.now(),
      });
    },

    async *read(appId, search, most = DOWNLOADED_LINES) {
      let cursor: string | undefined;
      let count = 0;
      do {
        const limit = Math.min(DOWNLOAD_PAGE, most - count);
        const page = await logs.search(appId, {
          ...search,
          ...{ limit, oldestFirst: true },
          ...(cursor === undefined ? {} : { cursor }),
        });
        if (page.lines.length > 0) {
          yield page.lines;
        }
        count += page.lines.length;
        cursor = page.cursor;
      } while (cursor !== undefined && count < most);
    },

    download(appId, search, most) {
      const texts = async function* (): AsyncGenerator<string> {
        for await (const lines of logs.read(appId, search, most)) {
          yield lines.map(({ at, text }) => `${at} ${text}\n`).join('');
        }
      };
      const source = Readable.from(texts());
      const packed = createGzip();
      source.on('error', (error) => packed.destroy(error));
      packed.on('close', () => source.destroy());
      return source.pipe(packed);
    },

    async forget(tx, before) {
      const chunks = await oldChunks(tx, before);
      // why first: a row without its lines is read as none, lines without a row would stay for ever
      for (const chunk of chunks) {
        await objects.remove(logTenant(chunk.app_id), chunk);
      }
      if (chunks.length > 0) {
        await deleteChunks(tx, chunks);
      }
      return chunks.length;
    },
  };

  /** What is in memory is found too. */
  const flushGroup = async (appId: string, { group, name }: Pick<LogSearch, 'group' | 'name'>): Promise<void> => {
    const sources = [...open.values()].filter(
      ({ source }) => source.appId === appId && source.group === group && (name === undefined || source.name === name),
    );
    await Promise.allSettled(sources.map((source) => source.flush()));
  };

  return {
    ...logs,
    async stop() {
      unsubscribe();
      await Promise.allSettled([...open.values()].map((source) => source.close()));
      open.clear();
    },
  };
}

function keyOf({ appId, group, name }: LogSource): string {
  return `${appId}/${group}/${name}`;
}

function onAbort(signal: AbortSignal): { readonly promise: Promise<void>; forget(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const listener = (): void => resolve();
  signal.addEventListener('abort', listener, { once: true });
  return { promise, forget: () => signal.removeEventListener('abort', listener) };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
