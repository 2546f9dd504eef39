// MD5 of files off the page's own thread, in chunks, so that a large file neither fills the memory nor stops the screen.
import { md5InChunks } from '@uos/contract/rules';
import SparkMD5 from 'spark-md5';

/** What the page asks: a file under a number, or to let one go. */
export type HashRequest = { readonly id: number; readonly file: Blob } | { readonly id: number; readonly stop: true };

/** What comes back: bytes so far, the hash, or why there is none. */
export type HashReply =
  | { readonly id: number; readonly bytes: number }
  | { readonly id: number; readonly md5: string }
  | { readonly id: number; readonly problem: string };

const running = new Map<number, AbortController>();
const post = (reply: HashReply): void => self.postMessage(reply);

self.addEventListener('message', ({ data }: MessageEvent<HashRequest>) => {
  if ('stop' in data) {
    running.get(data.id)?.abort();
    return;
  }
  void hash(data.id, data.file);
});

async function hash(id: number, file: Blob): Promise<void> {
  const stop = new AbortController();
  running.set(id, stop);
  const spark = new SparkMD5.ArrayBuffer();
  const source = {
    size: file.size,
    read: async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
  const hasher = { update: (chunk: Uint8Array) => spark.append(chunk.buffer as ArrayBuffer), hex: () => spark.end() };
  try {
    const md5 = await md5InChunks(source, hasher, { signal: stop.signal, onProgress: (bytes) => post({ id, bytes }) });
    post({ id, md5 });
  } catch (problem) {
    post({ id, problem: problem instanceof Error ? problem.message : String(problem) });
  } finally {
    running.delete(id);
  }
}
