// One process per data folder. PGlite takes no lock of its own, and two openers lose acknowledged commits without an
// error; evidence: two of them raised one counter 2388 times and left it at 197.
import { createHash } from 'node:crypto';
import { readlinkSync, unlinkSync } from 'node:fs';
import { open, readFile, realpath, stat, unlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

export interface FolderLock {
  release(): Promise<void>;
}

export interface LockOptions {
  /** True where the database keeps the place: what was noted on another machine or in another container is not asked. */
  readonly onlyHere?: boolean;
  /** How often it says that it lives, 5 s unless told; three times as long in silence, and it is dead. */
  readonly beatMs?: number;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** The network whose kernel holds the guard: two containers may have one name. */
  readonly net?: string;
  readonly since: string;
}

export class FolderBusyError extends Error {
  readonly pid: number | undefined;
  /** The host it is on, where that is not this one. */
  readonly elsewhere: string | undefined;

  constructor(folder: string, holder: Holder | undefined) {
    const who =
      holder === undefined ? 'another process' : `process ${holder.pid} on ${holder.host} since ${holder.since}`;
    super(
      `The data folder ${folder} is in use by ${who}. Stop that one (uos dev stop), or start this one on another folder.`,
    );
    this.name = 'FolderBusyError';
    this.pid = holder?.pid;
    this.elsewhere = holder === undefined || isHere(holder) ? undefined : holder.host;
  }
}

/**
 * Takes the folder or throws `FolderBusyError`. On Linux the kernel holds the lock, an abstract socket named after the
 * folder that vanishes with the process; the file beside it says who, and guards where there are no such sockets. Who
 * holds it elsewhere is believed for as long as it says that it lives.
 */
export async function lockFolder(
  folder: string,
  now: Date,
  { onlyHere = false, beatMs = BEAT_MS }: LockOptions = {},
): Promise<FolderLock> {
  const file = join(folder, 'platform.lock');
  const guard = await bindGuard(await realpath(folder));
  const holder = await readHolder(file);
  if (guard === 'taken' || (holder !== undefined && (await holds(holder, guard !== 'none')))) {
    if (guard !== 'taken' && guard !== 'none') {
      await closed(guard);
    }
    throw new FolderBusyError(folder, holder);
  }

  async function holds(one: Holder, guarded: boolean): Promise<boolean> {
    return isHere(one) ? !guarded && isRunning(one.pid) : !onlyHere && (await beats(file, beatMs));
  }

  const own: Holder = { pid: process.pid, host: hostname(), net: network(), since: now.toISOString() };
  const text = JSON.stringify(own);
  await writeFile(file, text, { mode: 0o600, flag: guard === 'none' && holder === undefined ? 'wx' : 'w' });
  const stopBeating = beat(file, text, beatMs);
  // why: an end by force must not leave it for the next one to wait for
  const atExit = (): void => {
    try {
      unlinkSync(file);
    } catch {
      // why: it is gone
    }
  };
  process.once('exit', atExit);
  return {
    async release() {
      process.off('exit', atExit);
      await stopBeating();
      await unlink(file).catch(() => undefined);
      if (guard !== 'none') {
        await closed(guard);
      }
    },
  };
}

const BEAT_MS = 5000;
const DEAD_AFTER_BEATS = 3;

/** Writes the same again and again; no reader ever finds the file empty. */
function beat(file: string, text: string, everyMs: number): () => Promise<void> {
  let last = Promise.resolve();
  const again = async (): Promise<void> => {
    const handle = await open(file, 'r+');
    await handle.write(text, 0).finally(() => handle.close());
  };
  const timer = setInterval(() => {
    last = again().catch(() => undefined);
  }, everyMs).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}

/** Waits for a sign of life. why not by its age: two machines need not agree on what time it is */
async function beats(file: string, everyMs: number): Promise<boolean> {
  const written = async (): Promise<number | undefined> => (await stat(file).catch(() => undefined))?.mtimeMs;
  const first = await written();
  for (let waitedMs = 0; waitedMs < everyMs * DEAD_AFTER_BEATS; waitedMs += everyMs / 5) {
    await delay(everyMs / 5);
    const then = await written();
    if (then !== first) {
      return then !== undefined;
    }
  }
  return false;
}

/** `none` where the system has no abstract sockets. */
async function bindGuard(folder: string): Promise<Server | 'taken' | 'none'> {
  if (process.platform !== 'linux') {
    return 'none';
  }
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        resolve('taken');
      } else {
        reject(error);
      }
    });
    server.listen(`\0uos-platform-${name}`, () => {
      server.unref();
      resolve(server);
    });
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** True where our kernel's guard speaks for it too. A file that names no network is of an older build. */
function isHere({ host, net }: Holder): boolean {
  return host === hostname() && (net === undefined || net === network());
}

function network(): string {
  try {
    return readlinkSync('/proc/self/ns/net');
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
