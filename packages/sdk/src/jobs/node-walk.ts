// Every file below a folder, in byte order of the paths, so that a listing can be walked beside it.
import { isUtf8 } from 'node:buffer';
import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isSkipped } from '@uos/contract/rules';
import { localFile } from './node-file-source.ts';
import { comparePaths } from './transfer/compare.ts';
import type { LocalFile } from './transfer/ports.ts';

export interface WalkOptions {
  /** True for a path below the folder, with forward slashes, that stays at home; `isSkipped` when absent. */
  readonly ignores?: (path: string) => boolean;
  /**
   * Told of what is neither taken nor left out by a rule. A path whose name is no text (`not-utf8`) has its odd bytes
   * written as `\xd7`.
   */
  readonly onSkip?: (path: string, reason: SkipReason) => void;
  /** Follow links that lead out of the folder, too. */
  readonly copyLinks?: boolean;
}

export type SkipReason = 'broken-link' | 'link-loop' | 'link-outside' | 'special' | 'not-utf8' | 'gone';

type Walking = WalkOptions & Required<Pick<WalkOptions, 'ignores' | 'onSkip'>>;

/**
 * Links are followed within the folder unless they lead back into one that is being walked; what is neither file nor
 * folder is left out. Yields to other work after each folder.
 * @throws what the system says of a folder that cannot be read, and without `onSkip` of a name that is no text: to leave
 * it out would look like a deletion.
 * @example for await (const file of walkFolder('dist')) console.log(file.path, file.source.size);
 */
export async function* walkFolder(
  folder: string,
  options: WalkOptions = {},
): AsyncGenerator<LocalFile, void, undefined> {
  const walking = { ignores: isSkipped, onSkip: refuseNames, ...options };
  yield* walk(folder, '', walking, [realpathSync(folder)]);
}

async function* walk(
  root: string,
  below: string,
  options: Walking,
  above: readonly string[],
): AsyncGenerator<LocalFile, void, undefined> {
  for (const { path, isFolder, found } of namesOf(root, below, options, above[0] ?? root)) {
    const full = join(root, path);
    if (!isFolder) {
      yield localFile(path, full, found);
      continue;
    }
    const real = realpathSync(full);
    if (above.includes(real)) {
      options.onSkip(path, 'link-loop');
      continue;
    }
    await new Promise((resolve) => setImmediate(resolve));
    yield* walk(root, path, options, [...above, real]);
  }
}

interface Name {
  readonly path: string;
  readonly isFolder: boolean;
  readonly found: Stats;
}

/** why with a slash behind folders: `a-b` lies before `a/b`, so a folder has its place among files by it */
function namesOf(root: string, below: string, options: Walking, home: string): Name[] {
  const sortable = ({ path, isFolder }: Name): string => (isFolder ? `${path}/` : path);
  return entriesOf(join(root, below), (path, name) => {
    if (!options.ignores(pathOf(below, path))) {
      options.onSkip(pathOf(below, name), 'not-utf8');
    }
  })
    .flatMap((entry) => nameOf(root, pathOf(below, entry.name), entry.isSymbolicLink(), options, home) ?? [])
    .sort((a, b) => comparePaths(sortable(a), sortable(b)));
}

function pathOf(below: string, name: string): string {
  return below === '' ? name : `${below}/${name}`;
}

/**
 * What a folder holds by names that are text. Of the others it tells how they look to a rule, and as bytes.
 * why: Linux keeps bytes, and an archive of an older Windows leaves names in GBK; decoded, nothing is found under them
 */
function entriesOf(folder: string, onBytes: (path: string, name: string) => void): Dirent[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (!entries.some(({ name }) => name.includes('\ufffd'))) {
    return entries;
  }
  const texts = new Set<string>();
  for (const name of readdirSync(folder, { encoding: 'buffer' })) {
    const text = name.toString('utf8');
    if (isUtf8(name)) {
      texts.add(text);
    } else {
      onBytes(text, nameShown(name));
    }
  }
  return entries.filter(({ name }) => texts.delete(name));
}

/** A name as it is read, `\xd7\xca.png` where no text can say it. */
export function nameShown(name: Buffer): string {
  return isUtf8(name)
    ? name.toString('utf8')
    : Array.from(name, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : `\\x${byte.toString(16)}`)).join('');
}

function nameOf(root: string, path: string, isLink: boolean, options: Walking, home: string): Name | undefined {
  const full = join(root, path);
  const found = statOf(full, isLink);
  const isFolder = found?.isDirectory() === true;
  // why the slash: rules such as `dist/` mean folders only
  if (options.ignores(isFolder ? `${path}/` : path)) {
    return undefined;
  }
  if (found === undefined) {
    options.onSkip(path, isLink ? 'broken-link' : 'gone');
    return undefined;
  }
  if (!isFolder && !found.isFile()) {
    options.onSkip(path, 'special');
    return undefined;
  }
  if (isLink && options.copyLinks !== true && !isInside(home, realpathSync(full))) {
    options.onSkip(path, 'link-outside');
    return undefined;
  }
  return { path, isFolder, found };
}

function isInside(home: string, real: string): boolean {
  return real === home || real.startsWith(home.endsWith(sep) ? home : `${home}${sep}`);
}

function refuseNames(path: string, reason: SkipReason): void {
  if (reason === 'not-utf8') {
    throw new Error(`the name of "${path}" is no UTF-8`);
  }
}

/** Undefined for a link into nothing or into itself, and for what has gone since the folder was read. */
function statOf(full: string, isLink: boolean): Stats | undefined {
  try {
    return statSync(full, { throwIfNoEntry: false });
  } catch (error) {
    if (isLink && (error as NodeJS.ErrnoException).code === 'ELOOP') {
      return undefined;
    }
    throw error;
  }
}
