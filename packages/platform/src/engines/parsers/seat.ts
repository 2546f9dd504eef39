// One process that parses: one file at a time, watched from here, and ended where a file costs too much.

import { join } from 'node:path';
import { costOf } from '#engines/processes/cost';
import type { Processes } from '#engines/processes/processes';
import type { Ended, ProcessHandle } from '#engines/processes/spec';
import { descendants } from '#engines/processes/tree';
import type { Machine } from '#engines/sandbox/machine';
import type { Log } from '#kernel/watch/log';
import type { Limits } from './formats.ts';
import { openHatch } from './hatch.ts';
import { type Facts, type FromChild, LINK_MESSAGE_BYTES, PIECE_BYTES, type ToChild } from './protocol.ts';
import { type Code, insideOf, type ParserWall, startOf, userOf } from './wall.ts';

/** The file was not read; the message says why, in words for whoever sent it. */
export class NotParsed extends Error {
  readonly facts: Facts;

  constructor(message: string, facts: Facts = {}) {
    super(message);
    this.name = 'NotParsed';
    this.facts = facts;
  }
}

/** Somebody else ended the process, as a machine does that is short of memory: of the file that says nothing. */
export class Killed extends NotParsed {}

/** What is to be parsed, and for whom. */
export interface Job {
  readonly appId: string;
  readonly size: number;
  /** Where it lies on this machine: the process reads it there, and nothing of it comes by here. */
  readonly path?: string;
  /** Of one that lies elsewhere, bytes from `start`; never past the end of the file. */
  read?(start: number, length: number): Promise<Uint8Array>;
  /** Where the process writes what it makes of the file, for formats that make something of it. */
  readonly into?: string;
}

interface Question {
  /** What is asked of the file, for formats that take a question. */
  readonly ask?: unknown;
}

export interface Seat {
  /** @throws NotParsed, and what `read` rejects with; the process has ended then, but for a plain refusal */
  parse(format: string, job: Job & Question, limits: Limits): Promise<unknown>;
  /** False once it has ended, or has kept so much that the next file would be paid by the last one. */
  isFit(limits: Limits): boolean;
  stop(): Promise<void>;
}

export interface SeatOptions {
  readonly processes: Pick<Processes, 'start'>;
  readonly log: Log;
  readonly wall: ParserWall;
  readonly machine: Machine;
  readonly code: Code;
  /** Where files lie on their way in and out. */
  readonly folder: string;
  readonly heapMib: number;
}

const LOOK_MS = 20;
/** why: what a large file took is not held from the machine until nobody needs the process */
const MOST_KEPT_BYTES = 64 * 1024 * 1024;
/** why so little: garbage is collected early, and what holds on to more is no file of its format */
const nodeOptions = (heapMib: number): string => `--max-old-space-size=${heapMib} --max-semi-space-size=2`;
/** Of a process that reads formats without a heap of their own. */
export const HEAP_MIB = 64;
const DIED = 'it could not be read';

