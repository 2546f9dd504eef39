// Has an archive unpacked by a process of its own, which may take so much time and memory and no more.
import { extname } from 'node:path';
import { costOf } from '#engines/processes/cost';
import type { Processes } from '#engines/processes/processes';
import type { UnpackLimits } from './port.ts';
import type { Unpacked } from './unpack.ts';
import { BadArchive } from './zip.ts';

export interface ToUnpack {
  readonly archive: string;
  readonly filename: string;
  readonly root: string;
  readonly limits: Pick<UnpackLimits, 'bytes' | 'files'>;
  readonly entrypoint?: string | undefined;
}

export type Unpacking =
  | { readonly done: Unpacked }
  | { readonly bad: string }
  | { readonly code: string; readonly message: string };

export const UNPACK_LIMITS: UnpackLimits = { bytes: 4 * 1024 ** 3, files: 100_000, seconds: 600, memoryMiB: 512 };

const MAIN = new URL(`./unpack-main${extname(import.meta.filename)}`, import.meta.url);
const LOOK_MS = 100;
const MIB = 1024 * 1024;

/** @throws BadArchive in words for whoever sent it; any other error is the platform's own fault */
export async function unpackApart(
  processes: Pick<Processes, 'start'>,
  job: ToUnpack & { readonly appId: string },
  { seconds, memoryMiB }: UnpackLimits,
  signal: AbortSignal,
): Promise<Unpacked> {
  const answer = Promise.withResolvers<Unpacking>();
  const { appId, ...message } = job;
  const handle = await processes.start({
    ...{ kind: 'unpack', appId, run: { module: MAIN }, linked: true, onRestart: 'stop' },
    env: { NODE_OPTIONS: '--max-old-space-size=128' },
    onMessage: (said) => answer.resolve(said as Unpacking),
  });
  const look = setInterval(() => {
    if ((costOf(handle.pid)?.memoryBytes ?? 0) > memoryMiB * MIB) {
      answer.resolve({ bad: `it takes more than ${memoryMiB} MiB of memory to unpack` });
    }
  }, LOOK_MS).unref();
  const late = setTimeout(() => answer.resolve({ bad: `it takes more than ${seconds} s to unpack` }), seconds * 1000);
  const stop = (): void => answer.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  void handle.ended.then(() => answer.resolve({ bad: 'it could not be unpacked' }));
  try {
    signal.throwIfAborted();
    handle.send(message);
    const said = await answer.promise;
    if ('done' in said) {
      return said.done;
    }
    if ('bad' in said) {
      throw new BadArchive(said.bad);
    }
    throw Object.assign(new Error(said.message), { code: said.code });
  } finally {
    clearInterval(look);
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
    await handle.stop(0);
  }
}
