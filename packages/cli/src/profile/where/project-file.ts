// The project file of a folder, uos.json: which profile, app and bucket the commands below it use, and what
// `uos deploy` reads. It is committed, so only the one key is touched and the rest stays as it was written.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDryWrite } from '../../connection/dry-run.ts';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { projectFile } from './settings.ts';

export const PROJECT_FILE = 'uos.json';

/** Sets one key in the nearest project file, or in a new one of `cwd`. Answers its path. */
export function changeProject(
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
  change: Readonly<Record<string, string>>,
): string {
  const found = projectFile(cwd);
  const file = found?.file ?? join(cwd, PROJECT_FILE);
  checkDryWrite(env, file);
  const indent = found === undefined ? 2 : (/\n([ \t]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? 2);
  try {
    writeFileSync(file, `${JSON.stringify({ ...found?.values, ...change }, null, indent)}\n`);
  } catch (cause) {
    throw new CliError('unwritable-file', {
      exit: EXIT.failed,
      what: (t) => t.errors.unwritable(file),
      why: () => (cause as Error).message,
      cause,
    });
  }
  return file;
}
