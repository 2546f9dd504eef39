// What is in a zip file, and the beginning and the end of each file in it: enough to tell what a large one is, without
// room for all of it.
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import type { ByteSource } from '@uos/contract/rules';
import type { UploadSource } from './byte-source.ts';

export interface ZipMember {
  readonly name: string;
  readonly size: number;
  readonly packed: number;
  readonly method: number;
  /** Where its own head stands. */
  readonly at: number;
}

const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const END = 0x06054b50;
const END_SIZE = 22;
const LOCAL_SIZE = 30;
const LONGEST_COMMENT = 65_535;
const LARGEST_DIRECTORY = 64 * 1024 * 1024;
const ALL_16 = 0xffff;
const ALL_32 = 0xffff_ffff;
const DEFLATE = 8;
/** Of the beginning, and of the end. */
const KEPT_BYTES = 1024 * 1024;

/** Without folders; undefined for what is no zip file that can be read here. */
export async function zipMembers(file: ByteSource): Promise<ZipMember[] | undefined> {
  const tail = await bytesOf(file, Math.max(0, file.size - END_SIZE - LONGEST_COMMENT), file.size);
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END) {
      const end = await endOf(file, tail, at);
      return end === undefined || end.size > LARGEST_DIRECTORY || end.start + end.size > file.size
        ? undefined
        : entriesOf(await bytesOf(file, end.start, end.start + end.size));
    }
  }
  return undefined;
}

/** A file of a zip file: what lies between its beginning and its end reads as zeros. */
export async function glimpse(
  file: UploadSource,
  { at, size, packed, method }: ZipMember,
  signal?: AbortSignal,
): Promise<ByteSource> {
  const local = await bytesOf(file, at, at + LOCAL_SIZE);
  const start = at + LOCAL_SIZE + local.readUInt16LE(26) + local.readUInt16LE(28);
  if (method !== DEFLATE) {
    return { size, read: (from, to) => file.read(start + from, start + Math.min(to, size)) };
  }
  const head = Buffer.alloc(Math.min(size, KEPT_BYTES));
  const tailAt = Math.max(0, size - KEPT_BYTES);
  const tail = Buffer.alloc(size - tailAt);
  let done = 0;
  await pipeline(
    file.body(start, start + packed) as AsyncIterable<Uint8Array>,
    createInflateRaw(),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        if (done < head.length) {
          chunk.copy(head, done);
        }
        if (done + chunk.length > tailAt) {
          const from = Math.max(0, tailAt - done);
          chunk.copy(tail, done + from - tailAt, from);
        }
        done += chunk.length;
      }
    },
    { ...(signal !== undefined && { signal }) },
  );
  return {
    size,
    async read(from, to) {
      const bytes = Buffer.alloc(Math.max(0, Math.min(to, size) - from));
      if (from < head.length) {
        head.copy(bytes, 0, from, Math.min(to, head.length));
      }
      if (to > tailAt) {
        tail.copy(bytes, Math.max(0, tailAt - from), Math.max(0, from - tailAt), Math.min(to, size) - tailAt);
      }
      return bytes;
    },
  };
}

async function endOf(file: ByteSource, tail: Buffer, at: number) {
  const [size, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (tail.readUInt16LE(at + 10) !== ALL_16 && size !== ALL_32 && start !== ALL_32) {
    return { size, start };
  }
  if (at < 20) {
    return undefined;
  }
  // why: where four bytes are too few, the numbers stand in a record that the bytes before name
  const large = await bytesOf(file, Number(tail.readBigUInt64LE(at - 12)), Number(tail.readBigUInt64LE(at - 12)) + 56);
  return large.length < 56
    ? undefined
    : { size: Number(large.readBigUInt64LE(40)), start: Number(large.readBigUInt64LE(48)) };
}

function entriesOf(directory: Buffer): ZipMember[] | undefined {
  const members: ZipMember[] = [];
  let at = 0;
  while (at + ENTRY_SIZE <= directory.length) {
    if (directory.readUInt32LE(at) !== ENTRY) {
      return undefined;
    }
    const [nameSize, extraSize, noteSize] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const nameAt = at + ENTRY_SIZE;
    const extraAt = nameAt + nameSize;
    const name = directory.toString('utf8', nameAt, extraAt);
    const large = largeNumbers(directory.subarray(extraAt, extraAt + extraSize));
    const real = (offset: number): number => {
      const value = directory.readUInt32LE(at + offset);
      return value === ALL_32 ? Number(large.shift() ?? value) : value;
    };
    const [size, packed, place] = [real(24), real(20), real(42)];
    if (!name.endsWith('/')) {
      members.push({ name, size, packed, method: directory.readUInt16LE(at + 10), at: place });
    }
    at = extraAt + extraSize + noteSize;
  }
  return members;
}

/** Numbers that need 64 bits, in their order. */
function largeNumbers(extra: Buffer): bigint[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === 1) {
      const count = Math.floor(Math.min(extra.readUInt16LE(at + 2), extra.length - at - 4) / 8);
      return Array.from({ length: count }, (_, index) => extra.readBigUInt64LE(at + 4 + index * 8));
    }
  }
  return [];
}

async function bytesOf(file: ByteSource, start: number, end: number): Promise<Buffer> {
  const bytes = await file.read(start, Math.min(end, file.size));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
