// The process's own side: reads one file at a time, piece by piece, and says what is in it.
import { openChildLink } from '#engines/processes/child-link';
import {
  type ByteRange,
  type FromChild,
  LINK_MESSAGE_BYTES,
  MOST_RANGES,
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
  /** Many places of it at once, each as long as asked. @throws Unreadable where one is not in the file */
  gather(ranges: readonly ByteRange[]): Promise<Buffer[]>;
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
  let go: (() => void) | undefined;
  const piece = (start: number, length: number): Promise<Buffer> =>
    new Promise((resolve) => {
      take = resolve;
      say({ said: 'read', start, length });
    });
  const many = (ranges: readonly ByteRange[]): Promise<Buffer> =>
    new Promise((resolve) => {
      take = resolve;
      say({ said: 'gather', ranges });
    });
  const keep = (bytes: Buffer): Promise<void> =>
    new Promise((resolve) => {
      go = resolve;
      say({ said: 'write', base64: bytes.toString('base64') });
    });
  const work = async ({ format, size, room, ask }: Extract<ToChild, { do: 'parse' }>): Promise<void> => {
    const parse = formats[format];
    if (parse === undefined) {
      throw new Error(`no parser of ${format}`);
    }
    say(await answerOf(() => parse(sourceOf(size, room, piece, keep, many), ask as never), room));
  };
  const link = openChildLink(
    undefined,
    (message) => {
      const told = message as ToChild;
      if (told.do === 'take') {
        take?.(Buffer.from(told.base64, 'base64'));
      } else if (told.do === 'go') {
        go?.();
      } else {
        // why thrown: what is no refusal is a fault of a parser, and of its process nothing more is asked
        work(told).catch((error: unknown) => setImmediate(() => Promise.reject(error)));
      }
    },
    { messageBytes: LINK_MESSAGE_BYTES },
  );
  const say: (message: FromChild) => void = link.send;
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

/** A file that is read by pieces. */
export function sourceOf(
  size: number,
  room: Room,
  piece: (start: number, length: number) => Promise<Buffer>,
  keep: (bytes: Buffer) => Promise<void> = async () => undefined,
  many: (ranges: readonly ByteRange[]) => Promise<Buffer> = async (ranges) =>
    Buffer.concat(await Promise.all(ranges.map(([start, length]) => piece(start, length)))),
): Source {
  let unpacked = 0;
  let written = 0;
  return {
    size,
    async read(start, length) {
      const end = Math.min(start + length, size);
      if (end - start <= PIECE_BYTES) {
        return end > start ? piece(start, end - start) : Buffer.alloc(0);
      }
      // why in place: pieces that are kept until they are joined take the memory of a large section twice
      const whole = Buffer.allocUnsafeSlow(end - start);
      for (let at = start; at < end; at += PIECE_BYTES) {
        (await piece(at, Math.min(PIECE_BYTES, end - at))).copy(whole, at - start);
      }
      return whole;
    },
    async gather(ranges) {
      if (ranges.some(([start, length]) => !(start >= 0 && start + length <= size && length <= PIECE_BYTES))) {
        throw new Unreadable('the file ends too early');
      }
      const found: Buffer[] = [];
      for (const together of messagesOf(ranges)) {
        const bytes = await many(together);
        let at = 0;
        for (const [, length] of together) {
          found.push(bytes.subarray(at, at + length));
          at += length;
        }
      }
      return found;
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
      if (written > (room.writtenBytes ?? 0)) {
        throw new Unreadable('more is made of it than can be kept');
      }
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        await keep(bytes.subarray(at, at + PIECE_BYTES));
      }
    },
  };
}

/** As many as one message may ask for. */
function* messagesOf(ranges: readonly ByteRange[]): Generator<ByteRange[]> {
  let together: ByteRange[] = [];
  let bytes = 0;
  for (const range of ranges) {
    if (together.length === MOST_RANGES || bytes + range[1] > PIECE_BYTES) {
      yield together;
      [together, bytes] = [[], 0];
    }
    together.push(range);
    bytes += range[1];
  }
  if (together.length > 0) {
    yield together;
  }
}
