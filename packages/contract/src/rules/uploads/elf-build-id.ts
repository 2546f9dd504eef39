// Build id of an ELF file, which joins a stripped library with its symbol file. Source: game-services 5; data-and-tools 2.5.

/** Lower-case hex of the GNU build-id note; `undefined` for no ELF, no such section or note, or a damaged one. */
export function elfBuildId(file: Uint8Array): string | undefined {
  const elf = openElf(file);
  const section = elf === undefined ? undefined : sectionNamed(elf, '.note.gnu.build-id');
  return elf === undefined || section === undefined ? undefined : buildIdNote(elf, section);
}

interface Elf {
  readonly view: DataView;
  readonly wide: boolean;
  readonly littleEndian: boolean;
}

interface Span {
  readonly offset: number;
  readonly size: number;
}

/** Smallest ELF header, that of the 32-bit form. */
const minimumBytes = 52;
const gnuBuildIdType = 3;

/** Where the fields stand in the header and in a section header, for the 32-bit and the 64-bit form. */
const layouts = {
  narrow: { shoff: 0x20, shentsize: 0x2e, shnum: 0x30, shstrndx: 0x32, entry: 40, offset: 0x10, size: 0x14 },
  wide: { shoff: 0x28, shentsize: 0x3a, shnum: 0x3c, shstrndx: 0x3e, entry: 64, offset: 0x18, size: 0x20 },
} as const;

function openElf(file: Uint8Array): Elf | undefined {
  if (file.byteLength < minimumBytes) {
    return undefined;
  }
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const [form, order] = [view.getUint8(4), view.getUint8(5)];
  const isElf = view.getUint32(0) === 0x7f454c46 && (form === 1 || form === 2) && (order === 1 || order === 2);
  return isElf ? { view, wide: form === 2, littleEndian: order === 1 } : undefined;
}

function sectionNamed(elf: Elf, name: string): Span | undefined {
  const at = elf.wide ? layouts.wide : layouts.narrow;
  const table = word(elf, at.shoff);
  const step = half(elf, at.shentsize);
  const count = half(elf, at.shnum);
  if (table === undefined || step === undefined || count === undefined || step < at.entry) {
    return undefined;
  }
  const headers = Array.from({ length: count }, (_, index) => table + index * step);
  const names = sectionSpan(elf, headers[half(elf, at.shstrndx) ?? 0]);
  return names === undefined
    ? undefined
    : headers
        .map((header) => ({ header, nameAt: uint(elf, header) }))
        .flatMap(({ header, nameAt }) => {
          const found = nameAt !== undefined && textIs(elf, names.offset + nameAt, name);
          return found ? (sectionSpan(elf, header) ?? []) : [];
        })[0];
}

function sectionSpan(elf: Elf, header: number | undefined): Span | undefined {
  const at = elf.wide ? layouts.wide : layouts.narrow;
  const offset = header === undefined ? undefined : word(elf, header + at.offset);
  const size = header === undefined ? undefined : word(elf, header + at.size);
  const inside = offset !== undefined && size !== undefined && offset + size <= elf.view.byteLength;
  return inside ? { offset, size } : undefined;
}

/** Walks the notes of a section: namesz, descsz, type, then name and description, each padded to 4 bytes. */
function buildIdNote(elf: Elf, { offset, size }: Span): string | undefined {
  const end = offset + size;
  let at = offset;
  while (at + 12 <= end) {
    const [nameSize = 0, idSize = 0, type = 0] = [uint(elf, at), uint(elf, at + 4), uint(elf, at + 8)];
    const idAt = at + 12 + padded(nameSize);
    if (type === gnuBuildIdType && nameSize === 4 && textIs(elf, at + 12, 'GNU')) {
      return idSize > 0 && idAt + idSize <= end ? hex(elf.view, idAt, idSize) : undefined;
    }
    at = idAt + padded(idSize);
  }
  return undefined;
}

function padded(size: number): number {
  return Math.ceil(size / 4) * 4;
}

/** Compares a zero-terminated ASCII text in the file. */
function textIs({ view }: Elf, at: number, text: string): boolean {
  return (
    at + text.length < view.byteLength &&
    [...text, '\0'].every((character, index) => view.getUint8(at + index) === character.charCodeAt(0))
  );
}

function hex(view: DataView, at: number, size: number): string {
  return Array.from({ length: size }, (_, index) =>
    view
      .getUint8(at + index)
      .toString(16)
      .padStart(2, '0'),
  ).join('');
}

function half({ view, littleEndian }: Elf, at: number): number | undefined {
  return at + 2 <= view.byteLength ? view.getUint16(at, littleEndian) : undefined;
}

function uint({ view, littleEndian }: Elf, at: number): number | undefined {
  return at + 4 <= view.byteLength ? view.getUint32(at, littleEndian) : undefined;
}

/** A word of the file's own width; a 64-bit one beyond what a file can hold counts as missing. */
function word(elf: Elf, at: number): number | undefined {
  if (!elf.wide) {
    return uint(elf, at);
  }
  const value = at + 8 <= elf.view.byteLength ? Number(elf.view.getBigUint64(at, elf.littleEndian)) : undefined;
  return value !== undefined && Number.isSafeInteger(value) ? value : undefined;
}
