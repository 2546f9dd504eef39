// A file on disk as a source: read, hashed and sent in pieces, and refused once it is not what it was.
import { createHash, hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { BodyMemory, UploadSource } from './byte-source.ts';
import { hashOnThread } from './node-hash-thread.ts';
import { FileChangedError, type LocalFile } from './transfer/ports.ts';

const STREAM_CHUNK_BYTES = 512 * 1024;
/**
 * Chunks of a body use the same memory in turn: what is read of 512 MiB would otherwise lie about until it is collected.
 * Whoever sends holds two or three of them; bytes that were overwritten too early would fail their hash.
 */
const STREAM_CHUNKS = 4;
const HASH_CHUNK_BYTES = 1024 * 1024;
/** Up to here a file is read at once and without waiting: asking the system four times costs more than the bytes. */
const AT_ONCE_BYTES = 1024 * 1024;

/** A file on disk. `size` is that of now: a file that changes while it is read or sent is refused. */
export async function fileSource(path: string): Promise<UploadSource> {
  return new FileSource(path, path, await stat(path));
}

/** A file of a folder, with the stamp that tells one state of it from another. */
export function localFile(path: string, full: string, found: Stats): LocalFile {
  return {
    path,
    stamp: stampOf(found),
    source: new FileSource(path, full, found),
    again: async () => {
      const now = statSync(full, { throwIfNoEntry: false });
      return now?.isFile() === true ? localFile(path, full, now) : undefined;
    },
  };
}

/** Changes whenever the content may have changed. The second part is when it was written, in milliseconds. */
function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size}:${mtimeMs}:${ctimeMs}:${ino}`;
}

class FileSource implements UploadSource {
  readonly size: number;
  readonly stamp: string;
  readonly #path: string;
  readonly #full: string;
  readonly #mtimeMs: number;

  constructor(path: string, full: string, found: Stats) {
    const { size, mtimeMs } = found;
    this.size = size;
    this.stamp = stampOf(found);
    this.#path = path;
    this.#full = full;
    this.#mtimeMs = mtimeMs;
  }

  async read(start: number, end: number): Promise<Uint8Array> {
    if (end - start <= AT_ONCE_BYTES) {
      return this.#readNow(start, end);
    }
    const file = await open(this.#full);
    try {
      return await readFully(file, Buffer.allocUnsafe(end - start), start);
    } finally {
      await file.close();
    }
  }

  async md5(signal?: AbortSignal, onHashed?: (bytes: number) => void): Promise<string> {
    if (this.size <= AT_ONCE_BYTES) {
      return hash('md5', this.#readNow(0, this.size));
    }
    const md5 = createHash('md5');
    const file = await open(this.#full);
    try {
      // why two: the next bytes are read while these are hashed
      let [now, next] = [Buffer.allocUnsafe(HASH_CHUNK_BYTES), Buffer.allocUnsafe(HASH_CHUNK_BYTES)];
      let coming = file.read(now, 0, HASH_CHUNK_BYTES, 0);
      for (let at = 0; at < this.size; ) {
        signal?.throwIfAborted();
        const { bytesRead } = await coming;
        if (bytesRead === 0) {
          throw new FileChangedError(this.#path);
        }
        at += bytesRead;
        const full = now;
        if (at < this.size) {
          coming = file.read(next, 0, HASH_CHUNK_BYTES, at);
          [now, next] = [next, now];
        }
        md5.update(full.subarray(0, bytesRead));
        onHashed?.(at);
      }
    } finally {
      await file.close();
    }
    return md5.digest('hex');
  }

  async md5Aside(signal?: AbortSignal): Promise<string> {
    signal?.throwIfAborted();
    const { md5, size } = (await hashOnThread(this.#full, signal)) ?? { md5: await this.md5(signal), size: this.size };
    if (size !== this.size) {
      throw new FileChangedError(this.#path);
    }
    return md5;
  }

  /** why not a stream of node:fs: it cannot be told that the file must still be the one that was hashed */
  async *body(start: number, end: number, memory: BodyMemory = {}): AsyncGenerator<Uint8Array> {
    if (end === start) {
      return;
    }
    const file = await open(this.#full);
    try {
      this.#refuseChanged(await file.stat());
      const ring = ringOf(memory, end - start);
      for (let at = start; at < end; ) {
        const place = (at - start) % ring.byteLength;
        const bytes = Math.min(STREAM_CHUNK_BYTES, end - at, ring.byteLength - place);
        const chunk = await readFully(file, ring.subarray(place, place + bytes), at);
        if (chunk.byteLength === 0) {
          throw new FileChangedError(this.#path);
        }
        at += chunk.byteLength;
        yield chunk;
      }
    } finally {
      await file.close();
    }
  }

  #readNow(start: number, end: number): Uint8Array {
    const file = openSync(this.#full, 'r');
    try {
      this.#refuseChanged(fstatSync(file));
      const bytes = Buffer.allocUnsafeSlow(end - start);
      let at = 0;
      while (at < bytes.byteLength) {
        const read = readSync(file, bytes, at, bytes.byteLength - at, start + at);
        if (read === 0) {
          throw new FileChangedError(this.#path);
        }
        at += read;
      }
      return bytes;
    } finally {
      closeSync(file);
    }
  }

  #refuseChanged({ size, mtimeMs }: Stats): void {
    if (size !== this.size || mtimeMs !== this.#mtimeMs) {
      throw new FileChangedError(this.#path);
    }
  }
}

function ringOf(memory: BodyMemory, bytes: number): Buffer {
  const wanted = Math.min(STREAM_CHUNKS * STREAM_CHUNK_BYTES, bytes);
  const known = memory.bytes;
  const ring = known !== undefined && known.byteLength >= wanted ? known : Buffer.allocUnsafeSlow(wanted);
  memory.bytes = ring;
  return Buffer.from(ring.buffer, ring.byteOffset, wanted);
}

async function readFully(file: FileHandle, bytes: Uint8Array, position: number): Promise<Uint8Array> {
  let at = 0;
  while (at < bytes.byteLength) {
    const { bytesRead } = await file.read(bytes, at, bytes.byteLength - at, position + at);
    if (bytesRead === 0) {
      break;
    }
    at += bytesRead;
  }
  return bytes.subarray(0, at);
}
