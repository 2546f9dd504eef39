// Parts of sliced uploads on a local folder: one file per upload, each part at its place, so that joining moves nothing.
import { constants } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { ObjectTooLarge, type Part, PartMissing, type PartPlace } from '#kernel/objects';

const READ_BYTES = 1024 * 1024;

export interface PartFiles {
  open(place: PartPlace): Promise<FileHandle>;
  /** Writes a part at its place, in one of the files that `open` gave; closes it. */
  write(place: PartPlace, file: FileHandle, source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<number>;
  read(parts: readonly Part[]): AsyncGenerator<Uint8Array>;
  /** Moves the file of an upload away, and waits for those who are still writing into it. */
  take(place: PartPlace, target: string): Promise<void>;
  putBack(place: PartPlace, target: string): Promise<void>;
  remove(upload: string): Promise<void>;
}

export function partFiles(fileOf: (upload: string) => string): PartFiles {
  // why in the process: a folder of objects has one process
  const writing = new Map<string, Set<Promise<unknown>>>();
  return {
    open: ({ upload }) => open(fileOf(upload), constants.O_RDWR | constants.O_CREAT),
    async write({ upload, offset }, file, source, limitBytes) {
      const others = writing.get(upload) ?? new Set();
      writing.set(upload, others);
      const work = writeAt(file, offset, source, limitBytes).finally(() => file.close());
      const settled = work.catch(() => undefined);
      others.add(settled);
      try {
        return await work;
      } finally {
        others.delete(settled);
        if (others.size === 0) {
          writing.delete(upload);
        }
      }
    },
    async *read(parts) {
      for (const part of parts) {
        yield* readPart(fileOf(part.upload), part);
      }
    },
    async take(place, target) {
      await rename(fileOf(place.upload), target).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new PartMissing(place) : error;
      });
      await Promise.all(writing.get(place.upload) ?? []);
    },
    async putBack({ upload }, target) {
      await rename(target, fileOf(upload)).catch((error: NodeJS.ErrnoException) => {
        // why: it was kept under its hash meanwhile, and there is nothing to put back
        if (error.code !== 'ENOENT') {
          throw error;
        }
      });
    },
    remove: (upload) => rm(fileOf(upload), { force: true }),
  };
}

/** why gathered: a connection hands over 64 KiB at a time, and asking the system costs more than that is worth. */
const WRITE_BYTES = 1024 * 1024;

/** Writes a stream into a file from `offset` on. Answers how many bytes that were. */
export async function writeAt(
  file: FileHandle,
  offset: number,
  source: AsyncIterable<Uint8Array>,
  limitBytes: number,
  onChunk?: (chunk: Uint8Array) => void,
): Promise<number> {
  let [size, written, gathered]: [number, number, Uint8Array[]] = [0, 0, []];
  const flush = async (): Promise<void> => {
    await writeAll(file, gathered, offset + written);
    written = size;
    gathered = [];
  };
  for await (const chunk of source) {
    if (size + chunk.byteLength > limitBytes) {
      throw new ObjectTooLarge(limitBytes);
    }
    onChunk?.(chunk);
    gathered.push(chunk);
    size += chunk.byteLength;
    if (size - written >= WRITE_BYTES) {
      await flush();
    }
  }
  await flush();
  return size;
}

/** The system may write less than it was asked to. */
async function writeAll(file: FileHandle, chunks: readonly Uint8Array[], position: number): Promise<void> {
  let [left, at] = [chunks, position];
  while (left.length > 0) {
    const { bytesWritten } = await file.writev(left, at);
    at += bytesWritten;
    left = behind(left, bytesWritten);
  }
}

function behind(chunks: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let skip = bytes;
  return chunks.flatMap((chunk) => {
    const skipped = Math.min(skip, chunk.byteLength);
    skip -= skipped;
    return skipped === chunk.byteLength ? [] : [chunk.subarray(skipped)];
  });
}

async function* readPart(path: string, part: Part): AsyncGenerator<Uint8Array> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new PartMissing(part) : error;
  });
  try {
    for (let at = 0; at < part.size; ) {
      const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, part.size - at));
      const { bytesRead } = await file.read(buffer, 0, buffer.byteLength, part.offset + at);
      if (bytesRead === 0) {
        throw new PartMissing(part);
      }
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
