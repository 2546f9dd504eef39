// Reads an index: which calls an address stands for. Only the pages that a question needs are read.
import type { Source } from '#engines/parsers/serve-formats';
import { Unreadable } from '#engines/parsers/unreadable';
import { GAP, HEADER_BYTES, INDEX_MAGIC, WIDTHS } from './index-tables.ts';

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
  /** Innermost first; nothing where no code is known. */
  lookUp(address: number): Promise<SourceFrame[]>;
}

interface Table {
  readonly at: number;
  readonly rows: number;
  readonly width: number;
}

interface Named {
  readonly name: number;
  readonly start: number;
}

interface Inline {
  readonly depth: number;
  readonly name: number;
  readonly file: number;
  readonly line: number;
  readonly column: number;
}

const PAGE = 32 * 1024;
const PAGES_KEPT = 128;
const LONGEST_TEXT = 4096;
const MOST_INLINES = 100_000;
const DEEPEST = 32;

/** @throws Unreadable */
export async function openIndex(file: Source): Promise<SymbolIndex> {
  const header = await file.read(0, HEADER_BYTES);
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 8) !== INDEX_MAGIC) {
    throw new Unreadable('the index is not one');
  }
  const base = header.readDoubleLE(8);
  const [functions, inlines, lines, symbols] = Object.values(WIDTHS).map((width, index) => ({
    at: header.readDoubleLE(16 + index * 16),
    rows: header.readDoubleLE(24 + index * 16),
    width,
  })) as [Table, Table, Table, Table];
  const pool = { at: header.readDoubleLE(80), size: header.readDoubleLE(88) };
  const read = pagedReader(file);

  const row = async ({ at, rows, width }: Table, index: number): Promise<number[]> => {
    if (!(index >= 0 && index < rows)) {
      throw new Unreadable('the index is broken');
    }
    const bytes = await read(at + index * width * 4, width * 4);
    return Array.from({ length: width }, (_, column) => bytes.readUInt32LE(column * 4));
  };
  /** Number of the last row that starts at the address or before it; -1 where there is none. */
  const lastBefore = async (table: Table, address: number): Promise<number> => {
    let [low, high] = [0, table.rows];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const [start = 0] = await row(table, middle);
      [low, high] = start <= address ? [middle + 1, high] : [low, middle];
    }
    return low - 1;
  };
  const text = async (at: number): Promise<string> => {
    if (at === 0 || at >= pool.size) {
      return '';
    }
    const bytes = await read(pool.at + at, Math.min(LONGEST_TEXT, pool.size - at));
    const end = bytes.indexOf(0);
    return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
  };
  const functionOf = async (address: number): Promise<(Named & { first: number; count: number }) | undefined> => {
    const found = await lastBefore(functions, address);
    // why some before: a part that lies within another one has the later start
    for (let index = found; index >= 0 && index > found - 8; index -= 1) {
      const [start = 0, end = 0, name = 0, first = 0, count = 0] = await row(functions, index);
      if (address < end) {
        return { start, name, first, count };
      }
    }
    return undefined;
  };
  const symbolOf = async (address: number): Promise<Named | undefined> => {
    const found = await lastBefore(symbols, address);
    for (let index = found; index >= 0 && index > found - 8; index -= 1) {
      const [start = 0, size = 0, name = 0] = await row(symbols, index);
      if (address < start + size) {
        return { start, name };
      }
    }
    return undefined;
  };
  const inlinesOf = async (first: number, count: number, address: number): Promise<Inline[]> => {
    const found: Inline[] = [];
    for (let index = 0; index < Math.min(count, MOST_INLINES); index += 1) {
      const [start = 0, end = 0, depth = 0, name = 0, file = 0, line = 0, column = 0] = await row(
        inlines,
        first + index,
      );
      if (address >= start && address < end) {
        found.push({ depth, name, file, line, column });
      }
    }
    return found.sort((a, b) => b.depth - a.depth).slice(0, DEEPEST);
  };

  return {
    async lookUp(absolute) {
      const address = absolute - base;
      if (!(address >= 0)) {
        return [];
      }
      const inside = await functionOf(address);
      const symbol = await symbolOf(address);
      const lineAt = await lastBefore(lines, address);
      const [, file = GAP, line = 0, column = 0] = lineAt < 0 ? [] : await row(lines, lineAt);
      let place = file === GAP ? { file: 0, line: 0, column: 0 } : { file, line, column };
      const outer: Named | undefined = symbol ?? inside;
      if (outer === undefined && place.file === 0) {
        return [];
      }
      const frames: SourceFrame[] = [];
      const offset = outer === undefined ? 0 : address - outer.start;
      for (const inline of inside === undefined ? [] : await inlinesOf(inside.first, inside.count, address)) {
        frames.push({
          function: await text(inline.name),
          ...{ offset, file: await text(place.file), line: place.line, column: place.column, inlined: true },
        });
        place = inline;
      }
      frames.push({
        function: outer === undefined ? '' : await text(outer.name),
        ...{ offset, file: await text(place.file), line: place.line, column: place.column, inlined: false },
      });
      return frames;
    },
  };
}

function pagedReader(file: Source): (at: number, length: number) => Promise<Buffer> {
  const pages = new Map<number, Buffer>();
  const page = async (number: number): Promise<Buffer> => {
    const known = pages.get(number);
    if (known !== undefined) {
      return known;
    }
    const bytes = await file.read(number * PAGE, PAGE);
    if (pages.size >= PAGES_KEPT) {
      pages.delete(pages.keys().next().value ?? number);
    }
    pages.set(number, bytes);
    return bytes;
  };
  return async (at, length) => {
    if (!(at >= 0 && at + length <= file.size)) {
      throw new Unreadable('the index is broken');
    }
    const first = Math.floor(at / PAGE);
    const last = Math.floor((at + length - 1) / PAGE);
    const pieces: Buffer[] = [];
    for (let number = first; number <= last; number += 1) {
      pieces.push(await page(number));
    }
    const whole = pieces.length === 1 ? (pieces[0] ?? Buffer.alloc(0)) : Buffer.concat(pieces);
    return whole.subarray(at - first * PAGE, at - first * PAGE + length);
  };
}
