// Where tests put their files: in memory where there is room. Each platform of a test makes and removes 1,400 files, and a
// disk that has just removed thousands looks through all of them before it makes the next one.

import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 6e9;
const NAME = /^uos-tests-(\d+)-/;

/** A folder of this process that is removed with it; the usual one where there is little memory. */
export function tempFolder(): string {
  if (!hasRoom()) {
    return tmpdir();
  }
  removeLeft();
  const folder = mkdtempSync(join(IN_MEMORY, `uos-tests-${process.pid}-`));
  // why: servers of tests run as users of their own
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > NEEDED_BYTES && freemem() > NEEDED_BYTES;
  } catch {
    return false;
  }
}

/** What a run that was killed has left takes memory for ever. */
function removeLeft(): void {
  for (const name of readdirSync(IN_MEMORY)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) {
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
