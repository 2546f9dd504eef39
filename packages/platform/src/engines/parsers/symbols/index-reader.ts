// Reads an index: which calls addresses stand for. Only the pages that a question needs are read, as many at once as may be.
import type { Source } from '#engines/parsers/serve-formats';
import { Unreadable } from '#engines/parsers/unreadable';
import { openPages, type Pages } from './index-pages.ts';
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
  lookUp(addresses: readonly number[]): Promise<SourceFrame[][]>;
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

/** Addresses that are looked up together. */
const TOGETHER = 64;
/** What of a text is read with others; the rest of a longer one by itself. */
const SHORT_TEXT = 256;
const LONGEST_TEXT = 4096;
const MOST_INLINES = 100_000;
const DEEPEST = 32;
/** Rows that are looked at before the one that begins last: what lies within another begins later. */
const BACK = 8;
const NOWHERE: Place = { file: 0, line: 0, column: 0 };

/** @throws Unreadable */
export async function openIndex(file: Source): Promise<SymbolIndex> {
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
  const pages = openPages(file);
  const [functions, inlines, lines, symbols] = (await fenced(file, tables, header.readDoubleLE(FENCES_AT))) as [
    Ordered,
    Ordered,
    Ordered,
    Ordered,
  ];

  const find = (address: number): Found => {
    const [inside] = rowsBefore(pages, functions, address, BACK).flatMap(
      ([start = 0, end = 0, name = 0, first = 0, count = 0]) =>
        address < end ? [{ start, name, first, count: Math.min(count, MOST_INLINES) }] : [],
    );
    const last = lastBefore(pages, symbols, address);
    const [symbol] = rowsBefore(pages, symbols, address, BACK).flatMap(([start = 0, size = 0, name = 0], back) =>
      address < start + size ? [{ start, name, row: last - back }] : [],
    );
    const [[, at = GAP, line = 0, column = 0] = []] = rowsBefore(pages, lines, address, 1);
    return { inside, symbol, place: at === GAP ? NOWHERE : { file: at, line, column } };
  };
  const inlinesOf = ({ inside }: Found, address: number): Inline[] => {
    const found: Inline[] = [];
    for (let row = inside?.first ?? 0; row < (inside === undefined ? 0 : inside.first + inside.count); row += 1) {
      const [start = 0, end = 0, depth = 0, name = 0, at = 0, line = 0, column = 0] = rowOf(pages, inlines, row);
      if (address >= start && address < end) {
        found.push({ depth, name, file: at, line, column });
      }
    }
    return found.sort((a, b) => b.depth - a.depth).slice(0, DEEPEST);
  };
  const chainOf = (found: Found, address: number): Called[] => {
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
    const [source = 0] = symbol === undefined || symbol.row >= sources.rows ? [] : rowOf(pages, sources, symbol.row);
    const { file: at, line, column } = place;
    chain.push({ file: at || source, line, column, name: outer?.name ?? 0, offset, inlined: false });
    return chain;
  };
  const text = async (at: number): Promise<string> => {
    if (at === 0 || at >= pool.size) {
      return '';
    }
    for (const most of [SHORT_TEXT, LONGEST_TEXT]) {
      const length = Math.min(most, pool.size - at);
      await pages.need([[pool.at + at, length]]);
      const bytes = pages.bytes(pool.at + at, length);
      const end = bytes.indexOf(0);
      if (end >= 0 || length < most || most === LONGEST_TEXT) {
        return bytes.toString('utf8', 0, end < 0 ? bytes.length : end);
      }
    }
    return '';
  };
  const together = async (addresses: readonly number[]): Promise<SourceFrame[][]> => {
    const places = addresses.map((absolute) => absolute - base);
    const known = places.filter((address) => address >= 0);
    await pages.need(
      known.flatMap((address) => [functions, lines, symbols].flatMap((table) => blockOf(table, address))),
    );
    const found = places.map((address) => (address >= 0 ? find(address) : undefined));
    await pages.need(
      found.flatMap((one) => [
        ...(one?.inside === undefined || one.inside.count === 0
          ? []
          : [rangeOf(inlines, one.inside.first, one.inside.count)]),
        ...(one?.symbol === undefined || one.symbol.row >= sources.rows ? [] : [rangeOf(sources, one.symbol.row, 1)]),
      ]),
    );
    const chains = found.map((one, index) => (one === undefined ? [] : chainOf(one, places[index] ?? 0)));
    await pages.need(
      chains
        .flat()
        .flatMap(({ name, file: at }) =>
          [name, at]
            .filter((start) => start > 0 && start < pool.size)
            .map((start) => [pool.at + start, Math.min(SHORT_TEXT, pool.size - start)] as const),
        ),
    );
    const frames: SourceFrame[][] = [];
    for (const chain of chains) {
      const of: SourceFrame[] = [];
      for (const { name, offset, file: at, line, column, inlined } of chain) {
        of.push({ function: await text(name), offset, file: await text(at), line, column, inlined });
      }
      frames.push(of);
    }
    return frames;
  };

  return {
    async lookUp(addresses) {
      const frames: SourceFrame[][] = [];
      for (let at = 0; at < addresses.length; at += TOGETHER) {
        frames.push(...(await together(addresses.slice(at, at + TOGETHER))));
      }
      return frames;
    },
  };
}

