// Parts of sliced uploads on a local folder: one file per upload, each part at its place, so that joining moves nothing.
import { constants } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { type RunningMd5, runningMd5 } from '#kernel/objects/disk/running-md5';
import type { Sums } from '#kernel/objects/disk/sums';
import { type BodyOptions, writeBody } from '#kernel/objects/disk/write-body';
import { type Objects, type Part, PartMissing, type PartPlace, type StoredObject } from '#kernel/objects/objects';

const READ_BYTES = 1024 * 1024;
/** Uploads whose running hash is known. Those of the others are read as a whole when they are joined. */
const KNOWN_UPLOADS = 256;

export interface PartFiles {
  /** Writes a part at its place. */
  write: Objects['writePart'];
  read(parts: readonly Part[]): AsyncGenerator<Uint8Array>;
  /** Moves the file of an upload away, waits for those who are still writing into it, and says how to hash it. */
  take(place: PartPlace, target: string): Promise<() => Promise<StoredObject>>;
  putBack(place: PartPlace, target: string): Promise<void>;
  remove(upload: string): Promise<void>;
}

interface Upload {
  readonly writing: Set<Promise<unknown>>;
  readonly md5: RunningMd5;
}

/** `prepare` runs what needs the folder to be there. */
export function partFiles(
  fileOf: (upload: string) => string,
  prepare: <T>(work: () => Promise<T>) => Promise<T>,
): PartFiles {
  // why in the process: a folder of objects has one process
  const uploads = new Map<string, Upload>();
  const begin = (upload: string): Upload => {
    const known = uploads.get(upload) ?? { writing: new Set(), md5: runningMd5(fileOf(upload)) };
    uploads.delete(upload);
    uploads.set(upload, known);
    const [oldest] = uploads.size > KNOWN_UPLOADS ? uploads : [];
    if (oldest !== undefined && oldest[1].writing.size === 0) {
      forget(oldest[0]);
    }
    return known;
  };
  const forget = (upload: string): void => {
    uploads.get(upload)?.md5.forget();
    uploads.delete(upload);
  };

  const write: PartFiles['write'] = async ({ upload, offset }, source, limitBytes, { summed = true } = {}) => {
    const { writing, md5 } = begin(upload);
    const work = prepare(() => open(fileOf(upload), constants.O_RDWR | constants.O_CREAT)).then((file) => {
      md5.begin(offset);
      return writePart(file, source, { offset, limitBytes, sums: summed ? ['sha1', 'crc32'] : [] });
    });
    const settled = work.then(
      ({ size }) => md5.end(offset, size),
      () => md5.end(offset, undefined),
    );
    writing.add(settled);
    try {
      return await work;
    } finally {
      await settled;
      writing.delete(settled);
    }
  };

  return {
    write,
    async *read(parts) {
      for (const part of parts) {
        yield* readPart(fileOf(part.upload), part);
      }
    },
    async take(place, target) {
      const { writing = new Set(), md5 = runningMd5(target) } = uploads.get(place.upload) ?? {};
      await rename(fileOf(place.upload), target).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new PartMissing(place) : error;
      });
      // why now: whoever writes from now on writes into another file
      uploads.delete(place.upload);
      await Promise.all(writing);
      return () => md5.prove(target).finally(md5.forget);
    },
    async putBack({ upload }, target) {
      forget(upload);
      await rename(target, fileOf(upload)).catch((error: NodeJS.ErrnoException) => {
        // why: it was kept under its hash meanwhile, and there is nothing to put back
        if (error.code !== 'ENOENT') {
          throw error;
        }
      });
    },
    async remove(upload) {
      forget(upload);
      await rm(fileOf(upload), { force: true });
    },
  };
}

async function writePart(
  file: FileHandle,
  source: AsyncIterable<Uint8Array>,
  options: BodyOptions,
): Promise<Sums & { readonly size: number }> {
  try {
    const { size, sums } = await writeBody(file, source, options);
    return { size, ...sums };
  } finally {
    await file.close();
  }
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
