// Walks DWARF 2 to 5 once: functions and what was inlined into them, with the names that a linker would use, and lines.
import { setImmediate as othersTurn } from 'node:timers/promises';
import { Unreadable } from '#engines/parsers/unreadable';
import { Bytes } from './bytes.ts';
import { abbrevOf, Entry, type Part, partOf, passEntry } from './dwarf-entry.ts';
import {
  type Abbrevs,
  type DwarfSections,
  FORMS,
  numberOf,
  readAbbrevs,
  readUnits,
  SLOT,
  type Unit,
} from './dwarf-forms.ts';
import { type LineProgram, readLineProgram, textIn } from './dwarf-lines.ts';
import { Ranges } from './dwarf-ranges.ts';
import type { IndexTables } from './index-tables.ts';

const TAG_COMPILE_UNIT = 0x11;
const TAG_INLINED = 0x1d;
const TAG_SUBPROGRAM = 0x2e;
const TAG_PARTIAL_UNIT = 0x3c;

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
/** What is read of the section to look at one entry elsewhere; more where the entry is longer. */
const ENTRY_BYTES = 4096;
const ENTRY_TIMES = 16;

/** why so often: who does not say that he lives for seconds is ended, and a large file takes longer than that */
const TURN_MS = 200;

/** @throws Unreadable */
export async function indexDwarf(sections: DwarfSections, code: readonly Range[], tables: IndexTables): Promise<void> {
  const reader = new DwarfReader(sections, code, tables);
  let turn = performance.now();
  for (const unit of reader.units) {
    reader.walk(unit);
    if (performance.now() - turn > TURN_MS) {
      await othersTurn();
      turn = performance.now();
    }
  }
}

class DwarfReader {
  readonly units: readonly Unit[];
  readonly #sections: DwarfSections;
  readonly #addr: Bytes;
  readonly #oldRanges: Bytes;
  readonly #newRanges: Bytes;
  readonly #strOffsets: Bytes;
  readonly #tables: IndexTables;
  readonly #abbrevs = new Map<string, Abbrevs>();
  readonly #roots = new Map<Unit, Root>();
  readonly #names = new Map<number, number>();
  readonly #programs = new Set<number>();
  /** Where the code lies of the entry that was asked for last. */
  readonly #ranges: Ranges;
  /** The entry that is walked over, and the one that another one leads to. */
  readonly #entry = new Entry();
  readonly #other = new Entry();
  /** The unit that is walked: all of it is here. */
  #walked: { readonly unit: Unit; readonly part: Part; readonly abbrevs: Abbrevs; readonly others: Bytes } | undefined;

  constructor(sections: DwarfSections, code: readonly Range[], tables: IndexTables) {
    const { addr, ranges, rnglists, strOffsets, little } = sections;
    this.#sections = sections;
    this.#tables = tables;
    this.#ranges = new Ranges(code);
    this.#addr = new Bytes(addr, little);
    this.#oldRanges = new Bytes(ranges, little);
    this.#newRanges = new Bytes(rnglists, little);
    this.#strOffsets = new Bytes(strOffsets, little);
    this.units = readUnits(sections);
  }

  walk(unit: Unit): void {
    const { info, little } = this.#sections;
    const buffer = info.next(unit.start, unit.end);
    const part = partOf(buffer, little);
    const abbrevs = this.#abbrevsOf(unit);
    this.#walked = { unit, part, abbrevs, others: new Bytes(buffer, little) };
    const bytes = new Bytes(buffer, little, unit.dieStart - unit.start);
    const entry = this.#entry;
    const { functions, inlines } = this.#tables;
    let program: LineProgram | undefined;
    const open = new Open(this.#tables);
    while (bytes.at < bytes.end) {
      const dieAt = unit.start + bytes.at;
      const abbrev = abbrevOf(abbrevs, bytes.uleb());
      if (abbrev === undefined) {
        open.close();
        continue;
      }
      const { tag, hasCode, hasChildren, toSibling } = abbrev;
      if (toSibling !== undefined) {
        const at = bytes.at;
        bytes.pass(toSibling);
        const sibling = bytes.u32();
        // why looked at: the children of an entry end with a zero, and some tools leave their places behind as they were
        if (sibling > bytes.at && sibling <= bytes.end && buffer[sibling - 1] === 0) {
          bytes.at = sibling;
          continue;
        }
        bytes.at = at;
      }
      let first = 0;
      let rows = 0;
      let inlinesBefore = 0;
      let depth = open.depth;
      if (tag === TAG_SUBPROGRAM) {
        depth = 0;
      } else if (tag === TAG_INLINED) {
        depth += 1;
      }
      if (tag === TAG_SUBPROGRAM && hasCode) {
        entry.read(part, bytes, unit, abbrev);
        this.#findRanges(unit, entry);
        first = functions.length;
        rows = this.#ranges.count;
        inlinesBefore = inlines.length;
        this.#keepFunction(dieAt, inlinesBefore);
      } else if (tag === TAG_INLINED && hasCode) {
        entry.read(part, bytes, unit, abbrev);
        this.#keepInlined(unit, dieAt, depth, program);
      } else if (tag === TAG_COMPILE_UNIT || tag === TAG_PARTIAL_UNIT) {
        entry.read(part, bytes, unit, abbrev);
        refuseSplit(entry);
        program = this.#programOf(unit, entry) ?? program;
      } else {
        passEntry(bytes, unit, abbrev);
      }
      if (hasChildren) {
        open.push(first, rows, inlinesBefore, depth);
      }
    }
  }

  #keepFunction(dieAt: number, inlines: number): void {
    const ranges = this.#ranges;
    const tables = this.#tables;
    const { count } = ranges;
    const name = count === 0 ? 0 : this.#nameAt(dieAt);
    for (let index = 0; index < count; index += 1) {
      tables.functions.push(tables.place(ranges.start(index)), tables.place(ranges.end(index)), name, inlines, 0);
    }
  }

