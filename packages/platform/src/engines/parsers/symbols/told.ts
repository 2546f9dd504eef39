// Frames as they are told over the control link: each text once, since names are long and many frames have the same.

export interface SourceFrame {
  readonly function: string;
  /** Bytes into the function. */
  readonly offset: number;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Put into its caller by the compiler. */
  readonly inlined: boolean;
}

export interface ToldFrames {
  readonly texts: readonly string[];
  /** Of each address; six numbers for each frame, of which the first two are places in `texts`. */
  readonly frames: readonly (readonly number[])[];
}

const WIDTH = 6;

/** why looked at: what parses is not believed */
const countIn = (numbers: readonly number[], at: number): number => {
  const count = numbers[at] ?? 0;
  return Number.isSafeInteger(count) && count >= 0 ? count : 0;
};

export function toldFrames({ texts, frames }: ToldFrames): SourceFrame[][] {
  return frames.map((numbers) => {
    const chain: SourceFrame[] = [];
    for (let at = 0; at < numbers.length; at += WIDTH) {
      chain.push({
        function: `${texts[countIn(numbers, at)] ?? ''}`,
        file: `${texts[countIn(numbers, at + 1)] ?? ''}`,
        offset: countIn(numbers, at + 2),
        line: countIn(numbers, at + 3),
        column: countIn(numbers, at + 4),
        inlined: numbers[at + 5] === 1,
      });
    }
    return chain;
  });
}