/** @throws ProcessNotStarted */
export async function startSeat(options: SeatOptions): Promise<Seat> {
  const { processes, log, wall, machine, code, folder, heapMib } = options;
  let hear: ((message: FromChild) => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  let hasEnded = false;
  const hatch = await openHatch(folder, userOf(wall, machine));
  const inside = insideOf(wall, hatch.folders);
  const handle = await processes
    .start({
      ...startOf({ wall, machine, code, folders: hatch.folders, env: { NODE_OPTIONS: nodeOptions(heapMib) } }),
      ...{ kind: 'parser', linked: true, onRestart: 'stop' },
      limits: { messageBytes: LINK_MESSAGE_BYTES },
      onLine: ({ text }) => log.warn({ text }, 'a process that parses'),
      onMessage: (message) => hear?.(message as FromChild),
    })
    .catch(async (error: unknown) => {
      await hatch.remove();
      throw error;
    });
  // why the last: what stands before it is the wall
  const pid = descendants(handle.pid).at(-1) ?? handle.pid;
  const idle = costOf(pid);
  const over = handle.ended.then(async (ended) => {
    hasEnded = true;
    fail?.(wasKilled(ended) ? new Killed(DIED) : new NotParsed(DIED));
    await hatch.remove();
  });
  const stop = async (): Promise<void> => {
    hasEnded = true;
    await handle.stop(0);
    await over;
  };
  /** With its files where the process sees them. */
  const withFiles = async (job: Job, work: (files: Files) => Promise<unknown>): Promise<unknown> => {
    const path = job.path === undefined ? undefined : join(inside.given, await hatch.give(job.path));
    const made = job.into === undefined ? undefined : await hatch.take(job.into);
    try {
      return await work({ path, into: made && join(inside.made, made.name) });
    } finally {
      await made?.end();
    }
  };

  return {
    async parse(format, job, limits) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      // why: it may end while its file is on the way
      promise.catch(() => undefined);
      const end = (error: Error): void => {
        reject(error);
        stop().catch((cause: unknown) => log.error({ err: cause }, 'a process that parses was not ended'));
      };
      fail = reject;
      hear = hearing(handle, job, limits, { resolve, reject, end });
      const unwatch = watch(pid, idle?.memoryBytes ?? 0, limits, end);
      try {
        return await withFiles(job, (files) => {
          const { size, ask } = job;
          handle.send({ do: 'parse', format, size, ...files, room: roomOf(limits), ask } satisfies ToChild);
          return promise;
        });
      } finally {
        unwatch();
        [hear, fail] = [undefined, undefined];
      }
    },
    isFit({ memoryBytes, heapMib: wanted = HEAP_MIB }) {
      const kept = (costOf(pid)?.memoryBytes ?? 0) - (idle?.memoryBytes ?? 0);
      return !hasEnded && wanted === heapMib && kept < Math.min(memoryBytes / 2, MOST_KEPT_BYTES);
    },
    stop,
  };
}

type Files = Pick<Extract<ToChild, { do: 'parse' }>, 'path' | 'into'>;

/** By somebody else; a wall says of what was behind it what a shell would say. */
export function wasKilled({ reason, code, signal }: Ended): boolean {
  return reason === 'exited' && (signal === 'SIGKILL' || code === 137);
}

interface Ends {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** Rejects, and ends the process. */
  readonly end: (error: Error) => void;
}

function hearing(handle: ProcessHandle, job: Job, limits: Limits, { resolve, reject, end }: Ends) {
  let asked = 0;
  const read: NonNullable<Job['read']> = (start, length) => {
    if (job.read === undefined) {
      throw new NotParsed(DIED);
    }
    return job.read(start, length);
  };
  const give = async (start: number, length: number): Promise<void> => {
    asked += length;
    // why looked at here: what parses is not believed
    if (!(start >= 0 && length >= 0 && start + length <= job.size && length <= PIECE_BYTES)) {
      throw new NotParsed(DIED);
    }
    if (asked > limits.inputBytes) {
      throw new NotParsed('too much of it would have to be read');
    }
    const bytes = length === 0 ? new Uint8Array() : await read(start, length);
    handle.send({ do: 'take', base64: Buffer.from(bytes).toString('base64') } satisfies ToChild);
  };
  return (message: FromChild): void => {
    if (message.said === 'read') {
      give(message.start, message.length).catch(end);
    } else if (message.said === 'parsed') {
      resolve(message.value);
    } else if (message.said === 'gone') {
      reject(new Error(`the file is not at ${job.path}`));
    } else {
      reject(new NotParsed(message.message, message.facts));
    }
  };
}

function watch(pid: number, idleBytes: number, limits: Limits, end: (error: Error) => void): () => void {
  const beganMs = performance.now();
  const before = costOf(pid);
  const timer = setInterval(() => {
    const cost = costOf(pid);
    if (performance.now() - beganMs > limits.wallMs || (cost?.cpuMs ?? 0) - (before?.cpuMs ?? 0) > limits.cpuMs) {
      end(new NotParsed('it takes too long to read'));
    } else if ((cost?.memoryBytes ?? 0) - idleBytes > limits.memoryBytes) {
      end(new NotParsed('it takes too much memory to read'));
    }
  }, LOOK_MS);
  return () => clearInterval(timer);
}

function roomOf({ unpackedBytes, ratio, outputBytes, writtenBytes }: Limits) {
  return { unpackedBytes, ratio, outputBytes, writtenBytes };
}
