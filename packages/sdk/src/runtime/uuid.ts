// Random ids where `crypto.randomUUID` is missing: on a page without TLS, and in the host of a mini game.

interface Randomness {
  randomUUID?(): string;
  getRandomValues?(bytes: Uint8Array): Uint8Array;
}

/** A random UUID of version 4. */
export function uuid(from: Randomness | undefined = (globalThis as { crypto?: Randomness }).crypto): string {
  if (from?.randomUUID !== undefined) {
    return from.randomUUID();
  }
  const bytes = new Uint8Array(16);
  if (from?.getRandomValues === undefined) {
    // why enough: it is used once beside a hash, or names a guest of a host that has no better
    bytes.forEach((_, index) => {
      bytes[index] = Math.random() * 256;
    });
  } else {
    from.getRandomValues(bytes);
  }
  const hex = Array.from(bytes, (byte, index) =>
    (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  ).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
