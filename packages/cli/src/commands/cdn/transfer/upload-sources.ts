// Which files `uos cdn upload` sends, and where to: all is known before the first byte goes out, and no two go to one path.
import { createWriteStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type CliError, usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { shellWord } from '../../../terminal/shell-word.ts';
import type { Text } from '../../../text/text.ts';
import { checkName } from './names.ts';

const STDIN = '-';

export interface UploadSources {
  readonly files: readonly { readonly path: string; readonly file: string }[];
  /** Forgets what was read from stdin. */
  close(): void;
}

type UploadContext = Context<{ readonly files: readonly string[] }, { readonly to: string | undefined }>;

/** Throws CliError with exit 2 where something is no file or two would become one. */
export async function sourcesOf(ctx: UploadContext): Promise<UploadSources> {
  const { files } = ctx.args;
  const { to = '' } = ctx.flags;
  const refuse = (code: string, what: Text, next: string): CliError => usageError(code, () => ctx.say(what), next);
  if (files.length === 0) {
    throw refuse('no-files', { zh: '没有给出文件。', en: 'No file was given.' }, 'uos cdn upload --help');
  }
  const isFolder = to.endsWith('/') || files.length > 1;
  if (files.includes(STDIN) && (to === '' || isFolder)) {
    throw refuse(
      'needs-to',
      { zh: '标准输入没有名称，用 --to 给出路径。', en: 'What comes on stdin has no name; --to gives it a path.' },
      'uos cdn upload - --to <path>',
    );
  }
  const targets = new Map<string, string>();
  for (const file of files) {
    checkFile(ctx, file);
    const path = isFolder ? `${to.replace(/\/*$/, to === '' ? '' : '/')}${basename(file)}` : to || basename(file);
    checkName(ctx, 'path', path);
    const other = targets.get(path);
    if (other !== undefined) {
      throw refuse(
        'same-path',
        { zh: `${other} 和 ${file} 会写入同一路径 ${path}。`, en: `${other} and ${file} would both become ${path}.` },
        'uos cdn sync --help',
      );
    }
    targets.set(path, file);
  }
  const { folder, spooled } = files.includes(STDIN) ? await spool(ctx) : {};
  return {
    files: Array.from(targets, ([path, file]) => ({ path, file: spooled ?? resolve(ctx.io.cwd, file) })),
    close: () => folder !== undefined && rmSync(folder, { recursive: true, force: true }),
  };
}

function checkFile(ctx: UploadContext, file: string): void {
  const full = resolve(ctx.io.cwd, file);
  if (file === STDIN || (existsSync(full) && statSync(full).isFile())) {
    return;
  }
  if (existsSync(full) && statSync(full).isDirectory()) {
    throw usageError(
      'is-a-folder',
      () =>
        ctx.say({ zh: `${file} 是目录，用 uos cdn sync 上传。`, en: `${file} is a folder; uos cdn sync sends one.` }),
      `uos cdn sync ${shellWord(file)}`,
    );
  }
  throw usageError('not-a-file', (t) => t.errors.notFile(full), 'uos cdn upload --help');
}

/** why a file: size and hash are told before the bytes, and a sending that failed is repeated */
async function spool({ io, signal }: UploadContext): Promise<{ readonly folder: string; readonly spooled: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'uos-stdin-'));
  const spooled = join(folder, 'stdin');
  try {
    await pipeline(io.stdin, createWriteStream(spooled, { mode: 0o600 }), { signal });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return { folder, spooled };
}
