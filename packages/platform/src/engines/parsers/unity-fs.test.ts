import { describe, expect, it } from 'vitest';
import { FORMATS } from './formats.ts';
import { unpackLz4 } from './lz4.ts';
import { type Source, sourceOf } from './serve-formats.ts';
import { swollenBundle } from './testing.ts';
import { readBundle } from './unity-fs.ts';

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};
const text = (value: string) => Buffer.from(`${value}\0`);

/** LZ4 of literals only. */
function packLz4(bytes: Buffer): Buffer {
  const rest = bytes.length - 15;
  const more = rest < 0 ? [] : [...Array.from({ length: Math.floor(rest / 255) }, () => 255), rest % 255];
  return Buffer.concat([Buffer.from([Math.min(bytes.length, 15) << 4, ...more]), bytes]);
}

interface Shape {
  readonly format?: number;
  readonly flags?: number;
  readonly blocks?: number;
}

function bundle({ format = 6, flags = 0x43, blocks = 3 }: Shape = {}): Buffer {
  const data = Buffer.alloc(100, 7);
  const list = Buffer.concat([
    Buffer.alloc(16),
    u32(1),
    ...[u32(5000), u32(100), u16(blocks)],
    u32(2),
    ...[u64(0), u64(4000), u32(4), text('CAB-harbour')],
    ...[u64(4000), u64(1000), u32(0), text('CAB-harbour.resS')],
  ]);
  const packed = [2, 3].includes(flags & 0x3f) ? packLz4(list) : list;
  const head = Buffer.concat([
    text('UnityFS'),
    u32(format),
    text('5.x.x'),
    text('2021.3.1f1'),
    u64(0),
    ...[u32(packed.length), u32(list.length), u32(flags)],
  ]);
  const padding = Buffer.alloc(format >= 7 ? (16 - (head.length % 16)) % 16 : 0);
  const body = (flags & 0x80) === 0 ? [packed, data] : [data, packed];
  return Buffer.concat([head, padding, ...body]);
}

function file(bytes: Buffer): Source {
  const piece = async (start: number, length: number) => bytes.subarray(start, start + length);
  return sourceOf(bytes.length, FORMATS['unity-bundle'], { piece });
}

describe('readBundle', () => {
  it('counts the files of a bundle that says it has very many, and tells some of them', async () => {
    const contents = await readBundle(file(swollenBundle(1024 * 1024)));
    expect([contents.AssetCount, contents.Assets.length]).toEqual([47_661, 2000]);
    expect(JSON.stringify(contents).length).toBeLessThan(128 * 1024);
  });

  it.each([2, 64])('does not unpack a list that becomes %i MiB', async (mib) => {
    await expect(readBundle(file(swollenBundle(mib * 1024 * 1024)))).rejects.toThrow('unpacks to too much');
  });

  it.each([
    ['LZ4HC', { flags: 0x43 }],
    ['LZ4', { flags: 0x42, blocks: 2, format: 7 }],
    ['LZMA', { flags: 0x40, blocks: 1 }],
    ['None', { flags: 0xc0, blocks: 0, format: 8 }],
  ])('lists the files of a bundle packed with %s', async (compression, shape) => {
    const bytes = bundle(shape);
    expect(await readBundle(file(bytes))).toEqual({
      FileSize: bytes.length,
      AssetCount: 2,
      Compression: compression,
      Assets: [
        { Name: 'CAB-harbour', Type: 'SerializedFile', Size: 4000 },
        { Name: 'CAB-harbour.resS', Type: 'Resource', Size: 1000 },
      ],
    });
  });

  it.each([
    ['not a UnityFS bundle', Buffer.from('PK\x03\x04')],
    ['not a UnityFS bundle', Buffer.alloc(0)],
    ['old UnityWeb', text('UnityWeb')],
    ['format 99', bundle({ format: 99 })],
    ['packed with LZMA', bundle({ flags: 0x41 })],
    ['shorter than', bundle().subarray(0, 60)],
    ['ends too early', bundle().subarray(0, 11)],
  ])('says %s', async (reason, bytes) => {
    await expect(readBundle(file(bytes))).rejects.toThrow(reason);
  });

  it('survives any damaged byte', async () => {
    const whole = bundle();
    for (let at = 0; at < whole.length; at += 1) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0xff;
      const outcome = await readBundle(file(damaged)).catch((error: Error) => error.name);
      expect(typeof outcome === 'string' ? outcome : 'read').toMatch(/^(read|Unreadable)$/);
    }
  });
});

describe('unpackLz4', () => {
  it('repeats what a match points back to, also where it overlaps itself', () => {
    // "ab", then 9 bytes from 2 back, then "!"
    const block = Buffer.from([0x25, 97, 98, 2, 0, 0x10, 33]);
    expect(Buffer.from(unpackLz4(block, 12)).toString()).toBe('abababababa!');
  });

  it.each([
    [[0x25, 97, 98, 3, 0], 'outside'],
    [[0xf0], 'too early'],
    [[0x40, 97], 'past the end'],
    [[0x10, 97], 'announced'],
  ])('refuses %o', (block, reason) => {
    expect(() => unpackLz4(Buffer.from(block), 12)).toThrow(reason);
  });
});
