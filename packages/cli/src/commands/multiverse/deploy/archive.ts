// What is uploaded of a build: a folder packed into a zip file of its own, or an archive or program as it is.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { type Archive, hashFile } from '@uos/sdk/jobs';
import { fileSource, nodeMd5, type PackableFile, packFolder } from '@uos/sdk/jobs/node';
import { usageError } from '../../../errors/cli-error.ts';
import type { Context } from '../../../program/context.ts';
import { printableText } from '../../../terminal/printable.ts';
import { ignoreRules } from '../../cdn/transfer/ignore-rules.ts';
import { SKIP_TEXTS, walkOf } from '../../cdn/transfer/skipped.ts';

/** why not node_modules: a server runs with what it needs, and the platform installs nothing */
const SKIPPED = ['.git/', '.vscode/', '.DS_Store', '/.uosignore'];

export interface PackFlags {
  readonly exclude: readonly string[];
  readonly 'copy-links': boolean;
}

export interface Packed extends Required<Archive> {
  /** 0 for one that was packed already. */
  readonly files: number;
  /** Is there such a file in it? Not known of one that was packed already. */
  has(path: string): boolean;
  /** Takes the zip file away again. */
  close(): void;
}

/** Throws CliError with exit 2 for a folder that is not there or empty, or that holds what cannot be taken. */
export async function packBuild(ctx: Context<unknown, PackFlags>, build: string): Promise<Packed> {
  const full = resolve(ctx.io.cwd, build);
  const found = statSync(full, { throwIfNoEntry: false });
  if (found === undefined) {
    throw usageError('unreadable-file', (t) => t.errors.unreadable(full), `uos ${ctx.command.id} --help`);
  }
  return found.isDirectory() ? packedFolder(ctx, full) : asItIs(ctx, full);
}

async function packedFolder(ctx: Context<unknown, PackFlags>, folder: string): Promise<Packed> {
  const walked = walkOf(folder, ignoreRules(folder, { exclude: ctx.flags.exclude, skipped: SKIPPED }), ctx.flags);
  const paths = new Set<string>();
  const files = async function* (): AsyncGenerator<PackableFile> {
    for await (const { path } of walked.files()) {
      const file = join(folder, path);
      paths.add(path);
      yield { path, file, isExecutable: (statSync(file).mode & 0o111) !== 0 };
    }
  };
  const home = mkdtempSync(join(tmpdir(), 'uos-build-'));
  const close = (): void => rmSync(home, { recursive: true, force: true });
  try {
    const filename = `${basename(folder)}.zip`;
    const target = join(home, 'build.zip');
    const { files: count } = await packFolder(files(), target, ctx.signal);
    refuseSkipped(ctx, walked.skipped());
    if (count === 0) {
      throw usageError(
        'empty-folder',
        () => ctx.say({ zh: `${folder} 里没有文件。`, en: `There is no file in ${folder}.` }),
        `uos ${ctx.command.id} --help`,
      );
    }
    const source = await fileSource(target);
    const md5 = await hashFile(source, nodeMd5, { signal: ctx.signal });
    return { filename, source, md5, files: count, has: (path) => paths.has(path), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function asItIs(ctx: Context<unknown, unknown>, file: string): Promise<Packed> {
  const source = await fileSource(file);
  const md5 = await hashFile(source, nodeMd5, { signal: ctx.signal });
  return { filename: basename(file), source, md5, files: 0, has: () => false, close: () => undefined };
}

/** why refused: a server that lacks a file of its build fails later, and nobody knows why */
function refuseSkipped(
  ctx: Context<unknown, unknown>,
  skipped: ReturnType<ReturnType<typeof walkOf>['skipped']>,
): void {
  const [first] = skipped;
  if (first === undefined) {
    return;
  }
  const path = printableText(first.path);
  const why = SKIP_TEXTS[first.reason];
  const more = skipped.length - 1;
  throw usageError(
    'unpackable',
    () =>
      ctx.say({
        zh: `不能打包 ${path}：${why.zh}${more > 0 ? `；另有 ${more} 个` : ''}。`,
        en: `${path} cannot be packed: ${why.en}${more > 0 ? `; ${more} more` : ''}.`,
      }),
    ctx.line(`--exclude=${first.path}`),
  );
}
