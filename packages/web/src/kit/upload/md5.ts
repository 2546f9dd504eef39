// The hashes of files, made by one worker for the whole page.
import type { HashReply, HashRequest } from './md5-worker.ts';

/** Lower-case hex. Rejects with the signal's reason when aborted, or where the file can no longer be read. */
export type HashFile = (file: Blob, options: HashFileOptions) => Promise<string>;

export interface HashFileOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (bytes: number) => void;
}

interface Waiting {
  readonly onProgress: ((bytes: number) => void) | undefined;
  readonly resolve: (md5: string) => void;
  readonly reject: (reason: unknown) => void;
}

let worker: Worker | undefined;
let count = 0;
const waiting = new Map<number, Waiting>();

export const hashInWorker: HashFile = (file, { signal, onProgress }) => {
  signal.throwIfAborted();
  const open = openWorker();
  count += 1;
  const id = count;
  const post = (request: HashRequest): void => open.postMessage(request);
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      post({ id, stop: true });
      waiting.delete(id);
      reject(signal.reason);
    };
    const settle = <T>(act: (value: T) => void) => {
      return (value: T): void => {
        signal.removeEventListener('abort', stop);
        act(value);
      };
    };
    signal.addEventListener('abort', stop, { once: true });
    waiting.set(id, { onProgress, resolve: settle(resolve), reject: settle(reject) });
    post({ id, file });
  });
};

function openWorker(): Worker {
  if (worker === undefined) {
    worker = new Worker(new URL('./md5-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<HashReply>) => receive(data));
  }
  return worker;
}

function receive(reply: HashReply): void {
  const one = waiting.get(reply.id);
  if (one === undefined) {
    return;
  }
  if ('bytes' in reply) {
    one.onProgress?.(reply.bytes);
    return;
  }
  waiting.delete(reply.id);
  if ('md5' in reply) {
    one.resolve(reply.md5);
  } else {
    one.reject(new Error(reply.problem));
  }
}
