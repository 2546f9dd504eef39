// One file from elsewhere onto the disk: into a half beside it, which the next attempt or the next run goes on with,
// proved by its hash, then under its name. Whoever looks sees the old file or the new one, never a part.
import { createHash } from 'node:crypto';
import { appendFile, type FileHandle, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pool } from './pool.ts';

export interface Download {
  /** Where the file is to be. */
  readonly file: string;
  readonly md5: string;
  readonly size: number;
  /**
   * Opens the content from a byte up to, not including, another. Answers where the stream really begins: 0 where the far
   * side knows no ranges, and then it goes to the end.
   */
  open(start: number, end: number): Promise<{ readonly start: number; readonly stream: AsyncIterable<Uint8Array> }>;
  readonly signal?: AbortSignal | undefined;
  readonly onBytes?: ((bytes: number) => void) | undefined;
  /** Bytes of an earlier attempt that need not come again. */
  readonly onSpared?: ((bytes: number) => void) | undefined;
  readonly pace?: ((bytes: number) => Promise<void>) | undefined;
}

/** What came is not what was promised; nothing of it is left. */
export class ContentMismatchError extends Error {
  constructor(file: string, options?: ErrorOptions) {
    super(`what came for ${file} is not the content it should be`, options);
    this.name = 'ContentMismatchError';
  }
}

/**
 * Where the half of a file is: beside it, under a name of its own that is short, because names may be as long as the
 * disk allows. It holds the hash, so that a half never goes on as another content.
 */
export function partFile({ file, md5 }: Pick<Download, 'file' | 'md5'>): string {
  const name = createHash('md5').update(basename(file)).digest('hex').slice(0, 8);
  return join(dirname(file), `.${name}-${md5.slice(0, 16)}.uos-part`);
}

/**
 * @throws ContentMismatchError; what `open` throws; what the system says of the disk. The half stays for another
 * attempt unless it is wrong.
 */
export async function downloadFile(download: Download): Promise<void> {
  const { file, md5, size } = download;
  const part = partFile(download);
  await mkdir(dirname(file), { recursive: true });
  const found =
    (size >= PARALLEL_FROM_BYTES ? await fillInRanges(part, download) : undefined) ?? (await fill(part, download));
  if (found.md5 !== md5 || found.size !== size) {
    await rm(part, { force: true });
    await rm(mapOf(part), { force: true });
    throw new ContentMismatchError(file);
  }
  await rename(part, file);
  await rm(mapOf(part), { force: true });
}

async function fill(
  part: string,
  { size, open: from, signal, onBytes, onSpared, pace }: Download,
): Promise<{ md5: string; size: number }> {
  const hash = createHash('md5');
  const half = await stat(part).catch(() => undefined);
  const output = await open(part, half === undefined ? 'w+' : 'r+');
  try {
    let at = await hashPart(output, 0, Math.min(half?.size ?? 0, size), hash);
    let digest = hash;
    onSpared?.(at);
    if (at < size || half === undefined) {
      const { start, stream } = await from(at, size);
      if (start !== at) {
        onSpared?.(-at);
        digest = createHash('md5');
        at = start;
      }
      for await (const chunk of stream) {
        signal?.throwIfAborted();
        await pace?.(chunk.byteLength);
        await output.write(chunk, 0, chunk.byteLength, at);
        digest.update(chunk);
        at += chunk.byteLength;
        onBytes?.(chunk.byteLength);
        if (at > size) {
          break;
        }
      }
    }
    await output.truncate(at);
    await output.sync();
    return { md5: digest.digest('hex'), size: at };
  } finally {
    await output.close();
  }
}

/** From here on a file comes in ranges, some of them at once: one connection rarely fills a long line. */
const PARALLEL_FROM_BYTES = 64 * 1024 * 1024;
const RANGE_BYTES = 8 * 1024 * 1024;
const PARALLEL_RANGES = 4;

/** Beside a half: numbers of the ranges that are whole, one in a line. */
function mapOf(part: string): string {
  return `${part}-map`;
}

