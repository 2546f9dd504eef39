// Line programs of DWARF 2 to 5: which address came from which line of which file.
import { Unreadable } from '#engines/parsers/unreadable';
import { Bytes } from './bytes.ts';
import { type DwarfSections, type Encoding, FORMS, numberOf, skipForm, unitLength } from './dwarf-forms.ts';
import type { IndexTables } from './index-tables.ts';

interface FileEntry {
  readonly name: string;
  readonly dir: number;
}

export interface LineProgram {
  /** Number of the text that names a file; 0 for one that is not there. */
  file(number: number): number;
  /** Puts the lines into the tables; those where no code is are left out. */
  run(isCode: (address: number) => boolean): void;
}

const COPY = 1;
const ADVANCE_PC = 2;
const ADVANCE_LINE = 3;
const SET_FILE = 4;
const SET_COLUMN = 5;
const CONST_ADD_PC = 8;
const FIXED_ADVANCE_PC = 9;
const END_SEQUENCE = 1;
const SET_ADDRESS = 2;
const MOST_ENTRIES = 1_000_000;

interface At {
  readonly offset: number;
  readonly compDir: string;
  readonly addressSize: number;
}

/** @throws Unreadable */
export function readLineProgram(sections: DwarfSections, { offset, compDir, addressSize }: At, tables: IndexTables) {
  const bytes = new Bytes(sections.line, sections.little, Math.min(offset, sections.line.length));
  const { end, offsetSize } = unitLength(bytes);
  const version = bytes.u16();
  if (version < 2 || version > 5) {
    throw new Unreadable(`a line program of DWARF ${version} is not known`);
  }
  const sizeOf = version >= 5 ? bytes.u8() : addressSize;
  if (version >= 5) {
    bytes.skip(1);
  }
  const encoding: Encoding = { version, addressSize: sizeOf, offsetSize };
  const headerEnd = bytes.word(offsetSize) + bytes.at;
  const step = bytes.u8();
  if (version >= 4) {
    bytes.skip(1);
  }
  bytes.skip(1);
  const [lineBase, lineRange, opcodeBase] = [bytes.i8(), bytes.u8(), bytes.u8()];
  const lengths = Array.from({ length: Math.max(0, opcodeBase - 1) }, () => bytes.u8());
  const { dirs, files } = version >= 5 ? entryTables(bytes, sections, encoding) : listedNames(bytes, compDir);
  const numbers: number[] = [];
  const file = (number: number): number => {
    const entry = files[number];
    if (entry === undefined) {
      return 0;
    }
    numbers[number] ??= tables.texts.keep(pathOf(entry, dirs, compDir));
    return numbers[number] ?? 0;
  };
  const program = new Bytes(sections.line, sections.little, Math.min(headerEnd, end), end);
  const run = (isCode: (address: number) => boolean): void =>
    runProgram(program, tables, { step, lineBase, lineRange, opcodeBase, lengths, addressSize: sizeOf, file, isCode });
  return { file, run } satisfies LineProgram;
}

interface Machine {
  readonly step: number;
  readonly lineBase: number;
  readonly lineRange: number;
  readonly opcodeBase: number;
  readonly lengths: readonly number[];
  readonly addressSize: number;
  readonly file: (number: number) => number;
  readonly isCode: (address: number) => boolean;
}

