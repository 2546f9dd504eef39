// Hash of a file too large to hold, chunk by chunk, over whatever hasher the caller has (node:crypto, spark-md5).

import { uploadLimits } from './upload-limits.ts';

/** A file on disk, a Blob, an array: anything that can hand out a part of itself. */
export interface ByteSource {
  readonly size: number;
  /** The bytes from `start` up to, not including, `end`. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** An incremental hasher; `hex` is called once, at the end. */
export interface Hasher {
  update(chunk: Uint8Array): unknown;
  hex(): string;
}

export interface HashOptions {
  readonly chunkBytes?: number;
  readonly onProgress?: (hashedBytes: number, totalBytes: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Lower-case hex hash of a whole source, read 10 MB at a time.
 * @throws the signal's reason when aborted; RangeError when the source hands out fewer bytes than it announced.
 */
export async function md5InChunks(source: ByteSource, hasher: Hasher, options: HashOptions = {}): Promise<string> {
  const { chunkBytes = uploadLimits.md5ChunkBytes, onProgress, signal } = options;
  for (let start = 0; start < source.size; start += chunkBytes) {
    signal?.throwIfAborted();
    const end = Math.min(start + chunkBytes, source.size);
    const chunk = await source.read(start, end);
    // why: a file that shrinks while it is read would otherwise get a hash that no file has
    if (chunk.byteLength !== end - start) {
      throw new RangeError(`source ended at ${start + chunk.byteLength} of ${source.size} bytes`);
    }
    hasher.update(chunk);
    onProgress?.(end, source.size);
  }
  return hasher.hex().toLowerCase();
}
