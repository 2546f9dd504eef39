// What an ELF file says of itself: its machine, its sections, its build id, the names of its functions. The rule of build
// ids: wire/data-and-tools.md 2.5.
import { inflateSync, zstdDecompressSync } from 'node:zlib';
import type { Source } from '#engines/parsers/serve-formats';
import { Unreadable } from '#engines/parsers/unreadable';
import { Bytes } from './bytes.ts';
import type { Texts } from './columns.ts';
import type { Places } from './dwarf-forms.ts';

export interface Section {
  readonly name: string;
  readonly type: number;
  readonly flags: number;
  readonly address: number;
  readonly offset: number;
  readonly size: number;
  readonly link: number;
}

export interface Elf {
  readonly is64: boolean;
  readonly little: boolean;
  readonly machine: number;
  readonly sections: readonly Section[];
}

/** One number for each function in each of them. */
export interface FunctionSymbols {
  readonly addresses: Float64Array;
  readonly sizes: Float64Array;
  readonly names: Uint32Array;
  /** The source of one that no other file sees, as far as the table says; 0 else. */
  readonly sources: Uint32Array;
}

/** Files that are shorter have no header that could name a section. */
const SHORTEST = 52;
const MAGIC = 0x7f454c46;
const NO_BITS = 8;
const COMPRESSED = 0x800;
const EXECUTABLE = 4;
const ARM = 40;
const ARCHES: ReadonlyMap<number, string> = new Map([
  [183, 'arm64-v8a'],
  [ARM, 'armeabi-v7a'],
  [62, 'x86_64'],
  [3, 'x86'],
]);
const GNU_BUILD_ID = 3;
/** In the table of symbols: the source of the local ones that follow. */
const SOURCE_FILE = 4;
const LOCAL = 0;
const MOST_SECTIONS = 100_000;
const LARGEST_SECTION = 8 * 1024 ** 3;
const LARGEST_NOTE = 64 * 1024;
const SHORT = 'the file is shorter than its section table says';

/** Undefined for what is no ELF file. @throws Unreadable for one that is broken */
export async function readElf(file: Source): Promise<Elf | undefined> {
  if (file.size < SHORTEST) {
    return undefined;
  }
  const head = await file.read(0, 64);
  if (head.readUInt32BE(0) !== MAGIC) {
    return undefined;
  }
  const [is64, little] = [head[4] === 2, head[5] !== 2];
  const header = new Bytes(head, little);
  header.skip(18);
  const machine = header.u16();
  header.skip(4);
  const wordSize = is64 ? 8 : 4;
  header.skip(2 * wordSize);
  const tableAt = header.word(wordSize);
  header.skip(4 + 2 + 2 + 2);
  const [entrySize, entries, names] = [header.u16(), header.u16(), header.u16()];
  if (tableAt === 0) {
    return { is64, little, machine, sections: [] };
  }
  if (entrySize < (is64 ? 64 : 40)) {
    throw new Unreadable('the section table is broken');
  }
  const first = sectionAt(await exactly(file, tableAt, entrySize), 0, is64, little);
  // why: what does not fit into the header stands in the first entry
  const count = entries === 0 ? first.size : entries;
  const namesIndex = names === 0xffff ? first.link : names;
  if (count > MOST_SECTIONS) {
    throw new Unreadable('the section table is broken');
  }
  const table = await exactly(file, tableAt, count * entrySize);
  const raw = Array.from({ length: count }, (_, index) => sectionAt(table, index * entrySize, is64, little));
  const namesSection = raw[namesIndex];
  const text =
    namesSection === undefined || namesSection.type === NO_BITS
      ? Buffer.alloc(0)
      : await exactly(file, namesSection.offset, namesSection.size);
  const sections = raw.map(({ nameAt, ...section }) => ({ ...section, name: textAt(text, nameAt) }));
  return { is64, little, machine, sections };
}

export function archOf({ machine }: Elf): string {
  return ARCHES.get(machine) ?? '';
}

