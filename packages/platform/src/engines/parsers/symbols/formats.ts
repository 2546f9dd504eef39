// What is asked of symbol files in the process that parses: what they are, their index, and what places of maps stand for.
import type { Source } from '#engines/parsers/serve-formats';
import { Unreadable } from '#engines/parsers/unreadable';
import { indexBreakpad, readBreakpad } from './breakpad.ts';
import { indexDwarf } from './dwarf.ts';
import {
  archOf,
  buildIdOf,
  codeRanges,
  type Elf,
  functionSymbols,
  hasSection,
  readElf,
  sectionBytes,
  sectionPlaces,
} from './elf.ts';
import { IndexTables } from './index-tables.ts';
import { isMapping, type JavaCall, type JavaFrame, retrace } from './proguard.ts';
import { isSourceMap, type ScriptFrame, type ScriptPlace, traceScript } from './source-map.ts';
import { isZip, type Member, openMember, zipMembers } from './zip.ts';

export type SymbolFileKind = 'native' | 'breakpad' | 'sourcemap' | 'mapping';

/** A symbol file, or one of those in an archive. */
export interface SymbolFile {
  /** Its path in the archive; empty for a file that is none. */
  readonly member: string;
  readonly kind: SymbolFileKind;
  /** Lower-case hex; empty where the kind has none. */
  readonly buildId: string;
  readonly arch: string;
  readonly size: number;
  readonly hasSymtab: boolean;
  readonly hasDebugLine: boolean;
  readonly hasDebugInfo: boolean;
}

export interface Identified {
  readonly isArchive: boolean;
  readonly files: readonly SymbolFile[];
}

/** Which file of an archive is meant; empty for a file that is none. */
export interface Which {
  readonly member: string;
}

export interface Indexed {
  readonly functions: number;
  readonly lines: number;
}

const MOST_FILES = 200;

/** @throws Unreadable for what holds no symbols */
export async function identifySymbols(file: Source): Promise<Identified> {
  if (!(await isZip(file))) {
    const found = await identify(file, '');
    if (found === undefined) {
      throw new Unreadable(
        'it is no symbol file: an ELF file, Breakpad, source map, mapping.txt or zip of them is read',
      );
    }
    return { isArchive: false, files: [found] };
  }
  const files: SymbolFile[] = [];
  for (const member of await zipMembers(file)) {
    const found = mayBeSymbols(member) ? await identify(await openMember(file, member), member.name) : undefined;
    if (found !== undefined) {
      files.push(found);
    }
    if (files.length > MOST_FILES) {
      throw new Unreadable(`it holds more than ${MOST_FILES} symbol files`);
    }
  }
  if (files.length === 0) {
    throw new Unreadable('it holds no symbol file');
  }
  return { isArchive: true, files };
}

/** why by name: everything else in an archive would be unpacked only to be looked at */
function mayBeSymbols({ name, size }: Member): boolean {
  return size > 0 && /(?:\.so(?:\.[\w.]+)?|\.dbg|\.debug|\.sym|\.map|mapping\.txt|\.elf)$/i.test(name);
}

async function identify(file: Source, member: string): Promise<SymbolFile | undefined> {
  const none = {
    member,
    buildId: '',
    arch: '',
    size: file.size,
    hasSymtab: true,
    hasDebugLine: true,
    hasDebugInfo: true,
  };
  const elf = await readElf(file);
  if (elf !== undefined) {
    return {
      ...{ member, kind: 'native', buildId: await buildIdOf(file, elf), arch: archOf(elf), size: file.size },
      hasSymtab: hasSection(elf, '.symtab'),
      hasDebugLine: hasSection(elf, '.debug_line'),
      hasDebugInfo: hasSection(elf, '.debug_info'),
    };
  }
  const breakpad = await readBreakpad(file);
  if (breakpad !== undefined) {
    return { ...none, kind: 'breakpad', ...breakpad };
  }
  if (await isSourceMap(file)) {
    return { ...none, kind: 'sourcemap' };
  }
  return (await isMapping(file)) ? { ...none, kind: 'mapping' } : undefined;
}

/** Writes the index of a native file or of Breakpad's. @throws Unreadable */
export async function indexSymbols(whole: Source, { member }: Which): Promise<Indexed> {
  const file = await memberOf(whole, member);
  const elf = await readElf(file);
  const tables = elf === undefined ? new IndexTables() : await indexElf(file, elf);
  if (elf === undefined) {
    await indexBreakpad(file, tables);
  }
  if (tables.functions.length === 0 && tables.symbols.length === 0 && tables.lines.length === 0) {
    throw new Unreadable('it has neither names nor lines: upload the file as it was before it was stripped');
  }
  for (const piece of tables.pieces()) {
    await whole.write(piece);
  }
  return { functions: tables.functions.length || tables.symbols.length, lines: tables.lines.length };
}

async function indexElf(file: Source, elf: Elf): Promise<IndexTables> {
  const code = codeRanges(elf);
  const isNear = code.every(([, end]) => end <= 0xffff_ffff);
  const tables = new IndexTables(isNear ? 0 : Math.min(...code.map(([start]) => start)));
  const { addresses, sizes, names, sources } = await functionSymbols(file, elf, tables.texts);
  const starts = addresses.toSorted();
  addresses.forEach((address, row) => {
    const size = sizes[row] ?? 0;
    const length = Math.min(size === 0 ? reachOf(address, starts, code) : size, 0xffff_ffff);
    tables.symbols.push(tables.place(address), length, names[row]);
    tables.sources.push(sources[row] ?? 0);
  });
  const bytes = (name: string): Promise<Buffer> => sectionBytes(file, elf, name);
  const info = await sectionPlaces(file, elf, '.debug_info');
  if (info.length > 0) {
    const sections = {
      ...{ info, abbrev: await bytes('.debug_abbrev'), str: await bytes('.debug_str') },
      ...{ lineStr: await bytes('.debug_line_str'), strOffsets: await bytes('.debug_str_offsets') },
      ...{ addr: await bytes('.debug_addr'), ranges: await bytes('.debug_ranges') },
      ...{ rnglists: await bytes('.debug_rnglists'), line: await bytes('.debug_line'), little: elf.little },
    };
    await indexDwarf(sections, code, tables);
  }
  return tables;
}

/** What has no size reaches to the next one, and no further than its section. */
function reachOf(address: number, starts: Float64Array, code: ReturnType<typeof codeRanges>): number {
  const end = code.find(([start, last]) => address >= start && address < last)?.[1] ?? address;
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    [low, high] = (starts[middle] ?? 0) <= address ? [middle + 1, high] : [low, middle];
  }
  return Math.min(end, starts[low] ?? end) - address;
}

/** Frames of each call of Java; none for one that the mapping does not name. @throws Unreadable */
export async function lookUpJava(
  file: Source,
  { member, calls }: Which & { readonly calls: readonly JavaCall[] },
): Promise<readonly (readonly JavaFrame[])[]> {
  return retrace(await memberOf(file, member), calls);
}

/** The place in the source of each place in a script, where there is one. @throws Unreadable */
export async function lookUpScript(
  file: Source,
  { member, places }: Which & { readonly places: readonly ScriptPlace[] },
): Promise<readonly (ScriptFrame | null)[]> {
  return traceScript(await memberOf(file, member), places);
}

async function memberOf(file: Source, member: string): Promise<Source> {
  if (member === '') {
    return file;
  }
  const found = (await zipMembers(file)).find(({ name }) => name === member);
  if (found === undefined) {
    throw new Unreadable(`${member} is not in the zip file`);
  }
  return openMember(file, found);
}
