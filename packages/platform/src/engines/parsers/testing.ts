// Bundles as an attacker makes them.

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const long = (rest: number): number[] => [...Array.from({ length: Math.floor(rest / 255) }, () => 255), rest % 255];

/** A bundle whose list holds as many files as fit, which LZ4 packs 255 to 1: one match that repeats a row of 22 bytes. */
export function swollenBundle(listBytes: number): Buffer {
  const row = Buffer.concat([Buffer.alloc(15), Buffer.from([1]), u32(4), Buffer.from('a\0')]);
  const rows = Math.floor((listBytes - 24) / row.length);
  const size = 24 + rows * row.length;
  const first = Buffer.concat([Buffer.alloc(16), u32(0), u32(rows), row]);
  const repeated = size - first.length - 5;
  // why: the format ends with literals
  const end = row.subarray(-5);
  const packed = Buffer.from([
    ...[0xff, ...long(first.length - 15)],
    ...first,
    ...[row.length, 0, ...long(repeated - 19)],
    ...[0x50, ...end],
  ]);
  const head = [u32(6), Buffer.from('5.x.x\x002021.3.1f1\0'), Buffer.alloc(8), u32(packed.length), u32(size), u32(2)];
  return Buffer.concat([Buffer.from('UnityFS\0'), ...head, packed]);
}
