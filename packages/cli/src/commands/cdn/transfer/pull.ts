// The work of `uos cdn pull`: a bucket, a release or what a badge serves, onto the disk.
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { check, entryPath } from '@uos/contract/rules';
import {
  adaptiveFlow,
  comparePaths,
  hashFile,
  isHopeless,
  mergeByPath,
  type Patience,
  paceOf,
  patiently,
} from '@uos/sdk/jobs';
import { downloadFile, nodeMd5, walkFolder } from '@uos/sdk/jobs/node';
import type { CdnCalls } from '@uos/sdk/services/cdn';
import { CliError, EXIT } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { sizeText } from '../../../terminal/output/values.ts';
import { showProgress } from '../../../terminal/progress.ts';
import { type ContentOf, contentBase, contentUrl } from '../content-url.ts';
import { openTransfers, type TransferClient } from './client.ts';
import { failuresOf, showFailures } from './failures.ts';
import { type FilterFlags, type PrefixFlags, rateOf, type SpeedFlags, TELL_EVERY_MS, transfersOf } from './flags.ts';
import { openFolderState } from './folder-state.ts';
import type { Ignores } from './ignore-rules.ts';
import { readContent } from './read-content.ts';
import { rulesFor } from './rules.ts';
import { checkedPrefix, type DeleteFlags } from './sync.ts';
import { checkDeletion } from './sync-guard.ts';

export interface PullArgs {
  readonly folder: string;
}

export type PullContext = Context<PullArgs, FilterFlags & PrefixFlags & SpeedFlags & DeleteFlags>;

export interface Wanted {
  /** Below the folder. */
  readonly path: string;
  readonly md5: string;
  readonly size: number;
}

export interface PullPlan {
  readonly folder: string;
  readonly prefix: string;
  readonly get: readonly Wanted[];
  /** Local files that the other side does not have. */
  readonly extra: readonly string[];
  readonly same: number;
  readonly remoteFiles: number;
  readonly bytes: number;
}

const PAGE = 500;
const PATIENCE = { attempts: 6, firstDelayMs: 200 } as const;

/** Compares by content; changes nothing. */
export async function planPull(ctx: PullContext, cdn: CdnCalls, bucketId: string, of: ContentOf): Promise<PullPlan> {
  const folder = resolve(ctx.io.cwd, ctx.args.folder);
  const prefix = checkedPrefix(ctx);
  const { checksum } = ctx.flags;
  const ignores = rulesFor(ctx, folder);
  const state = openFolderState(ctx, folder, { target: `pull ${bucketId}/${prefix}`, fresh: checksum });
  const get: Wanted[] = [];
  const extra: string[] = [];
  let [same, remoteFiles, here] = [0, 0, 0];
  try {
    const remote = listed(cdn, { bucketId, of, prefix, ignores, signal: ctx.signal });
    for await (const { local, remote: there } of mergeByPath(
      existsSync(folder) ? walkFolder(folder, { ignores }) : [],
      remote,
    )) {
      remoteFiles += there === undefined ? 0 : 1;
      here += local === undefined ? 0 : 1;
      if (there === undefined) {
        extra.push(local?.path ?? '');
      } else if (local === undefined || local.source.size !== there.size) {
        get.push(there);
      } else {
        const { path, stamp = '', source } = local;
        const known = await state.memory.hashOf(path, stamp);
        const md5 = known ?? (await hashFile(source, nodeMd5, { signal: ctx.signal }));
        if (known === undefined) {
          state.memory.keepHash(path, stamp, md5);
        }
        if (md5 === there.md5) {
          same += 1;
        } else {
          get.push(there);
        }
      }
    }
  } finally {
    state.close();
  }
  if (ctx.flags.delete) {
    checkDeletion(ctx, {
      from: remoteFiles,
      into: here,
      removed: extra.length,
      maxDelete: ctx.flags['max-delete'],
      empty: { zh: '那边没有文件', en: 'There are no files on the other side' },
    });
  }
  return { folder, prefix, get, extra, same, remoteFiles, bytes: get.reduce((sum, { size }) => sum + size, 0) };
}

