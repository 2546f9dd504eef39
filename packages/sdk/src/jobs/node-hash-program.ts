// The program of the thread that hashes one file: its path comes as data, its hash goes back as the only message.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { FileHash } from './node-hash-thread.ts';

const CHUNK_BYTES = 1024 * 1024;

try {
  parentPort?.postMessage(hashFile(workerData as string));
} catch (error) {
  // why spelled out: an error that is handed over keeps its text alone
  parentPort?.postMessage({ error: { ...(error as Error), message: (error as Error).message } });
}

function hashFile(path: string): FileHash {
  const md5 = createHash('md5');
  const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  const file = openSync(path, 'r');
  try {
    let size = 0;
    for (let bytes = -1; bytes !== 0; ) {
      bytes = readSync(file, buffer, 0, CHUNK_BYTES, size);
      md5.update(buffer.subarray(0, bytes));
      size += bytes;
    }
    return { md5: md5.digest('hex'), size };
  } finally {
    closeSync(file);
  }
}
