// About how many different players there were, in two kilobytes and without keeping one of them: HyperLogLog.
// Source: Flajolet et al., "HyperLogLog: the analysis of a near-optimal cardinality estimation algorithm", 2007.
import { sha256After } from '@uos/contract/rules';

const BITS = 11;
const REGISTERS = 2 ** BITS;
const ALPHA = 0.7213 / (1 + 1.079 / REGISTERS);

export type Sketch = Uint8Array;

export const emptySketch = (): Sketch => new Uint8Array(REGISTERS);

/** Where one of them stands in every sketch. */
export interface Mark {
  readonly register: number;
  readonly rank: number;
}

const digest = sha256After('');

/** Its register is the first bits of a digest of its name; its rank tells of the four bytes behind the first two. */
export function markOf(name: string): Mark {
  const words = digest(name);
  const [first, second] = [words[0] as number, words[1] as number];
  return { register: first >>> (32 - BITS), rank: Math.clz32((first << 16) | (second >>> 16)) + 1 };
}

export function addTo(sketch: Sketch, { register, rank }: Mark): void {
  sketch[register] = Math.max(sketch[register] ?? 0, rank);
}

/** What both have seen, each once. */
export function merged(one: Sketch, other: Sketch): Sketch {
  return one.map((rank, register) => Math.max(rank, other[register] ?? 0));
}

/** Off by about 2.3 % of what it answers; exact enough for a few. */
export function estimateOf(sketch: Sketch): number {
  let sum = 0;
  let empty = 0;
  for (const rank of sketch) {
    sum += 2 ** -rank;
    empty += Number(rank === 0);
  }
  const raw = (ALPHA * REGISTERS * REGISTERS) / sum;
  const isFew = raw <= 2.5 * REGISTERS && empty > 0;
  return Math.round(isFew ? REGISTERS * Math.log(REGISTERS / empty) : raw);
}