/** Lower-case hex; empty where the file has none. */
export async function buildIdOf(file: Source, elf: Elf): Promise<string> {
  const section = elf.sections.find(({ name, type }) => name === '.note.gnu.build-id' && type !== NO_BITS);
  if (section === undefined || section.size > LARGEST_NOTE) {
    return '';
  }
  const bytes = await exactly(file, section.offset, section.size);
  const notes = new Bytes(bytes, elf.little);
  while (notes.at + 12 <= notes.end) {
    const [nameSize, size, type] = [notes.u32(), notes.u32(), notes.u32()];
    const nameAt = notes.skip(padded(nameSize));
    const at = notes.at;
    if (at + size > notes.end) {
      return '';
    }
    if (type === GNU_BUILD_ID && bytes.toString('latin1', nameAt, nameAt + 3) === 'GNU') {
      return bytes.toString('hex', at, at + size);
    }
    notes.skip(Math.min(padded(size), notes.end - at));
  }
  return '';
}

/** Is there something in the section? */
export function hasSection({ sections }: Elf, name: string): boolean {
  const packed = `.z${name.slice(1)}`;
  return sections.some((section) => (section.name === name || section.name === packed) && section.type !== NO_BITS);
}

/** The section by places: only what is packed is in memory as a whole. @throws Unreadable */
export async function sectionPlaces(file: Source, elf: Elf, name: string): Promise<Places> {
  const section = elf.sections.find((one) => one.name === name);
  const { readNow } = file;
  if (readNow === undefined || section === undefined || section.type === NO_BITS || isPacked(section)) {
    const bytes = await sectionBytes(file, elf, name);
    const part = (start: number, end: number): Buffer => bytes.subarray(start, end);
    return { length: bytes.length, part, next: part };
  }
  refuseLarge(section);
  const { offset, size } = section;
  if (!(offset + size <= file.size)) {
    throw new Unreadable(SHORT);
  }
  const read = (start: number, end: number, into: Buffer): Buffer => {
    const part = into.subarray(0, end - start);
    readNow(offset + start, part);
    return part;
  };
  let large = Buffer.alloc(0);
  return {
    length: size,
    part: (start, end) => read(start, end, Buffer.allocUnsafe(end - start)),
    next(start, end) {
      large = large.length < end - start ? Buffer.allocUnsafeSlow(end - start) : large;
      return read(start, end, large);
    },
  };
}

const isPacked = ({ flags }: Section): boolean => (flags & COMPRESSED) !== 0;

function refuseLarge({ name, size }: Section): void {
  if (size > LARGEST_SECTION) {
    throw new Unreadable(`${name} says that it has ${size} bytes`);
  }
}

/** The section unpacked; empty where there is none. @throws Unreadable */
export async function sectionBytes(file: Source, elf: Elf, name: string): Promise<Buffer> {
  const packed = `.z${name.slice(1)}`;
  const section = elf.sections.find((one) => one.name === name || one.name === packed);
  if (section === undefined || section.type === NO_BITS || section.size === 0) {
    return Buffer.alloc(0);
  }
  refuseLarge(section);
  file.mayUnpack(section.size, section.size);
  const bytes = await exactly(file, section.offset, section.size);
  if (section.name === packed) {
    return bytes.toString('latin1', 0, 4) === 'ZLIB' && bytes.length > 12
      ? unpack(file, name, bytes.subarray(12), 1, Number(bytes.readBigUInt64BE(4)))
      : bytes;
  }
  if (!isPacked(section)) {
    return bytes;
  }
  const header = new Bytes(bytes, elf.little);
  const method = header.u32();
  if (elf.is64) {
    header.skip(4);
  }
  const size = header.word(elf.is64 ? 8 : 4);
  header.skip(elf.is64 ? 8 : 4);
  return unpack(file, name, bytes.subarray(header.at), method, size);
}

function unpack(file: Source, name: string, packed: Buffer, method: number, size: number): Buffer {
  file.mayUnpack(packed.length, size);
  try {
    if (method === 1) {
      return inflateSync(packed, { maxOutputLength: Math.max(1, size) });
    }
    if (method === 2) {
      return zstdDecompressSync(packed, { maxOutputLength: Math.max(1, size) });
    }
  } catch (error) {
    throw new Unreadable(`${name} is damaged`, { cause: error });
  }
  throw new Unreadable(`${name} is packed by method ${method}, which is not read here`);
}

