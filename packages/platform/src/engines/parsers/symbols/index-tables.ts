// The tables of an index: what was found in a symbol file, as it is laid down.
import { Unreadable } from '#engines/parsers/unreadable';
import { Rows, Texts } from './columns.ts';
import { BLOCK_ROWS, FENCES_AT, GAP, HEADER_BYTES, INDEX_MAGIC, SOURCES_AT, WIDTHS } from './index-layout.ts';

const MOST_ADDRESSES = 0xffff_ffff;
const MOST_ROWS = 20_000_000;
const PIECE_ROWS = 16_384;

export class IndexTables {
  readonly texts = new Texts();
  /** start, end, name, first inline, number of inlines */
  readonly functions = new Rows(WIDTHS.functions);
  /** start, end, depth from 1, name, file, line and column of the call */
  readonly inlines = new Rows(WIDTHS.inlines);
  /** start, file, line, column */
  readonly lines = new Rows(WIDTHS.lines);
  /** start, size, name */
  readonly symbols = new Rows(WIDTHS.symbols);
  /** Of each symbol, where they are known: the file of one that is local. why apart: readers of before pass them over */
  readonly sources = new Rows(1);
  /** start, first line, number of lines */
  readonly #sequences = new Rows(3);
  readonly #base: number;
  #isSequence = 0;

  constructor(base = 0) {
    this.#base = base;
  }

  /** Counted from the base. @throws Unreadable where it lies out of reach */
  place(address: number): number {
    const place = address - this.#base;
    if (!(place >= 0 && place <= MOST_ADDRESSES)) {
      throw new Unreadable('its code is too far apart');
    }
    return place;
  }

  /** Lines that come now follow each other, up to `endSequence`. */
  beginSequence(): void {
    this.#isSequence = this.lines.length;
  }

  /** A row of an address that has one takes its place; one that says the same as the one before is left out. */
  line(address: number, file: number, line: number, column: number): void {
    const { lines } = this;
    const start = this.place(address);
    const last = lines.length - 1;
    const isFollowing = last >= this.#isSequence;
    if (isFollowing && lines.get(last, 0) > start) {
      throw new Unreadable('its lines go backwards');
    }
    if (isFollowing && lines.get(last, 0) === start) {
      lines.cutTo(last);
    }
    const before = lines.length - 1;
    const isSame =
      before >= this.#isSequence &&
      lines.get(before, 1) === file &&
      lines.get(before, 2) === line &&
      lines.get(before, 3) === column;
    if (!isSame) {
      refuseTooMany(lines.push(start, file, line, column));
    }
  }

  endSequence(address: number, isCode: boolean): void {
    const first = this.#isSequence;
    if (!isCode || this.lines.length === first) {
      this.lines.cutTo(first);
      return;
    }
    this.line(address, GAP, 0, 0);
    this.#sequences.push(this.lines.get(first, 0), first, this.lines.length - first);
  }

  /** why no object: it is called for millions of rows */
  inline(start: number, end: number, depth: number, name: number, file: number, line: number, column: number): void {
    refuseTooMany(this.inlines.push(this.place(start), this.place(end), depth, name, file, line, column));
  }

  /** The whole index, piece by piece. */
  *pieces(): Generator<Buffer> {
    const symbolOrder = this.symbols.orderedBy(0);
    const tables = [
      { rows: this.functions, order: this.functions.orderedBy(0) },
      { rows: this.inlines, order: undefined },
      { rows: this.lines, order: this.#lineOrder() },
      { rows: this.symbols, order: symbolOrder },
    ];
    const header = Buffer.alloc(HEADER_BYTES);
    header.write(INDEX_MAGIC, 'latin1');
    header.writeDoubleLE(this.#base, 8);
    let at = HEADER_BYTES;
    tables.forEach(({ rows }, index) => {
      header.writeDoubleLE(at, 16 + index * 16);
      header.writeDoubleLE(rows.length, 24 + index * 16);
      at += rows.length * rows.width * 4;
    });
    const texts = this.texts.bytes();
    header.writeDoubleLE(at, 80);
    header.writeDoubleLE(texts.length, 88);
    header.writeDoubleLE(at + texts.length, SOURCES_AT);
    header.writeDoubleLE(this.sources.length, SOURCES_AT + 8);
    header.writeDoubleLE(at + texts.length + this.sources.length * 4, FENCES_AT);
    yield header;
    for (const { rows, order } of tables) {
      yield* rowPieces(rows, order);
    }
    for (let start = 0; start < texts.length; start += PIECE_ROWS * 4) {
      yield texts.subarray(start, start + PIECE_ROWS * 4);
    }
    yield* rowPieces(this.sources, this.sources.length === 0 ? undefined : symbolOrder);
    for (const { rows, order } of tables) {
      yield fencesOf(rows, order);
    }
  }

  #lineOrder(): Uint32Array {
    const order = new Uint32Array(this.lines.length);
    let at = 0;
    for (const sequence of this.#sequences.orderedBy(0)) {
      const first = this.#sequences.get(sequence, 1);
      for (let row = 0; row < this.#sequences.get(sequence, 2); row += 1) {
        order[at] = first + row;
        at += 1;
      }
    }
    return order;
  }
}

function* rowPieces(rows: Rows, order: Uint32Array | undefined): Generator<Buffer> {
  for (let first = 0; first < rows.length; first += PIECE_ROWS) {
    yield rows.bytes(first, Math.min(PIECE_ROWS, rows.length - first), order);
  }
}

function fencesOf(rows: Rows, order: Uint32Array | undefined): Buffer {
  const fences = Buffer.alloc(Math.ceil(rows.length / BLOCK_ROWS) * 4);
  for (let row = 0; row < rows.length; row += BLOCK_ROWS) {
    fences.writeUInt32LE(rows.get(order === undefined ? row : (order[row] ?? 0), 0), (row / BLOCK_ROWS) * 4);
  }
  return fences;
}

function refuseTooMany(row: number): void {
  if (row >= MOST_ROWS) {
    throw new Unreadable('it has more than can be indexed');
  }
}
