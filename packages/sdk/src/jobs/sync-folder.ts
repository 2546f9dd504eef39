// Makes a bucket equal to a folder: plan, send what is new or changed, list it, and remove the rest where asked to.
import { contentType, uploadLimits } from '@uos/contract/rules';
import type { Entry } from '../generated/cdn.ts';
import { UosInputError } from '../runtime/errors.ts';
import type { CdnClient } from './clients.ts';
import type { CreateMd5 } from './hash-file.ts';
import { pool } from './pool.ts';
import { type Content, sendByToken } from './send-content.ts';
import {
  type HashedFile,
  hashLocalFile,
  type LocalFile,
  makePlan,
  refusal,
  type SyncJournal,
  type SyncPlan,
} from './sync-plan.ts';
import { isSentByToken, putFresh, type UploadMode } from './upload-file.ts';

/** Files hashed at once: enough to keep a disk busy. */
const PARALLEL_HASHES = 4;

export interface PlanOptions {
  readonly bucketId: string;
  /** Files of the folder, such as `walkFolder(folder)`. */
  readonly files: AsyncIterable<LocalFile> | Iterable<LocalFile>;
  readonly createMd5: CreateMd5;
  readonly journal?: SyncJournal;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: SyncEvent) => void;
}

export interface ApplyOptions {
  readonly bucketId: string;
  /** Removes entries the folder does not have. */
  readonly remove?: boolean;
  /** How files below 200 MiB are sent. */
  readonly mode?: UploadMode;
  /** Uploads at once, 10 when absent. */
  readonly parallel?: number;
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: SyncEvent) => void;
}

/** What happens, as it happens. */
export type SyncEvent =
  | { readonly type: 'hashed'; readonly path: string; readonly files: number; readonly bytes: number }
  | { readonly type: 'planned'; readonly plan: SyncPlan }
  | { readonly type: 'started'; readonly path: string; readonly size: number }
  | { readonly type: 'progress'; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly type: 'sent'; readonly path: string; readonly size: number; readonly alreadyThere: boolean }
  | { readonly type: 'listed'; readonly paths: readonly string[] }
  | { readonly type: 'removed'; readonly paths: readonly string[] };

export interface SyncResult {
  readonly created: number;
  readonly changed: number;
  readonly completed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Bytes that went over the wire; what the store had already is not among them. */
  readonly sentBytes: number;
}

/**
 * Reads both sides and says what is to be done. Changes nothing.
 * @throws UosApiError as `entries.list`; what reading a file throws.
 * @example
 * const plan = await planSync(uos, { bucketId, files: walkFolder('dist'), createMd5: nodeMd5 });
 * console.log(plan.create.length, plan.bytesToSend);
 */
export async function planSync(uos: CdnClient, options: PlanOptions): Promise<SyncPlan> {
  const { bucketId, signal, onEvent } = options;
  const refused: { path: string; reason: NonNullable<ReturnType<typeof refusal>> }[] = [];
  const hashed: HashedFile[] = [];
  let bytes = 0;
  const hashing = pool(PARALLEL_HASHES);
  for await (const file of options.files) {
    const reason = refusal(file);
    if (reason !== undefined) {
      refused.push({ path: file.path, reason });
      continue;
    }
    await hashing.add(async () => {
      hashed.push(await hashLocalFile(file, options));
      bytes += file.source.size;
      onEvent?.({ type: 'hashed', path: file.path, files: hashed.length, bytes });
    });
  }
  await hashing.drain();
  hashed.sort((a, b) => (a.path < b.path ? -1 : 1));
  const entries: Entry[] = [];
  const input = { id: bucketId, per_page: uploadLimits.syncPageSize };
  for await (const entry of uos.cdn.entries.list.all(input, { signal })) {
    entries.push(entry);
  }
  const plan = { ...makePlan(hashed, entries), refused };
  onEvent?.({ type: 'planned', plan });
  return plan;
}

/**
 * Does what a plan says. May be stopped at any time, also by force: what was sent stays, and a new plan holds the rest.
 * @throws UosInputError where the plan holds refused files; UosApiError of the first upload that fails.
 * @example
 * const result = await applySync(uos, plan, { bucketId, remove: true, onEvent: ({ type }) => console.log(type) });
 */
