// Checks of content URLs: whole, as announced, resumable, and equal to a local file where there is one.
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { adaptiveFlow, hashFile, type LocalFile } from '@uos/sdk/jobs';
import { fileSource, nodeMd5, walkFolder } from '@uos/sdk/jobs/node';
import type { Context } from '../../context.ts';
import { usageError } from '../../errors.ts';
import type { FilterFlags } from './flags.ts';
import { openFolderState } from './folder-state.ts';
import { ignoreRules } from './ignore-rules.ts';

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

type VerifyContext = Context<{ readonly url: string; readonly local: string | undefined }, FilterFlags>;

const PARALLEL = 8;

interface Wanted {
  readonly md5: string;
}

export async function verifyUrl(ctx: VerifyContext): Promise<Checked[]> {
  const { url } = ctx.args;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw usageError('not-a-url', () => `${url}: http(s)://…`, 'uos cdn url --help');
  }
  const local = ctx.args.local === undefined ? undefined : resolve(ctx.io.cwd, ctx.args.local);
  if (local === undefined) {
    return [await check(ctx, '', url, undefined)];
  }
  if (!existsSync(local)) {
    throw usageError('not-a-file', (t) => t.errors.notFile(local), 'uos cdn verify --help');
  }
  if (!statSync(local).isDirectory()) {
    const md5 = await hashFile(await fileSource(local), nodeMd5, { signal: ctx.signal });
    return [await check(ctx, ctx.args.local ?? '', url, { md5 })];
  }
  return checkFolder(ctx, local, url.replace(/\/+$/, ''));
}

async function checkFolder(ctx: VerifyContext, folder: string, base: string): Promise<Checked[]> {
  const { exclude, include, 'filter-from': lists, checksum } = ctx.flags;
  const filterFrom = lists.map((file) => resolve(ctx.io.cwd, file));
  const ignores = ignoreRules(folder, { exclude, include, filterFrom });
  const state = openFolderState(ctx, folder, { target: base, fresh: checksum });
  const flow = adaptiveFlow({ most: PARALLEL, signal: ctx.signal });
  const files: LocalFile[] = [];
  for await (const file of walkFolder(folder, { ignores })) {
    files.push(file);
  }
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
    return await Promise.all(
      wanted.map((file) =>
        flow.run(() =>
          check(ctx, file.path, `${base}/${file.path.split('/').map(encodeURIComponent).join('/')}`, file),
        ),
      ),
    );
  } finally {
    state.close();
  }
}

/** why fetch: this is the one place that wants what a browser sees, redirects and headers included */
async function check(ctx: VerifyContext, path: string, url: string, wanted: Wanted | undefined): Promise<Checked> {
  const response = await fetch(url, { signal: ctx.signal });
  const hash = createHash('md5');
  let size = 0;
  for await (const chunk of response.body ?? []) {
    hash.update(chunk);
    size += chunk.byteLength;
  }
  const header = (name: string): string => response.headers.get(name) ?? '';
  const md5 = hash.digest('hex');
  const etag = header('etag').replaceAll('"', '');
  const ranges = size === 0 || (response.ok && (await takesRanges(response.url, ctx.signal)));
  const announced = header('content-encoding') === '' ? Number(header('content-length') || size) : size;
  const problems = [
    [!response.ok, { zh: `状态码 ${response.status}`, en: `status ${response.status}` }],
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
      { zh: '与本地文件不同', en: 'differs from the local file' },
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

async function takesRanges(url: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(url, { headers: { Range: 'bytes=0-0' }, signal });
  const bytes = await response.bytes();
  return response.status === 206 && bytes.byteLength === 1;
}
