// Walks DWARF 2 to 5 once: functions and what was inlined into them, with the names that a linker would use, and lines.
import { setImmediate as othersTurn } from 'node:timers/promises';
import { Unreadable } from '#engines/parsers/unreadable';
import { Bytes } from './bytes.ts';
import {
  type Abbrev,
  type Abbrevs,
  type DwarfSections,
  FORMS,
  numberOf,
  readAbbrevs,
  readUnits,
  type Slot,
  skipForm,
  type Unit,
} from './dwarf-forms.ts';
import { type LineProgram, readLineProgram, textIn } from './dwarf-lines.ts';
import type { IndexTables } from './index-tables.ts';

const TAG_COMPILE_UNIT = 0x11;
const TAG_INLINED = 0x1d;
const TAG_SUBPROGRAM = 0x2e;
const TAG_PARTIAL_UNIT = 0x3c;

/** Where an attribute of an entry stands: in a part of the section. */
interface Value {
  readonly of: Buffer;
  readonly at: number;
  readonly form: number;
  readonly constant: number;
}

type Entry = Partial<Record<Slot, Value>>;

/** What the first entry of a unit says for all of them. */
interface Root {
  readonly strOffsetsBase: number;
  readonly addrBase: number;
  readonly rnglistsBase: number;
  readonly lowPc: number;
}

type Range = readonly [start: number, end: number];

const ABBREVS_KEPT = 64;
const NAMES_KEPT = 200_000;
const DEEPEST = 4096;
const LONGEST_REFERENCE = 16;
const MOST_RANGES = 100_000;
/** What is read of the section to look at one entry elsewhere; more where the entry is longer. */
const ENTRY_BYTES = 4096;
const ENTRY_TIMES = 16;

/** why so often: who does not say that he lives for seconds is ended, and a large file takes longer than that */
const TURN_MS = 200;

/** @throws Unreadable */
export async function indexDwarf(sections: DwarfSections, code: readonly Range[], tables: IndexTables): Promise<void> {
  const reader = new DwarfReader(sections, tables);
  const isCode = (address: number): boolean => {
    for (const [start, end] of code) {
      if (address >= start && address < end) {
        return true;
      }
    }
    return false;
  };
  let turn = performance.now();
  for (const unit of reader.units) {
    reader.walk(unit, isCode);
    if (performance.now() - turn > TURN_MS) {
      await othersTurn();
      turn = performance.now();
    }
  }
}

class DwarfReader {
  readonly units: readonly Unit[];
  readonly #sections: DwarfSections;
  readonly #tables: IndexTables;
  readonly #abbrevs = new Map<string, Abbrevs>();
  readonly #roots = new Map<Unit, Root>();
  readonly #names = new Map<number, number>();
  readonly #programs = new Set<number>();
  /** The unit that is walked: all of it is here. */
  #walked: { readonly unit: Unit; readonly part: Buffer; readonly abbrevs: Abbrevs } | undefined;

  constructor(sections: DwarfSections, tables: IndexTables) {
    this.#sections = sections;
    this.#tables = tables;
    this.units = readUnits(sections);
  }

