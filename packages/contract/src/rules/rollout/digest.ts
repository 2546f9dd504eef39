// SHA-256 in plain script, because a browser has none that answers at once. What begins alike is begun once: for short
// texts that is quicker than asking Node's OpenSSL for each. The SDK has one of its own, since the entries of a game load
// nothing beside themselves.

const PRIMES = primes(64);
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;
/** The mark of the end, and the length in bits. */
const TRAILER = 9;

const TEXT = new TextEncoder();
const schedule = new Int32Array(BLOCK);

/** The digests of texts that begin alike, as eight words; the array is good until the next one is asked for. */
export function sha256After(beginning: string): (rest: string) => Int32Array {
  const known = TEXT.encode(beginning);
  const whole = known.length - (known.length % BLOCK);
  const begun = START.slice();
  const view = new DataView(known.buffer, known.byteOffset);
  for (let at = 0; at < whole; at += BLOCK) {
    mix(begun, view, at);
  }
  const tail = known.length - whole;
  let bytes = new Uint8Array(4 * BLOCK);
  bytes.set(known.subarray(whole));
  let words = new DataView(bytes.buffer);
  const state = new Int32Array(8);
  return (rest) => {
    // why: a character has at most three bytes for each of its units
    const most = tail + rest.length * 3 + TRAILER + BLOCK;
    if (most > bytes.length) {
      const larger = new Uint8Array(most);
      larger.set(bytes.subarray(0, tail));
      [bytes, words] = [larger, new DataView(larger.buffer)];
    }
    const end = tail + write(rest, bytes, tail);
    const padded = Math.ceil((end + TRAILER) / BLOCK) * BLOCK;
    bytes.fill(0, end, padded);
    bytes[end] = 0x80;
    const length = whole + end;
    words.setUint32(padded - 8, Math.floor(length / 2 ** 29));
    words.setUint32(padded - 4, length << 3);
    state.set(begun);
    for (let at = 0; at < padded; at += BLOCK) {
      mix(state, words, at);
    }
    return state;
  };
}

/** Puts a text there in UTF-8; answers how many bytes it has. */
function write(text: string, into: Uint8Array, at: number): number {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f) {
      return TEXT.encodeInto(text, into.subarray(at)).written;
    }
    into[at + index] = unit;
  }
  return text.length;
}

function mix(state: Int32Array, view: DataView, at: number): void {
  const words = schedule;
  for (let index = 0; index < 16; index += 1) {
    words[index] = view.getInt32(at + index * 4);
  }
  for (let index = 16; index < BLOCK; index += 1) {
    const [near, far] = [words[index - 15] as number, words[index - 2] as number];
    words[index] =
      (words[index - 16] as number) + low(near, 7, 18, 3) + (words[index - 7] as number) + low(far, 17, 19, 10);
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let index = 0; index < BLOCK; index += 1) {
    const first =
      (h + turned(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (ROUND[index] as number) + (words[index] as number)) | 0;
    const second = (turned(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
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
