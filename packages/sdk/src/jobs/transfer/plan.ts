// What two sides have in common, and what has to be done so that the target equals the source. Changes nothing.
import { type Text, uploadLimits } from '@uos/contract/rules';
import { type CreateMd5, hashFile } from '../hash-file.ts';
import { pool } from '../pool.ts';
import { comparePaths, mergeByPath, type Pair, UnsortedError } from './compare.ts';
import type { HashedFile, HashMemory, LocalFile, PlannedFile, RemoteFile, TransferTarget } from './ports.ts';

/** Files hashed at once: enough to keep a disk busy. */
const PARALLEL_HASHES = 4;
/** No target takes smaller files without their hash; larger ones are few enough to remember their sizes. */
const LARGE_BYTES = uploadLimits.sliceThresholdBytes;

export interface TransferPlan {
  /** Files the target does not have. */
  readonly create: readonly PlannedFile[];
  /** Files it has with another content. */
  readonly change: readonly PlannedFile[];
  /** Files it lists but has no bytes of: an earlier run was interrupted. */
  readonly complete: readonly PlannedFile[];
  /** How many files are the same on both sides. */
  readonly same: number;
  /** What the target holds and the source does not. */
  readonly extra: readonly RemoteFile[];
  /** Files of `create` whose content the target holds under a path that the source does not have any more. */
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  /** Files that the target cannot take, and why. */
  readonly refused: readonly { readonly path: string; readonly reason: Text }[];
  /** Of all files to create, change and complete, except what was only moved. */
  readonly bytesToSend: number;
  readonly localFiles: number;
  readonly remoteFiles: number;
}

export interface PlanOptions {
  /** Files of the source in byte order of their paths, such as `walkFolder(folder)`; called again where needed. */
  readonly files: () => AsyncIterable<LocalFile> | Iterable<LocalFile>;
  readonly createMd5: CreateMd5;
  /** Hashes of earlier runs; every file is read where there is none. */
  readonly memory?: HashMemory | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Files that are compared and bytes that were read for it so far. */
  readonly onProgress?: ((done: { readonly files: number; readonly bytes: number }) => void) | undefined;
}

/**
 * Reads both sides and says what is to be done.
 * @throws what listing the target or reading a file throws.
 * @example
 * const target = cdnTarget(uos, { bucketId });
 * const plan = await planTransfer(target, { files: () => walkFolder('dist'), createMd5: nodeMd5 });
 */
export async function planTransfer(target: TransferTarget, options: PlanOptions): Promise<TransferPlan> {
  try {
    return await compare(target, options, target.list(options.signal));
  } catch (error) {
    if (!(error instanceof UnsortedError)) {
      throw error;
    }
    // why only now: a target that lists in its own order is rare, and costs the memory of its whole listing
    return compare(target, { ...options, files: () => sortedFiles(options.files()) }, sortedPages(target, options));
  }
}

