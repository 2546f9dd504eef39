// Writes buffers one behind the other. The system may write less than it was asked to.
import { writevSync } from 'node:fs';

/** @throws what the system says, with its code. */
export function writeAll(fd: number, chunks: readonly Uint8Array[], position: number): void {
  let [left, at] = [chunks, position];
  while (left.length > 0) {
    const written = writevSync(fd, left, at);
    at += written;
    left = behind(left, written);
  }
}

function behind(chunks: readonly Uint8Array[], bytes: number): Uint8Array[] {
  let skip = bytes;
  return chunks.flatMap((chunk) => {
    const skipped = Math.min(skip, chunk.byteLength);
    skip -= skipped;
    return skipped === chunk.byteLength ? [] : [chunk.subarray(skipped)];
  });
}
