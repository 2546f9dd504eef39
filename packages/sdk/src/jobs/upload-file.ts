// One file into a bucket: hash, entry, bytes.
import { check, contentType, entryPath, normalizeEntryPath, uploadLimits } from '@uos/contract/rules';
import type { Entry } from '../generated/cdn.ts';
import { UosInputError } from '../runtime/errors.ts';
import type { Json } from '../runtime/types.ts';
import type { UploadSource } from './byte-source.ts';
import { withFreshUrl } from './cdn-target.ts';
import type { CdnClient } from './clients.ts';
import { type CreateMd5, hashFile } from './hash-file.ts';
import type { BlockOptions } from './send-blocks.ts';
import { isSentLate, sendByToken, sendLate } from './send-by-token.ts';
import { type Content, putSigned } from './send-content.ts';
import type { TransferJournal } from './transfer/ports.ts';
import { type Patience, patiently } from './transfer/retrying.ts';
import { isSentByToken, type UploadMode } from './upload-mode.ts';

const ATTEMPTS = 4;
const FIRST_DELAY_MS = 250;

export interface UploadFileOptions {
  readonly bucketId: string;
  /** Path inside the bucket; back-slashes and leading slashes are put right. */
  readonly path: string;
  readonly source: UploadSource;
  readonly createMd5: CreateMd5;
  /** MD5 of the source, where it is known already. */
  readonly md5?: string;
  /** Told the MD5 where it was not known, as soon as it is. */
  readonly onHashed?: (md5: string) => void;
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
  /** Lets a later call go on with a file of 200 MiB or more. */
  readonly journal?: TransferJournal;
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
  const type = options.contentType ?? contentType(path);
  const writeOf = (md5: string): EntryWrite => ({
    path,
    content_hash: md5,
    content_size: total,
    content_type: type,
    ...(options.labels !== undefined && { labels: [...options.labels] }),
    ...(options.metadata !== undefined && { metadata: options.metadata }),
  });
  let bytes = 0;
  const onBytes = (more: number): void => {
    bytes += more;
    onProgress?.({ phase: 'send', bytes, total });
  };
  const send = { onBytes, onSpared: onBytes, signal, journal: options.journal };
  if (options.md5 === undefined && isSentLate(source)) {
    const again = <T>(part: () => Promise<T>): Promise<T> => patiently(part, patience(send));
    const late = { ...send, again, onHashed: options.onHashed };
    const { md5, sent } = await again(() => sendLate(uos, bucketId, { source, contentType: type }, late));
    return { entry: await upsert(uos, bucketId, writeOf(md5), send), sent };
  }
  const md5 = options.md5 ?? (await hashNow(options, total));
  const content: Content = { md5, source, contentType: type };
  return isSentByToken(total, options.mode)
    ? withToken(uos, bucketId, content, writeOf(md5), send)
    : withSignedUrl(uos, bucketId, content, writeOf(md5), send);
}

async function hashNow(
  { source, createMd5, onProgress, onHashed, signal }: UploadFileOptions,
  total: number,
): Promise<string> {
  const md5 = await hashFile(source, createMd5, {
    onProgress: (bytes) => onProgress?.({ phase: 'hash', bytes, total }),
    signal,
  });
  onHashed?.(md5);
  return md5;
}

type EntryWrite = Parameters<CdnClient['cdn']['entries']['upsertMany']>[0]['entries'][number];

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
  options: BlockOptions,
): Promise<UploadedFile> {
  const again = <T>(part: () => Promise<T>): Promise<T> => patiently(part, patience(options));
  const sent = await again(() => sendByToken(uos, bucketId, content, { ...options, again }));
  return { entry: await upsert(uos, bucketId, write, options), sent };
}

async function withSignedUrl(
  uos: CdnClient,
  bucketId: string,
  content: Content,
  write: EntryWrite,
  options: BlockOptions,
): Promise<UploadedFile> {
  const entry = await upsert(uos, bucketId, { ...write, signed_url: true }, options);
  if (!entry.signed_url) {
    return { entry, sent: false };
  }
  await withFreshUrl(
    entry.signed_url,
    (url) => patiently(() => putSigned(uos, url, content, options), patience(options)),
    async () => (await upsert(uos, bucketId, { ...write, signed_url: true }, options)).signed_url,
  );
  return { entry: await uos.cdn.entries.get({ id: bucketId, eid: entry.entryid }), sent: true };
}

async function upsert(uos: CdnClient, id: string, write: EntryWrite, { signal }: BlockOptions): Promise<Entry> {
  const [entry] = await uos.cdn.entries.upsertMany({ id, entries: [write] }, { signal });
  if (entry === undefined) {
    throw new UosInputError('the bucket answered no entry');
  }
  return entry;
}

function patience({ signal }: BlockOptions): Patience {
  return {
    attempts: ATTEMPTS,
    firstDelayMs: FIRST_DELAY_MS,
    signal,
    wasThere: () => false,
    onOverload: () => undefined,
  };
}
