// Puts bytes into the object store behind content delivery. Source: wire/cdn-and-platform.md 1.6.
import { uploadBlocks, uploadLimits } from '@uos/contract/rules';
import type { UploadToken } from '../generated/cdn.ts';
import { isUosError, UosApiError } from '../runtime/errors.ts';
import { retryDelayMs, sleep } from '../runtime/retry.ts';
import type { CallOptions } from '../runtime/types.ts';
import { framedBody, type UploadSource, watchedBody } from './byte-source.ts';
import type { CdnClient } from './clients.ts';
import { pool } from './pool.ts';

/** One content, known by its hash. */
export interface Content {
  readonly md5: string;
  readonly contentType: string;
  readonly source: UploadSource;
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Bytes that went out since the last time; negative where an attempt is begun again. */
  readonly onBytes?: ((bytes: number) => void) | undefined;
}

const ATTEMPTS = 3;
/** Blocks in flight; each is held in memory. */
const PARALLEL_BLOCKS = 4;
/** On Node the longest silence; a browser measures the whole. */
const TIMEOUT_MS = 30 * 60_000;

/** Mode C: one PUT to the URL that came with the entry. */
export function putSigned(uos: CdnClient, url: string, content: Content, options: SendOptions): Promise<void> {
  const { source, contentType } = content;
  return again(options, async (onBytes) => {
    await uos.request(`PUT ${url as 'http'}`, {
      operation: 'cdn.upload.signed',
      errors: 'cdn',
      headers: { 'content-type': contentType, 'content-length': String(source.size) },
      body: watchedBody(source.body(0, source.size), onBytes),
      ...transfer(options),
    });
  });
}

/** Mode A: a token, then one form, or blocks from 200 MiB on. Resolves to false where the store has the content. */
export async function sendByToken(
  uos: CdnClient,
  bucketId: string,
  content: Content,
  options: SendOptions,
): Promise<boolean> {
  const { md5, contentType, source } = content;
  const token = await uos.cdn.entries.uploadToken(
    { id: bucketId, hash: md5, size: source.size, content_type: contentType },
    { signal: options.signal },
  );
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

function postForm(uos: CdnClient, token: UploadToken, content: Content, options: SendOptions): Promise<void> {
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
  return again(options, async (onBytes) => {
    await uos.request(`POST ${token.uploadUrl as 'http'}/file/upload`, {
      operation: 'cdn.upload.form',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(frameBytes + source.size),
      },
      body: framedBody(before, watchedBody(source.body(0, source.size), onBytes), after),
      ...transfer(options),
    });
  });
}

/** Blocks in parallel. As the editor does, the first is opened with a small chunk and filled by a second call. */
async function sendBlocks(uos: CdnClient, token: UploadToken, content: Content, options: SendOptions): Promise<void> {
  const { source, contentType } = content;
  const headers = {
    authorization: token.uploadToken,
    uploadbatch: crypto.randomUUID(),
    key: urlSafeBase64(token.objectKey),
  };
  const post = (operation: string, path: string, body: string | Uint8Array, type: string, more = {}) =>
    uos.request<{ ctx: string }>(`POST ${token.uploadUrl as 'http'}/${path}`, {
      operation,
      retry: 'always',
      headers: { ...headers, 'content-type': type, ...more },
      body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
      ...transfer(options),
    });
  const bytes = (operation: string, path: string, body: Uint8Array) =>
    post(operation, path, body, 'application/octet-stream');
  const blocks = uploadBlocks(source.size);
  const contexts: string[] = [];
  const uploads = pool(PARALLEL_BLOCKS);
  for (const { index, start, end } of blocks) {
    await uploads.add(async () => {
      const block = await source.read(start, end);
      const first = index === 0 ? uploadLimits.firstChunkBytes : block.byteLength;
      let { ctx } = await bytes('cdn.upload.block', `mkblk/${block.byteLength}/${index}`, block.subarray(0, first));
      if (first < block.byteLength) {
        ({ ctx } = await bytes('cdn.upload.chunk', `bput/${ctx}/${first}`, block.subarray(first)));
      }
      contexts[index] = ctx;
      options.onBytes?.(block.byteLength);
    });
  }
  await uploads.drain();
  await post('cdn.upload.file', `mkfile/${source.size}`, contexts.join(','), 'text/plain;charset=UTF-8', {
    mimetype: contentType,
  });
}

/** The store answers 406 where it has the content already; the editor takes it as success too. */
function isAlreadyThere(error: unknown): boolean {
  return error instanceof UosApiError && error.status === 406;
}

// why not the client's own retries: a stream is gone once it was sent, here it can be opened again
async function again(
  { signal, onBytes }: SendOptions,
  attempt: (onBytes: (bytes: number) => void) => Promise<void>,
): Promise<void> {
  for (let count = 1; ; count += 1) {
    let sent = 0;
    try {
      await attempt((bytes) => {
        sent += bytes;
        onBytes?.(bytes);
      });
      return;
    } catch (error) {
      onBytes?.(-sent);
      const delayMs = isUosError(error) && count < ATTEMPTS ? retryDelayMs(error, count, true) : undefined;
      if (delayMs === undefined || !(await sleep(delayMs, signal))) {
        throw error;
      }
    }
  }
}

function transfer({ signal }: SendOptions): Pick<CallOptions, 'timeoutMs' | 'signal'> {
  return { timeoutMs: TIMEOUT_MS, signal };
}

function urlSafeBase64(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_');
}
