// A limit on bytes per second, shared by everything that is sent.

import { sleep } from '../../runtime/retry.ts';
import type { Body } from '../../runtime/types.ts';

export type Pace = (bytes: number) => Promise<void>;

/** Waits so that no more than `bytesPerSecond` pass, with a burst of a quarter of a second. */
export function paceOf(
  bytesPerSecond: number,
  { signal, now = () => performance.now() }: { signal?: AbortSignal | undefined; now?: () => number } = {},
): Pace {
  const burstMs = 250;
  let freeMs = now();
  return async (bytes) => {
    freeMs = Math.max(freeMs, now() - burstMs) + (bytes / bytesPerSecond) * 1000;
    const waitMs = freeMs - now();
    if (waitMs > 0 && !(await sleep(waitMs, signal))) {
      signal?.throwIfAborted();
    }
  };
}

/** why so small: at 1 MB/s a larger piece would be half a second of silence */
const PIECE_BYTES = 64 * 1024;

/** A body that asks before each piece and tells behind it. */
export function watchedBody(
  body: Body,
  { pace, onBytes }: { pace?: Pace | undefined; onBytes?: ((bytes: number) => void) | undefined },
): Body {
  const isStream = typeof body === 'object' && Symbol.asyncIterator in body;
  if (pace === undefined && (onBytes === undefined || !isStream)) {
    return body;
  }
  return (async function* () {
    for await (const chunk of isStream ? body : pieces(body)) {
      for (let at = 0; at < chunk.byteLength; at += PIECE_BYTES) {
        const piece = pace === undefined ? chunk : chunk.subarray(at, at + PIECE_BYTES);
        await pace?.(piece.byteLength);
        yield piece;
        onBytes?.(piece.byteLength);
        if (pace === undefined) {
          break;
        }
      }
    }
  })();
}

async function* pieces(body: Body): AsyncGenerator<Uint8Array> {
  yield body instanceof Uint8Array ? body : new Uint8Array(await new Blob([body as Blob]).arrayBuffer());
}
