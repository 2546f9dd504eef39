// What an engine's server has written to a log since it was last looked at.
import { open, stat, truncate } from 'node:fs/promises';

/** Read at a time, and kept at most. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Where the log was read to; it is emptied once it is long. */
export interface LogPlace {
  offset: number;
}

/** Whole lines, as text; `place` goes on behind them. What is being written is read whole the next time. */
export async function readGrown(path: string, place: LogPlace): Promise<string> {
  const size = await stat(path).then(
    (facts) => facts.size,
    () => 0,
  );
  if (size < place.offset) {
    place.offset = 0;
  }
  const from = Math.max(place.offset, size - MOST_BYTES);
  if (size === from) {
    return '';
  }
  const bytes = await readFrom(path, from, size - from);
  const whole = bytes.lastIndexOf(0x0a) + 1;
  place.offset = from + whole;
  if (place.offset === size && size > MOST_BYTES) {
    await truncate(path, 0);
    place.offset = 0;
  }
  return bytes.toString('utf8', 0, whole);
}

async function readFrom(path: string, offset: number, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
