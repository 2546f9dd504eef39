// The end of a text, for whoever asks why a server failed.

const LINES = 20;
const CHARACTERS = 500;

export function lastLinesOf(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .slice(-LINES)
    .map((line) => line.slice(0, CHARACTERS));
}
