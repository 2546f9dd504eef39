// An executable `uos-x` on the PATH is the command `uos x`. Looked for only when no command of ours has that name, so
// that it costs the others nothing.
import { accessSync, constants, statSync } from 'node:fs';
import { constants as os } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Io } from '../../terminal/io.ts';

const NAME = /^[a-z][\w-]*$/i;

/** The executable of an unknown command; undefined where there is none. */
export function findExtension(env: Io['env'], word: string): string | undefined {
  if (!NAME.test(word)) {
    return undefined;
  }
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
  return (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => endings.map((ending) => join(folder, `uos-${word}${ending}`)))
    .find(isExecutable);
}

/** Runs it with the terminal of this run; answers its exit code. */
export async function runExtension(file: string, args: readonly string[], env: Io['env']): Promise<number> {
  // why here: every unknown command looks for an extension, and hardly any finds one
  const { spawn } = await import('node:child_process');
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      stdio: 'inherit',
      env: { ...env } as NodeJS.ProcessEnv,
      shell: process.platform === 'win32',
    });
    // why: the terminal sends Ctrl-C to both, and the extension decides what it means
    process.on('SIGINT', () => undefined);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? 128 + os.signals[signal ?? 'SIGTERM']));
  });
}

function isExecutable(file: string): boolean {
  try {
    // why asked first: a refusal of each folder costs more than all else of the search
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
      return false;
    }
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
