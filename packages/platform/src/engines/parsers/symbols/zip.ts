// The members of a zip file, by its directory; a member is unpacked whole, as far as that is allowed.
import { inflateRawSync } from 'node:zlib';
import type { Source } from '#engines/parsers/serve-formats';
import { Unreadable } from '#engines/parsers/unreadable';
import { Bytes } from './bytes.ts';

export interface Member {
  readonly name: string;
  readonly size: number;
  readonly packed: number;
  readonly method: number;
  readonly at: number;
}

const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const LOCATOR_64 = 0x07064b50;
const END_64 = 0x06064b50;
const LONGEST_COMMENT = 65_535;
const MOST_MEMBERS = 20_000;
const LARGEST_DIRECTORY = 8 * 1024 * 1024;
const ENCRYPTED = 1;
const ALL_16 = 0xffff;
const ALL_32 = 0xffff_ffff;
const BROKEN = 'the zip file is not whole';

export async function isZip(file: Source): Promise<boolean> {
  const head = await file.read(0, 4);
  return head.length === 4 && (head.readUInt32LE(0) === LOCAL || head.readUInt32LE(0) === END);
}

/** Without folders. @throws Unreadable */
export async function zipMembers(file: Source): Promise<Member[]> {
  const { at, size, count } = await directoryOf(file);
  if (count > MOST_MEMBERS || size > LARGEST_DIRECTORY) {
    throw new Unreadable('the zip file holds too many files');
  }
  if (!(at >= 0 && at + size <= file.size)) {
    throw new Unreadable(BROKEN);
  }
  const directory = await file.read(at, size);
  const bytes = new Bytes(directory);
  const members: Member[] = [];
  for (let index = 0; index < count; index += 1) {
    const entry = readEntry(directory, bytes);
    if (!entry.name.endsWith('/')) {
      members.push(entry);
    }
  }
  if (new Set(members.map(({ name }) => name)).size < members.length) {
    throw new Unreadable('the zip file has two files of one name');
  }
  return members;
}

/** The member as a file of its own. @throws Unreadable */
export async function openMember(file: Source, member: Member): Promise<Source> {
  const local = await file.read(member.at, LOCAL_SIZE);
  if (local.length < LOCAL_SIZE || local.readUInt32LE(0) !== LOCAL) {
    throw new Unreadable(`${member.name} is not where the zip file says`);
  }
  const nameAt = member.at + LOCAL_SIZE;
  const name = (await file.read(nameAt, local.readUInt16LE(26))).toString('utf8');
  const start = nameAt + local.readUInt16LE(26) + local.readUInt16LE(28);
  if (name !== member.name || local.readUInt16LE(8) !== member.method || start + member.packed > file.size) {
    throw new Unreadable(`${member.name} is not where the zip file says`);
  }
  const own = { size: member.size, mayUnpack: file.mayUnpack, write: file.write };
  if (member.method === 0) {
    const { readNow } = file;
    return {
      ...own,
      ...(readNow !== undefined && { readNow: (from: number, into: Buffer) => readNow(start + from, into) }),
      read: (from, length) => file.read(start + from, Math.max(0, Math.min(length, member.size - from))),
    };
  }
  file.mayUnpack(member.packed, member.size);
  const bytes = inflated(await file.read(start, member.packed), member);
  return { ...own, read: async (from, length) => bytes.subarray(from, from + length) };
}

function inflated(packed: Buffer, { name, size }: Member): Buffer {
  try {
    const bytes = inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
    if (bytes.length === size) {
      return bytes;
    }
  } catch (error) {
    throw new Unreadable(`${name} is damaged`, { cause: error });
  }
  throw new Unreadable(`${name} is damaged`);
}

async function directoryOf(file: Source): Promise<{ at: number; size: number; count: number }> {
  const length = Math.min(file.size, END_SIZE + LONGEST_COMMENT);
  const tailAt = file.size - length;
  const tail = await file.read(tailAt, length);
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) === END) {
      const [count, size, start] = [tail.readUInt16LE(at + 10), tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
      const isLarge = count === ALL_16 || size === ALL_32 || start === ALL_32;
      return isLarge && at >= 20 && tail.readUInt32LE(at - 20) === LOCATOR_64
        ? largeDirectory(file, Number(tail.readBigUInt64LE(at - 12)))
        : { at: start, size, count };
    }
  }
  throw new Unreadable(BROKEN);
}

async function largeDirectory(file: Source, at: number): Promise<{ at: number; size: number; count: number }> {
  const end = await file.read(at, 56);
  if (end.length < 56 || end.readUInt32LE(0) !== END_64) {
    throw new Unreadable(BROKEN);
  }
  const bytes = new Bytes(end);
  bytes.skip(32);
  return { count: bytes.u64(), size: bytes.u64(), at: bytes.u64() };
}

function readEntry(directory: Buffer, bytes: Bytes): Member {
  const start = bytes.skip(46);
  if (directory.readUInt32LE(start) !== ENTRY) {
    throw new Unreadable(BROKEN);
  }
  const nameAt = bytes.skip(directory.readUInt16LE(start + 28));
  const name = directory.toString('utf8', nameAt, bytes.at);
  const extra = new Bytes(directory, true, bytes.skip(directory.readUInt16LE(start + 30)), bytes.at);
  bytes.skip(directory.readUInt16LE(start + 32));
  const method = directory.readUInt16LE(start + 10);
  if ((directory.readUInt16LE(start + 8) & ENCRYPTED) !== 0) {
    throw new Unreadable(`${name.slice(0, 200)} is encrypted`);
  }
  if (method !== 0 && method !== 8) {
    throw new Unreadable(`${name.slice(0, 200)} is packed by method ${method}; only stored and deflate are read`);
  }
  const large = largeSizes(extra);
  const real = (value: number): number => (value === ALL_32 && large !== undefined ? large.u64() : value);
  const [size, packed, at] = [
    real(directory.readUInt32LE(start + 24)),
    real(directory.readUInt32LE(start + 20)),
    real(directory.readUInt32LE(start + 42)),
  ];
  return { name, size, packed, method, at };
}

/** Where sizes stand that need 64 bits, in their order. */
function largeSizes(extra: Bytes): Bytes | undefined {
  while (extra.at + 4 <= extra.end) {
    const [id, length] = [extra.u16(), extra.u16()];
    if (id === 1) {
      return extra;
    }
    extra.skip(Math.min(length, extra.end - extra.at));
  }
  return undefined;
}
