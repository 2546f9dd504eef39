// One file from elsewhere onto the disk: into a half beside it, which the next attempt or the next run goes on with,
// proved by its hash, then under its name. Whoever looks sees the old file or the new one, never a part.
import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export interface Download {
  /** Where the file is to be. */
  readonly file: string;
  readonly md5: string;
  readonly size: number;
  /** Opens the content at a byte. Answers where the stream really begins: 0 where the far side knows no ranges. */
  open(start: number): Promise<{ readonly start: number; readonly stream: AsyncIterable<Uint8Array> }>;
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
  const found = await fill(part, download);
  if (found.md5 !== md5 || found.size !== size) {
    await rm(part, { force: true });
    throw new ContentMismatchError(file);
  }
  await rename(part, file);
}

async function fill(
  part: string,
  { size, open: from, signal, onBytes, onSpared, pace }: Download,
): Promise<{ md5: string; size: number }> {
  const hash = createHash('md5');
  const half = await stat(part).catch(() => undefined);
  const output = await open(part, half === undefined ? 'w+' : 'r+');
  try {
    let at = await hashHead(output, Math.min(half?.size ?? 0, size), hash);
    let digest = hash;
    onSpared?.(at);
    if (at < size || half === undefined) {
      const { start, stream } = await from(at);
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

const READ_BYTES = 1024 * 1024;

async function hashHead(
  file: Awaited<ReturnType<typeof open>>,
  bytes: number,
  hash: ReturnType<typeof createHash>,
): Promise<number> {
  const buffer = Buffer.allocUnsafe(Math.min(READ_BYTES, Math.max(bytes, 1)));
  let at = 0;
  while (at < bytes) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.byteLength, bytes - at), at);
    if (bytesRead === 0) {
      break;
    }
    hash.update(buffer.subarray(0, bytesRead));
    at += bytesRead;
  }
  return at;
}
