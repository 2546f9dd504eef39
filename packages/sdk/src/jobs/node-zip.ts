// A folder as a zip file of its own: equal folders become equal files, so that what was built once is known again.
// Nothing is kept in memory but the directory.
import {
  closeSync,
  createReadStream,
  createWriteStream,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

export interface PackedFolder {
  readonly files: number;
  /** Of the zip file. */
  readonly bytes: number;
}

export interface PackableFile {
  /** Below the folder, with forward slashes. */
  readonly path: string;
  /** On this disk. */
  readonly file: string;
  readonly isExecutable: boolean;
}

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const LOCAL_SIZE = 30;
const ALL_16 = 0xffff;
const ALL_32 = 0xffff_ffff;
const DEFLATE = 8;
const UTF8 = 0x0800;
const VERSION = 45;
const UNIX = 3;
/** The first day that the format knows. */
const DATE = 0x21;
const FILE = 0o100000;

interface Packed {
  readonly name: Buffer;
  readonly mode: number;
  readonly at: number;
  readonly crc: number;
  readonly size: number;
  readonly packed: number;
}

/** Up to here a file is read and packed at once. why: five streams for each cost more than its bytes */
const AT_ONCE_BYTES = 512 * 1024;
/** why: the next run compares by hash, so the same bytes have to come out; higher levels cost more than they save */
const LEVEL = { level: constants.Z_BEST_SPEED };

/**
 * Packs files, in the order in which they come, into a new zip file, which is gone again where that fails.
 * @throws what the system says of a file; RangeError for one of 4 GiB or more.
 * @example await packFolder(files, 'server.zip');
 */
export async function packFolder(
  files: AsyncIterable<PackableFile> | Iterable<PackableFile>,
  target: string,
  signal?: AbortSignal,
): Promise<PackedFolder> {
  const out = openSync(target, 'wx', 0o600);
  const done: Packed[] = [];
  let at = 0;
  try {
    for await (const { path, file, isExecutable } of files) {
      signal?.throwIfAborted();
      const name = Buffer.from(path);
      const { crc, size, packed } = await packFile(file, { out, at: at + LOCAL_SIZE + name.length, signal });
      if (size >= ALL_32 || packed >= ALL_32) {
        throw new RangeError(`${path} is larger than a zip file may hold`);
      }
      const one = { name, mode: FILE | (isExecutable ? 0o755 : 0o644), at, crc, size, packed };
      writeWhole(out, localHead(one), at);
      at += LOCAL_SIZE + name.length + packed;
      done.push(one);
    }
    const directory = directoryOf(done, at);
    writeWhole(out, directory, at);
    return { files: done.length, bytes: at + directory.length };
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  } finally {
    closeSync(out);
  }
}

interface Place {
  readonly out: number;
  readonly at: number;
  readonly signal: AbortSignal | undefined;
}

type Facts = Pick<Packed, 'crc' | 'size' | 'packed'>;

async function packFile(file: string, { out, at, signal }: Place): Promise<Facts> {
  if (statSync(file).size <= AT_ONCE_BYTES) {
    const bytes = readFileSync(file);
    const packed = deflateRawSync(bytes, LEVEL);
    writeWhole(out, packed, at);
    return { crc: crc32(bytes), size: bytes.length, packed: packed.length };
  }
  let [crc, size, packed] = [0, 0, 0];
  const read = through((chunk) => {
    crc = crc32(chunk, crc);
    size += chunk.length;
  });
  const made = through((chunk) => {
    packed += chunk.length;
  });
  const written = createWriteStream('', { fd: out, start: at, autoClose: false });
  await pipeline(createReadStream(file), read, createDeflateRaw(LEVEL), made, written, { signal });
  return { crc, size, packed };
}

function writeWhole(out: number, bytes: Buffer, at: number): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(out, bytes, done, bytes.length - done, at + done);
  }
}

function through(see: (chunk: Buffer) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, callback: TransformCallback) {
      see(chunk);
      callback(null, chunk);
    },
  });
}

function localHead({ name, crc, size, packed }: Packed): Buffer {
  const head = Buffer.alloc(LOCAL_SIZE);
  head.writeUInt32LE(LOCAL, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(UTF8, 6);
  head.writeUInt16LE(DEFLATE, 8);
  head.writeUInt16LE(DATE, 12);
  head.writeUInt32LE(crc, 14);
  head.writeUInt32LE(packed, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function directoryOf(files: readonly Packed[], start: number): Buffer {
  const entries = files.map(({ name, mode, at, crc, size, packed }) => {
    const isFar = at >= ALL_32;
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(ENTRY, 0);
    entry.writeUInt16LE((UNIX << 8) | VERSION, 4);
    entry.writeUInt16LE(VERSION, 6);
    entry.writeUInt16LE(UTF8, 8);
    entry.writeUInt16LE(DEFLATE, 10);
    entry.writeUInt16LE(DATE, 14);
    entry.writeUInt32LE(crc, 16);
    entry.writeUInt32LE(packed, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(isFar ? 12 : 0, 30);
    entry.writeUInt32LE((mode << 16) >>> 0, 38);
    entry.writeUInt32LE(isFar ? ALL_32 : at, 42);
    return Buffer.concat([entry, name, ...(isFar ? [farAt(at)] : [])]);
  });
  const all = Buffer.concat(entries);
  const [count, length] = [files.length, all.length];
  const isLarge = count >= ALL_16 || start >= ALL_32 || length >= ALL_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(isLarge ? ALL_16 : count, 8);
  end.writeUInt16LE(isLarge ? ALL_16 : count, 10);
  end.writeUInt32LE(isLarge ? ALL_32 : length, 12);
  end.writeUInt32LE(isLarge ? ALL_32 : start, 16);
  return Buffer.concat([all, ...(isLarge ? [largeEnd({ count, length, start })] : []), end]);
}

/** The extra field that holds what four bytes do not. */
function farAt(at: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(at), 4);
  return extra;
}

function largeEnd({ count, length, start }: { count: number; length: number; start: number }): Buffer {
  const end = Buffer.alloc(56 + 20);
  end.writeUInt32LE(END_64, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE((UNIX << 8) | VERSION, 12);
  end.writeUInt16LE(VERSION, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(length), 40);
  end.writeBigUInt64LE(BigInt(start), 48);
  end.writeUInt32LE(LOCATOR_64, 56);
  end.writeBigUInt64LE(BigInt(start + length), 64);
  end.writeUInt32LE(1, 72);
  return end;
}
