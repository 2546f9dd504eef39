// The work of `uos cdn sync`: plan, show, send with progress, remove, and what the summary says.
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { applySync, type LocalFile, planSync, type SyncEvent, type SyncPlan } from '@uos/sdk/jobs';
import { nodeMd5, walkFolder } from '@uos/sdk/jobs/node';
import type { Context } from '../../context.ts';
import { CliError, EXIT, usageError } from '../../errors.ts';
import { failureOfSdk } from '../../profile/failure.ts';
import { stateFolder } from '../../profile/folders.ts';
import { progressLine } from '../../terminal/progress.ts';
import { sizeText } from '../../terminal/values.ts';
import { openTransfers, type TransferClient } from './client.ts';
import { ignoreRules } from './ignore-rules.ts';
import { openJournal } from './journal.ts';
import { checkDeletion } from './sync-guard.ts';

export interface SyncArgs {
  readonly folder: string;
  readonly prefix: string | undefined;
}

export interface SyncFlags {
  readonly delete: boolean;
  readonly 'max-delete': number | undefined;
  readonly exclude: readonly string[];
  readonly transfers: number | undefined;
}

type SyncContext = Context<SyncArgs, SyncFlags>;

export interface Summary {
  readonly bucket: string;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  /** Files whose entry was written in this run. */
  readonly uploaded: number;
  /** Bytes that went over the wire; what the platform had already is not among them. */
  readonly bytes: number;
  readonly failed: number;
  readonly seconds: number;
}

/** How many paths of a plan are shown before it is summed up. */
const SHOWN_PATHS = 20;

/** Plans; undefined where a dry run ends with the plan itself. */
export async function planAndShow(ctx: SyncContext, bucketId: string) {
  const folder = checkedFolder(ctx);
  const prefix = checkedPrefix(ctx.args.prefix);
  const uos = openTransfers(ctx.uos.parts);
  const journal = openJournal(journalFile(ctx, folder), ctx.io.now);
  try {
    const all = await planSync(uos, {
      bucketId,
      files: below(folder, prefix, ctx.flags.exclude),
      createMd5: nodeMd5,
      journal,
      signal: ctx.signal,
    });
    const plan: SyncPlan = { ...all, extra: all.extra.filter(({ path }) => path.startsWith(prefix)) };
    refuseBadPaths(ctx, plan);
    const isRemoving = ctx.flags.delete && plan.extra.length > 0;
    if (isRemoving) {
      const local = plan.create.length + plan.change.length + plan.complete.length + plan.same.length;
      const remote = plan.extra.length + plan.change.length + plan.complete.length + plan.same.length;
      checkDeletion(ctx, { local, remote, removed: plan.extra.length, maxDelete: ctx.flags['max-delete'] });
    }
    show(ctx, plan, isRemoving);
    return { uos, plan, isRemoving };
  } finally {
    journal.close();
  }
}

/** Sends what the plan holds. A failure in the middle ends with exit 8 and a summary of what was done. */
export async function apply(
  ctx: SyncContext,
  bucketId: string,
  { uos, plan, isRemoving }: { uos: TransferClient; plan: SyncPlan; isRemoving: boolean },
): Promise<Summary> {
  const startedMs = ctx.io.now();
  const files = plan.create.length + plan.change.length + plan.complete.length;
  const progress = progressLine(ctx.io, ctx.lang, ctx.globals.quiet);
  let sentFiles = 0;
  let sentBytes = 0;
  const onEvent = (event: SyncEvent): void => {
    if (event.type === 'sent') {
      sentFiles += 1;
    } else if (event.type === 'progress') {
      sentBytes = event.sentBytes;
    }
    progress.update(
      { files: sentFiles, bytes: Math.min(sentBytes, plan.bytesToSend) },
      { files, bytes: plan.bytesToSend },
    );
  };
  const summary = { bucket: bucketId, unchanged: plan.same.length, failed: 0 };
  try {
    const result = await applySync(uos, plan, {
      bucketId,
      remove: isRemoving,
      signal: ctx.signal,
      onEvent,
      ...(ctx.flags.transfers !== undefined && { parallel: ctx.flags.transfers }),
    });
    const { created, changed, completed, removed } = result;
    progress.clear();
    return {
      ...summary,
      created,
      changed,
      removed,
      uploaded: created + changed + completed,
      bytes: result.sentBytes,
      seconds: secondsSince(ctx, startedMs),
    };
  } catch (error) {
    progress.clear();
    if (ctx.signal.aborted || sentFiles === 0) {
      throw error;
    }
    const { message, why } = failureOfSdk(error, ctx.t, ctx);
    throw new CliError('partial', {
      exit: EXIT.partial,
      what: () =>
        ctx.say({
          zh: `只上传了 ${sentFiles}/${files} 个文件（${sizeText(sentBytes)}）；再运行一次会接着上传。`,
          en: `Only ${sentFiles} of ${files} files were uploaded (${sizeText(sentBytes)}); run it again to go on.`,
        }),
      why: () => [message, why].filter(Boolean).join(' '),
      next: `uos cdn sync ${ctx.args.folder}`,
      cause: error,
    });
  }
}