function runProgram(bytes: Bytes, tables: IndexTables, machine: Machine): void {
  const { step, lineBase, lineRange, opcodeBase, lengths, file, isCode } = machine;
  if (lineRange === 0 && bytes.at < bytes.end) {
    throw new Unreadable('a line program is broken');
  }
  let [address, number, line, column] = [0, 1, 1, 0];
  let isOfCode: boolean | undefined;
  const reset = (): void => {
    [address, number, line, column, isOfCode] = [0, 1, 1, 0, undefined];
    tables.beginSequence();
  };
  const emit = (): void => {
    isOfCode ??= isCode(address);
    if (isOfCode) {
      tables.line(address, file(number), Math.max(0, line), column);
    }
  };
  reset();
  while (bytes.at < bytes.end) {
    const opcode = bytes.u8();
    if (opcode >= opcodeBase) {
      const special = opcode - opcodeBase;
      address += Math.floor(special / lineRange) * step;
      line += lineBase + (special % lineRange);
      emit();
      continue;
    }
    switch (opcode) {
      case 0: {
        const next = bytes.uleb() + bytes.at;
        const extended = next > bytes.at ? bytes.u8() : 0;
        if (extended === END_SEQUENCE) {
          tables.endSequence(address, isOfCode === true);
          reset();
        } else if (extended === SET_ADDRESS) {
          address = bytes.word(machine.addressSize);
        }
        bytes.skip(next - bytes.at);
        break;
      }
      case COPY:
        emit();
        break;
      case ADVANCE_PC:
        address += bytes.uleb() * step;
        break;
      case ADVANCE_LINE:
        line += bytes.sleb();
        break;
      case SET_FILE:
        number = bytes.uleb();
        break;
      case SET_COLUMN:
        column = Math.min(bytes.uleb(), 0xffff_ffff);
        break;
      case CONST_ADD_PC:
        address += Math.floor((255 - opcodeBase) / lineRange) * step;
        break;
      case FIXED_ADVANCE_PC:
        address += bytes.u16();
        break;
      default:
        for (let count = lengths[opcode - 1] ?? 0; count > 0; count -= 1) {
          bytes.uleb();
        }
    }
  }
  // why: a sequence without an end says nothing sure
  tables.endSequence(0, false);
}

/** Directories and files of DWARF 2 to 4: the first of each has number 1. */
function listedNames(bytes: Bytes, compDir: string) {
  const dirs = [compDir];
  for (let dir = bytes.text(); dir !== ''; dir = bytes.text()) {
    dirs.push(dir);
  }
  const files: (FileEntry | undefined)[] = [undefined];
  for (let name = bytes.text(); name !== ''; name = bytes.text()) {
    const dir = bytes.uleb();
    bytes.uleb();
    bytes.uleb();
    files.push({ name, dir });
  }
  return { dirs, files };
}

const CONTENT_PATH = 1;
const CONTENT_DIR = 2;

/** Directories and files of DWARF 5: the first of each has number 0. */
function entryTables(bytes: Bytes, sections: DwarfSections, encoding: Encoding) {
  const dirs = entries(bytes, sections, encoding).map(({ name }) => name);
  return { dirs, files: entries(bytes, sections, encoding) };
}

function entries(bytes: Bytes, sections: DwarfSections, encoding: Encoding): FileEntry[] {
  const formats = Array.from({ length: bytes.u8() }, () => [bytes.uleb(), bytes.uleb()] as const);
  const count = bytes.uleb();
  if (count > MOST_ENTRIES || (formats.length === 0 && count > 0)) {
    throw new Unreadable('a line program names too many files');
  }
  const found: FileEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    let [name, dir] = ['', 0];
    for (const [content, form] of formats) {
      const at = bytes.at;
      const actual = skipForm(bytes, form, encoding);
      const next = bytes.at;
      bytes.at = at;
      if (content === CONTENT_PATH) {
        name = pathText(bytes, sections, actual, encoding);
      } else if (content === CONTENT_DIR) {
        dir = numberOf(bytes, actual, 0, encoding);
      }
      bytes.at = next;
    }
    found.push({ name, dir });
  }
  return found;
}

function pathText(bytes: Bytes, sections: DwarfSections, form: number, encoding: Encoding): string {
  if (form === FORMS.text) {
    return bytes.text();
  }
  const section = form === FORMS.lineStr ? sections.lineStr : form === FORMS.str ? sections.str : undefined;
  const at = numberOf(bytes, form, 0, encoding);
  return section === undefined ? '' : textIn(section, at);
}

export function textIn(section: Buffer, at: number): string {
  if (!(at >= 0 && at < section.length)) {
    return '';
  }
  const end = section.indexOf(0, at);
  return section.toString('utf8', at, end < 0 ? section.length : end);
}

function pathOf({ name, dir }: FileEntry, dirs: readonly string[], compDir: string): string {
  return joined(compDir, joined(dirs[dir] ?? '', name));
}

function joined(dir: string, path: string): string {
  const isWhole = path.startsWith('/') || /^[A-Za-z]:[\\/]/.test(path);
  return isWhole || dir === '' ? path : `${dir.replace(/\/$/, '')}/${path}`;
}
