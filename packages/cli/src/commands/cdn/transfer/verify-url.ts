// Checks of content URLs: whole, as announced, resumable, and equal to a local file where there is one.
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { adaptiveFlow, hashFile, type LocalFile } from '@uos/sdk/jobs';
import { fileSource, nodeMd5 } from '@uos/sdk/jobs/node';
import { CliError, EXIT, usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { showProgress } from '../../../terminal/progress.ts';
import type { Text } from '../../../text/text.ts';
import { type ContentFolder, contentFolderOf, filesOf } from './content-folder.ts';
import type { FilterFlags, LinkFlags } from './flags.ts';
import { openFolderState } from './folder-state.ts';
import { rulesFor } from './rules.ts';
import { SKIP_TEXTS, type Skipped, tellSkipped, unread, walkOf } from './skipped.ts';

export interface Checked {
  readonly path: string;
  readonly url: string;
  readonly ok: boolean;
  readonly status: number;
  readonly size: number;
  readonly md5: string;
  readonly etag: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly ranges: boolean;
  /** Empty where all is well. */
  readonly problem: string;
}

export type VerifyContext = Context<
  { readonly url: string; readonly local: string | undefined },
  FilterFlags & LinkFlags
>;

const PARALLEL = 8;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 200;

interface Wanted {
  readonly md5: string;
}

export async function verifyUrl(ctx: VerifyContext): Promise<Checked[]> {
  const { url } = ctx.args;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw usageError(
      'not-a-url',
      () =>
        ctx.say({
          zh: `“${url}”不是内容地址，应以 http:// 或 https:// 开头。`,
          en: `"${url}" is no content URL; it begins with http:// or https://.`,
        }),
      'uos cdn url --help',
    );
  }
  const local = ctx.args.local === undefined ? undefined : resolve(ctx.io.cwd, ctx.args.local);
  if (local === undefined) {
    const place = contentFolderOf(url);
    return place === undefined ? [await check(ctx, '', url, undefined)] : await checkRelease(ctx, place);
  }
  if (!existsSync(local)) {
    throw usageError('not-a-file', (t) => t.errors.notFile(local), 'uos cdn verify --help');
  }
  if (!statSync(local).isDirectory()) {
    const md5 = await hashFile(await fileSource(local), nodeMd5, { signal: ctx.signal });
    return [await check(ctx, ctx.args.local ?? '', url, { md5 })];
  }
  return checkFolder(ctx, local, (contentFolderOf(url)?.url ?? url).replace(/\/+$/, ''));
}

/** Every file of a release against what the release says it is: nothing local is needed. */
async function checkRelease(ctx: VerifyContext, place: ContentFolder): Promise<Checked[]> {
  const ignores = rulesFor(ctx, undefined);
  const all = await filesOf(ctx, place);
  return await checkAll(
    ctx,
    place.url.replace(/\/$/, ''),
    all.filter(({ path }) => !ignores(path)),
  );
}

async function checkFolder(ctx: VerifyContext, folder: string, base: string): Promise<Checked[]> {
  const { checksum } = ctx.flags;
  const ignores = rulesFor(ctx, folder);
  const state = openFolderState(ctx, folder, { target: base, fresh: checksum });
  const files: LocalFile[] = [];
  const walked = walkOf(folder, ignores, ctx.flags);
  for await (const file of walked.files()) {
    files.push(file);
  }
  const skipped = [...walked.skipped(), ...unread(folder, new Set(files.map(({ path }) => path)), walked, ignores)];
  tellSkipped(ctx, skipped);
  try {
    const wanted: (Wanted & { readonly path: string })[] = [];
    for (const { path, stamp = '', source } of files) {
      const known = await state.memory.hashOf(path, stamp);
      const md5 = known ?? (await hashFile(source, nodeMd5, { signal: ctx.signal }));
      if (known === undefined) {
        state.memory.keepHash(path, stamp, md5);
      }
      wanted.push({ path, md5 });
    }
    return [...(await checkAll(ctx, base, wanted)), ...skipped.map((one) => unchecked(ctx, one))];
  } finally {
    state.close();
  }
}

function unchecked(ctx: VerifyContext, { path, reason }: Skipped): Checked {
  const nothing = { url: '', status: 0, size: 0, md5: '', etag: '', contentType: '', cacheControl: '', ranges: false };
  return { path, ...nothing, ok: false, problem: ctx.say(SKIP_TEXTS[reason]) };
}