/** With the first start of each block: written down in the index, or read out of one of before. */
async function fenced(file: Source, tables: readonly Table[], at: number): Promise<Ordered[]> {
  const counts = tables.map(({ rows }) => Math.ceil(rows / BLOCK_ROWS));
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (!(all * 4 <= file.size)) {
    throw new Unreadable('the index is broken');
  }
  const starts =
    at > 0
      ? await file.read(at, all * 4)
      : Buffer.concat(
          await file.gather(
            tables.flatMap((table, index) =>
              Array.from({ length: counts[index] ?? 0 }, (_, block) => {
                const [start] = rangeOf(table, block * BLOCK_ROWS, 1);
                return [start, 4] as const;
              }),
            ),
          ),
        );
  if (starts.length < all * 4) {
    throw new Unreadable('the index is broken');
  }
  let from = 0;
  return tables.map((table, index) => {
    const first = from;
    from += counts[index] ?? 0;
    const fences = Uint32Array.from({ length: counts[index] ?? 0 }, (_, block) =>
      starts.readUInt32LE((first + block) * 4),
    );
    return { ...table, fences };
  });
}

function rangeOf({ at, rows, width }: Table, row: number, count: number): readonly [number, number] {
  if (!(row >= 0 && row + count <= rows)) {
    throw new Unreadable('the index is broken');
  }
  return [at + row * width * 4, count * width * 4];
}

/** Where the rows are that an address needs; nothing where none begins before it. */
function blockOf(table: Ordered, address: number): (readonly [number, number])[] {
  const block = blockBefore(table, address);
  if (block < 0) {
    return [];
  }
  const first = Math.max(0, block * BLOCK_ROWS - BACK);
  return [rangeOf(table, first, Math.min(table.rows, (block + 1) * BLOCK_ROWS) - first)];
}

function blockBefore({ fences }: Ordered, address: number): number {
  let [low, high] = [0, fences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    [low, high] = (fences[middle] ?? 0) <= address ? [middle + 1, high] : [low, middle];
  }
  return low - 1;
}

/** Number of the last row that starts at the address or before it; -1 where there is none. */
function lastBefore(pages: Pages, table: Ordered, address: number): number {
  const block = blockBefore(table, address);
  if (block < 0) {
    return -1;
  }
  let [low, high] = [block * BLOCK_ROWS, Math.min(table.rows, (block + 1) * BLOCK_ROWS)];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = pages.bytes(table.at + middle * table.width * 4, 4).readUInt32LE(0);
    [low, high] = start <= address ? [middle + 1, high] : [low, middle];
  }
  return low - 1;
}

/** Rows from the last that starts at the address or before it, backwards. */
function rowsBefore(pages: Pages, table: Ordered, address: number, most: number): number[][] {
  const last = lastBefore(pages, table, address);
  return Array.from({ length: Math.min(most, last + 1) }, (_, back) => rowOf(pages, table, last - back));
}

function rowOf(pages: Pages, table: Table, row: number): number[] {
  const bytes = pages.bytes(...rangeOf(table, row, 1));
  return Array.from({ length: table.width }, (_, column) => bytes.readUInt32LE(column * 4));
}
