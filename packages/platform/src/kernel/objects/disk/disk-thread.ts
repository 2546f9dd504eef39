// The threads for large uploads as the main one sees them: begun with the first job, in nobody's way when they are idle.
// why two: writing an upload and proving it take about as long, and neither needs to wait for the other.
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sourceConditions } from '#kernel/dev/source-conditions';
import type { SumName } from './sums.ts';

export type DiskJob =
  /** Writes, and counts the chunks into the sums of their body. `end` answers its `Sums` and forgets it. */
  | {
      readonly kind: 'write' | 'end';
      readonly body: number;
      readonly sums: readonly SumName[];
      readonly fd: number;
      readonly position: number;
      readonly chunks: readonly Uint8Array[];
    }
  /** Hashes a file up to a byte, from where the last job of this key ended. */
  | { readonly kind: 'hash'; readonly key: string; readonly file: string; readonly end: number }
  /** Hashes it to its end. Answers `{ md5, size }`. */
  | { readonly kind: 'prove'; readonly key: string; readonly file: string }
  | { readonly kind: 'forget'; readonly key: string };

export type DiskAnswer =
  | { readonly id: number; readonly value: unknown; readonly error?: undefined }
  | { readonly id: number; readonly error: { readonly message: string } };

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>;
}

/** Which of the two does what. What is known of an upload is known to one of them only. */
const WORK = { write: 'write', end: 'write', hash: 'prove', prove: 'prove', forget: 'prove' } as const;

type Work = (typeof WORK)[DiskJob['kind']];

const threads = new Map<Work, Thread>();
let jobs = 0;

/** `given`: memory that goes over with the job and is the caller's no more. Rejects with what the system says. */
export function onDiskThread<T>(job: DiskJob, given: readonly ArrayBuffer[] = []): Promise<T> {
  const { worker, waiting } = threadFor(WORK[job.kind]);
  jobs += 1;
  const id = jobs;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
    // why: a process with nothing else to do ends, but not before its files are written
    worker.ref();
    worker.postMessage({ id, job }, [...given]);
  });
}

function threadFor(work: Work): Thread {
  const known = threads.get(work) ?? begin(work);
  threads.set(work, known);
  return known;
}

function begin(work: Work): Thread {
  const program = new URL(`./thread${extname(import.meta.filename)}`, import.meta.url);
  const begun: Thread = { worker: new Worker(program, { execArgv: [...sourceConditions] }), waiting: new Map() };
  const { worker, waiting } = begun;
  const settled = (): void => {
    if (waiting.size === 0) {
      worker.unref();
    }
  };
  worker.on('message', (answer: DiskAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error === undefined) {
      asked?.resolve(answer.value);
    } else {
      asked?.reject(Object.assign(new Error(answer.error.message), answer.error));
    }
    settled();
  });
  const lost = (error: Error): void => {
    if (threads.get(work) === begun) {
      threads.delete(work);
    }
    for (const { reject } of waiting.values()) {
      reject(error);
    }
    waiting.clear();
  };
  worker.on('error', lost);
  worker.on('exit', (code) => lost(new Error(`the thread for uploads ended with ${code}`)));
  return begun;
}