async function checkAll(
  ctx: VerifyContext,
  base: string,
  files: readonly (Wanted & { readonly path: string })[],
): Promise<Checked[]> {
  const flow = adaptiveFlow({ most: PARALLEL, signal: ctx.signal });
  const progress = showProgress('compare', ctx);
  let [done, bytes] = [0, 0];
  try {
    const rows = await Promise.all(
      files.map((file) =>
        flow.run(async () => {
          const url = `${base}/${file.path.split('/').map(encodeURIComponent).join('/')}`;
          const row = await check(ctx, file.path, url, file);
          done += 1;
          bytes += row.size;
          progress.update({ files: done, bytes });
          return row;
        }),
      ),
    );
    progress.clear();
    const wrong = rows.filter(({ ok }) => !ok).length;
    ctx.note({
      zh: `核对了 ${rows.length} 个文件，${wrong === 0 ? '全部完好' : `${wrong} 个有问题`}。`,
      en: `Checked ${rows.length} files: ${wrong === 0 ? 'all are sound' : `${wrong} are not what they should be`}.`,
    });
    return rows;
  } finally {
    progress.clear();
  }
}

/** why fetch: this is the one place that wants what a browser sees, redirects and headers included */
async function check(ctx: VerifyContext, path: string, url: string, wanted: Wanted | undefined): Promise<Checked> {
  const { response, md5, size } = await download(ctx, url);
  const header = (name: string): string => response.headers.get(name) ?? '';
  const etag = header('etag').replaceAll('"', '');
  const ranges = size === 0 || (response.ok && (await takesRanges(response.url, ctx.signal)));
  const announced = header('content-encoding') === '' ? Number(header('content-length') || size) : size;
  const problems = [
    [
      !response.ok,
      STATUS_TEXTS[response.status] ?? { zh: `状态码 ${response.status}`, en: `status ${response.status}` },
    ],
    [
      response.ok && announced !== size,
      { zh: `应有 ${announced} 字节，收到 ${size}`, en: `${announced} bytes were announced, ${size} came` },
    ],
    [
      response.ok && /^[0-9a-f]{32}$/.test(etag) && etag !== md5,
      { zh: '内容与 ETag 不符', en: 'the content is not that of its ETag' },
    ],
    [
      response.ok && wanted !== undefined && wanted.md5 !== md5,
      ctx.args.local === undefined
        ? { zh: '与版本清单不符', en: 'not what the release lists' }
        : { zh: '与本地文件不同', en: 'differs from the local file' },
    ],
    [response.ok && !ranges, { zh: '不支持断点续传', en: 'ranges do not work' }],
  ] as const;
  const problem = problems.flatMap(([is, text]) => (is ? [ctx.say(text)] : [])).join('; ');
  return {
    path: path === '' ? decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '') : path,
    url,
    ok: problem === '',
    status: response.status,
    size,
    md5,
    etag,
    contentType: header('content-type'),
    cacheControl: header('cache-control'),
    ranges,
    problem,
  };
}

const STATUS_TEXTS: Readonly<Record<number, Text>> = {
  401: { zh: '资源桶是私有的（401）', en: 'the bucket is private (401)' },
  404: { zh: '这里没有文件（404）', en: 'no file is served here (404)' },
};

/** Throws CliError with exit 7 where nobody answers. */
async function download(ctx: VerifyContext, url: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(url, { signal: ctx.signal });
      const hash = createHash('md5');
      let size = 0;
      for await (const chunk of response.body ?? []) {
        hash.update(chunk);
        size += chunk.byteLength;
      }
      return { response, md5: hash.digest('hex'), size };
    } catch (cause) {
      ctx.signal.throwIfAborted();
      if (attempt === ATTEMPTS) {
        throw unreachable(url, cause);
      }
      await setTimeout(FIRST_PAUSE_MS * attempt, undefined, { signal: ctx.signal });
    }
  }
}

function unreachable(url: string, cause: unknown): CliError {
  const { code } = ((cause as Error).cause ?? cause) as { readonly code?: unknown };
  return new CliError('unreachable', {
    exit: EXIT.unavailable,
    what: (t) => t.errors.unreachable(new URL(url).origin),
    why: (t) =>
      code === 'ECONNREFUSED'
        ? t.errors.refused
        : code === 'ENOTFOUND'
          ? t.errors.unknownHost
          : t.errors.brokenConnection,
    cause,
  });
}

async function takesRanges(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { Range: 'bytes=0-0' }, signal });
    const bytes = await response.bytes();
    return response.status === 206 && bytes.byteLength === 1;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
