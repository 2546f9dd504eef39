// The lines of a text file, however large: read by pieces, each line cut to what a line may have.
import type { Source } from '#engines/parsers/serve-formats';

const PIECE = 256 * 1024;
const LONGEST = 64 * 1024;

export async function* linesOf(file: Source): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for (let at = 0; at < file.size; at += PIECE) {
    const bytes = Buffer.concat([rest, await file.read(at, PIECE)]);
    let start = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      yield lineIn(bytes, start, end);
      start = end + 1;
    }
    // why cut: a file without an end of line is no text, and is not kept whole
    rest = Buffer.from(bytes.subarray(start, start + LONGEST));
  }
  if (rest.length > 0) {
    yield lineIn(rest, 0, rest.length);
  }
}

function lineIn(bytes: Buffer, start: number, end: number): string {
  const last = bytes[end - 1] === 13 ? end - 1 : end;
  return bytes.toString('utf8', start, Math.min(last, start + LONGEST)).replaceAll('\0', '');
}
