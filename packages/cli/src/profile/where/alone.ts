// Has one run at a time read, change and write the files of a person: ten sign-ins at once keep ten.
// why not proper-lockfile: it tells a dead holder by time alone, so that after a kill everybody waits two to ten seconds
// and a writer that is held up for as long is overtaken; it also takes SIGINT and SIGTERM from whoever loads it.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FILE_MODE, FOLDER_MODE, unwritableFile } from './json-file.ts';

const WAIT_MS = 15_000;
const PAUSE_MS = 15;
/** Nobody needs it so long; what another machine holds cannot be asked whether it still lives. */
const ABANDONED_MS = 10_000;

/** Does `change` while nobody else changes what lies beside `file`. Throws CliError `unwritable-file`. */
export async function alone<T>(file: string, change: () => T): Promise<T> {
  const lock = `${file}.lock`;
  await take(file, lock);
  try {
    return change();
  } finally {
    rmSync(lock, { force: true });
  }
}

async function take(file: string, lock: string): Promise<void> {
  const started = performance.now();
  while (!taken(file, lock)) {
    if (performance.now() - started > WAIT_MS) {
      throw unwritableFile(lock, new Error(`held by ${holderOf(lock) ?? '-'}`));
    }
    removeAbandoned(lock);
    // why by chance: many that wait equally long meet again
    await setTimeout(PAUSE_MS * (0.5 + Math.random()));
  }
}

function taken(file: string, lock: string): boolean {
  try {
    mkdirSync(dirname(lock), { recursive: true, mode: FOLDER_MODE });
  } catch (cause) {
    throw unwritableFile(file, cause);
  }
  try {
    writeFileSync(lock, own(), { flag: 'wx', mode: FILE_MODE });
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw unwritableFile(file, cause);
  }
}

/** What a killed run left behind. why renamed first: of two that see it one must not take away the other's new lock */
function removeAbandoned(lock: string): void {
  const holder = holderOf(lock);
  if (holder === undefined || !isAbandoned(lock, holder)) {
    return;
  }
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    if (readFileSync(aside, 'utf8') !== holder) {
      linkSync(aside, lock);
    }
  } catch {
    // why nothing: somebody else was quicker, and the next round sees how it stands
  }
  rmSync(aside, { force: true });
}

function isAbandoned(lock: string, holder: string): boolean {
  const [pid = '', host] = holder.split(' ');
  if (host === hostname() && /^\d+$/.test(pid)) {
    return !isAlive(Number(pid));
  }
  const found = statSync(lock, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Undefined where there is none by now. */
function holderOf(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

function own(): string {
  return `${process.pid} ${hostname()}`;
}