  #keepInlined(unit: Unit, dieAt: number, depth: number, program: LineProgram | undefined): void {
    const entry = this.#entry;
    const ranges = this.#ranges;
    this.#findRanges(unit, entry);
    if (ranges.count === 0) {
      return;
    }
    const origin = entry.has(SLOT.abstractOrigin) ? this.#reference(unit, entry, SLOT.abstractOrigin) : undefined;
    const name = this.#nameAt(origin ?? dieAt);
    const file = program?.file(this.#number(unit, entry, SLOT.callFile)) ?? 0;
    const line = this.#number(unit, entry, SLOT.callLine);
    const column = this.#number(unit, entry, SLOT.callColumn);
    for (let index = 0; index < ranges.count; index += 1) {
      this.#tables.inline(ranges.start(index), ranges.end(index), depth, name, file, line, column);
    }
  }

  #programOf(unit: Unit, entry: Entry): LineProgram | undefined {
    if (!entry.has(SLOT.stmtList)) {
      return undefined;
    }
    const offset = this.#number(unit, entry, SLOT.stmtList);
    const compDir = entry.has(SLOT.compDir) ? this.#text(unit, entry, SLOT.compDir) : '';
    const program = readLineProgram(this.#sections, { offset, compDir, addressSize: unit.addressSize }, this.#tables);
    if (!this.#programs.has(offset)) {
      this.#programs.add(offset);
      program.run((address) => this.#ranges.isCode(address));
    }
    return program;
  }

  /** Reads the entry at a place of the section, in this unit or elsewhere. @throws Unreadable where none is */
  #readEntry(entry: Entry, unit: Unit, at: number): void {
    const { info, little } = this.#sections;
    if (this.#walked?.unit === unit) {
      const { part, abbrevs, others } = this.#walked;
      others.at = at - unit.start;
      entry.readAt(part, others, unit, abbrevs);
      return;
    }
    const abbrevs = this.#abbrevsOf(unit);
    for (let length = ENTRY_BYTES; ; length *= ENTRY_TIMES) {
      const end = Math.min(unit.end, at + length);
      const part = partOf(info.part(at, end), little);
      try {
        entry.readAt(part, new Bytes(part.buffer, little), unit, abbrevs);
        return;
      } catch (error) {
        if (end === unit.end) {
          throw error;
        }
      }
    }
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
    // why one of its own: another one is being read
    const entry = new Entry();
    this.#readEntry(entry, unit, unit.dieStart);
    const bases = {
      strOffsetsBase: this.#number(unit, entry, SLOT.strOffsetsBase),
      addrBase: this.#number(unit, entry, SLOT.addrBase),
      rnglistsBase: this.#number(unit, entry, SLOT.rnglistsBase),
    };
    this.#roots.set(unit, { ...bases, lowPc: 0 });
    const root = { ...bases, lowPc: entry.has(SLOT.lowPc) ? this.#address(unit, entry, SLOT.lowPc) : 0 };
    this.#roots.set(unit, root);
    return root;
  }

  /** 0 for one that the entry has not. */
  #number(unit: Unit, { part: { values }, at, form, constant }: Entry, slot: number): number {
    const kind = form[slot] ?? 0;
    if (kind === 0) {
      return 0;
    }
    values.at = at[slot] ?? 0;
    return Math.max(0, numberOf(values, kind, constant[slot] ?? 0, unit));
  }

