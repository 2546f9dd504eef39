// Output of a process as lines, cut where they are too long and dropped where they are too many.
import { StringDecoder } from 'node:string_decoder';
import type { ProcessLimits } from './limits.ts';

type LineLimits = Pick<ProcessLimits, 'lineCharacters' | 'linesPerSecond'>;

/** Counts the lines of all outputs of one process. `nowMs` is monotonic. */
export function lineBudget({ linesPerSecond }: LineLimits, nowMs: () => number) {
  let second = Number.NEGATIVE_INFINITY;
  let taken = 0;
  let dropped = 0;
  return {
    /** True where the line may pass; `tell` hears how many did not in the second before. */
    take(tell: (dropped: number) => void): boolean {
      const now = Math.floor(nowMs() / 1000);
      if (now !== second) {
        if (dropped > 0) {
          tell(dropped);
        }
        [second, taken, dropped] = [now, 0, 0];
      }
      const passes = taken < linesPerSecond;
      taken += passes ? 1 : 0;
      dropped += passes ? 0 : 1;
      return passes;
    },
    /** What was dropped since it was last told. */
    rest(): number {
      const left = dropped;
      dropped = 0;
      return left;
    },
  };
}

/** Takes chunks of one output; `end` hands on what had no newline behind it. */
export function lineReader({ lineCharacters }: LineLimits, onLine: (text: string) => void) {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const add = (text: string): void => {
    const lines = text.split('\n');
    lines.forEach((line, index) => {
      // why the room is counted first: a line without an end must not be kept as it grows
      rest += line.slice(0, Math.max(0, lineCharacters + 1 - rest.length));
      if (index < lines.length - 1) {
        give();
      }
    });
  };
  const give = (): void => {
    const line = rest.length > lineCharacters ? `${rest.slice(0, lineCharacters)}…` : rest.replace(/\r$/, '');
    rest = '';
    onLine(line);
  };
  return {
    write: (chunk: Buffer): void => add(decoder.write(chunk)),
    end(): void {
      add(decoder.end());
      if (rest !== '') {
        give();
      }
    },
  };
}
