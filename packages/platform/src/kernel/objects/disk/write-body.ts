// A body into a file, summed up as it goes by. Small ones are written here and now, the rest of large ones by the thread.
import type { FileHandle } from 'node:fs/promises';
import { ObjectTooLarge } from '#kernel/objects/objects';
import { onDiskThread } from './disk-thread.ts';
import { type SumName, type Sums, sumsOf } from './sums.ts';
import { writeAll } from './write-all.ts';

export interface BodyOptions {
  readonly offset: number;
  readonly limitBytes: number;
  readonly sums: readonly SumName[];
}

/**
 * why gathered: a connection hands over 64 KiB at a time, and asking the other thread costs as much as writing it. Not
 * more: for a write of 2 MiB at once Linux looks for memory in one piece, which takes five times as long as the rest.
 */
const GATHERED_BYTES = 1024 * 1024;

let bodies = 0;

/**
 * Takes the memory of the chunks: whoever yields them must not use them again.
 * @throws ObjectTooLarge past the limit; what `source` throws; what the system says. Nothing is being written by then.
 */
export async function writeBody(
  file: FileHandle,
  source: AsyncIterable<Uint8Array>,
  { offset, limitBytes, sums }: BodyOptions,
): Promise<{ readonly size: number; readonly sums: Sums }> {
  const threaded = openThreaded(file, offset, sums);
  let gathered: Uint8Array[] = [];
  let [size, held] = [0, 0];
  try {
    for await (const chunk of source) {
      if (size + chunk.byteLength > limitBytes) {
        throw new ObjectTooLarge(limitBytes);
      }
      if (held > 0 && held + chunk.byteLength > GATHERED_BYTES) {
        await threaded.write(gathered, held);
        [gathered, held] = [[], 0];
      }
      gathered.push(chunk);
      size += chunk.byteLength;
      held += chunk.byteLength;
    }
    if (size > held) {
      return { size, sums: await threaded.end(gathered) };
    }
  } catch (error) {
    await threaded.drop();
    throw error;
  }
  const here = sumsOf(sums);
  for (const chunk of gathered) {
    here.update(chunk);
  }
  writeAll(file.fd, gathered, offset);
  return { size, sums: here.result() };
}

function openThreaded({ fd }: FileHandle, offset: number, sums: readonly SumName[]) {
  bodies += 1;
  const body = bodies;
  let position = offset;
  let last: Promise<unknown> | undefined;
  const hand = <T>(kind: 'write' | 'end', chunks: readonly Uint8Array[]): Promise<T> => {
    const own = chunks.map(ownMemory);
    const job = { kind, body, sums, fd, position, chunks: own };
    return onDiskThread<T>(
      job,
      own.map(({ buffer }) => buffer),
    );
  };
  return {
    /** Resolves when the one before is written: so much is on its way, and no more. */
    async write(chunks: readonly Uint8Array[], bytes: number): Promise<void> {
      const before = last;
      last = hand('write', chunks);
      // why: it is looked at with the next one, and may fail before that
      last.catch(() => undefined);
      position += bytes;
      await before;
    },
    async end(chunks: readonly Uint8Array[]): Promise<Sums> {
      const before = last;
      last = hand<Sums>('end', chunks);
      const [, result] = await Promise.all([before, last as Promise<Sums>]);
      return result;
    },
    /** Waits until nothing is written any more, because the file is closed after it. */
    async drop(): Promise<void> {
      await last?.catch(() => undefined);
      if (last !== undefined) {
        await hand('end', []).catch(() => undefined);
      }
    },
  };
}

/** Memory that can be given away: a piece of a larger buffer is copied. */
function ownMemory(chunk: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = chunk;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength
    ? (chunk as Uint8Array<ArrayBuffer>)
    : new Uint8Array(chunk);
}