  walk(unit: Unit, isCode: (address: number) => boolean): void {
    const part = this.#sections.info.next(unit.start, unit.end);
    const abbrevs = this.#abbrevsOf(unit);
    this.#walked = { unit, part, abbrevs };
    const bytes = new Bytes(part, this.#sections.little, unit.dieStart - unit.start);
    const tables = this.#tables;
    let program: LineProgram | undefined;
    const open = new Open(tables);
    while (bytes.at < bytes.end) {
      const dieAt = unit.start + bytes.at;
      const abbrev = entryOf(abbrevs, bytes.uleb());
      if (abbrev === undefined) {
        open.close();
        continue;
      }
      const { tag, hasCode } = abbrev;
      let first = 0;
      let rows = 0;
      let inlines = 0;
      let depth = open.depth;
      if (tag === TAG_SUBPROGRAM) {
        depth = 0;
      } else if (tag === TAG_INLINED) {
        depth += 1;
      }
      if (tag === TAG_SUBPROGRAM && hasCode) {
        const ranges = this.#rangesOf(unit, entryIn(part, bytes, unit, abbrev)).filter(([start]) => isCode(start));
        first = tables.functions.length;
        rows = ranges.length;
        inlines = tables.inlines.length;
        const name = rows === 0 ? 0 : this.#nameAt(dieAt);
        for (const [start, end] of ranges) {
          tables.functions.push(tables.place(start), tables.place(end), name, inlines, 0);
        }
      } else if (tag === TAG_INLINED && hasCode) {
        const entry = entryIn(part, bytes, unit, abbrev);
        const ranges = this.#rangesOf(unit, entry).filter(([start]) => isCode(start));
        if (ranges.length > 0) {
          const origin = entry.abstractOrigin === undefined ? undefined : this.#reference(unit, entry.abstractOrigin);
          const name = this.#nameAt(origin ?? dieAt);
          const file = program?.file(this.#number(unit, entry.callFile)) ?? 0;
          const [line, column] = [this.#number(unit, entry.callLine), this.#number(unit, entry.callColumn)];
          for (const [start, end] of ranges) {
            tables.inline({ start, end, depth, name }, file, line, column);
          }
        }
      } else if (tag === TAG_COMPILE_UNIT || tag === TAG_PARTIAL_UNIT) {
        const entry = entryIn(part, bytes, unit, abbrev);
        refuseSplit(entry);
        program = this.#programOf(unit, entry, isCode) ?? program;
      } else {
        skipAttributes(part, bytes, unit, abbrev);
      }
      if (abbrev.hasChildren) {
        open.push(first, rows, inlines, depth);
      }
    }
  }

  #programOf(unit: Unit, entry: Entry, isCode: (address: number) => boolean): LineProgram | undefined {
    if (entry.stmtList === undefined) {
      return undefined;
    }
    const offset = this.#number(unit, entry.stmtList);
    const compDir = entry.compDir === undefined ? '' : this.#text(unit, entry.compDir);
    const program = readLineProgram(this.#sections, { offset, compDir, addressSize: unit.addressSize }, this.#tables);
    if (!this.#programs.has(offset)) {
      this.#programs.add(offset);
      program.run(isCode);
    }
    return program;
  }

  /** The entry at a place of the section, in this unit or elsewhere. @throws Unreadable where none is */
  #entryAt(unit: Unit, at: number): Entry {
    const { info, little } = this.#sections;
    if (this.#walked?.unit === unit) {
      const { part, abbrevs } = this.#walked;
      return anyEntry(part, new Bytes(part, little, at - unit.start), unit, abbrevs);
    }
    const abbrevs = this.#abbrevsOf(unit);
    for (let length = ENTRY_BYTES; ; length *= ENTRY_TIMES) {
      const end = Math.min(unit.end, at + length);
      const part = info.part(at, end);
      try {
        return anyEntry(part, new Bytes(part, little), unit, abbrevs);
      } catch (error) {
        if (end === unit.end) {
          throw error;
        }
      }
    }
  }

  #bytes({ of, at }: Value): Bytes {
    return new Bytes(of, this.#sections.little, at);
  }

  #abbrevsOf(unit: Unit): Abbrevs {
    const { abbrevAt, version, addressSize, offsetSize } = unit;
    const key = `${abbrevAt} ${version} ${addressSize} ${offsetSize}`;
    const known = this.#abbrevs.get(key);
    if (known !== undefined) {
      return known;
    }
    const read = readAbbrevs(this.#sections, abbrevAt, unit);
    if (this.#abbrevs.size >= ABBREVS_KEPT) {
      this.#abbrevs.clear();
    }
    this.#abbrevs.set(key, read);
    return read;
  }

  #rootOf(unit: Unit): Root {
    const known = this.#roots.get(unit);
    if (known !== undefined) {
      return known;
    }
    const entry = this.#entryAt(unit, unit.dieStart);
    const bases = {
      strOffsetsBase: this.#number(unit, entry.strOffsetsBase),
      addrBase: this.#number(unit, entry.addrBase),
      rnglistsBase: this.#number(unit, entry.rnglistsBase),
    };
    this.#roots.set(unit, { ...bases, lowPc: 0 });
    const root = { ...bases, lowPc: entry.lowPc === undefined ? 0 : this.#address(unit, entry.lowPc) };
    this.#roots.set(unit, root);
    return root;
  }

  #number(unit: Unit, value: Value | undefined): number {
    if (value === undefined) {
      return 0;
    }
    return Math.max(0, numberOf(this.#bytes(value), value.form, value.constant, unit));
  }

  #address(unit: Unit, value: Value): number {
    if (value.form === FORMS.address) {
      return this.#bytes(value).word(unit.addressSize);
    }
    return FORMS.addressNumbers.has(value.form) ? this.#addressNumber(unit, this.#number(unit, value)) : Number.NaN;
  }

  #addressNumber(unit: Unit, number: number): number {
    const { addr, little } = this.#sections;
    const at = this.#rootOf(unit).addrBase + number * unit.addressSize;
    return at + unit.addressSize <= addr.length ? new Bytes(addr, little, at).word(unit.addressSize) : Number.NaN;
  }

  #text(unit: Unit, value: Value): string {
    const [section, at] = this.#textAt(unit, value);
    return textIn(section, at);
  }

