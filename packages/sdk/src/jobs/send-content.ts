// Puts bytes into the object store behind content delivery. Source: wire/cdn-and-platform.md 1.6.
// Each function here is one attempt; who calls it knows how often to try.
import { uploadBlocks, uploadLimits } from '@uos/contract/rules';
import type { UploadToken } from '../generated/cdn.ts';
import { apiError, UosApiError } from '../runtime/errors.ts';
import type { CallOptions } from '../runtime/types.ts';
import { type BodyMemory, framedBody, type UploadSource } from './byte-source.ts';
import type { CdnClient } from './clients.ts';
import { pool } from './pool.ts';
import { watchedBody } from './transfer/pace.ts';
import { FileChangedError, memoryJournal, type SendOptions, type TransferJournal } from './transfer/ports.ts';

/** One content, known by its hash. */
export interface Content {
  readonly md5: string;
  readonly contentType: string;
  readonly source: UploadSource;
}

/** Blocks in flight, and how much of one goes at once: so much is lost when the process is killed. */
const PARALLEL_BLOCKS = 3;
const CHUNK_BYTES = uploadLimits.blockBytes / 2;
/** Joining and moving gigabytes takes a store a while, and it is silent meanwhile. */
const JOIN_TIMEOUT_MS = 30 * 60_000;
/** On Node the longest silence. A browser measures the whole, so it is longer for more bytes, on a line of 64 kB/s. */
const SILENCE_MS = 60_000;
const SLOWEST_BYTES_PER_MS = 64;

/** Mode C: one PUT to the URL that came with the entry. */
export async function putSigned(uos: CdnClient, url: string, content: Content, options: SendOptions): Promise<void> {
  const { source, contentType } = content;
  await counting(source.size, options, (watched) =>
    uos.request(`PUT ${url as 'http'}`, {
      operation: 'cdn.upload.signed',
      errors: 'cdn',
      headers: { 'content-type': contentType, 'content-length': String(source.size) },
      body: watchedBody(source.body(0, source.size), watched),
      ...transfer(options, source.size),
    }),
  );
}

/** Where a pack of small files goes; undefined for signed URLs of a store that takes no packs. */
export function packUrl(signedUrl: string): string | undefined {
  return /^(https?:\/\/[^?#]+\/upload\/signed)\/[^/?#]+$/.exec(signedUrl)?.[1];
}

export interface PackedFile {
  readonly url: string;
  readonly bytes: Uint8Array;
}

/** An extension of our platform: what `putSigned` does, for many small files in one request. One answer for each. */
export async function putPack(
  uos: CdnClient,
  url: string,
  files: readonly PackedFile[],
  options: SendOptions,
): Promise<(UosApiError | undefined)[]> {
  const encoder = new TextEncoder();
  const pieces = files.flatMap((file) => [
    encoder.encode(`${file.url.slice(url.length + 1)} ${file.bytes.byteLength}\n`),
    file.bytes,
  ]);
  const body = joined(pieces);
  const answers = await uos.request<readonly PackAnswer[]>(`POST ${url as 'http'}`, {
    operation: 'cdn.upload.pack',
    errors: 'cdn',
    retries: 0,
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(body.byteLength) },
    body: watchedBody(body, { pace: options.pace }),
    ...transfer(options, body.byteLength),
  });
  options.onBytes?.(files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0));
  return answers.map(({ status, ...body }) =>
    status === 200
      ? undefined
      : apiError(
          { operation: 'cdn.upload.pack', service: 'cdn', status, requestId: undefined },
          { style: 'cdn', body, retryAfterMs: undefined },
        ),
  );
}

interface PackAnswer {
  readonly status: number;
  readonly code?: number;
  readonly reason?: string;
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

export interface TokenOptions extends SendOptions {
  /** Lets blocks that arrived in an earlier run be. */
  readonly journal?: TransferJournal | undefined;
}

/** Mode A: a token, then one form, or blocks from 200 MiB on. Resolves to false where the store has the content. */
export async function sendByToken(
  uos: CdnClient,
  bucketId: string,
  content: Content,
  options: TokenOptions,
): Promise<boolean> {
  const { md5, source, contentType } = content;
  const input = { id: bucketId, hash: md5, size: source.size, content_type: contentType };
  const token = await uos.cdn.entries.uploadToken(input, { signal: options.signal });
  if (token.exist) {
    return false;
  }
  try {
    await (source.size < uploadLimits.sliceThresholdBytes
      ? postForm(uos, token, content, options)
      : sendBlocks(uos, token, content, options));
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) {
      return false;
    }
    throw error;
  }
}

