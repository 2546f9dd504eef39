import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readElf } from './elf-file.ts';

interface Sample {
  wide: boolean;
  littleEndian: boolean;
  buildId: number[];
  section?: string;
  noteType?: number;
  noteName?: string;
  /** A note that stands before the build id's own. */
  extraNote?: boolean;
}

const id20 = Array.from({ length: 20 }, (_, index) => index * 13);
const idText = id20.map((byte) => (byte % 256).toString(16).padStart(2, '0')).join('');

/** A minimal ELF file with one note section, written field by field from the ELF format. */
function elf({ wide, littleEndian, buildId, ...rest }: Sample): Uint8Array {
  const { section = '.note.gnu.build-id', noteType = 3, noteName = 'GNU\0', extraNote = false } = rest;
  const names = `\0${section}\0.shstrtab\0`;
  const header = wide ? 64 : 52;
  const entry = wide ? 64 : 40;
  const noteAt = header;
  const note = [...(extraNote ? noteBytes(1, 'ab\0\0x', [1, 2, 3], littleEndian) : [])];
  note.push(...noteBytes(noteType, noteName, buildId, littleEndian));
  const namesAt = noteAt + note.length;
  const table = namesAt + names.length;
  const file = new Uint8Array(table + 3 * entry);
  const view = new DataView(file.buffer);
  const word = (at: number, value: number) =>
    wide ? view.setBigUint64(at, BigInt(value), littleEndian) : view.setUint32(at, value, littleEndian);
  file.set([0x7f, 0x45, 0x4c, 0x46, wide ? 2 : 1, littleEndian ? 1 : 2]);
  word(wide ? 0x28 : 0x20, table);
  view.setUint16(wide ? 0x3a : 0x2e, entry, littleEndian);
  view.setUint16(wide ? 0x3c : 0x30, 3, littleEndian);
  view.setUint16(wide ? 0x3e : 0x32, 2, littleEndian);
  const sections: [number, number, number][] = [
    [0, 0, 0],
    [1, noteAt, note.length],
    [section.length + 2, namesAt, names.length],
  ];
  for (const [index, [name, offset, size]] of sections.entries()) {
    const at = table + index * entry;
    view.setUint32(at, name, littleEndian);
    word(at + (wide ? 0x18 : 0x10), offset);
    word(at + (wide ? 0x20 : 0x14), size);
  }
  file.set(note, noteAt);
  file.set(new TextEncoder().encode(names), namesAt);
  return file;
}

function noteBytes(type: number, name: string, description: number[], littleEndian: boolean): number[] {
  const bytes = new Uint8Array(12 + Math.ceil(name.length / 4) * 4 + Math.ceil(description.length / 4) * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of [name.length, description.length, type].entries()) {
    view.setUint32(index * 4, value, littleEndian);
  }
  bytes.set(new TextEncoder().encode(name), 12);
  bytes.set(description, 12 + Math.ceil(name.length / 4) * 4);
  return [...bytes];
}

const forms = [true, false].flatMap((wide) => [true, false].map((littleEndian) => ({ wide, littleEndian })));
const plain = { wide: true, littleEndian: true, buildId: id20 };

async function idOf(bytes: Uint8Array): Promise<string | undefined> {
  const read = async (start: number, end: number) => bytes.subarray(start, end);
  return (await readElf({ size: bytes.byteLength, read }))?.buildId;
}

describe('readElf', () => {
  it.each(forms)('reads the note of a file with wide=$wide and littleEndian=$littleEndian', async (form) => {
    expect(await idOf(elf({ ...form, buildId: id20 }))).toBe(idText);
    expect(await idOf(elf({ ...form, buildId: [1, 2, 255] }))).toBe('0102ff');
    expect(await idOf(elf({ ...form, buildId: id20, extraNote: true }))).toBe(idText);
  });

  it('takes a file under 52 bytes and anything else for no ELF', async () => {
    const none = [new Uint8Array(), elf(plain).subarray(0, 51), new Uint8Array(1000), new Uint8Array(200).fill(0x78)];
    expect(await Promise.all(none.map(idOf))).toEqual(none.map(() => undefined));
  });

  it('finds no id without the section, the note or its bytes', async () => {
    const none = [
      ...[elf({ ...plain, section: '.note.gnu.build-ix' }), elf({ ...plain, noteType: 1 })],
      ...[elf({ ...plain, noteName: 'GNX\0' }), elf({ ...plain, buildId: [] })],
    ];
    expect(await Promise.all(none.map(idOf))).toEqual(none.map(() => ''));
  });

  it('says of a debug file what is in it, and of a stripped one that nothing is', async () => {
    const facts = async (section: string) => {
      const bytes = elf({ ...plain, section });
      return readElf({ size: bytes.byteLength, read: async (start, end) => bytes.subarray(start, end) });
    };
    expect(await facts('.debug_line')).toMatchObject({ hasDebugLine: true, hasSymtab: false });
    expect(await facts('.symtab')).toMatchObject({ hasDebugLine: false, hasSymtab: true });
    expect(await facts('.text')).toEqual({ buildId: '', arch: '', hasDebugLine: false, hasSymtab: false });
  });

  it('never throws on a damaged file, and never finds another id in a truncated one', async () => {
    const file = elf(plain);
    for (let length = 0; length < file.length; length += 1) {
      expect([undefined, '', idText]).toContain(await idOf(file.subarray(0, length)));
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: file.length - 1 }), fc.nat({ max: 255 })), { maxLength: 8 }),
        async (changes) => {
          const damaged = Uint8Array.from(file);
          for (const [at, byte] of changes) {
            damaged[at] = byte;
          }
          expect(await idOf(damaged)).not.toBeNull();
        },
      ),
    );
  });
});