  /** The section that a text is in, and its place there; nowhere for one that is not there. */
  #textAt(unit: Unit, value: Value): readonly [section: Buffer, at: number] {
    const { str, lineStr, strOffsets, little } = this.#sections;
    const { form } = value;
    if (form === FORMS.text) {
      return [value.of, value.at];
    }
    const number = this.#number(unit, value);
    if (form === FORMS.str || form === FORMS.lineStr) {
      return [form === FORMS.str ? str : lineStr, number];
    }
    const at = this.#rootOf(unit).strOffsetsBase + number * unit.offsetSize;
    if (!FORMS.textNumbers.has(form) || at + unit.offsetSize > strOffsets.length) {
      return [str, Number.NaN];
    }
    return [str, new Bytes(strOffsets, little, at).word(unit.offsetSize)];
  }

  /** Where in the section the entry is that is meant; undefined for one of another file. */
  #reference(unit: Unit, value: Value): number | undefined {
    if (value.form === FORMS.refSignature) {
      return undefined;
    }
    const number = this.#number(unit, value);
    return value.form === FORMS.refAddress ? number : unit.start + number;
  }

  /** Number of the name of a function: what a linker calls it, else what its source does, wherever that stands. */
  #nameAt(dieAt: number): number {
    const known = this.#names.get(dieAt);
    if (known !== undefined) {
      return known;
    }
    const name = this.#findName(dieAt);
    if (this.#names.size >= NAMES_KEPT) {
      this.#names.clear();
    }
    this.#names.set(dieAt, name);
    return name;
  }

  #findName(dieAt: number): number {
    const { texts } = this.#tables;
    let plain = 0;
    for (let at: number | undefined = dieAt, hops = 0; at !== undefined && hops < LONGEST_REFERENCE; hops += 1) {
      const unit = this.#unitAt(at);
      if (unit === undefined) {
        return plain;
      }
      const entry = this.#entryAt(unit, at);
      const linked = entry.linkageName ?? entry.mipsLinkageName;
      if (linked !== undefined) {
        return texts.keepOf(...this.#textAt(unit, linked));
      }
      plain = plain === 0 && entry.name !== undefined ? texts.keepOf(...this.#textAt(unit, entry.name)) : plain;
      const next: Value | undefined = entry.abstractOrigin ?? entry.specification;
      at = next === undefined ? undefined : this.#reference(unit, next);
    }
    return plain;
  }

  #unitAt(at: number): Unit | undefined {
    let [low, high] = [0, this.units.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      [low, high] = (this.units[middle]?.start ?? 0) <= at ? [middle, high] : [low, middle - 1];
    }
    const unit = this.units[low];
    return unit !== undefined && at >= unit.dieStart && at < unit.end ? unit : undefined;
  }

  #rangesOf(unit: Unit, { lowPc, highPc, ranges }: Entry): Range[] {
    const found =
      ranges !== undefined
        ? this.#rangeList(unit, ranges)
        : lowPc !== undefined && highPc !== undefined
          ? [this.#plainRange(unit, lowPc, highPc)]
          : [];
    return found.filter(([start, end]) => start < end && Number.isFinite(end));
  }

  #plainRange(unit: Unit, lowPc: Value, highPc: Value): Range {
    const start = this.#address(unit, lowPc);
    const isAddress = highPc.form === FORMS.address || FORMS.addressNumbers.has(highPc.form);
    return [start, isAddress ? this.#address(unit, highPc) : start + this.#number(unit, highPc)];
  }

  #rangeList(unit: Unit, value: Value): Range[] {
    const number = this.#number(unit, value);
    if (unit.version < 5) {
      return this.#oldRanges(unit, number);
    }
    if (value.form !== FORMS.rnglistx) {
      return this.#newRanges(unit, number);
    }
    const { rnglists, little } = this.#sections;
    const base = this.#rootOf(unit).rnglistsBase;
    const at = base + number * unit.offsetSize;
    return at + unit.offsetSize > rnglists.length
      ? []
      : this.#newRanges(unit, base + new Bytes(rnglists, little, at).word(unit.offsetSize));
  }

  #oldRanges(unit: Unit, at: number): Range[] {
    const { ranges, little } = this.#sections;
    const bytes = new Bytes(ranges, little, Math.min(at, ranges.length));
    const largest = unit.addressSize === 4 ? 0xffff_ffff : Number.POSITIVE_INFINITY;
    const found: Range[] = [];
    let base = this.#rootOf(unit).lowPc;
    while (bytes.at < bytes.end && found.length < MOST_RANGES) {
      const [start, end] = [bytes.word(unit.addressSize), bytes.word(unit.addressSize)];
      if (start === 0 && end === 0) {
        break;
      }
      if (start === largest) {
        base = end;
      } else {
        found.push([base + start, base + end]);
      }
    }
    return found;
  }

  #newRanges(unit: Unit, at: number): Range[] {
    const { rnglists, little } = this.#sections;
    const bytes = new Bytes(rnglists, little, Math.min(at, rnglists.length));
    const found: Range[] = [];
    let base = this.#rootOf(unit).lowPc;
    const numbered = (): number => this.#addressNumber(unit, bytes.uleb());
    while (bytes.at < bytes.end && found.length < MOST_RANGES) {
      const kind = bytes.u8();
      if (kind === 0) {
        break;
      }
      if (kind === 1) {
        base = numbered();
      } else if (kind === 2) {
        found.push([numbered(), numbered()]);
      } else if (kind === 3) {
        const start = numbered();
        found.push([start, start + bytes.uleb()]);
      } else if (kind === 4) {
        found.push([base + bytes.uleb(), base + bytes.uleb()]);
      } else if (kind === 5) {
        base = bytes.word(unit.addressSize);
      } else if (kind === 6) {
        found.push([bytes.word(unit.addressSize), bytes.word(unit.addressSize)]);
      } else if (kind === 7) {
        const start = bytes.word(unit.addressSize);
        found.push([start, start + bytes.uleb()]);
      } else {
        throw new Unreadable('a list of ranges is broken');
      }
    }
    return found;
  }
}

