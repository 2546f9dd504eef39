// The work of `uos cdn sync` and `uos cdn diff`: plan, show, send with progress, remove, and what the summary says.
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  applyTransfer,
  type CdnClient,
  cdnTarget,
  type PlannedFile,
  paceOf,
  planTransfer,
  type TransferEvent,
  type TransferPlan,
  type TransferTarget,
} from '@uos/sdk/jobs';
import { nodeMd5 } from '@uos/sdk/jobs/node';
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import type { Context, Sign } from '../../../program/context.ts';
import { sizeText } from '../../../terminal/output/values.ts';
import { showProgress } from '../../../terminal/progress.ts';
import { shellWord } from '../../../terminal/shell-word.ts';
import { openTransfers } from './client.ts';
import { type FailedFile, failuresOf, showFailures } from './failures.ts';
import {
  type FilterFlags,
  type LinkFlags,
  type PrefixFlags,
  rateOf,
  type SpeedFlags,
  TELL_EVERY_MS,
  transfersOf,
} from './flags.ts';
import { type FolderState, openFolderState } from './folder-state.ts';
import { checkName } from './names.ts';
import { rulesFor } from './rules.ts';
import { type Skipped, tellSkipped, walkOf } from './skipped.ts';
import { checkDeletion } from './sync-guard.ts';
import { youngHeld } from './young.ts';

export interface SyncArgs {
  readonly folder: string;
}

export interface DeleteFlags {
  readonly delete: boolean;
  readonly 'max-delete': number | undefined;
}

export type PlanContext = Context<SyncArgs, FilterFlags & LinkFlags & PrefixFlags & DeleteFlags>;
export type SyncContext = Context<SyncArgs, PlanContext['flags'] & SpeedFlags>;

export interface Planned {
  readonly uos: CdnClient;
  readonly target: TransferTarget;
  readonly plan: TransferPlan;
  readonly isRemoving: boolean;
  /** What of the folder is not taken although nobody said so. */
  readonly skipped: readonly Skipped[];
  readonly state: FolderState;
  /** Folder of the bucket, empty or with a slash at its end. */
  readonly prefix: string;
}

export interface Summary {
  readonly bucket: string;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly moved: number;
  /** Files whose bytes the platform had already. */
  readonly reused: number;
  readonly removed: number;
  /** Files whose entry was written in this run. */
  readonly uploaded: number;
  /** Bytes that went over the wire; what the platform had already is not among them. */
  readonly bytes: number;
  readonly failed: number;
  readonly failures: readonly FailedFile[];
  readonly skipped: readonly Skipped[];
  readonly seconds: number;
}

/** How many paths of a plan are shown before it is summed up. */
const SHOWN_PATHS = 20;

/** Compares both sides and refuses what must not be done; changes nothing. */
export async function planSync(ctx: PlanContext, bucketId: string): Promise<Planned> {
  const folder = checkedFolder(ctx);
  const prefix = checkedPrefix(ctx);
  const uos = openTransfers(ctx.uos.parts);
  const state = openFolderState(ctx, folder, { target: `${bucketId}/${prefix}`, fresh: ctx.flags.checksum });
  const target = cdnTarget(uos, { bucketId, prefix, journal: state.journal });
  const ignores = rulesFor(ctx, folder);
  const walked = walkOf(folder, ignores, ctx.flags);
  const progress = showProgress('compare', ctx);
  const hold = youngHeld();
  try {
    const plan = await planTransfer(target, {
      files: walked.files,
      createMd5: nodeMd5,
      memory: state.memory,
      signal: ctx.signal,
      onProgress: (done) => {
        hold(done.files);
        progress.update(done);
      },
    });
    progress.clear();
    // why now: a run that is killed while it sends need not hash again
    state.keepHashes();
    refuseBadPaths(ctx, plan);
    const skipped = walked.skipped();
    refuseBadNames(ctx, skipped);
    tellSkipped(ctx, skipped);
    // why: what was left out of the folder may be what the bucket has beside it
    const isRemoving = ctx.flags.delete && plan.extra.length > 0 && skipped.length === 0;
    if (isRemoving) {
      checkDeletion(ctx, {
        from: plan.localFiles,
        into: plan.remoteFiles,
        removed: plan.extra.length,
        maxDelete: ctx.flags['max-delete'],
        empty: { zh: '本地目录是空的', en: 'The folder is empty' },
      });
    }
    ctx.event({ type: 'plan', ...planDocument({ plan, isRemoving, skipped }, { paths: false }) });
    return { uos, target, plan, isRemoving, skipped, state, prefix };
  } catch (error) {
    state.close();
    throw error;
  } finally {
    progress.clear();
  }
}

