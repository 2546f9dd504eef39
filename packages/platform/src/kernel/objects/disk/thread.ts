// The program of the threads that write and hash large uploads, so that the one that answers requests does neither.
// why the buffers come here too: on the main thread V8 marked its whole heap anew after each 32 MiB of them.
import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { DiskAnswer, DiskJob } from './disk-thread.ts';
import { type Summing, sumsOf } from './sums.ts';
import { writeAll } from './write-all.ts';

/** Hashes of uploads that nobody goes on with are forgotten; they are computed anew should somebody do. */
const RUNNING_HASHES = 64;

/** The hash of a file up to a byte. */
interface Running {
  readonly md5: Hash;
  at: number;
  /** The file: another one may have taken its name. */
  inode: number | undefined;
  /** Settles when those who asked before are done. */
  turn: Promise<unknown>;
}

const bodies = new Map<number, Summing>();
const running = new Map<string, Running>();
const buffer = Buffer.allocUnsafeSlow(1024 * 1024);

parentPort?.on('message', ({ id, job }: { id: number; job: DiskJob }) => {
  const tell = (answer: DiskAnswer): void => parentPort?.postMessage(answer);
  perform(job).then(
    (value) => tell({ id, value }),
    (error: Error) => tell({ id, error: { ...error, message: error.message } }),
  );
});

async function perform(job: DiskJob): Promise<unknown> {
  switch (job.kind) {
    case 'write':
      count(job);
      return undefined;
    case 'end':
      try {
        return count(job).result();
      } finally {
        bodies.delete(job.body);
      }
    case 'hash':
      // why nothing: what cannot be read now is read by whoever proves the whole
      return inTurn(job.key, (state) => withFile(job.file, state, advance, job.end).catch(() => undefined));
    case 'prove':
      return inTurn(job.key, (state) => withFile(job.file, state, prove, Number.POSITIVE_INFINITY));
    case 'forget':
      running.delete(job.key);
      return undefined;
  }
}

function count({ body, sums: names, fd, position, chunks }: Extract<DiskJob, { kind: 'write' | 'end' }>): Summing {
  const sums = bodies.get(body) ?? sumsOf(names);
  bodies.set(body, sums);
  writeAll(fd, chunks, position);
  for (const chunk of chunks) {
    sums.update(chunk);
  }
  return sums;
}

function inTurn<T>(key: string, work: (state: Running) => Promise<T>): Promise<T> {
  const state = running.get(key) ?? freshHash();
  running.delete(key);
  running.set(key, state);
  const [oldest] = running.keys();
  if (running.size > RUNNING_HASHES && oldest !== undefined) {
    running.delete(oldest);
  }
  const done = state.turn.then(() => work(state));
  state.turn = done.catch(() => undefined);
  return done;
}

async function withFile<T>(
  path: string,
  state: Running,
  work: (file: number, state: Running, end: number) => Promise<T>,
  end: number,
): Promise<T> {
  const file = openSync(path, 'r');
  try {
    return await work(file, state, end);
  } finally {
    closeSync(file);
  }
}

async function prove(file: number, state: Running, end: number): Promise<{ md5: string; size: number }> {
  const isSame = state.inode === fstatSync(file).ino;
  const whole = isSame ? state : freshHash();
  await advance(file, whole, end);
  return { md5: whole.md5.copy().digest('hex'), size: whole.at };
}

/** Goes on to `end`, or to the end of the file. */
async function advance(file: number, state: Running, end: number): Promise<void> {
  const { ino } = fstatSync(file);
  state.inode ??= ino;
  while (state.inode === ino && state.at < end) {
    const bytes = readSync(file, buffer, 0, Math.min(buffer.byteLength, end - state.at), state.at);
    if (bytes === 0) {
      return;
    }
    state.md5.update(buffer.subarray(0, bytes));
    state.at += bytes;
    // why: what others write must not wait until gigabytes are hashed
    await setImmediate();
  }
}

function freshHash(): Running {
  return { md5: createHash('md5'), at: 0, inode: undefined, turn: Promise.resolve() };
}
