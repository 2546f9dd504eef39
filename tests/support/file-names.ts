// A table whose rows lie in a file each: whoever adds one adds a file, and no line in an index.

import { readdirSync } from 'node:fs';

/** Names of the sources in a folder without their ending, in order; tests and what is named are no rows. */
export function fileNames(folder: string, except: readonly string[]): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => name.slice(0, -'.ts'.length))
    .filter((name) => !except.includes(name))
    .sort();
}
