// One file into a bucket: hash, entry, bytes.
import { check, contentType, entryPath, normalizeEntryPath, uploadLimits } from '@uos/contract/rules';
import type { Entry } from '../generated/cdn.ts';
import { PermissionError, UosInputError } from '../runtime/errors.ts';
import type { Json } from '../runtime/types.ts';
import type { UploadSource } from './byte-source.ts';
import type { CdnClient } from './clients.ts';
import { type CreateMd5, hashFile } from './hash-file.ts';
import { type Content, putSigned, type SendOptions, sendByToken } from './send-content.ts';

/** `signed`: entry first, then one PUT. `token`: bytes first, then the entry; always so from 200 MiB on. */
export type UploadMode = 'signed' | 'token';

export interface UploadFileOptions {
  readonly bucketId: string;
  /** Path inside the bucket; back-slashes and leading slashes are put right. */
  readonly path: string;
  readonly source: UploadSource;
  readonly createMd5: CreateMd5;
  /** MD5 of the source, where it is known already. */
  readonly md5?: string;
  /** From the extension when absent. */
  readonly contentType?: string;
  readonly labels?: readonly string[];
  readonly metadata?: Json;
  readonly mode?: UploadMode;
  readonly onProgress?: (progress: {
    readonly phase: 'hash' | 'send';
    readonly bytes: number;
    readonly total: number;
  }) => void;
  readonly signal?: AbortSignal;
}

export interface UploadedFile {
  readonly entry: Entry;
  /** False where the store had the content already. */
  readonly sent: boolean;
}

/**
 * Uploads one file and creates or changes its entry.
 * @throws UosInputError for a path no entry may have, or a file over the size limit; UosApiError as `entries.upsertMany`.
 * @example
 * const { entry } = await uploadFile(uos, { bucketId, path: 'index.html', source: await fileSource('dist/index.html'), createMd5: nodeMd5 });
 */
export async function uploadFile(uos: CdnClient, options: UploadFileOptions): Promise<UploadedFile> {
  const { bucketId, source, onProgress, signal } = options;
  const path = checkedPath(options.path, source.size);
  const total = source.size;
  const md5 =
    options.md5 ??
    (await hashFile(source, options.createMd5, {
      onProgress: (bytes) => onProgress?.({ phase: 'hash', bytes, total }),
      signal,
    }));
  const content: Content = { md5, source, contentType: options.contentType ?? contentType(path) };
  const write: EntryWrite = {
    path,
    content_hash: md5,
    content_size: total,
    content_type: content.contentType,
    ...(options.labels !== undefined && { labels: [...options.labels] }),
    ...(options.metadata !== undefined && { metadata: options.metadata }),
  };
  let bytes = 0;
  const onBytes = (more: number): void => {
    bytes += more;
    onProgress?.({ phase: 'send', bytes, total });
  };
  const send = { onBytes, signal };
  return isSentByToken(total, options.mode)
    ? withToken(uos, bucketId, content, write, send)
    : withSignedUrl(uos, bucketId, content, write, send);
}

type EntryWrite = Parameters<CdnClient['cdn']['entries']['upsertMany']>[0]['entries'][number];

/** Large files always go in blocks, which only a token allows. */
export function isSentByToken(sizeBytes: number, mode: UploadMode = 'signed'): boolean {
  return mode === 'token' || sizeBytes >= uploadLimits.sliceThresholdBytes;
}

/** The path as it is stored. Throws `UosInputError` where no entry can have it, or where the file is too large. */
function checkedPath(given: string, sizeBytes: number): string {
  const path = normalizeEntryPath(given);
  const problem = check(entryPath, path);
  if (problem !== undefined) {
    throw new UosInputError(`${given}: ${problem.en}`, { field: 'path' });
  }
  if (sizeBytes > uploadLimits.objectBytes) {
    throw new UosInputError(`${given}: ${sizeBytes} bytes are over the limit of ${uploadLimits.objectBytes}`, {
      field: 'source',
    });
  }
  return path;
}

async function withToken(
  uos: CdnClient,
  bucketId: string,
  content: Content,
  write: EntryWrite,
  options: SendOptions,
): Promise<UploadedFile> {
  const sent = await sendByToken(uos, bucketId, content, options);
  return { entry: await upsert(uos, bucketId, write, options), sent };
}

async function withSignedUrl(
  uos: CdnClient,
  bucketId: string,
  content: Content,
  write: EntryWrite,
  options: SendOptions,
): Promise<UploadedFile> {
  const entry = await upsert(uos, bucketId, { ...write, signed_url: true }, options);
  if (!entry.signed_url) {
    return { entry, sent: false };
  }
  await putFresh(uos, entry.signed_url, content, options, async () => {
    const again = await upsert(uos, bucketId, { ...write, signed_url: true }, options);
    return again.signed_url;
  });
  return { entry: await uos.cdn.entries.get({ id: bucketId, eid: entry.entryid }), sent: true };
}

/** Puts to a signed URL, and once more to a new one where it had expired. */
export async function putFresh(
  uos: CdnClient,
  url: string,
  content: Content,
  options: SendOptions,
  renew: () => Promise<string | undefined>,
): Promise<void> {
  try {
    await putSigned(uos, url, content, options);
  } catch (error) {
    // why 403: that is how an expired signature is answered; wire/cdn-and-platform.md 1.6
    const fresh = error instanceof PermissionError ? await renew() : undefined;
    if (!fresh) {
      throw error;
    }
    await putSigned(uos, fresh, content, options);
  }
}

async function upsert(uos: CdnClient, id: string, write: EntryWrite, { signal }: SendOptions): Promise<Entry> {
  const [entry] = await uos.cdn.entries.upsertMany({ id, entries: [write] }, { signal });
  if (entry === undefined) {
    throw new UosInputError('the bucket answered no entry');
  }
  return entry;
}
