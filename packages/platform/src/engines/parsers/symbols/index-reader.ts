// Reads an index: which calls addresses stand for. It is read where it lies, and only what a question needs of it.
import type { Source } from '#engines/parsers/serve-formats';
import { Unreadable } from '#engines/parsers/unreadable';
import { BACK, Cells, type Fill, Ordered, type Table } from './index-cells.ts';
import { BLOCK_ROWS, FENCES_AT, GAP, HEADER_BYTES, INDEX_MAGIC, SOURCES_AT, WIDTHS } from './index-layout.ts';
import type { ToldFrames } from './told.ts';

export interface SymbolIndex {
  /**
   * Of each address: innermost first; nothing where no code is known. `nameOf` makes of what the linker calls a function
   * what is told.
   * @throws Unreadable
   */
  tell(addresses: readonly number[], nameOf: (linked: string) => string): ToldFrames;
}

/** What of a text is read at most, and how much of all texts at once. */
const LONGEST_TEXT = 4096;
const POOL_PIECE = 16 * 1024;
const LONGEST_FILE = 500;
const MOST_INLINES = 100_000;
const DEEPEST = 32;
const BROKEN = 'the index is broken';
const NO_TABLE: Table = { at: 0, rows: 0, width: 1 };

/** Of a file of this machine. @throws Unreadable */
export async function openIndex(file: Source): Promise<SymbolIndex> {
  const fill = fillerOf(file);
  const header = await file.read(0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 8) !== INDEX_MAGIC) {
    throw new Unreadable('the index is not one');
  }
  const base = header.readDoubleLE(8);
  const tableAt = (at: number, width: number): Table => {
    return { at: header.readDoubleLE(at), rows: header.readDoubleLE(at + 8), width };
  };
  const tables = Object.values(WIDTHS).map((width, index) => tableAt(16 + index * 16, width));
  const pool = tableAt(80, 1);
  const sourceTable = tableAt(SOURCES_AT, 1);
  const fencesOf = fenceReader(fill, file.size, tables, header.readDoubleLE(FENCES_AT));
  const [functionTable = NO_TABLE, inlineTable = NO_TABLE, lineTable = NO_TABLE, symbolTable = NO_TABLE] = tables;
  const functions = new Ordered(fill, functionTable, fencesOf(0));
  const inlines = new Cells(fill, inlineTable);
  const lines = new Ordered(fill, lineTable, fencesOf(2));
  const symbols = new Ordered(fill, symbolTable, fencesOf(3));
  const sources = new Cells(fill, sourceTable);

  const functionAt = (address: number): number => {
    let at = functions.before(address);
    for (let back = 0; at >= 0 && back < BACK; back += 1, at -= WIDTHS.functions) {
      if (address < (functions.cells[at + 1] ?? 0)) {
        return at;
      }
    }
    return -1;
  };
  const symbolAt = (address: number): number => {
    let at = symbols.before(address);
    for (let back = 0; at >= 0 && back < BACK; back += 1, at -= WIDTHS.symbols) {
      if (address < (symbols.cells[at] ?? 0) + (symbols.cells[at + 1] ?? 0)) {
        return at;
      }
    }
    return -1;
  };
  /** Where the calls lie that the compiler put in, innermost first. */
  const inlinesAt = (address: number, inside: number): number[] => {
    const count = Math.min(functions.cells[inside + 4] ?? 0, MOST_INLINES);
    const found: number[] = [];
    inlines.have(functions.cells[inside + 3] ?? 0, count);
    const { cells } = inlines;
    for (let at = 0, end = count * WIDTHS.inlines; at < end; at += WIDTHS.inlines) {
      if (address >= (cells[at] ?? 0) && address < (cells[at + 1] ?? 0)) {
        found.push(at);
      }
    }
    return found.sort((a, b) => (cells[b + 2] ?? 0) - (cells[a + 2] ?? 0)).slice(0, DEEPEST);
  };
  /** Of a symbol that is local, where it is known. */
  const sourceOf = (symbol: number): number => {
    const row = symbols.first + symbol / WIDTHS.symbols;
    if (symbol < 0 || row >= sourceTable.rows) {
      return 0;
    }
    sources.have(row, 1);
    return sources.cells[0] ?? 0;
  };
  /** Six numbers for each call, as they are told. */
  const chainOf = (address: number, texts: TextNumbers): number[] => {
    const chain: number[] = [];
    const inside = functionAt(address);
    const symbol = symbolAt(address);
    const last = lines.before(address);
    const isLine = last >= 0 && lines.cells[last + 1] !== GAP;
    let file = isLine ? (lines.cells[last + 1] ?? 0) : 0;
    let line = isLine ? (lines.cells[last + 2] ?? 0) : 0;
    let column = isLine ? (lines.cells[last + 3] ?? 0) : 0;
    const [of, outer] = symbol >= 0 ? [symbols, symbol] : [functions, inside];
    if (outer < 0 && file === 0) {
      return chain;
    }
    const offset = outer < 0 ? 0 : address - (of.cells[outer] ?? 0);
    for (const at of inside < 0 ? [] : inlinesAt(address, inside)) {
      const { cells } = inlines;
      chain.push(texts.ofName(cells[at + 3] ?? 0), texts.ofFile(file), offset, line, column, 1);
      file = cells[at + 4] ?? 0;
      line = cells[at + 5] ?? 0;
      column = cells[at + 6] ?? 0;
    }
    const name = outer < 0 ? 0 : (of.cells[outer + 2] ?? 0);
    chain.push(texts.ofName(name), texts.ofFile(file === 0 ? sourceOf(symbol) : file), offset, line, column, 0);
    return chain;
  };

  return {
    tell(addresses, nameOf) {
      const texts = numberTexts();
      const frames: number[][] = addresses.map(() => []);
      // why in their order: what stands together in the code does so in the index, and is read once
      for (const index of orderOf(addresses)) {
        const address = (addresses[index] ?? 0) - base;
        if (address >= 0 && address <= 0xffff_ffff) {
          frames[index] = chainOf(address, texts);
        }
      }
      const textAt = textReader(fill, pool);
      const told = texts.places.map(() => '');
      for (const number of orderOf(texts.places)) {
        const text = textAt(texts.places[number] ?? 0);
        told[number] = texts.names.has(number) ? nameOf(text) : text.slice(-LONGEST_FILE);
      }
      return { texts: told, frames };
    },
  };
}

