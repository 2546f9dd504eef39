// A log of any length in pieces that the platform takes, none of which ends within a stack.

/** Characters of one call; the contract takes 1,000,000. */
const PIECE_CHARS = 900_000;
/** What is kept before a line of a stack: the head of a crash says what happened. */
const LINES_BEFORE = 60;
const LINES_AFTER = 3;
/** why wide: what is no line of a stack is looked at once more by the platform */
const OF_A_STACK =
  /#\d{1,4}\s+(?:pc\s+)?(?:0x)?[0-9a-f]{4,}|\bat\s+\S+[(:.]|0x[0-9a-f]+\)|wasm-function|@\S+:\d+:\d+|\[0x[0-9a-f]+\] in |\bsignal \d|Exception|Error\b|\*{3} \*{3}|Build fingerprint/i;

/** As it is where it is short; of a long one, what is around its stacks. */
export function piecesOf(log: string, pieceChars = PIECE_CHARS): string[] {
  if (log.length <= pieceChars) {
    return [log];
  }
  const lines = log.split('\n');
  const kept = keptOf(lines);
  const pieces: string[] = [];
  let piece: string[] = [];
  let chars = 0;
  let goodEnd = 0;
  for (let at = 0; at < lines.length; at += 1) {
    if (kept[at] === 0) {
      goodEnd = piece.length;
      continue;
    }
    const line = (lines[at] ?? '').slice(0, 2048);
    if (chars + line.length + 1 > pieceChars && piece.length > 0) {
      // why at a gap: there no crash goes on
      const end = goodEnd > 0 ? goodEnd : piece.length;
      pieces.push(piece.slice(0, end).join('\n'));
      piece = piece.slice(end);
      chars = piece.reduce((sum, { length }) => sum + length + 1, 0);
      goodEnd = 0;
    }
    piece.push(line);
    chars += line.length + 1;
  }
  if (piece.length > 0) {
    pieces.push(piece.join('\n'));
  }
  return pieces;
}

/** 1 for each line that is near one of a stack. */
function keptOf(lines: readonly string[]): Uint8Array {
  const kept = new Uint8Array(lines.length);
  for (let at = 0; at < lines.length; at += 1) {
    if (OF_A_STACK.test((lines[at] ?? '').slice(0, 2048))) {
      kept.fill(1, Math.max(0, at - LINES_BEFORE), at + LINES_AFTER + 1);
    }
  }
  return kept;
}
