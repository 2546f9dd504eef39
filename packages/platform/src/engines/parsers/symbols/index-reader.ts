// Reads an index: which calls addresses stand for. It is read where it lies, and only what a question needs of it.
import type { Source } from '#engines/parsers/serve-formats';
import { Unreadable } from '#engines/parsers/unreadable';
import { BLOCK_ROWS, FENCES_AT, GAP, HEADER_BYTES, INDEX_MAGIC, SOURCES_AT, WIDTHS } from './index-tables.ts';

export interface SourceFrame {
  /** As the linker calls it; empty where only the line is known. */
  readonly function: string;
  /** Bytes into the function. */
  readonly offset: number;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Put into its caller by the compiler. */
  readonly inlined: boolean;
}

export interface SymbolIndex {
  /** Of each address: innermost first; nothing where no code is known. @throws Unreadable */
  lookUp(addresses: readonly number[]): SourceFrame[][];
}

interface Table {
  readonly at: number;
  readonly rows: number;
  readonly width: number;
}

/** A table that is ordered by the start of its rows. */
interface Ordered extends Table {
  /** The first start of each block. */
  readonly fences: Uint32Array;
}

interface Named {
  readonly name: number;
  readonly start: number;
}

interface Place {
  readonly file: number;
  readonly line: number;
  readonly column: number;
}

interface Inline extends Place {
  readonly depth: number;
  readonly name: number;
}

/** What stands at an address, before its texts are read. */
interface Found {
  readonly inside: (Named & { readonly first: number; readonly count: number }) | undefined;
  readonly symbol: (Named & { readonly row: number }) | undefined;
  readonly place: Place;
}

interface Called extends Place {
  readonly name: number;
  readonly offset: number;
  readonly inlined: boolean;
}

/** What of a text is read at first; all of it where it is longer. */
const SHORT_TEXT = 256;
const LONGEST_TEXT = 4096;
const MOST_INLINES = 100_000;
const DEEPEST = 32;
/** Rows that are looked at before the one that begins last: what lies within another begins later. */
const BACK = 8;
/** why kept: functions, symbols and names of a library fit into few pages, and each address asks for some of them */
const PAGE_BYTES = 8 * 1024;
const PAGES_KEPT = 512;
const NOWHERE: Place = { file: 0, line: 0, column: 0 };
const BROKEN = 'the index is broken';

/** Bytes of the index, good until others are asked for. @throws Unreadable where they are not in it */
type Read = (at: number, length: number) => Buffer;

/** Of a file of this machine. @throws Unreadable */
export async function openIndex(file: Source): Promise<SymbolIndex> {
  const read = readerOf(file);
  const header = await file.read(0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 8) !== INDEX_MAGIC) {
    throw new Unreadable('the index is not one');
  }
  const base = header.readDoubleLE(8);
  const tables = Object.values(WIDTHS).map((width, index) => ({
    at: header.readDoubleLE(16 + index * 16),
    rows: header.readDoubleLE(24 + index * 16),
    width,
  }));
  const sources = { at: header.readDoubleLE(SOURCES_AT), rows: header.readDoubleLE(SOURCES_AT + 8), width: 1 };
  const pool = { at: header.readDoubleLE(80), size: header.readDoubleLE(88) };
  const [functions, inlines, lines, symbols] = fenced(read, file.size, tables, header.readDoubleLE(FENCES_AT)) as [
    Ordered,
    Ordered,
    Ordered,
    Ordered,
  ];
  const texts = new Map<number, string>([[0, '']]);

  const find = (address: number): Found => {
    const [inside] = rowsBefore(read, functions, address, BACK).flatMap(
      ({ row: [start = 0, end = 0, name = 0, first = 0, count = 0] }) =>
        address < end ? [{ start, name, first, count: Math.min(count, MOST_INLINES) }] : [],
    );
    const [symbol] = rowsBefore(read, symbols, address, BACK).flatMap(({ row: [start = 0, size = 0, name = 0], at }) =>
      address < start + size ? [{ start, name, row: at }] : [],
    );
    const [last] = rowsBefore(read, lines, address, 1);
    const [, at = GAP, line = 0, column = 0] = last?.row ?? [];
    return { inside, symbol, place: at === GAP ? NOWHERE : { file: at, line, column } };
  };
  const inlinesOf = ({ inside }: Found, address: number): Inline[] => {
    if (inside === undefined || inside.count === 0) {
      return [];
    }
    const rows = rowsOf(read, inlines, inside.first, inside.count);
    const found: Inline[] = [];
    for (let at = 0; at < rows.length; at += inlines.width * 4) {
      // why looked at first: a large function has thousands of rows, and a few of them are meant
      if (address >= rows.readUInt32LE(at) && address < rows.readUInt32LE(at + 4)) {
        const [, , depth = 0, name = 0, file = 0, line = 0, column = 0] = rowAt(rows, at, inlines.width);
        found.push({ depth, name, file, line, column });
      }
    }
    return found.sort((a, b) => b.depth - a.depth).slice(0, DEEPEST);
  };
  const chainOf = (address: number): Called[] => {
    const found = find(address);
    const { symbol, inside } = found;
    const outer: Named | undefined = symbol ?? inside;
    let { place } = found;
    if (outer === undefined && place.file === 0) {
      return [];
    }
    const offset = outer === undefined ? 0 : address - outer.start;
    const chain: Called[] = [];
    for (const inline of inlinesOf(found, address)) {
      chain.push({ ...place, name: inline.name, offset, inlined: true });
      place = inline;
    }
    const [source = 0] =
      symbol === undefined || symbol.row >= sources.rows ? [] : rowAt(rowsOf(read, sources, symbol.row, 1), 0, 1);
    const { file: at, line, column } = place;
    chain.push({ file: at || source, line, column, name: outer?.name ?? 0, offset, inlined: false });
    return chain;
  };
  const text = (at: number): string => {
    const known = texts.get(at);
    if (known !== undefined) {
      return known;
    }
    const found = at < pool.size ? textOf(read, pool.at + at, pool.size - at) : '';
    texts.set(at, found);
    return found;
  };

  return {
    lookUp: (addresses) =>
      addresses.map((address) => {
        const place = address - base;
        const chain = place >= 0 && place <= 0xffff_ffff ? chainOf(place) : [];
        return chain.map(({ name, offset, file: at, line, column, inlined }) => ({
          ...{ function: text(name), offset, file: text(at), line, column, inlined },
        }));
      }),
  };
}

