// What a transfer takes of a folder: what the specification skips, what `.uosignore` says in the syntax of .gitignore,
// --exclude and --include, and before all of them the lists of --filter-from, in which the first match decides.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skippedFiles, skippedFolders } from '@uos/contract/rules';
import ignore from 'ignore';

const IGNORE_FILE = '.uosignore';

/** True for a path below the folder, with forward slashes, that stays at home. Folders end in a slash. */
export type Ignores = (path: string) => boolean;

export interface Filters {
  readonly exclude?: readonly string[];
  readonly include?: readonly string[];
  /** Files of `+ pattern` and `- pattern` lines. */
  readonly filterFrom?: readonly string[];
  /** Stays at home before any rule; what the specification skips of content unless given. */
  readonly skipped?: readonly string[];
}

/** Without a folder only the filters count. Later rules win over earlier ones, so `!dist/node_modules` in the file brings back what is skipped by default. */
export function ignoreRules(
  folder: string | undefined,
  { exclude = [], include = [], filterFrom = [], skipped = SKIPPED }: Filters = {},
): Ignores {
  const own = folder === undefined ? [] : rulesOf(folder, skipped);
  const rules = ignore({ ignorecase: false }).add([...own, ...exclude]);
  const wanted = include.length === 0 ? undefined : ignore({ ignorecase: false }).add([...include]);
  const lists = filterFrom.flatMap(filterLines);
  return (path) => {
    const decided = firstMatch(lists, path);
    if (decided !== undefined) {
      return decided;
    }
    return rules.ignores(path) || (wanted !== undefined && !path.endsWith('/') && !wanted.ignores(path));
  };
}

const SKIPPED: readonly string[] = [...skippedFolders.map((name) => `${name}/`), ...skippedFiles];

function rulesOf(folder: string, skipped: readonly string[]): string[] {
  return [
    ...skipped,
    // why: what the platform and this CLI keep in a project is no content of a game
    '/.uos/',
    // why: halves of a download that is not over
    '*.uos-part',
    `/${IGNORE_FILE}`,
    ...ignoreLines(join(folder, IGNORE_FILE)),
  ];
}

/** What a list could not be read as. */
export class FilterError extends Error {
  readonly file: string;
  readonly line: number;

  constructor(file: string, line: number) {
    super(`${file}:${line}: a line is "+ pattern", "- pattern" or a comment`);
    this.name = 'FilterError';
    this.file = file;
    this.line = line;
  }
}

interface FilterLine {
  readonly takes: boolean;
  matches(path: string): boolean;
}

function firstMatch(lines: readonly FilterLine[], path: string): boolean | undefined {
  const index = lines.findIndex((line) => line.matches(path));
  const found = lines[index];
  if (found === undefined) {
    return undefined;
  }
  // why: a folder is entered where something inside may be taken by a rule before the one that leaves it out
  const mayHoldTaken = path.endsWith('/') && lines.slice(0, index).some(({ takes }) => takes);
  return !found.takes && !mayHoldTaken;
}

function filterLines(file: string): FilterLine[] {
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .flatMap((text, index): FilterLine[] => {
      if (text.trim() === '' || text.startsWith('#')) {
        return [];
      }
      const [, sign, pattern] = /^([+-])\s+(.+)$/.exec(text) ?? [];
      if (pattern === undefined) {
        throw new FilterError(file, index + 1);
      }
      const rule = ignore({ ignorecase: false }).add(pattern);
      return [{ takes: sign === '+', matches: (path) => rule.ignores(path) }];
    });
}

function ignoreLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
