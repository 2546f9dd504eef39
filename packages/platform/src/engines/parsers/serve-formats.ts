// The process's own side: reads one file at a time, piece by piece, and says what is in it.
import { closeSync, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { openChildLink } from '#engines/processes/child-link';
import {
  type FromChild,
  LINK_MESSAGE_BYTES,
  PIECE_BYTES,
  type Room,
  TELLS_TOO_MUCH,
  type ToChild,
} from './protocol.ts';
import { Unreadable } from './unreadable.ts';

/** The file that is parsed. */
export interface Source {
  readonly size: number;
  /** Bytes from `start`, fewer than `length` at the end of the file. */
  read(start: number, length: number): Promise<Buffer>;
  /** Fills `into` from `start` at once, where the file lies on this machine. @throws Unreadable where that is not in it */
  readonly readNow?: (start: number, into: Buffer) => void;
  /**
   * Asked before memory is taken for what a packed part says it holds.
   * @throws Unreadable
   */
  mayUnpack(packedBytes: number, unpackedBytes: number): void;
  /** Keeps bytes that are made of the file, after those before. @throws Unreadable where there are too many */
  write(bytes: Buffer): Promise<void>;
}

/** `ask` is what the platform wants to know; the format says its shape. */
export type Parse = (source: Source, ask: never) => Promise<unknown>;

/** why: a few bytes of an empty table may well be packed a thousand to one */
const RATIO_COUNTS_FROM_BYTES = 1024 * 1024;

export function serveFormats(formats: Readonly<Record<string, Parse>>): void {
  let take: ((bytes: Buffer) => void) | undefined;
  const asked: Bytes = {
    piece: (start, length) =>
      new Promise((resolve) => {
        take = resolve;
        say({ said: 'read', start, length });
      }),
  };
  const work = async ({ format, size, path, into, room, ask }: Job): Promise<void> => {
    const parse = formats[format];
    if (parse === undefined) {
      throw new Error(`no parser of ${format}`);
    }
    const file = path === undefined ? undefined : openFile(path, size);
    if (path !== undefined && file === undefined) {
      say({ said: 'gone' });
      return;
    }
    // why emptied: a process that was killed may have begun it
    const target = into === undefined ? undefined : openSync(into, 'w', 0o600);
    const bytes = { ...(file ?? asked), ...(target !== undefined && { keep: writerOf(target) }) };
    try {
      say(await answerOf(() => parse(sourceOf(size, room, bytes), ask as never), room));
    } finally {
      file?.close();
      if (target !== undefined) {
        closeSync(target);
      }
    }
  };
  const link = openChildLink(
    undefined,
    (message) => {
      const told = message as ToChild;
      if (told.do === 'take') {
        take?.(Buffer.from(told.base64, 'base64'));
      } else {
        // why thrown: what is no refusal is a fault of a parser, and of its process nothing more is asked
        work(told).catch((error: unknown) => setImmediate(() => Promise.reject(error)));
      }
    },
    { messageBytes: LINK_MESSAGE_BYTES },
  );
  const say: (message: FromChild) => void = link.send;
}

type Job = Extract<ToChild, { do: 'parse' }>;

/** A file of this machine, read where it lies; undefined where it is not there as it was said to be. */
function openFile(path: string, size: number): (Bytes & { close(): void }) | undefined {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
  } catch {
    return undefined;
  }
  const fd = file;
  if (fstatSync(fd).size !== size) {
    closeSync(fd);
    return undefined;
  }
  const readNow = (start: number, into: Buffer): void => {
    for (let at = 0; at < into.length; ) {
      const bytes = readSync(fd, into, at, into.length - at, start + at);
      if (bytes === 0) {
        throw new Unreadable('the file ends too early');
      }
      at += bytes;
    }
  };
  const piece = async (start: number, length: number): Promise<Buffer> => {
    const bytes = Buffer.allocUnsafeSlow(length);
    readNow(start, bytes);
    return bytes;
  };
  return { piece, readNow, close: () => closeSync(fd) };
}

function writerOf(fd: number): (bytes: Buffer) => Promise<void> {
  return async (bytes) => {
    for (let at = 0; at < bytes.length; ) {
      at += writeSync(fd, bytes, at);
    }
  };
}

async function answerOf(parse: () => Promise<unknown>, { outputBytes }: Room): Promise<FromChild> {
  try {
    const value = await parse();
    if (Buffer.byteLength(JSON.stringify(value)) > outputBytes) {
      throw new Unreadable(TELLS_TOO_MUCH);
    }
    return { said: 'parsed', value };
  } catch (error) {
    if (error instanceof Unreadable) {
      return { said: 'refused', message: error.message, facts: error.facts };
    }
    throw error;
  }
}

/** How bytes of a file are had, and where those go that are made of it. */
export interface Bytes {
  readonly piece: (start: number, length: number) => Promise<Buffer>;
  readonly readNow?: (start: number, into: Buffer) => void;
  readonly keep?: (bytes: Buffer) => Promise<void>;
}

/** A file that is read by pieces. */
export function sourceOf(size: number, room: Room, { piece, readNow, keep }: Bytes): Source {
  let unpacked = 0;
  let written = 0;
  return {
    size,
    ...(readNow !== undefined && { readNow }),
    async read(start, length) {
      const end = Math.min(start + length, size);
      if (end - start <= PIECE_BYTES || readNow !== undefined) {
        return end > start ? piece(start, end - start) : Buffer.alloc(0);
      }
      // why in place: pieces that are kept until they are joined take the memory of a large section twice
      const whole = Buffer.allocUnsafeSlow(end - start);
      for (let at = start; at < end; at += PIECE_BYTES) {
        (await piece(at, Math.min(PIECE_BYTES, end - at))).copy(whole, at - start);
      }
      return whole;
    },
    mayUnpack(packedBytes, unpackedBytes) {
      unpacked += unpackedBytes;
      const isSwollen = unpackedBytes > RATIO_COUNTS_FROM_BYTES && unpackedBytes > packedBytes * room.ratio;
      if (unpacked > room.unpackedBytes || isSwollen) {
        throw new Unreadable('it unpacks to too much');
      }
    },
    async write(bytes) {
      written += bytes.length;
      if (keep === undefined || written > (room.writtenBytes ?? 0)) {
        throw new Unreadable('more is made of it than can be kept');
      }
      await keep(bytes);
    },
  };
}
