// What a sync leaves out: what the specification skips, what `.uosignore` says in the syntax of .gitignore, and --exclude.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skippedFiles, skippedFolders } from '@uos/contract/rules';
import ignore from 'ignore';

const IGNORE_FILE = '.uosignore';

/** True for a path below the folder, with forward slashes, that stays at home. */
export type Ignores = (path: string) => boolean;

/** Later rules win over earlier ones, so `!dist/node_modules` in the file brings back what is skipped by default. */
export function ignoreRules(folder: string, exclude: readonly string[] = []): Ignores {
  const rules = ignore({ ignorecase: false }).add([
    ...skippedFolders.map((name) => `${name}/`),
    ...skippedFiles,
    // why: what the platform and this CLI keep in a project is no content of a game.
    '/.uos/',
    `/${IGNORE_FILE}`,
    ...linesOf(join(folder, IGNORE_FILE)),
    ...exclude,
  ]);
  return (path) => rules.ignores(path);
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