/** Where code lies: what linkers threw away has addresses elsewhere. */
export function codeRanges({ sections }: Elf): readonly (readonly [start: number, end: number])[] {
  return sections
    .filter(({ flags, size }) => (flags & EXECUTABLE) !== 0 && size > 0)
    .map(({ address, size }) => [address, address + size] as const);
}

/** Functions of the symbol table, or of the dynamic one where the other was stripped. */
export async function functionSymbols(file: Source, elf: Elf, texts: Texts): Promise<FunctionSymbols> {
  const table = ['.symtab', '.dynsym']
    .map((name) => elf.sections.find((section) => section.name === name && section.type !== NO_BITS))
    .find((section) => section !== undefined);
  const linked = table === undefined ? undefined : elf.sections[table.link];
  const isThere = table !== undefined && linked !== undefined;
  const entries = isThere ? await sectionBytes(file, elf, table.name) : Buffer.alloc(0);
  const words = isThere ? await sectionBytes(file, elf, linked.name) : Buffer.alloc(0);
  const entrySize = elf.is64 ? 24 : 16;
  const most = Math.floor(entries.length / entrySize);
  const [addresses, sizes] = [new Float64Array(most), new Float64Array(most)];
  const [names, sources] = [new Uint32Array(most), new Uint32Array(most)];
  const reader = new Bytes(entries, elf.little);
  let [found, sourceAt] = [0, Number.NaN];
  for (let at = 0; at + entrySize <= entries.length; at += entrySize) {
    reader.at = at;
    const symbol = elf.is64 ? symbol64(reader) : symbol32(reader);
    const type = symbol.info & 0xf;
    if (type === SOURCE_FILE) {
      sourceAt = symbol.name;
    }
    const isFunction = (type === 2 || type === 10) && symbol.section !== 0 && Number.isFinite(symbol.address);
    const name = isFunction ? texts.keepOf(words, symbol.name) : 0;
    if (name !== 0) {
      // why: the lowest bit of an address says Thumb
      addresses[found] = elf.machine === ARM ? symbol.address - (symbol.address % 2) : symbol.address;
      sizes[found] = symbol.size;
      names[found] = name;
      sources[found] = symbol.info >> 4 === LOCAL ? texts.keepOf(words, sourceAt) : 0;
      found += 1;
    }
  }
  return {
    ...{ addresses: addresses.subarray(0, found), sizes: sizes.subarray(0, found) },
    ...{ names: names.subarray(0, found), sources: sources.subarray(0, found) },
  };
}

function symbol64(bytes: Bytes) {
  const [name, info] = [bytes.u32(), bytes.u8()];
  bytes.skip(1);
  return { name, info, section: bytes.u16(), address: bytes.u64(), size: bytes.u64() };
}

function symbol32(bytes: Bytes) {
  const [name, address, size, info] = [bytes.u32(), bytes.u32(), bytes.u32(), bytes.u8()];
  bytes.skip(1);
  return { name, info, section: bytes.u16(), address, size };
}

function sectionAt(table: Buffer, at: number, is64: boolean, little: boolean) {
  const bytes = new Bytes(table, little, at);
  const word = (): number => bytes.word(is64 ? 8 : 4);
  const [nameAt, type] = [bytes.u32(), bytes.u32()];
  const [flags, address, offset, size] = [word(), word(), word(), word()];
  return { nameAt, type, flags: flags % 0x1_0000_0000, address, offset, size, link: bytes.u32() };
}

function textAt(bytes: Buffer, at: number): string {
  const end = bytes.indexOf(0, at);
  return at >= bytes.length ? '' : bytes.toString('utf8', at, end < 0 ? bytes.length : end);
}

function padded(size: number): number {
  return Math.ceil(size / 4) * 4;
}

/** @throws Unreadable where the file is shorter */
async function exactly(file: Source, start: number, length: number): Promise<Buffer> {
  if (!(start >= 0 && start + length <= file.size)) {
    throw new Unreadable(SHORT);
  }
  return file.read(start, length);
}
