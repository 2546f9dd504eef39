// Reads what a UnityFS asset bundle says of itself: how it is packed and which files it holds. The layout is publicly
// known: a big-endian header, a list of blocks, a list of files.

import { unpackLz4 } from './lz4.ts';
import type { Source } from './serve-formats.ts';
import { Unreadable } from './unreadable.ts';

export interface BundleContents {
  readonly FileSize: number;
  readonly AssetCount: number;
  readonly Compression: string;
  readonly Assets: readonly { readonly Name: string; readonly Type: string; readonly Size: number }[];
}

const HEADER_BYTES = 1024;
/** Most files that are told; the rest is only counted. */
const MOST_ASSETS = 2000;
const LONGEST_NAME = 256;
const COMPRESSIONS = ['None', 'LZMA', 'LZ4', 'LZ4HC', 'LZHAM'] as const;

const COMPRESSION_MASK = 0x3f;
const LIST_AT_END = 0x80;
const NODE_IS_SERIALIZED = 4;

/** @throws Unreadable; its fact `compression` is what was found out of the packing */
export async function readBundle(file: Source): Promise<BundleContents> {
  const header = readHeader(await file.read(0, HEADER_BYTES));
  const start = header.listAtEnd ? file.size - header.packedBytes : header.listStart;
  if (start < 0 || start + header.packedBytes > file.size) {
    throw new Unreadable('the file is shorter than its header says');
  }
  file.mayUnpack(header.packedBytes, header.unpackedBytes);
  const packed = await file.read(start, header.packedBytes);
  const list = new Cursor(unpack(packed, header.unpackedBytes, header.compression));
  list.skip(16);
  let packing = 0;
  list.times(list.u32(), () => {
    list.skip(8);
    packing ||= list.u16() & COMPRESSION_MASK;
  });
  const assets: BundleContents['Assets'][number][] = [];
  const count = list.u32();
  list.times(count, () => {
    list.skip(8);
    const [size, flags] = [list.u64(), list.u32()];
    if (assets.length === MOST_ASSETS) {
      list.skipText();
      return;
    }
    const Type = (flags & NODE_IS_SERIALIZED) === 0 ? 'Resource' : 'SerializedFile';
    assets.push({ Name: list.text().slice(0, LONGEST_NAME).toWellFormed(), Type, Size: size });
  });
  return { FileSize: file.size, AssetCount: count, Compression: nameOf(packing), Assets: assets };
}

function readHeader(bytes: Uint8Array) {
  const cursor = new Cursor(bytes);
  const signature = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  if (signature !== 'UnityFS\0') {
    const older = /^Unity(Web|Raw|Archive)/.exec(signature)?.[0];
    throw new Unreadable(older === undefined ? 'not a UnityFS bundle' : `bundles of the old ${older} are not read`);
  }
  cursor.skip(8);
  const format = cursor.u32();
  if (format < 6 || format > 8) {
    throw new Unreadable(`UnityFS format ${format} is not known`);
  }
  cursor.text();
  cursor.text();
  cursor.skip(8);
  const [packedBytes, unpackedBytes, flags] = [cursor.u32(), cursor.u32(), cursor.u32()];
  const listStart = format >= 7 ? Math.ceil(cursor.at / 16) * 16 : cursor.at;
  const compression = flags & COMPRESSION_MASK;
  return { packedBytes, unpackedBytes, compression, listAtEnd: (flags & LIST_AT_END) !== 0, listStart };
}

function unpack(packed: Uint8Array, size: number, compression: number): Uint8Array {
  const name = nameOf(compression);
  if (name === 'None') {
    return packed;
  }
  if (name !== 'LZ4' && name !== 'LZ4HC') {
    throw new Unreadable(`the list of blocks is packed with ${name}, which is not read here`, {
      facts: { compression: name },
    });
  }
  try {
    return unpackLz4(packed, size);
  } catch (error) {
    throw new Unreadable('the list of blocks is damaged', { facts: { compression: name }, cause: error });
  }
}

function nameOf(compression: number): string {
  return COMPRESSIONS[compression] ?? `unknown (${compression})`;
}

/** Reads big-endian values one after the other and never past the end. */
class Cursor {
  at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  skip(count: number): void {
    this.#take(count);
  }

  u16(): number {
    return this.#bytes.readUInt16BE(this.#take(2));
  }

  u32(): number {
    return this.#bytes.readUInt32BE(this.#take(4));
  }

  u64(): number {
    const value = this.#bytes.readBigUInt64BE(this.#take(8));
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) {
      throw new Unreadable('a size is too large to be one');
    }
    return Number(value);
  }

  /** Text up to the next zero byte. */
  text(): string {
    const start = this.at;
    this.skipText();
    return this.#bytes.toString('utf8', start, this.at - 1);
  }

  skipText(): void {
    const end = this.#bytes.indexOf(0, this.at);
    if (end < 0) {
      throw new Unreadable('a name does not end');
    }
    this.at = end + 1;
  }

  /** Reads `count` items; a count that is too large runs into the end before it uses memory. */
  times(count: number, read: () => void): void {
    for (let index = 0; index < count; index += 1) {
      read();
    }
  }

  #take(count: number): number {
    const start = this.at;
    if (start + count > this.#bytes.length) {
      throw new Unreadable('the file ends too early');
    }
    this.at += count;
    return start;
  }
}
