// A small JSON file of ours: read whole, written atomically, never replaced when it cannot be understood.
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { CliError, EXIT } from '../../errors/cli-error.ts';
import { shellWord } from '../../terminal/shell-word.ts';

/** Only the owner may read what holds credentials, and the configuration beside it names them. */
export const FILE_MODE = 0o600;
export const FOLDER_MODE = 0o700;

/** Reads an object; undefined when there is no such file. Throws CliError `corrupt-file` or `unreadable-file`. */
export function readJsonFile(file: string): Record<string, unknown> | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    if (/^(ENOENT|ENOTDIR)$/.test((cause as NodeJS.ErrnoException).code ?? '')) {
      return undefined;
    }
    throw new CliError('unreadable-file', {
      exit: EXIT.failed,
      what: (t) => t.errors.unreadable(file),
      why: () => (cause as Error).message,
      next: `ls -l ${shellWord(file)}`,
      cause,
    });
  }
  return parse(file, text);
}

/** Writes through a temporary file in the same folder, so that a reader sees the old or the new one, never half. */
export function writeJsonFile(linked: string, value: unknown): void {
  // why: a link that somebody made, to keep such files in one place, stays a link
  const file = targetOf(linked);
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: FOLDER_MODE });
    writeFileSync(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: FILE_MODE, flush: true });
    renameSync(temporary, file);
  } catch (cause) {
    rmSync(temporary, { force: true });
    throw unwritableFile(file, cause);
  }
}

function targetOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

export function unwritableFile(file: string, cause: unknown): CliError {
  return new CliError('unwritable-file', {
    exit: EXIT.failed,
    what: (t) => t.errors.unwritable(file),
    why: () => (cause as Error).message,
    next: `ls -ld ${shellWord(dirname(file))}`,
    cause,
  });
}

function parse(file: string, text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch (cause) {
    throw corruptFile(file, (cause as Error).message, cause);
  }
  throw corruptFile(file, 'not a JSON object');
}

export function corruptFile(file: string, reason: string, cause?: unknown): CliError {
  return new CliError('corrupt-file', {
    exit: EXIT.failed,
    what: (t) => t.errors.corruptFile(file),
    why: (t) => t.errors.corruptWhy(reason),
    next: `mv ${shellWord(file)} ${shellWord(`${file}.old`)}`,
    cause,
  });
}