/** Sends what the plan holds. Where some files fail, the run ends with exit 8 and a summary that names them. */
export async function applySync(ctx: SyncContext, bucketId: string, planned: Planned): Promise<Summary> {
  const { target, plan, isRemoving, skipped, state } = planned;
  const startedMs = ctx.io.now();
  const bytesPerSecond = rateOf(ctx);
  const progress = watch(ctx, plan);
  try {
    const result = await applyTransfer(target, plan, {
      createMd5: nodeMd5,
      memory: state.memory,
      remove: isRemoving,
      signal: ctx.signal,
      transfers: transfersOf(ctx),
      pace: bytesPerSecond === undefined ? undefined : paceOf(bytesPerSecond, { signal: ctx.signal }),
      onEvent: progress.onEvent,
    });
    progress.clear();
    const { created, changed, completed, stopped } = result;
    const uploaded = created + changed + completed;
    if (stopped !== undefined && uploaded === 0) {
      throw stopped;
    }
    const missing = plan.create.length + plan.change.length + plan.complete.length - uploaded;
    const failures = failuresOf(ctx, result.failed);
    if (missing > 0) {
      ctx.exit(EXIT.partial);
      showFailures(ctx, failures);
      ctx.note({
        zh: `只上传了 ${uploaded}/${uploaded + missing} 个文件；再运行一次会接着上传。${isRemoving ? '没有删除任何文件。' : ''}`,
        en: `Only ${uploaded} of ${uploaded + missing} files were uploaded; run it again to go on.${isRemoving ? ' Nothing was deleted.' : ''}`,
      });
    }
    return {
      bucket: bucketId,
      created,
      changed: changed + completed,
      unchanged: result.unchanged,
      moved: plan.moves.length,
      reused: result.reused,
      removed: result.removed,
      uploaded,
      bytes: result.sentBytes,
      failed: missing,
      failures,
      skipped,
      seconds: Math.round((ctx.io.now() - startedMs) / 100) / 10,
    };
  } finally {
    progress.clear();
    state.close();
  }
}

/** Files of a plan that are to be sent. */
export function workOf({ create, change, complete }: TransferPlan): PlannedFile[] {
  return [...create, ...change, ...complete];
}

function watch(ctx: SyncContext, plan: TransferPlan) {
  const files = plan.create.length + plan.change.length + plan.complete.length;
  const progress = showProgress('upload', ctx);
  let [sentFiles, sentBytes, totalBytes, toldMs] = [0, 0, plan.bytesToSend, 0];
  return {
    clear: () => progress.clear(),
    onEvent(event: TransferEvent): void {
      if (event.type === 'progress') {
        ({ sentBytes, totalBytes } = event);
        if (ctx.io.now() - toldMs >= TELL_EVERY_MS) {
          toldMs = ctx.io.now();
          ctx.event({ type: 'progress', files: sentFiles, totalFiles: files, bytes: sentBytes, totalBytes });
        }
      } else if (event.type === 'started') {
        progress.file(event.path, 0, event.size);
      } else if (event.type === 'part') {
        progress.file(event.path, event.bytes, event.size);
      } else if (event.type === 'failed') {
        progress.ended(event.path);
        ctx.event({ type: 'failed', path: event.path, reason: event.error.message });
      } else if (event.type === 'removed') {
        ctx.event({ type: 'removed', paths: event.paths });
      } else if (event.type === 'sent') {
        sentFiles += 1;
        progress.ended(event.path);
        ctx.event({ type: 'sent', path: event.path, size: event.size, alreadyThere: event.alreadyThere });
      }
      progress.update({ files: sentFiles, bytes: sentBytes }, { files, bytes: totalBytes });
    },
  };
}

/** The plan as a dry run and a diff answer it. */
export function planDocument(
  { plan, isRemoving, skipped }: Pick<Planned, 'plan' | 'isRemoving' | 'skipped'>,
  { paths = true } = {},
) {
  const moves = new Set(plan.moves.map(({ to }) => to));
  const sized = (files: readonly PlannedFile[]) => files.map(({ path, source }) => ({ path, size: source.size }));
  const counts = {
    unchanged: plan.same,
    bytesToSend: plan.bytesToSend,
  };
  if (!paths) {
    const { create, change, complete, extra } = plan;
    return {
      ...counts,
      create: create.length,
      change: change.length + complete.length,
      remove: isRemoving ? extra.length : 0,
      move: plan.moves.length,
      skipped: skipped.length,
    };
  }
  return {
    dryRun: true,
    create: sized(plan.create.filter(({ path }) => !moves.has(path))),
    change: sized([...plan.change, ...plan.complete]),
    ...(plan.moves.length > 0 && { move: plan.moves }),
    remove: isRemoving ? plan.extra.map(({ path, size }) => ({ path, size })) : [],
    ...(skipped.length > 0 && { skipped }),
    ...counts,
  };
}