async function postForm(uos: CdnClient, token: UploadToken, content: Content, options: SendOptions): Promise<void> {
  const { source, contentType } = content;
  const boundary = `uos${crypto.randomUUID().replaceAll('-', '')}`;
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const before = [
    field('token', token.uploadToken),
    field('key', token.objectKey),
    field('mimeType', contentType),
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="file"\r\n`,
    'Content-Type: application/octet-stream\r\n\r\n',
  ].join('');
  const after = `\r\n--${boundary}--\r\n`;
  const frameBytes = new TextEncoder().encode(before + after).byteLength;
  await counting(source.size, options, (watched) =>
    uos.request(`POST ${token.uploadUrl as 'http'}/file/upload`, {
      operation: 'cdn.upload.form',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(frameBytes + source.size),
      },
      body: framedBody(before, watchedBody(source.body(0, source.size), watched), after),
      ...transfer(options, source.size),
    }),
  );
}

const BATCH = 'batch';

/**
 * Blocks in parallel, each streamed from its place in the source in two chunks. As the editor does, the first is opened
 * with a small one. What arrived is in the journal, and is not sent again.
 */
async function sendBlocks(uos: CdnClient, token: UploadToken, content: Content, options: TokenOptions): Promise<void> {
  const { source, contentType, md5 } = content;
  const { journal = memoryJournal(), again = (part) => part() } = options;
  const key = `${md5} ${source.size}`;
  const known = new Map(journal.open(key));
  const batch = known.get(BATCH) ?? crypto.randomUUID();
  if (!known.has(BATCH)) {
    journal.keep(key, BATCH, batch);
  }
  const headers = { authorization: token.uploadToken, uploadbatch: batch, key: urlSafeBase64(token.objectKey) };
  const post = (operation: string, path: string, body: unknown, bytes: number) =>
    uos.request<{ ctx: string }>(`POST ${token.uploadUrl as 'http'}/${path}`, {
      operation,
      retry: 'always',
      headers: {
        ...headers,
        'content-type': 'application/octet-stream',
        'content-length': String(bytes),
        // why: the whole is proved in the end, and our platform then spares itself the sums of the pieces
        'want-content-digest': 'sha=0',
      },
      body,
      ...transfer(options, bytes),
    });
  const chunk = (operation: string, path: string, [start, end]: readonly [number, number], memory: BodyMemory) =>
    counting(end - start, options, (watched) =>
      post(operation, path, watchedBody(source.body(start, end, memory), watched), end - start),
    ).catch((error: unknown) => {
      // why: what was cut off may still be reading into it
      delete memory.bytes;
      throw error;
    });
  const contexts: string[] = [];
  // why: what is read of 512 MiB would otherwise lie about until it is collected
  const memories: BodyMemory[] = [];
  const uploads = pool(PARALLEL_BLOCKS);
  for (const { index, start, end } of uploadBlocks(source.size)) {
    const begun = begunBlock(known.get(String(index)));
    options.onSpared?.(begun.bytes);
    let { ctx } = begun;
    await uploads.add(async () => {
      const memory = memories.pop() ?? {};
      for (let at = start + begun.bytes; at < end; ) {
        const next = Math.min(at === 0 ? uploadLimits.firstChunkBytes : CHUNK_BYTES, end - at);
        const path = ctx === '' ? `mkblk/${end - start}/${index}` : `bput/${ctx}/${at - start}`;
        const operation = ctx === '' ? 'cdn.upload.block' : 'cdn.upload.chunk';
        const from = at;
        ({ ctx } = await again(() => chunk(operation, path, [from, from + next], memory)));
        at += next;
        journal.keep(key, String(index), `${at - start} ${ctx}`);
      }
      memories.push(memory);
      contexts[index] = ctx;
    });
  }
  await uploads.drain();
  try {
    await again(() =>
      uos.request(`POST ${token.uploadUrl as 'http'}/mkfile/${source.size}`, {
        operation: 'cdn.upload.file',
        retry: 'always',
        headers: { ...headers, 'content-type': 'text/plain;charset=UTF-8', mimetype: contentType },
        body: new TextEncoder().encode(contexts.join(',')),
        timeoutMs: JOIN_TIMEOUT_MS,
        ...(options.signal !== undefined && { signal: options.signal }),
      }),
    );
    journal.forget(key);
  } catch (error) {
    // why: blocks that the store cannot join, or whose hash is another, are not worth going on with
    if (error instanceof UosApiError && error.status < 500 && error.status !== 429) {
      journal.forget(key);
    }
    throw error;
  }
}

/** How far an earlier run came with a block. */
function begunBlock(kept: string | undefined): { bytes: number; ctx: string } {
  const [, bytes, ctx] = /^(\d+) (\S+)$/.exec(kept ?? '') ?? [];
  return bytes === undefined || ctx === undefined ? { bytes: 0, ctx: '' } : { bytes: Number(bytes), ctx };
}

/** The store answers 406 where it has the content already; the editor takes it as success too. */
function isAlreadyThere(error: unknown): boolean {
  return error instanceof UosApiError && error.status === 406;
}

/** Counts bytes as they go out; those that a runtime sends as a whole at the end, those of a failure not at all. */
async function counting<T>(
  bytes: number,
  { pace, onBytes }: SendOptions,
  attempt: (watched: { pace: SendOptions['pace']; onBytes: (bytes: number) => void }) => Promise<T>,
): Promise<T> {
  let sent = 0;
  const count = (more: number): void => {
    sent += more;
    onBytes?.(more);
  };
  try {
    const answer = await attempt({ pace, onBytes: count });
    count(bytes - sent);
    return answer;
  } catch (error) {
    count(-sent);
    throw changedFile(error) ?? error;
  }
}

/** why looked for: a body that fails looks like a connection that does */
function changedFile(error: unknown): FileChangedError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof FileChangedError) {
      return at;
    }
  }
  return undefined;
}

function transfer({ signal }: SendOptions, bytes: number): Pick<CallOptions, 'timeoutMs' | 'signal'> {
  return { timeoutMs: Math.max(SILENCE_MS, bytes / SLOWEST_BYTES_PER_MS), ...(signal !== undefined && { signal }) };
}

function urlSafeBase64(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_');
}
