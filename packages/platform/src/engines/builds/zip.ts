// The members of a zip file by its directory: what stands between them is nobody's business.
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

export interface ZipMember {
  readonly name: string;
  /** As Unix has it; 0 where the archive was made elsewhere. */
  readonly mode: number;
  readonly size: number;
  open(): Promise<Readable>;
}

/** Not an archive that is read here; the message says why, in words for whoever sent it. */
export class BadArchive extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadArchive';
  }
}

const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const LOCATOR_64 = 0x07064b50;
const END_64 = 0x06064b50;
const ENTRY = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const UNIX = 3;
const ALL_16 = 0xffff;
const ALL_32 = 0xffff_ffff;
const ENCRYPTED = 1;
const DIRECTORY_BYTES = 64 * 1024 * 1024;

/** @throws BadArchive */
export async function* zipMembers(file: FileHandle, path: string, size: number): AsyncGenerator<ZipMember> {
  const { offset, length, count } = await directoryOf(file, size);
  if (length > DIRECTORY_BYTES || offset + length > size) {
    throw new BadArchive('the directory of the zip file is not whole');
  }
  const directory = await bytesAt(file, offset, length);
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > length || directory.readUInt32LE(at) !== ENTRY) {
      throw new BadArchive('the directory of the zip file is not whole');
    }
    const nameLength = directory.readUInt16LE(at + 28);
    const extraLength = directory.readUInt16LE(at + 30);
    const end = at + ENTRY_SIZE + nameLength + extraLength;
    const name = directory.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength).toString('utf8');
    if (end > length) {
      throw new BadArchive('the directory of the zip file is not whole');
    }
    if ((directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0) {
      throw new BadArchive(`${name} is encrypted`);
    }
    const sizes = sizesOf(directory.subarray(at, end), nameLength);
    const madeOn = directory.readUInt8(at + 5);
    const method = directory.readUInt16LE(at + 10);
    if (method !== 0 && method !== 8) {
      throw new BadArchive(`${name} is packed by method ${method}; only stored and deflate are read`);
    }
    yield {
      name,
      mode: madeOn === UNIX ? directory.readUInt32LE(at + 38) >>> 16 : 0,
      size: sizes.size,
      open: () => openMember(file, path, { ...sizes, method, name, end: size }),
    };
    at = end + directory.readUInt16LE(at + 32);
  }
}

interface Directory {
  readonly offset: number;
  readonly length: number;
  readonly count: number;
}

async function directoryOf(file: FileHandle, size: number): Promise<Directory> {
  const tail = await bytesAt(
    file,
    Math.max(0, size - END_SIZE - LONGEST_COMMENT),
    Math.min(size, END_SIZE + LONGEST_COMMENT),
  );
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END) {
      const [count, length, offset] = [
        tail.readUInt16LE(at + 10),
        tail.readUInt32LE(at + 12),
        tail.readUInt32LE(at + 16),
      ];
      const isLarge = count === ALL_16 || length === ALL_32 || offset === ALL_32;
      return isLarge && at >= 20 && tail.readUInt32LE(at - 20) === LOCATOR_64
        ? largeDirectory(file, Number(tail.readBigUInt64LE(at - 12)))
        : { offset, length, count };
    }
  }
  throw new BadArchive('the zip file is not whole');
}

async function largeDirectory(file: FileHandle, at: number): Promise<Directory> {
  const end = await bytesAt(file, at, 56);
  if (end.length < 56 || end.readUInt32LE(0) !== END_64) {
    throw new BadArchive('the zip file is not whole');
  }
  return {
    count: Number(end.readBigUInt64LE(32)),
    length: Number(end.readBigUInt64LE(40)),
    offset: Number(end.readBigUInt64LE(48)),
  };
}

interface Sizes {
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

/** What does not fit into the entry stands in its extra field, in this order. */
function sizesOf(entry: Buffer, nameLength: number): Sizes {
  const short = { size: entry.readUInt32LE(24), packed: entry.readUInt32LE(20), at: entry.readUInt32LE(42) };
  const extra = entry.subarray(ENTRY_SIZE + nameLength);
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === 1) {
      let next = at + 4;
      const take = (value: number): number => {
        if (value !== ALL_32 || next + 8 > extra.length) {
          return value;
        }
        next += 8;
        return Number(extra.readBigUInt64LE(next - 8));
      };
      return { size: take(short.size), packed: take(short.packed), at: take(short.at) };
    }
  }
  return short;
}

async function openMember(
  file: FileHandle,
  path: string,
  { at, packed, method, name, end }: Sizes & { readonly method: number; readonly name: string; readonly end: number },
): Promise<Readable> {
  const head = await bytesAt(file, at, LOCAL_SIZE);
  if (head.length < LOCAL_SIZE || head.readUInt32LE(0) !== LOCAL) {
    throw new BadArchive(`${name} is not where the zip file says`);
  }
  const start = at + LOCAL_SIZE + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (start + packed > end) {
    throw new BadArchive(`${name} is not whole`);
  }
  if (packed === 0) {
    return Readable.from([]);
  }
  const raw = createReadStream(path, { start, end: start + packed - 1 });
  if (method === 0) {
    return raw;
  }
  const inflate = createInflateRaw();
  raw.on('error', (error) => inflate.destroy(error));
  inflate.on('close', () => raw.destroy());
  return raw.pipe(inflate);
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
