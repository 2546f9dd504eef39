// SHA-256 in plain script: a page without TLS has no `crypto.subtle`, and the host of a mini game no `crypto` at all.

const PRIMES = primes(64);
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** Lower-case hex of the SHA-256 of a text in UTF-8. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = [...START];
  for (let at = 0; at < padded.length; at += 64) {
    mix(state, view, at);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(state: number[], view: DataView, at: number): void {
  const words = new Int32Array(64);
  const word = (index: number): number => words[index] as number;
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    words[index] =
      index < 16
        ? view.getInt32(at + index * 4)
        : word(index - 16) + low(word(index - 15), 7, 18, 3) + word(index - 7) + low(word(index - 2), 17, 19, 10);
    const first = h + turned(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (ROUND[index] as number) + word(index);
    const second = turned(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = ((state[index] as number) + value) | 0;
  }
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function turned(word: number, first: number, second: number, third: number): number {
  return turn(word, first) ^ turn(word, second) ^ turn(word, third);
}

function low(word: number, first: number, second: number, shift: number): number {
  return turn(word, first) ^ turn(word, second) ^ (word >>> shift);
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) {
      found.push(candidate);
    }
  }
  return found;
}
