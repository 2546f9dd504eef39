// Rows of an index as they are read: into the same memory again and again, because collecting what is had for each address
// costs more than reading it.
import { Unreadable } from '#engines/parsers/unreadable';
import { BLOCK_ROWS } from './index-layout.ts';

/** Fills the bytes from there. @throws Unreadable where they are not in the index */
export type Fill = (at: number, bytes: Buffer) => void;

export interface Table {
  readonly at: number;
  readonly rows: number;
  readonly width: number;
}

const BROKEN = 'the index is broken';
/** Rows that stand before a block too: what lies within another row begins later. */
export const BACK = 8;
const IS_LITTLE = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** Some rows of a table that follow each other. */
export class Cells {
  /** From the first row that is there; good until others are. */
  cells: Uint32Array;
  first = 0;
  #bytes: Buffer;
  #count = 0;
  readonly #fill: Fill;
  readonly #table: Table;

  constructor(fill: Fill, table: Table, rows = 1) {
    this.#fill = fill;
    this.#table = table;
    this.cells = new Uint32Array(rows * table.width);
    this.#bytes = Buffer.from(this.cells.buffer);
  }

  /** @throws Unreadable where they are not in the table */
  have(first: number, count: number): void {
    const { at, rows, width } = this.#table;
    if (first === this.first && count === this.#count) {
      return;
    }
    if (!(first >= 0 && first + count <= rows)) {
      throw new Unreadable(BROKEN);
    }
    if (count * width > this.cells.length) {
      this.cells = new Uint32Array(count * width * 2);
      this.#bytes = Buffer.from(this.cells.buffer);
    }
    const bytes = this.#bytes.subarray(0, count * width * 4);
    this.#fill(at + first * width * 4, bytes);
    if (!IS_LITTLE) {
      bytes.swap32();
    }
    this.first = first;
    this.#count = count;
  }
}

/** A table that is ordered by the start of its rows, of which one block is there. */
export class Ordered extends Cells {
  /** The first start of each block. */
  readonly #fences: Uint32Array;
  readonly #table: Table;

  constructor(fill: Fill, table: Table, fences: Uint32Array) {
    super(fill, table, BLOCK_ROWS + BACK);
    this.#fences = fences;
    this.#table = table;
  }

  /** Where in `cells` the last row lies that starts at the address or before it; -1 where none does. */
  before(address: number): number {
    const { rows, width } = this.#table;
    const fences = this.#fences;
    const block = lastBefore(fences, fences.length, 1, address);
    if (block < 0) {
      return -1;
    }
    const first = Math.max(0, block * BLOCK_ROWS - BACK);
    const count = Math.min(rows, (block + 1) * BLOCK_ROWS) - first;
    this.have(first, count);
    return lastBefore(this.cells, count, width, address) * width;
  }
}

/** Of rows that are ordered by their first cell; -1 where none starts there or before. */
function lastBefore(cells: Uint32Array, rows: number, width: number, address: number): number {
  let low = 0;
  let high = rows;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cells[middle * width] ?? 0) <= address) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}