function fillerOf({ size, readNow }: Source): Fill {
  if (readNow === undefined) {
    throw new Error('an index is read where it lies');
  }
  return (at, bytes) => {
    if (!(at >= 0 && at + bytes.length <= size)) {
      throw new Unreadable(BROKEN);
    }
    readNow(at, bytes);
  };
}

/** The first start of each block of a table: written down in the index, or read out of one of before. */
function fenceReader(fill: Fill, size: number, tables: readonly Table[], at: number): (index: number) => Uint32Array {
  const counts = tables.map(({ rows }) => Math.ceil(rows / BLOCK_ROWS));
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (!(all * 4 <= size)) {
    throw new Unreadable(BROKEN);
  }
  return (index) => {
    const count = counts[index] ?? 0;
    if (at > 0) {
      const written = new Cells(fill, { at, rows: all, width: 1 }, count);
      written.have(
        counts.slice(0, index).reduce((sum, before) => sum + before, 0),
        count,
      );
      return written.cells;
    }
    const row = new Cells(fill, tables[index] ?? NO_TABLE);
    return Uint32Array.from({ length: count }, (_, block) => {
      row.have(block * BLOCK_ROWS, 1);
      return row.cells[0] ?? 0;
    });
  };
}

/** Texts that are told, by number. */
interface TextNumbers {
  /** Where each lies in the pool. */
  readonly places: readonly number[];
  /** The numbers of those that are names. */
  readonly names: ReadonlySet<number>;
  ofName(place: number): number;
  ofFile(place: number): number;
}

function numberTexts(): TextNumbers {
  const places: number[] = [];
  const names = new Set<number>();
  const numberer = (isName: boolean) => {
    const known = new Map<number, number>();
    return (place: number): number => {
      let number = known.get(place);
      if (number === undefined) {
        number = places.push(place) - 1;
        known.set(place, number);
        if (isName) {
          names.add(number);
        }
      }
      return number;
    };
  };
  return { places, names, ofName: numberer(true), ofFile: numberer(false) };
}

/** Places in a list, the one with the least number first. */
function orderOf(numbers: readonly number[]): number[] {
  return numbers.map((_, index) => index).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
}

/** Texts of the pool, each up to its zero. */
function textReader(fill: Fill, { at: poolAt, rows: poolBytes }: Table): (at: number) => string {
  const memory = Buffer.allocUnsafeSlow(POOL_PIECE);
  let [first, piece] = [0, memory.subarray(0, 0)];
  return (at) => {
    let zero = at >= first && at < first + piece.length ? piece.indexOf(0, at - first) : -1;
    if (zero < 0) {
      [first, piece] = [at, memory.subarray(0, Math.max(0, Math.min(POOL_PIECE, poolBytes - at)))];
      fill(poolAt + at, piece);
      zero = piece.indexOf(0);
    }
    const end = zero < 0 ? piece.length : zero;
    return piece.toString('utf8', at - first, Math.min(end, at - first + LONGEST_TEXT));
  };
}
