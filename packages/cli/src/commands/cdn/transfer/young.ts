// Keeps a comparison of very many files small: its rows live for a moment, and V8 gives what is young up to 134 MB of
// memory before it looks at what of it is still needed. tests/bench/transfers.bench.ts holds the peak.
import { setFlagsFromString } from 'node:v8';

/** By then there is room enough for a page of rows; most folders have fewer files. */
const FROM_FILES = 5000;

/** Told how many files there were so far; from many on, the room for what is young grows no more. */
export function youngHeld(): (files: number) => void {
  let isHeld = false;
  return (files) => {
    if (files >= FROM_FILES && !isHeld) {
      isHeld = true;
      setFlagsFromString('--semi-space-growth-factor=1');
    }
  };
}