/** The plan as a dry run answers it. */
export function planDocument(plan: SyncPlan, isRemoving: boolean) {
  const sized = (files: SyncPlan['create']) => files.map(({ path, source }) => ({ path, size: source.size }));
  return {
    dryRun: true,
    create: sized(plan.create),
    change: sized([...plan.change, ...plan.complete]),
    remove: isRemoving ? plan.extra.map(({ path, content_size: size }) => ({ path, size })) : [],
    unchanged: plan.same.length,
    bytesToSend: plan.bytesToSend,
  };
}

function show(ctx: SyncContext, plan: SyncPlan, isRemoving: boolean): void {
  const { create, change, complete, same, extra, bytesToSend } = plan;
  const lines = [
    ...create.map(({ path, source }) => `${ctx.paint('green', '+')} ${path} ${sizeText(source.size)}`),
    ...[...change, ...complete].map(
      ({ path, source }) => `${ctx.paint('yellow', '~')} ${path} ${sizeText(source.size)}`,
    ),
    ...(isRemoving ? extra.map(({ path }) => `${ctx.paint('red', '-')} ${path}`) : []),
  ];
  if (ctx.io.stderr.isTTY || ctx.globals['dry-run']) {
    for (const line of lines.slice(0, SHOWN_PATHS)) {
      ctx.note({ zh: line, en: line });
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
  ctx.note({
    zh: `新增 ${create.length}，更新 ${changed}，未变 ${same.length}，删除 ${gone}${kept > 0 ? `，保留多余 ${kept}` : ''}；待上传 ${size}`,
    en: `${create.length} new, ${changed} changed, ${same.length} unchanged, ${gone} to delete${kept > 0 ? `, ${kept} extra kept` : ''}; ${size} to upload`,
  });
}

function refuseBadPaths(ctx: SyncContext, { refused }: SyncPlan): void {
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
    next: `uos cdn sync ${ctx.args.folder} --exclude '${first.path}'`,
  });
}

async function* below(folder: string, prefix: string, exclude: readonly string[]): AsyncGenerator<LocalFile> {
  for await (const file of walkFolder(folder, { ignores: ignoreRules(folder, exclude) })) {
    yield { ...file, path: prefix + file.path };
  }
}

function checkedFolder({ args, io }: SyncContext): string {
  const folder = resolve(io.cwd, args.folder);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw usageError('not-a-folder', (t) => t.errors.notFolder(folder), 'uos cdn sync --help');
  }
  return folder;
}

/** Empty, or with one slash at its end. */
function checkedPrefix(prefix = ''): string {
  const clean = prefix.replaceAll('\\', '/').replace(/^\/+|\/+$/g, '');
  return clean === '' ? '' : `${clean}/`;
}

/** One journal per folder: a hash belongs to the file, whatever bucket it goes to. */
function journalFile(ctx: SyncContext, folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  return join(stateFolder(ctx.env), 'sync', `${name}.jsonl`);
}

function secondsSince(ctx: SyncContext, startedMs: number): number {
  return Math.round((ctx.io.now() - startedMs) / 100) / 10;
}