async function compare(
  target: TransferTarget,
  options: PlanOptions,
  pages: AsyncIterable<readonly RemoteFile[]>,
): Promise<TransferPlan> {
  const { files, signal, onProgress } = options;
  const found = { create: [] as PlannedFile[], change: [] as PlannedFile[], complete: [] as PlannedFile[] };
  const extra: RemoteFile[] = [];
  const refused: { path: string; reason: Text }[] = [];
  let [same, localFiles, remoteFiles, bytes] = [0, 0, 0, 0];
  const sort = (file: PlannedFile, remote: RemoteFile | undefined): void => {
    if (remote === undefined) {
      found.create.push(file);
    } else if (remote.md5 !== file.md5) {
      found.change.push(file);
    } else if (remote.complete) {
      same += 1;
    } else {
      found.complete.push(file);
    }
    onProgress?.({ files: localFiles, bytes });
  };
  const hashing = pool(PARALLEL_HASHES);
  const later: Pair<LocalFile, RemoteFile>[] = [];
  /** How many files of each side are of a size that may be hashed later. */
  const sizes = new Map<number, number>();
  const hashNow = (local: LocalFile, remote: RemoteFile | undefined): Promise<void> =>
    hashing.add(async () => {
      let read = 0;
      const onRead = (now: number): void => {
        bytes += now - read;
        read = now;
        onProgress?.({ files: localFiles, bytes });
      };
      const file = await hashed(local, options, onRead);
      onRead(local.source.size);
      sort(file, remote);
    });
  const look = async ({ local, remote }: Pair<LocalFile, RemoteFile>): Promise<void> => {
    remoteFiles += remote === undefined ? 0 : 1;
    for (const size of [local?.source.size ?? 0, remote?.size ?? 0]) {
      if (size >= LARGE_BYTES) {
        sizes.set(size, (sizes.get(size) ?? 0) + 1);
      }
    }
    if (local === undefined) {
      if (remote !== undefined) {
        extra.push(remote);
      }
      return;
    }
    localFiles += 1;
    const reason = target.refuses({ path: local.path, size: local.source.size });
    if (reason !== undefined) {
      refused.push({ path: local.path, reason });
      return;
    }
    const known = await rememberedHash(local, options);
    if (known !== undefined) {
      sort({ ...local, md5: known }, remote);
      return;
    }
    if (target.takesUnhashed?.(local.source) === true) {
      later.push({ local, ...(remote !== undefined && { remote }) });
      return;
    }
    await hashNow(local, remote);
  };
  try {
    for await (const pair of mergeByPath(files(), pages)) {
      signal?.throwIfAborted();
      await look(pair);
    }
    for (const { local, remote } of later) {
      if (local === undefined) {
        continue;
      }
      // why: what is as large as another file may be the same, and the same is not sent
      if (sizes.get(local.source.size) === 1) {
        sort({ ...local, md5: undefined }, remote);
      } else {
        await hashNow(local, remote);
      }
    }
  } catch (error) {
    await hashing.drain().catch(() => undefined);
    throw error;
  }
  await hashing.drain();
  const byPath = (a: LocalFile, b: LocalFile): number => comparePaths(a.path, b.path);
  const [create, change, complete] = [found.create, found.change, found.complete].map((list) => list.sort(byPath));
  const moves = movesAmong(found.create, extra);
  const moved = new Set(moves.map(({ to }) => to));
  const work = [...found.create.filter(({ path }) => !moved.has(path)), ...found.change, ...found.complete];
  const bytesToSend = work.reduce((sum, { source }) => sum + source.size, 0);
  return {
    create: create ?? [],
    change: change ?? [],
    complete: complete ?? [],
    ...{ same, extra, moves, refused, bytesToSend, localFiles, remoteFiles },
  };
}

/** A new file with the content of one that is gone was renamed. */
function movesAmong(created: readonly PlannedFile[], extra: readonly RemoteFile[]): TransferPlan['moves'] {
  const gone = new Map(extra.filter(({ complete }) => complete).map((file) => [`${file.md5} ${file.size}`, file.path]));
  return created.flatMap(({ path, md5, source }) => {
    const from = gone.get(`${md5} ${source.size}`);
    return from === undefined ? [] : [{ from, to: path }];
  });
}

async function rememberedHash({ path, stamp }: LocalFile, { memory }: PlanOptions): Promise<string | undefined> {
  const known = stamp === undefined ? undefined : memory?.hashOf(path, stamp);
  return known instanceof Promise ? await known : known;
}

/** The file with the hash of its content, which the memory then knows too. */
export async function hashed(
  file: LocalFile,
  { createMd5, memory, signal }: Pick<PlanOptions, 'createMd5' | 'memory' | 'signal'>,
  onRead?: (bytes: number) => void,
): Promise<HashedFile> {
  const md5 = await hashFile(file.source, createMd5, { signal, ...(onRead !== undefined && { onProgress: onRead }) });
  if (file.stamp !== undefined) {
    memory?.keepHash(file.path, file.stamp, md5);
  }
  return { ...file, md5 };
}

async function* sortedPages(
  target: TransferTarget,
  { signal }: PlanOptions,
): AsyncGenerator<readonly RemoteFile[], void, undefined> {
  const all: RemoteFile[] = [];
  for await (const page of target.list(signal)) {
    all.push(...page);
  }
  yield all.sort((a, b) => comparePaths(a.path, b.path));
}

async function* sortedFiles(files: AsyncIterable<LocalFile> | Iterable<LocalFile>): AsyncGenerator<LocalFile> {
  const all: LocalFile[] = [];
  for await (const file of files) {
    all.push(file);
  }
  yield* all.sort((a, b) => comparePaths(a.path, b.path));
}