  #address(unit: Unit, entry: Entry, slot: number): number {
    const form = entry.form[slot] ?? 0;
    if (form === FORMS.address) {
      const { values } = entry.part;
      values.at = entry.at[slot] ?? 0;
      return values.word(unit.addressSize);
    }
    return FORMS.addressNumbers.has(form) ? this.#addressNumber(unit, this.#number(unit, entry, slot)) : Number.NaN;
  }

  #addressNumber(unit: Unit, number: number): number {
    const addr = this.#addr;
    const at = this.#rootOf(unit).addrBase + number * unit.addressSize;
    if (!(at + unit.addressSize <= addr.end)) {
      return Number.NaN;
    }
    addr.at = at;
    return addr.word(unit.addressSize);
  }

  #text(unit: Unit, entry: Entry, slot: number): string {
    const [section, at] = this.#textAt(unit, entry, slot);
    return textIn(section, at);
  }

  /** The section that a text is in, and its place there; nowhere for one that is not there. */
  #textAt(unit: Unit, entry: Entry, slot: number): readonly [section: Buffer, at: number] {
    const { str, lineStr } = this.#sections;
    const form = entry.form[slot] ?? 0;
    if (form === FORMS.text) {
      return [entry.part.buffer, entry.at[slot] ?? 0];
    }
    const number = this.#number(unit, entry, slot);
    if (form === FORMS.str || form === FORMS.lineStr) {
      return [form === FORMS.str ? str : lineStr, number];
    }
    const offsets = this.#strOffsets;
    const at = this.#rootOf(unit).strOffsetsBase + number * unit.offsetSize;
    if (!FORMS.textNumbers.has(form) || !(at + unit.offsetSize <= offsets.end)) {
      return [str, Number.NaN];
    }
    offsets.at = at;
    return [str, offsets.word(unit.offsetSize)];
  }

  /** Where in the section the entry is that is meant; undefined for one of another file. */
  #reference(unit: Unit, entry: Entry, slot: number): number | undefined {
    const form = entry.form[slot];
    if (form === FORMS.refSignature) {
      return undefined;
    }
    const number = this.#number(unit, entry, slot);
    return form === FORMS.refAddress ? number : unit.start + number;
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
    const entry = this.#other;
    let plain = 0;
    for (let at: number | undefined = dieAt, hops = 0; at !== undefined && hops < LONGEST_REFERENCE; hops += 1) {
      const unit = this.#unitAt(at);
      if (unit === undefined) {
        return plain;
      }
      this.#readEntry(entry, unit, at);
      const linked = [SLOT.linkageName, SLOT.mipsLinkageName].find((slot) => entry.has(slot));
      if (linked !== undefined) {
        return texts.keepOf(...this.#textAt(unit, entry, linked));
      }
      plain = plain === 0 && entry.has(SLOT.name) ? texts.keepOf(...this.#textAt(unit, entry, SLOT.name)) : plain;
      const next = [SLOT.abstractOrigin, SLOT.specification].find((slot) => entry.has(slot));
      at = next === undefined ? undefined : this.#reference(unit, entry, next);
    }
    return plain;
  }

  #unitAt(at: number): Unit | undefined {
    const walked = this.#walked?.unit;
    if (walked !== undefined && at >= walked.dieStart && at < walked.end) {
      return walked;
    }
    let [low, high] = [0, this.units.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      [low, high] = (this.units[middle]?.start ?? 0) <= at ? [middle, high] : [low, middle - 1];
    }
    const unit = this.units[low];
    return unit !== undefined && at >= unit.dieStart && at < unit.end ? unit : undefined;
  }

  #findRanges(unit: Unit, entry: Entry): void {
    this.#ranges.clear();
    if (entry.has(SLOT.ranges)) {
      this.#findList(unit, entry);
    } else if (entry.has(SLOT.lowPc) && entry.has(SLOT.highPc)) {
      const start = this.#address(unit, entry, SLOT.lowPc);
      const form = entry.form[SLOT.highPc] ?? 0;
      const isAddress = form === FORMS.address || FORMS.addressNumbers.has(form);
      const end = isAddress ? this.#address(unit, entry, SLOT.highPc) : start + this.#number(unit, entry, SLOT.highPc);
      this.#ranges.add(start, end);
    }
  }

  #findList(unit: Unit, entry: Entry): void {
    const { addressSize, offsetSize } = unit;
    const root = this.#rootOf(unit);
    const number = this.#number(unit, entry, SLOT.ranges);
    if (unit.version < 5) {
      this.#oldRanges.at = number;
      this.#ranges.addOld(this.#oldRanges, addressSize, root.lowPc);
      return;
    }
    const bytes = this.#newRanges;
    let at = number;
    if (entry.form[SLOT.ranges] === FORMS.rnglistx) {
      bytes.at = root.rnglistsBase + number * offsetSize;
      if (!(bytes.at + offsetSize <= bytes.end)) {
        return;
      }
      at = root.rnglistsBase + bytes.word(offsetSize);
    }
    bytes.at = at;
    this.#ranges.addNew(bytes, addressSize, root.lowPc, (index) => this.#addressNumber(unit, index));
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

function refuseSplit(entry: Entry): void {
  if (entry.has(SLOT.dwoName) || entry.has(SLOT.gnuDwoName)) {
    throw new Unreadable('it needs its .dwo file: build without -gsplit-dwarf, or upload the whole debug file');
  }
}
