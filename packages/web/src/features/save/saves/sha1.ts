// SHA-1 and HMAC of short texts, as the signature of an upload needs them. why not the browser's own: it has none on a page
// that came over plain HTTP from another machine.

const encoder = new TextEncoder();
const BLOCK = 64;

export function sha1(text: string): string {
  return hex(digest(encoder.encode(text)));
}

export function hmacSha1(key: string, text: string): string {
  const given = encoder.encode(key);
  const padded = new Uint8Array(BLOCK);
  padded.set(given.length > BLOCK ? digest(given) : given);
  const inner = digest(
    joined(
      padded.map((byte) => byte ^ 0x36),
      encoder.encode(text),
    ),
  );
  return hex(
    digest(
      joined(
        padded.map((byte) => byte ^ 0x5c),
        inner,
      ),
    ),
  );
}

function digest(bytes: Uint8Array): Uint8Array {
  const words = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * BLOCK));
  bytes.forEach((byte, at) => {
    words.setUint8(at, byte);
  });
  words.setUint8(bytes.length, 0x80);
  words.setUint32(words.byteLength - 4, bytes.length * 8);
  let [a, b, c, d, e] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  const w = new Uint32Array(80);
  for (let block = 0; block < words.byteLength; block += BLOCK) {
    const before = [a, b, c, d, e] as const;
    for (let at = 0; at < 80; at += 1) {
      w[at] =
        at < 16
          ? words.getUint32(block + at * 4)
          : rotated((w[at - 3] ?? 0) ^ (w[at - 8] ?? 0) ^ (w[at - 14] ?? 0) ^ (w[at - 16] ?? 0), 1);
      const [mixed, constant] = mix(at, b, c, d);
      const next = (rotated(a, 5) + mixed + e + constant + (w[at] ?? 0)) >>> 0;
      [e, d, c, b, a] = [d, c, rotated(b, 30), a, next];
    }
    a = (a + before[0]) >>> 0;
    b = (b + before[1]) >>> 0;
    c = (c + before[2]) >>> 0;
    d = (d + before[3]) >>> 0;
    e = (e + before[4]) >>> 0;
  }
  const sum = new DataView(new ArrayBuffer(20));
  [a, b, c, d, e].forEach((word, at) => {
    sum.setUint32(at * 4, word);
  });
  return new Uint8Array(sum.buffer);
}

function mix(at: number, b: number, c: number, d: number): readonly [number, number] {
  if (at < 20) {
    return [((b & c) | (~b & d)) >>> 0, 0x5a827999];
  }
  if (at < 40) {
    return [(b ^ c ^ d) >>> 0, 0x6ed9eba1];
  }
  return at < 60 ? [((b & c) | (b & d) | (c & d)) >>> 0, 0x8f1bbcdc] : [(b ^ c ^ d) >>> 0, 0xca62c1d6];
}

function rotated(word: number, bits: number): number {
  return ((word << bits) | (word >>> (32 - bits))) >>> 0;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
