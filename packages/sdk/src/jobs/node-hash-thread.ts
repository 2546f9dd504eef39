// MD5 of a file on a thread of its own, so that who sends it meanwhile is not kept waiting.
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface FileHash {
  readonly md5: string;
  /** Bytes that were hashed. */
  readonly size: number;
}

/**
 * Answers nothing where there is no such thread, as in a bundle that left its program behind: whoever asks hashes himself.
 * @throws the signal's reason when aborted; what the system says of the file.
 */
export async function hashOnThread(file: string, signal?: AbortSignal): Promise<FileHash | undefined> {
  const worker = begin(file);
  if (worker === undefined) {
    return undefined;
  }
  const { promise, resolve, reject } = Promise.withResolvers<FileHash | undefined>();
  const aborted = (): void => reject(signal?.reason);
  signal?.addEventListener('abort', aborted, { once: true });
  worker.once('message', (answer: FileHash | { readonly error: { readonly message: string } }) =>
    'error' in answer ? reject(Object.assign(new Error(answer.error.message), answer.error)) : resolve(answer),
  );
  worker.once('error', () => resolve(undefined));
  worker.once('exit', () => resolve(undefined));
  try {
    return await promise;
  } finally {
    signal?.removeEventListener('abort', aborted);
    await worker.terminate();
  }
}

function begin(file: string): Worker | undefined {
  try {
    const program = join(import.meta.dirname, `node-hash-program${extname(import.meta.filename)}`);
    // why no flags: the program needs none, and some of the caller's are not for threads
    return new Worker(program, { workerData: file, execArgv: [] });
  } catch {
    return undefined;
  }
}