function readerOf({ size, readNow }: Source): Read {
  if (readNow === undefined) {
    throw new Error('an index is read where it lies');
  }
  const fill = (at: number, bytes: Buffer): Buffer => {
    readNow(at, bytes);
    return bytes;
  };
  // why one for all: memory that is had page by page is what collecting it costs most for
  const kept = Buffer.allocUnsafeSlow(Math.min(PAGES_KEPT, Math.ceil(size / PAGE_BYTES)) * PAGE_BYTES);
  const pages = new Map<number, Buffer>();
  const pageAt = (page: number): Buffer => {
    const known = pages.get(page);
    if (known !== undefined) {
      return known;
    }
    if (pages.size === PAGES_KEPT) {
      pages.clear();
    }
    const at = page * PAGE_BYTES;
    const place = pages.size * PAGE_BYTES;
    const bytes = fill(at, kept.subarray(place, place + Math.min(PAGE_BYTES, size - at)));
    pages.set(page, bytes);
    return bytes;
  };
  return (at, length) => {
    if (!(at >= 0 && length >= 0 && at + length <= size)) {
      throw new Unreadable(BROKEN);
    }
    const page = Math.floor(at / PAGE_BYTES);
    const start = at - page * PAGE_BYTES;
    return length > 0 && start + length <= PAGE_BYTES
      ? pageAt(page).subarray(start, start + length)
      : fill(at, Buffer.allocUnsafe(length));
  };
}

/** A text of at most so many bytes, up to its zero. */
function textOf(read: Read, at: number, most: number): string {
  const short = read(at, Math.min(SHORT_TEXT, most));
  const end = short.indexOf(0);
  if (end >= 0) {
    return short.toString('utf8', 0, end);
  }
  const long = read(at, Math.min(LONGEST_TEXT, most));
  const last = long.indexOf(0);
  return long.toString('utf8', 0, last < 0 ? long.length : last);
}

/** With the first start of each block: written down in the index, or read out of one of before. */
function fenced(read: Read, size: number, tables: readonly Table[], at: number): Ordered[] {
  const counts = tables.map(({ rows }) => Math.ceil(rows / BLOCK_ROWS));
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (!(all * 4 <= size)) {
    throw new Unreadable(BROKEN);
  }
  const written = at > 0 ? read(at, all * 4) : undefined;
  let from = 0;
  return tables.map((table, index) => {
    const first = from;
    const count = counts[index] ?? 0;
    from += count;
    const start = (block: number): number =>
      written?.readUInt32LE((first + block) * 4) ?? rowsOf(read, table, block * BLOCK_ROWS, 1).readUInt32LE(0);
    const fences = new Uint32Array(count);
    for (let block = 0; block < count; block += 1) {
      fences[block] = start(block);
    }
    return { ...table, fences };
  });
}

/** @throws Unreadable where they are not in the table */
function rowsOf(read: Read, { at, rows, width }: Table, row: number, count: number): Buffer {
  if (!(row >= 0 && row + count <= rows)) {
    throw new Unreadable(BROKEN);
  }
  return read(at + row * width * 4, count * width * 4);
}

function rowAt(rows: Buffer, at: number, width: number): number[] {
  const row: number[] = [];
  for (let column = 0; column < width; column += 1) {
    row.push(rows.readUInt32LE(at + column * 4));
  }
  return row;
}

function blockBefore({ fences }: Ordered, address: number): number {
  let [low, high] = [0, fences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    [low, high] = (fences[middle] ?? 0) <= address ? [middle + 1, high] : [low, middle];
  }
  return low - 1;
}

/** Rows from the last that starts at the address or before it, backwards, with their places in the table. */
function rowsBefore(
  read: Read,
  table: Ordered,
  address: number,
  most: number,
): { readonly at: number; readonly row: number[] }[] {
  const block = blockBefore(table, address);
  if (block < 0) {
    return [];
  }
  const size = table.width * 4;
  const first = Math.max(0, block * BLOCK_ROWS - most);
  const count = Math.min(table.rows, (block + 1) * BLOCK_ROWS) - first;
  const rows = rowsOf(read, table, first, count);
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    [low, high] = rows.readUInt32LE(middle * size) <= address ? [middle + 1, high] : [low, middle];
  }
  return Array.from({ length: Math.min(most, low) }, (_, back) => {
    const row = low - 1 - back;
    return { at: first + row, row: rowAt(rows, row * size, table.width) };
  });
}
