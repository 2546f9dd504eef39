// Remembers what a build step was made from, so that an unchanged step can be left out.

import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Stamped {
  name: string;
  /** Globs from the root; the content of every file they match counts. */
  inputs: string[];
  /** Paths from the root that must be there for the step to count as done. */
  outputs: string[];
}

export interface Stamps {
  isFresh: (step: Stamped) => boolean;
  /** Called before a step runs, so that one that is stopped half-way is not taken for done. */
  forget: (step: Stamped) => void;
  remember: (step: Stamped) => void;
}

/** Stamps of the tree at `root`, kept as one small file per step in `folder`. */
export function openStamps(root: string, folder: string): Stamps {
  const fileOf = ({ name }: Stamped): string => join(folder, name);
  return {
    isFresh: (step) =>
      step.outputs.every((path) => existsSync(join(root, path))) &&
      existsSync(fileOf(step)) &&
      readFileSync(fileOf(step), 'utf8') === fingerprint(root, step.inputs),
    forget: (step) => rmSync(fileOf(step), { force: true }),
    remember: (step) => {
      mkdirSync(dirname(fileOf(step)), { recursive: true });
      writeFileSync(fileOf(step), fingerprint(root, step.inputs));
    },
  };
}

function fingerprint(root: string, globs: string[]): string {
  const hash = createHash('sha256');
  const paths = globSync(globs, { cwd: root, exclude: (name) => /(^|[\\/])(node_modules|dist)$/.test(name) });
  for (const path of [...new Set(paths)].sort()) {
    if (statSync(join(root, path)).isFile()) {
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)))
        .update('\0');
    }
  }
  return hash.digest('hex');
}