/** What is open at each depth: rows of functions, and how deep inlined code is nested there. */
class Open {
  readonly #tables: IndexTables;
  /** Four numbers each. */
  #cells = new Uint32Array(256);
  #count = 0;

  constructor(tables: IndexTables) {
    this.#tables = tables;
  }

  /** Of the innermost. */
  get depth(): number {
    return this.#count === 0 ? 0 : (this.#cells[this.#count * 4 - 1] ?? 0);
  }

  /** @throws Unreadable */
  push(first: number, rows: number, inlines: number, depth: number): void {
    if (this.#count === DEEPEST) {
      throw new Unreadable('it is nested too deeply');
    }
    const at = this.#count * 4;
    if (at === this.#cells.length) {
      const larger = new Uint32Array(at * 2);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    this.#cells[at] = first;
    this.#cells[at + 1] = rows;
    this.#cells[at + 2] = inlines;
    this.#cells[at + 3] = depth;
    this.#count += 1;
  }

  /** The innermost ends: its functions know now how much was inlined into them. */
  close(): void {
    if (this.#count === 0) {
      return;
    }
    this.#count -= 1;
    const at = this.#count * 4;
    const [first, rows, inlines] = [this.#cells[at] ?? 0, this.#cells[at + 1] ?? 0, this.#cells[at + 2] ?? 0];
    const { functions, inlines: all } = this.#tables;
    for (let row = 0; row < rows; row += 1) {
      functions.set(first + row, 4, all.length - inlines);
    }
  }
}

/** Empty for the end of a list of children. @throws Unreadable */
function anyEntry(part: Buffer, bytes: Bytes, unit: Unit, abbrevs: Abbrevs): Entry {
  const abbrev = entryOf(abbrevs, bytes.uleb());
  return abbrev === undefined ? {} : entryIn(part, bytes, unit, abbrev);
}

/** Reads an entry on from its number. */
function entryIn(part: Buffer, bytes: Bytes, unit: Unit, { fields }: Abbrev): Entry {
  const entry: Entry = {};
  for (const { slot, form, constant, plan } of fields) {
    const at = bytes.at;
    if (plan !== undefined) {
      bytes.pass(plan);
      if (slot !== undefined) {
        entry[slot] = { of: part, at, form, constant };
      }
      continue;
    }
    const actual = skipForm(bytes, form, unit);
    if (slot !== undefined) {
      // why: a form that stands before its value is passed over again
      const isIndirect = actual !== form;
      entry[slot] = { of: part, at: isIndirect ? at + lengthOfUleb(actual) : at, form: actual, constant };
    }
  }
  return entry;
}

/** Undefined for the end of a list of children. @throws Unreadable */
function entryOf(abbrevs: Abbrevs, code: number): Abbrev | undefined {
  const abbrev = abbrevs.get(code);
  if (abbrev === undefined && code !== 0) {
    throw new Unreadable('an entry has an abbreviation that is not there');
  }
  return abbrev;
}

function skipAttributes(part: Buffer, bytes: Bytes, unit: Unit, abbrev: Abbrev): void {
  if (abbrev.plan === undefined) {
    entryIn(part, bytes, unit, abbrev);
  } else {
    bytes.pass(abbrev.plan);
  }
}

function refuseSplit({ dwoName, gnuDwoName }: Entry): void {
  if (dwoName !== undefined || gnuDwoName !== undefined) {
    throw new Unreadable('it needs its .dwo file: build without -gsplit-dwarf, or upload the whole debug file');
  }
}

function lengthOfUleb(value: number): number {
  return value < 0x80 ? 1 : value < 0x4000 ? 2 : 3;
}