/** Undefined where the far side knows no ranges; nothing of the half is left then. */
async function fillInRanges(part: string, download: Download): Promise<{ md5: string; size: number } | undefined> {
  const { size, onSpared } = download;
  const whole = await rangesOf(part, size);
  const output = await open(part, whole.size === 0 ? 'w+' : 'r+');
  const digest = followingHash(output, size, whole);
  try {
    // why first: from now on the size of the half says nothing of what is in it
    await writeFile(mapOf(part), Array.from(whole, (range) => `${range}\n`).join(''));
    await output.truncate(size);
    onSpared?.(Array.from(whole, (range) => bytesOf(range, size)).reduce((sum, bytes) => sum + bytes, 0));
    const ranges = pool(PARALLEL_RANGES);
    for (let range = 0; range * RANGE_BYTES < size; range += 1) {
      if (!whole.has(range)) {
        await ranges.add(async () => {
          await getRange(output, range, download);
          await appendFile(mapOf(part), `${range}\n`);
          whole.add(range);
          digest.advance();
        });
      }
    }
    await ranges.drain();
    const md5 = await digest.end();
    await output.sync();
    return { md5, size };
  } catch (error) {
    await digest.stop();
    if (!(error instanceof NoRangesError)) {
      throw error;
    }
    await rm(mapOf(part), { force: true });
    await rm(part, { force: true });
    onSpared?.(-Array.from(whole, (range) => bytesOf(range, size)).reduce((sum, bytes) => sum + bytes, 0));
    return undefined;
  } finally {
    await output.close();
  }
}

class NoRangesError extends Error {}

async function getRange(output: FileHandle, range: number, download: Download): Promise<void> {
  const { size, open: from, signal, onBytes, pace } = download;
  const first = range * RANGE_BYTES;
  const end = first + bytesOf(range, size);
  const { start, stream } = await from(first, end);
  if (start !== first) {
    throw new NoRangesError();
  }
  let at = first;
  try {
    for await (const chunk of stream) {
      signal?.throwIfAborted();
      await pace?.(chunk.byteLength);
      if (at + chunk.byteLength > end) {
        throw new NoRangesError();
      }
      await output.write(chunk, 0, chunk.byteLength, at);
      at += chunk.byteLength;
      onBytes?.(chunk.byteLength);
    }
    if (at < end) {
      throw new CutError();
    }
  } catch (error) {
    onBytes?.(first - at);
    throw error;
  }
}

/** An answer that ended early without saying so; worth another attempt. */
class CutError extends Error {
  readonly code = 'ECONNRESET';
}

/** Ranges of an earlier run that are whole: by the map, or by how long a half is that came in one piece. */
async function rangesOf(part: string, size: number): Promise<Set<number>> {
  const half = await stat(part).catch(() => undefined);
  if (half === undefined) {
    return new Set();
  }
  const map = await readFile(mapOf(part), 'utf8').catch(() => undefined);
  const known =
    map === undefined
      ? Array.from({ length: Math.floor(half.size / RANGE_BYTES) }, (_, range) => range)
      : map.split('\n').slice(0, -1).map(Number);
  return new Set(known.filter((range) => range * RANGE_BYTES + bytesOf(range, size) <= half.size && range >= 0));
}

function bytesOf(range: number, size: number): number {
  return Math.min(RANGE_BYTES, size - range * RANGE_BYTES);
}

/** Hashes what is there from the beginning on, while the rest still comes. */
function followingHash(file: FileHandle, size: number, whole: ReadonlySet<number>) {
  const md5 = createHash('md5');
  let next = 0;
  let isStopped = false;
  let turn: Promise<void> = Promise.resolve();
  const follow = async (): Promise<void> => {
    while (!isStopped && whole.has(next)) {
      const range = next;
      next += 1;
      await hashPart(file, range * RANGE_BYTES, bytesOf(range, size), md5);
    }
  };
  const advance = (): void => {
    turn = turn.then(follow);
    // why: whoever waits for the end is told
    turn.catch(() => undefined);
  };
  advance();
  return {
    advance,
    async end(): Promise<string> {
      advance();
      await turn;
      return md5.digest('hex');
    },
    async stop(): Promise<void> {
      isStopped = true;
      await turn.catch(() => undefined);
    },
  };
}

const READ_BYTES = 1024 * 1024;

/** Answers how many bytes there were. */
async function hashPart(
  file: FileHandle,
  start: number,
  bytes: number,
  hash: ReturnType<typeof createHash>,
): Promise<number> {
  const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, Math.max(bytes, 1)));
  let at = 0;
  while (at < bytes) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.byteLength, bytes - at), start + at);
    if (bytesRead === 0) {
      break;
    }
    hash.update(buffer.subarray(0, bytesRead));
    at += bytesRead;
  }
  return at;
}