export async function applySync(uos: CdnClient, plan: SyncPlan, options: ApplyOptions): Promise<SyncResult> {
  const [bad] = plan.refused;
  if (bad !== undefined) {
    throw new UosInputError(`${bad.path}: ${bad.reason.en}`, { field: 'path' });
  }
  const work = [...plan.create, ...plan.change, ...plan.complete];
  const sentBytes = await send(uos, work, plan.bytesToSend, options);
  const removed = options.remove === true ? await removeExtra(uos, plan, options) : 0;
  return {
    created: plan.create.length,
    changed: plan.change.length,
    completed: plan.complete.length,
    unchanged: plan.same.length,
    removed,
    sentBytes,
  };
}

/**
 * Plans and applies in one.
 * @example await syncFolder(uos, { bucketId, files: walkFolder('dist'), createMd5: nodeMd5, remove: true });
 */
export async function syncFolder(uos: CdnClient, options: PlanOptions & ApplyOptions): Promise<SyncResult> {
  return applySync(uos, await planSync(uos, options), options);
}

async function send(
  uos: CdnClient,
  work: readonly HashedFile[],
  totalBytes: number,
  options: ApplyOptions,
): Promise<number> {
  const { signal, onEvent, parallel = uploadLimits.parallelUploads } = options;
  let sentBytes = 0;
  const onBytes = (bytes: number): void => {
    sentBytes += bytes;
    onEvent?.({ type: 'progress', sentBytes, totalBytes });
  };
  const uploads = pool(parallel);
  // why: several paths may hold one content, and it goes over the wire once
  const begun = new Map<string, Promise<void>>();
  const once = (file: HashedFile, put: () => Promise<boolean>): Promise<void> => {
    const known = begun.get(file.md5);
    if (known !== undefined) {
      return known.then(() => onEvent?.({ type: 'sent', path: file.path, size: file.source.size, alreadyThere: true }));
    }
    onEvent?.({ type: 'started', path: file.path, size: file.source.size });
    const run = put().then((wasSent) => {
      onEvent?.({ type: 'sent', path: file.path, size: file.source.size, alreadyThere: !wasSent });
    });
    begun.set(file.md5, run);
    return run;
  };
  try {
    for (const batch of batchesOf(work, uploadLimits.entryBatch)) {
      signal?.throwIfAborted();
      const byToken = batch.filter(({ source }) => isSentByToken(source.size, options.mode));
      for (const file of byToken) {
        await uploads.add(() =>
          once(file, () => sendByToken(uos, options.bucketId, contentOf(file), { signal, onBytes })),
        );
      }
      // why: the bytes first, so that an entry written here is never without its content
      if (byToken.length > 0) {
        await uploads.drain();
      }
      const listed = await list(uos, batch, options);
      onEvent?.({ type: 'listed', paths: batch.map(({ path }) => path) });
      for (const [index, file] of batch.entries()) {
        const url = listed[index]?.signed_url;
        if (url) {
          await uploads.add(() => once(file, () => put(uos, url, file, options, onBytes)));
        }
      }
    }
  } catch (error) {
    await uploads.drain().catch(() => undefined);
    throw error;
  }
  await uploads.drain();
  return sentBytes;
}

async function put(
  uos: CdnClient,
  url: string,
  file: HashedFile,
  options: ApplyOptions,
  onBytes: (bytes: number) => void,
): Promise<boolean> {
  await putFresh(uos, url, contentOf(file), { signal: options.signal, onBytes }, async () => {
    const [entry] = await list(uos, [file], options);
    return entry?.signed_url;
  });
  return true;
}

/** Writes entries; asks for an address where the bytes are still to be sent. */
function list(uos: CdnClient, files: readonly HashedFile[], { bucketId, mode, signal }: ApplyOptions) {
  const entries = files.map(({ path, md5, source }) => ({
    path,
    content_hash: md5,
    content_size: source.size,
    content_type: contentType(path),
    ...(!isSentByToken(source.size, mode) && { signed_url: true }),
  }));
  return uos.cdn.entries.upsertMany({ id: bucketId, entries }, { signal });
}

async function removeExtra(
  uos: CdnClient,
  { extra }: SyncPlan,
  { bucketId, signal, onEvent }: ApplyOptions,
): Promise<number> {
  let removed = 0;
  for (const batch of batchesOf(extra, uploadLimits.entryBatch)) {
    const entries = batch.map(({ entryid }) => ({ entryid }));
    const { deleted } = await uos.cdn.entries.removeMany({ id: bucketId, entries }, { signal });
    removed += deleted;
    onEvent?.({ type: 'removed', paths: batch.map(({ path }) => path) });
  }
  return removed;
}

function contentOf({ path, md5, source }: HashedFile): Content {
  return { md5, source, contentType: contentType(path) };
}

function batchesOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