/** Gets what the plan names; a file that fails does not keep the others. Deletes at the end, if all came. */
export async function applyPull(ctx: PullContext, bucketId: string, of: ContentOf, plan: PullPlan) {
  const { flags, io, signal } = ctx;
  const { folder, get } = plan;
  const startedMs = io.now();
  const rate = rateOf(ctx);
  const pace = rate === undefined ? undefined : paceOf(rate, { signal });
  const uos = openTransfers(ctx.uos.parts);
  const base = await contentBase(ctx);
  const flow = adaptiveFlow({ most: transfersOf(ctx) ?? 16, signal });
  const progress = showProgress('download', ctx);
  const failed: { path: string; error: Error }[] = [];
  let [files, bytes, spared, toldMs] = [0, 0, 0, 0];
  let stopped: Error | undefined;
  const patience: Patience = {
    ...PATIENCE,
    signal,
    wasThere: () => files > 0,
    onOverload: (ms) => flow.overloaded(ms),
  };
  const tell = (): void => {
    progress.update({ files, bytes }, { files: get.length, bytes: Math.max(plan.bytes - spared, bytes) });
    if (io.now() - toldMs >= TELL_EVERY_MS) {
      toldMs = io.now();
      ctx.event({ type: 'progress', files, totalFiles: get.length, bytes, totalBytes: plan.bytes - spared });
    }
  };
  const one = async (file: Wanted): Promise<void> => {
    if (stopped !== undefined || signal.aborted) {
      return;
    }
    const url = contentUrl(base, bucketId, of, plan.prefix + file.path);
    let here = 0;
    const came = (more: number): void => {
      here += more;
      progress.file(file.path, here, file.size);
      tell();
    };
    try {
      await patiently(
        () =>
          downloadFile({
            ...file,
            file: join(folder, file.path),
            signal,
            pace,
            open: (start, end) => openAt(ctx, uos, url, { start, end, ...file }),
            onBytes: (more) => {
              bytes += more;
              flow.moved(more);
              came(more);
            },
            onSpared: (more) => {
              // why: what an attempt of this run has brought is counted already
              const news = more > 0 ? more - here : more;
              spared += news;
              came(news);
            },
          }),
        patience,
      );
      files += 1;
      ctx.event({ type: 'got', path: file.path, size: file.size });
      tell();
    } catch (error) {
      if (isHopeless(error) || (error as NodeJS.ErrnoException).code === 'ENOSPC') {
        stopped ??= error as Error;
      }
      failed.push({ path: file.path, error: error as Error });
    } finally {
      progress.ended(file.path);
    }
  };
  try {
    await Promise.all(get.map((file) => flow.run(() => one(file)).catch(() => undefined)));
  } finally {
    progress.clear();
  }
  signal.throwIfAborted();
  if (stopped !== undefined && files === 0 && isHopeless(stopped)) {
    throw stopped;
  }
  const missing = get.length - files;
  const failures = failuresOf(ctx, failed);
  if (missing > 0) {
    ctx.exit(EXIT.partial);
    showFailures(ctx, failures);
    ctx.note({
      zh: `只下载了 ${files}/${get.length} 个文件；再运行一次会接着下载。`,
      en: `Only ${files} of ${get.length} files came; run it again to go on.`,
    });
  }
  const isRemoving = flags.delete && missing === 0;
  for (const path of isRemoving ? plan.extra : []) {
    rmSync(join(folder, path), { force: true });
  }
  return {
    bucket: bucketId,
    folder,
    downloaded: files,
    unchanged: plan.same,
    removed: isRemoving ? plan.extra.length : 0,
    bytes,
    resumedBytes: spared,
    failed: missing,
    failures,
    seconds: Math.round((io.now() - startedMs) / 100) / 10,
  };
}

export function showPull(ctx: PullContext, plan: PullPlan): void {
  const gone = ctx.flags.delete ? plan.extra.length : 0;
  ctx.note({
    zh: `待下载 ${plan.get.length} 个文件（${sizeText(plan.bytes)}），未变 ${plan.same}，删除 ${gone}`,
    en: `${plan.get.length} files to get (${sizeText(plan.bytes)}), ${plan.same} unchanged, ${gone} to delete`,
  });
}

interface Listing {
  readonly bucketId: string;
  readonly of: ContentOf;
  readonly prefix: string;
  readonly ignores: Ignores;
  readonly signal: AbortSignal;
}

async function* listed(cdn: CdnCalls, listing: Listing): AsyncGenerator<readonly Wanted[], void, undefined> {
  const { bucketId: id, of, prefix, ignores, signal } = listing;
  const rid = of.kind === 'badge' ? (await cdn.releases.getByBadge({ id, badge: of.badge })).releaseid : '';
  const release = of.kind === 'release' ? of.releaseid : rid;
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const input = { id, page, per_page: PAGE, ...(prefix !== '' && { path: prefix }) };
    const { Items, totalCount } =
      release === ''
        ? await cdn.entries.list(input, { signal })
        : await cdn.releases.entries({ ...input, rid: release, sort_by: 'path' }, { signal });
    seen += Items.length;
    yield Items.filter(({ path }) => path.startsWith(prefix))
      .map(({ path, content_hash: md5, content_size: size }) => ({ path: path.slice(prefix.length), md5, size }))
      .filter(({ path }) => !ignores(path) && isSafe(path))
      .sort((a, b) => comparePaths(a.path, b.path));
    if (Items.length === 0 || seen >= totalCount) {
      return;
    }
  }
}

/** why checked although the platform does: a path that leads out of the folder must not depend on who answered */
function isSafe(path: string): boolean {
  if (check(entryPath, path) !== undefined || path.includes('\\')) {
    throw new CliError('unsafe-path', {
      exit: EXIT.failed,
      what: () => `${JSON.stringify(path)}`,
      why: (t) => t.errors.invalidInput,
    });
  }
  return true;
}

interface Span {
  readonly start: number;
  /** Not included. */
  readonly end: number;
  readonly size: number;
  readonly md5: string;
}

/** A span, if the content is still the same; all of it where the other side knows no ranges. */
async function openAt(ctx: PullContext, uos: TransferClient, url: string, { start, end, size, md5 }: Span) {
  let status = 0;
  const isWhole = start === 0 && end === size;
  const headers: Record<string, string> = isWhole ? {} : { range: `bytes=${start}-${end - 1}`, 'if-range': `"${md5}"` };
  const stream = await readContent(ctx, uos, url, {
    headers,
    onAnswer: (answer) => {
      status = answer;
    },
  });
  return { start: status === 206 ? start : 0, stream };
}
