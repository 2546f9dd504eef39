// Frames as they are told over the control link: each text once, since names are long and many frames have the same.
import type { SourceFrame } from './index-reader.ts';

export interface ToldFrames {
  readonly texts: readonly string[];
  /** Of each address; six numbers for each frame, of which the first two are places in `texts`. */
  readonly frames: readonly (readonly number[])[];
}

const WIDTH = 6;

export function tellFrames(found: readonly (readonly SourceFrame[])[]): ToldFrames {
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const frames = found.map((chain) =>
    chain.flatMap(({ function: called, file, offset, line, column, inlined }) => [
      ...[numberOf(called), numberOf(file), offset, line, column, inlined ? 1 : 0],
    ]),
  );
  return { texts: [...numbers.keys()], frames };
}

export function toldFrames({ texts, frames }: ToldFrames): SourceFrame[][] {
  return frames.map((numbers) =>
    Array.from({ length: numbers.length / WIDTH }, (_, index) => {
      const [called = 0, file = 0, offset = 0, line = 0, column = 0, inlined = 0] = numbers.slice(index * WIDTH);
      return {
        ...{ function: texts[called] ?? '', file: texts[file] ?? '' },
        ...{ offset, line, column, inlined: inlined === 1 },
      };
    }),
  );
}
