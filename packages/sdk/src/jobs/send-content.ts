// Puts bytes into the object store behind content delivery, by signed addresses. Source: wire/cdn-and-platform.md 1.6.
// Each function here is one attempt; who calls it knows how often to try.
import { apiError, type UosApiError } from '../runtime/errors.ts';
import type { CallOptions } from '../runtime/types.ts';
import type { UploadSource } from './byte-source.ts';
import type { CdnClient } from './clients.ts';
import { watchedBody } from './transfer/pace.ts';
import { FileChangedError, type SendOptions } from './transfer/ports.ts';

/** One content, known by its hash. */
export interface Content {
  readonly md5: string;
  readonly contentType: string;
  readonly source: UploadSource;
}

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

/** Counts bytes as they go out; those that a runtime sends as a whole at the end, those of a failure not at all. */
export async function counting<T>(
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

/** How long a body may take, and who ends it. */
export function transfer({ signal }: SendOptions, bytes: number): Pick<CallOptions, 'timeoutMs' | 'signal'> {
  return { timeoutMs: Math.max(SILENCE_MS, bytes / SLOWEST_BYTES_PER_MS), ...(signal !== undefined && { signal }) };
}