const ADDED: Sign = { style: 'green', text: '+' };
const MOVED: Sign = { style: 'cyan', text: '→' };
const CHANGED: Sign = { style: 'yellow', text: '~' };
const REMOVED: Sign = { style: 'red', text: '-' };

export function showPlan(ctx: PlanContext, plan: TransferPlan, isRemoving: boolean): void {
  const { create, change, complete, same, extra, moves, bytesToSend } = plan;
  const from = new Map(moves.map((move) => [move.to, move.from]));
  const lines: (readonly [Sign, string])[] = [
    ...create.map(({ path, source }): readonly [Sign, string] => {
      const old = from.get(path);
      return old === undefined ? [ADDED, `${path} ${sizeText(source.size)}`] : [MOVED, `${old} → ${path}`];
    }),
    ...[...change, ...complete].map(({ path, source }): readonly [Sign, string] => [
      CHANGED,
      `${path} ${sizeText(source.size)}`,
    ]),
    ...(isRemoving ? extra.map(({ path }): readonly [Sign, string] => [REMOVED, path]) : []),
  ];
  if (ctx.io.stderr.isTTY || ctx.globals['dry-run']) {
    for (const [sign, line] of lines.slice(0, SHOWN_PATHS)) {
      ctx.note({ zh: line, en: line }, sign);
    }
    if (lines.length > SHOWN_PATHS) {
      const more = lines.length - SHOWN_PATHS;
      ctx.note({ zh: `… 还有 ${more} 个`, en: `… and ${more} more` });
    }
  }
  const size = sizeText(bytesToSend);
  const gone = isRemoving ? extra.length : 0;
  const kept = isRemoving ? 0 : extra.length;
  const changed = change.length + complete.length;
  const renamed = moves.length;
  ctx.note({
    zh: `新增 ${create.length - renamed}，更新 ${changed}，${renamed > 0 ? `改名 ${renamed}，` : ''}未变 ${same}，删除 ${gone}${kept > 0 ? `，保留多余 ${kept}` : ''}；待上传 ${size}`,
    en: `${create.length - renamed} new, ${changed} changed, ${renamed > 0 ? `${renamed} renamed, ` : ''}${same} unchanged, ${gone} to delete${kept > 0 ? `, ${kept} extra kept` : ''}; ${size} to upload`,
  });
}

/** why nothing goes then: a name in another encoding is one of many as a rule, and a copy without them looks whole */
function refuseBadNames(ctx: PlanContext, skipped: readonly Skipped[]): void {
  const bad = skipped.filter(({ reason }) => reason === 'not-utf8');
  const [first] = bad;
  if (first === undefined) {
    return;
  }
  throw new CliError('refused-files', {
    exit: EXIT.partial,
    what: () =>
      ctx.say({
        zh: `${bad.length} 个文件名不是 UTF-8，例如 ${first.path}；什么都没有上传。`,
        en: `${bad.length} names are no UTF-8, such as ${first.path}; nothing was uploaded.`,
      }),
    why: () =>
      ctx.say({
        zh: '内容地址由 UTF-8 组成；旧版 Windows 的压缩包里常是 GBK 文件名',
        en: 'Content URLs are UTF-8; an archive made on an older Windows often has names in GBK',
      }),
    next: `convmv -f gbk -t utf8 -r --notest ${shellWord(ctx.args.folder)}`,
  });
}

function refuseBadPaths(ctx: PlanContext, { refused }: TransferPlan): void {
  const [first] = refused;
  if (first === undefined) {
    return;
  }
  throw new CliError('refused-files', {
    exit: EXIT.failed,
    what: () =>
      ctx.say({
        zh: `${refused.length} 个文件不能上传，例如 ${first.path}；什么都没有上传。`,
        en: `${refused.length} files cannot be uploaded, such as ${first.path}; nothing was.`,
      }),
    why: () => ctx.say(first.reason),
    next: ctx.line(`--exclude=${first.path}`),
  });
}

function checkedFolder({ args, io, command }: Context<{ readonly folder: string }, unknown>): string {
  const folder = resolve(io.cwd, args.folder);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw usageError('not-a-folder', (t) => t.errors.notFolder(folder), `uos ${command.id} --help`);
  }
  return folder;
}

/** Folder of the bucket, empty or with one slash at its end. Throws CliError with exit 2 for one that leads elsewhere. */
export function checkedPrefix(ctx: Context<unknown, PrefixFlags>): string {
  const clean = (ctx.flags.prefix ?? '').replaceAll('\\', '/').replace(/^\/+|\/+$/g, '');
  if (clean === '') {
    return '';
  }
  checkName(ctx, 'path', clean);
  return `${clean}/`;
}
