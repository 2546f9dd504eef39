// The source files of the packages as the fence scans see them: path in the repository and text.

import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export interface SourceFile {
  /** Relative to the root of the tree, with forward slashes. */
  path: string;
  text: string;
}

const SOURCES = 'packages/*/**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}';
const NOT_OURS = new Set(['node_modules', 'dist', 'dist-types']);

/** Every source file below `root`/packages, build output and installed packages left out. */
export function readSources(root: string): SourceFile[] {
  return globSync(SOURCES, { cwd: root, exclude: (name) => NOT_OURS.has(name.split(sep).at(-1) ?? '') })
    .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(root, path), 'utf8') }))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** The 1-based line of an offset in `text`. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
