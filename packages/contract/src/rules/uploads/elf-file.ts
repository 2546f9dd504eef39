// What an ELF file says of itself, read in pieces: its build id joins a stripped library with its symbol file. Source:
// game-services 5; data-and-tools 2.5.
import type { ByteSource } from './md5-in-chunks.ts';

export interface ElfFile {
  /** Lower-case hex of the GNU build-id note; empty where there is no such section or note, or a damaged one. */
  readonly buildId: string;
  /** As Android names it; empty for a machine that no game runs on. */
  readonly arch: string;
  /** Names of functions are in it, more than those that the system links by. */
  readonly hasSymtab: boolean;
  readonly hasDebugLine: boolean;
}

/** Undefined for what is no ELF file. */
export async function readElf(file: ByteSource): Promise<ElfFile | undefined> {
  const header = headerOf(await piece(file, 0, longestHeader));
  if (header === undefined) {
    return undefined;
  }
  const sections = await sectionsOf(file, header);
  const named = (...names: readonly string[]): Section | undefined =>
    sections.find(({ name, isEmpty }) => names.includes(name) && !isEmpty);
  const note = named('.note.gnu.build-id');
  return {
    buildId: note === undefined ? '' : buildIdNote(await spanOf(file, note, largestNote), header.littleEndian),
    arch: arches.get(header.machine) ?? '',
    hasSymtab: named('.symtab') !== undefined,
    hasDebugLine: named('.debug_line', '.zdebug_line') !== undefined,
  };
}

interface Header {
  readonly wide: boolean;
  readonly littleEndian: boolean;
  readonly machine: number;
  /** Of the section headers. */
  readonly table: number;
  readonly step: number;
  readonly count: number;
  readonly namesIndex: number;
}

interface Span {
  readonly offset: number;
  readonly size: number;
}

interface Section extends Span {
  readonly name: string;
  /** Its bytes were taken away. */
  readonly isEmpty: boolean;
}

/** Smallest ELF header, that of the 32-bit form. */
const minimumBytes = 52;
const longestHeader = 64;
const gnuBuildIdType = 3;
const noBitsType = 8;
const mostSections = 100_000;
const largestNote = 64 * 1024;
const largestNames = 4 * 1024 * 1024;
const arches: ReadonlyMap<number, string> = new Map([
  [183, 'arm64-v8a'],
  [40, 'armeabi-v7a'],
  [62, 'x86_64'],
  [3, 'x86'],
]);

/** Where the fields stand in the header and in a section header, for the 32-bit and the 64-bit form. */
const layouts = {
  narrow: { shoff: 0x20, shentsize: 0x2e, shnum: 0x30, shstrndx: 0x32, entry: 40, offset: 0x10, size: 0x14 },
  wide: { shoff: 0x28, shentsize: 0x3a, shnum: 0x3c, shstrndx: 0x3e, entry: 64, offset: 0x18, size: 0x20 },
} as const;

function headerOf(bytes: Uint8Array): Header | undefined {
  if (bytes.byteLength < minimumBytes) {
    return undefined;
  }
  const view = viewOf(bytes);
  const [form, order] = [view.getUint8(4), view.getUint8(5)];
  if (view.getUint32(0) !== 0x7f454c46 || !(form === 1 || form === 2) || !(order === 1 || order === 2)) {
    return undefined;
  }
  const [wide, littleEndian] = [form === 2, order === 1];
  const at = wide ? layouts.wide : layouts.narrow;
  const half = (offset: number): number => (offset + 2 <= bytes.byteLength ? view.getUint16(offset, littleEndian) : 0);
  return {
    ...{ wide, littleEndian, machine: half(0x12), table: word(view, at.shoff, { wide, littleEndian }) ?? 0 },
    ...{ step: half(at.shentsize), count: half(at.shnum), namesIndex: half(at.shstrndx) },
  };
}

async function sectionsOf(file: ByteSource, header: Header): Promise<Section[]> {
  const { wide, littleEndian, table, step, count, namesIndex } = header;
  const at = wide ? layouts.wide : layouts.narrow;
  if (table === 0 || step < at.entry || count > mostSections) {
    return [];
  }
  const bytes = await piece(file, table, count * step);
  const view = viewOf(bytes);
  const spans = Array.from({ length: Math.floor(bytes.byteLength / step) }, (_, index) => {
    const entry = index * step;
    const [offset, size] = [word(view, entry + at.offset, header), word(view, entry + at.size, header)];
    return {
      nameAt: view.getUint32(entry, littleEndian),
      isEmpty: view.getUint32(entry + 4, littleEndian) === noBitsType,
      offset: offset ?? 0,
      size: offset !== undefined && size !== undefined && offset + size <= file.size ? size : 0,
    };
  });
  const names = spans[namesIndex];
  const text = names === undefined ? new Uint8Array() : await spanOf(file, names, largestNames);
  return spans.map(({ nameAt, isEmpty, offset, size }) => ({
    ...{ name: textAt(text, nameAt), offset, size },
    isEmpty: isEmpty || size === 0,
  }));
}

/** Walks the notes of a section: namesz, descsz, type, then name and description, each padded to 4 bytes. */
function buildIdNote(bytes: Uint8Array, littleEndian: boolean): string {
  const view = viewOf(bytes);
  let at = 0;
  while (at + 12 <= bytes.byteLength) {
    const [nameSize, idSize, type] = [0, 4, 8].map((offset) => view.getUint32(at + offset, littleEndian)) as [
      number,
      number,
      number,
    ];
    const idAt = at + 12 + padded(nameSize);
    if (type === gnuBuildIdType && nameSize === 4 && textAt(bytes, at + 12) === 'GNU') {
      return idAt + idSize <= bytes.byteLength ? hexOf(bytes.subarray(idAt, idAt + idSize)) : '';
    }
    at = idAt + padded(idSize);
  }
  return '';
}

function padded(size: number): number {
  return Math.ceil(size / 4) * 4;
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A zero-terminated ASCII text; empty where none ends in the bytes. */
function textAt(bytes: Uint8Array, at: number): string {
  const end = bytes.indexOf(0, at);
  return at > bytes.byteLength || end < 0 ? '' : String.fromCharCode(...bytes.subarray(at, Math.min(end, at + 200)));
}

/** A word of the file's own width; a 64-bit one beyond what a file can hold counts as missing. */
function word(
  view: DataView,
  at: number,
  { wide, littleEndian }: Pick<Header, 'wide' | 'littleEndian'>,
): number | undefined {
  if (at + (wide ? 8 : 4) > view.byteLength) {
    return undefined;
  }
  const value = wide ? Number(view.getBigUint64(at, littleEndian)) : view.getUint32(at, littleEndian);
  return Number.isSafeInteger(value) ? value : undefined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const spanOf = (file: ByteSource, { offset, size }: Span, most: number): Promise<Uint8Array> =>
  piece(file, offset, Math.min(size, most));

/** As much of it as there is. */
async function piece(file: ByteSource, start: number, length: number): Promise<Uint8Array> {
  const end = Math.min(file.size, start + length);
  return start < end ? file.read(start, end) : new Uint8Array();
}
