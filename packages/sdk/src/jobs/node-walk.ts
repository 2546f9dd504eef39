// Every file below a folder, in byte order of the paths, so that a listing can be walked beside it.
import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSkipped } from '@uos/contract/rules';
import { localFile } from './node-file-source.ts';
import { comparePaths } from './transfer/compare.ts';
import type { LocalFile } from './transfer/ports.ts';

export interface WalkOptions {
  /** True for a path below the folder, with forward slashes, that stays at home; `isSkipped` when absent. */
  readonly ignores?: (path: string) => boolean;
  /** Told of what is neither taken nor left out by a rule: links into nothing and into a folder above. */
  readonly onSkip?: (path: string, reason: 'broken-link' | 'link-loop' | 'special') => void;
}

/**
 * Links are followed unless they lead back into a folder that is being walked; what is neither file nor folder is left
 * out. Yields to other work after each folder.
 * @throws what the system says of a folder that cannot be read: to leave it out would look like a deletion.
 * @example for await (const file of walkFolder('dist')) console.log(file.path, file.source.size);
 */
export async function* walkFolder(
  folder: string,
  options: WalkOptions = {},
): AsyncGenerator<LocalFile, void, undefined> {
  yield* walk(folder, '', { ignores: isSkipped, ...options }, [realpathSync(folder)]);
}

async function* walk(
  root: string,
  below: string,
  options: WalkOptions & { readonly ignores: (path: string) => boolean },
  above: readonly string[],
): AsyncGenerator<LocalFile, void, undefined> {
  const { ignores, onSkip } = options;
  for (const { path, isFolder, found } of namesOf(root, below, onSkip)) {
    // why the slash: rules such as `dist/` mean folders only
    if (ignores(isFolder ? `${path}/` : path)) {
      continue;
    }
    const full = join(root, path);
    if (!isFolder) {
      yield localFile(path, full, found);
      continue;
    }
    const real = realpathSync(full);
    if (above.includes(real)) {
      onSkip?.(path, 'link-loop');
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
function namesOf(root: string, below: string, onSkip: WalkOptions['onSkip']): Name[] {
  const sortable = ({ path, isFolder }: Name): string => (isFolder ? `${path}/` : path);
  return readdirSync(join(root, below), { withFileTypes: true })
    .flatMap((entry) => nameOf(root, below, entry, onSkip) ?? [])
    .sort((a, b) => comparePaths(sortable(a), sortable(b)));
}

function nameOf(root: string, below: string, entry: Dirent, onSkip: WalkOptions['onSkip']): Name | undefined {
  const path = below === '' ? entry.name : `${below}/${entry.name}`;
  const found = statOf(join(root, path), entry.isSymbolicLink());
  if (found === undefined) {
    if (entry.isSymbolicLink()) {
      onSkip?.(path, 'broken-link');
    }
    return undefined;
  }
  const isFolder = found.isDirectory();
  if (!isFolder && !found.isFile()) {
    onSkip?.(path, 'special');
    return undefined;
  }
  return { path, isFolder, found };
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
