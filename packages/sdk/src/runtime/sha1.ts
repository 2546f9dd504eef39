// SHA-1 and the HMAC over it, for the signatures of object stores: a page without TLS has no `crypto.subtle`.

const START = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0] as const;
const BLOCK = 64;

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Lower-case hex of the SHA-1 of a text in UTF-8. */
export function sha1(text: string): string {
  return hexOf(digest(encoded(text)));
}

/** Lower-case hex of the HMAC-SHA1 of a text, by a key that is a text too. */
export function hmacSha1(key: string, text: string): string {
  const given = encoded(key);
  const short = given.length > BLOCK ? digest(given) : given;
  const padded = (mask: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, at) => (short[at] ?? 0) ^ mask);
  return hexOf(digest(joined(padded(0x5c), digest(joined(padded(0x36), encoded(text))))));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function digest(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state: number[] = [...START];
  for (let at = 0; at < padded.length; at += BLOCK) {
    mix(state, view, at);
  }
  const result = new DataView(new ArrayBuffer(20));
  for (const [index, word] of state.entries()) {
    result.setUint32(index * 4, word >>> 0);
  }
  return new Uint8Array(result.buffer);
}

function mix(state: number[], view: DataView, at: number): void {
  const words = new Int32Array(80);
  const word = (index: number): number => words[index] as number;
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
  for (let index = 0; index < 80; index += 1) {
    words[index] =
      index < 16
        ? view.getInt32(at + index * 4)
        : turned(word(index - 3) ^ word(index - 8) ^ word(index - 14) ^ word(index - 16), 1);
    [a, b, c, d, e] = [(turned(a, 5) + chosen(index, b, c, d) + e + word(index)) | 0, a, turned(b, 30), c, d];
  }
  for (const [index, value] of [a, b, c, d, e].entries()) {
    state[index] = ((state[index] as number) + value) | 0;
  }
}

/** What the bits of three words choose in that round, with the constant of it. */
function chosen(round: number, b: number, c: number, d: number): number {
  if (round < 20) {
    return ((b & c) | (~b & d)) + 0x5a827999;
  }
  if (round < 40) {
    return (b ^ c ^ d) + 0x6ed9eba1;
  }
  return round < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc : (b ^ c ^ d) + 0xca62c1d6;
}

function turned(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
