// Tables of numbers that grow, and texts that are kept once: outside the heap, since a large file has millions of them.
import { Unreadable } from '#engines/parsers/unreadable';

const FIRST_ROWS = 1024;

/** Rows of a fixed number of 32-bit numbers. */
export class Rows {
  readonly width: number;
  #cells: Uint32Array;
  #length = 0;

  constructor(width: number) {
    this.width = width;
    this.#cells = new Uint32Array(width * FIRST_ROWS);
  }

  get length(): number {
    return this.#length;
  }

  /** why no list: it is called for millions of rows */
  push(a: number, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0): number {
    const { width } = this;
    const at = this.#length * width;
    if (at + width > this.#cells.length) {
      const larger = new Uint32Array(this.#cells.length * 2);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    const cells = this.#cells;
    cells[at] = a;
    if (width > 1) {
      cells[at + 1] = b;
    }
    if (width > 2) {
      cells[at + 2] = c;
    }
    if (width > 3) {
      cells[at + 3] = d;
    }
    if (width > 4) {
      cells[at + 4] = e;
    }
    if (width > 5) {
      cells[at + 5] = f;
      cells[at + 6] = g;
    }
    this.#length += 1;
    return this.#length - 1;
  }

  /** Takes back the last rows. */
  cutTo(length: number): void {
    this.#length = Math.min(this.#length, length);
  }

  get(row: number, column: number): number {
    return this.#cells[row * this.width + column] ?? 0;
  }

  set(row: number, column: number, value: number): void {
    this.#cells[row * this.width + column] = value;
  }

  /** Numbers of the rows, ordered by a column and then by when they came. */
  orderedBy(column: number): Uint32Array {
    // why pairs: numbers of 64 bits are sorted without a call for each comparison
    const pairs = new Uint32Array(this.#length * 2);
    for (let row = 0; row < this.#length; row += 1) {
      pairs[row * 2 + LOW] = row;
      pairs[row * 2 + 1 - LOW] = this.get(row, column);
    }
    new BigUint64Array(pairs.buffer).sort();
    const order = new Uint32Array(this.#length);
    for (let row = 0; row < this.#length; row += 1) {
      order[row] = pairs[row * 2 + LOW] ?? 0;
    }
    return order;
  }

  /** Rows from `first` as they are laid down, in an order where one is given. */
  bytes(first: number, count: number, order: Uint32Array | undefined): Buffer {
    const { width } = this;
    const cells = this.#cells;
    const piece = new Uint32Array(count * width);
    if (order === undefined) {
      piece.set(cells.subarray(first * width, (first + count) * width));
    } else {
      for (let row = 0, to = 0; row < count; row += 1) {
        const from = (order[first + row] ?? 0) * width;
        for (let column = 0; column < width; column += 1, to += 1) {
          piece[to] = cells[from + column] ?? 0;
        }
      }
    }
    const bytes = Buffer.from(piece.buffer);
    return LOW === 0 ? bytes : bytes.swap32();
  }
}

/** Where the lower half of a number of 64 bits lies on this machine. */
const LOW = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1 ? 0 : 1;

/** why so much: the names and files of the largest debug files known have a tenth of it */
const MOST_TEXT = 1024 ** 3;
const LONGEST = 4096;

/** Texts by number, each kept once. */
export class Texts {
  #pool = Buffer.alloc(64 * 1024);
  #size = 1;
  #table = new Uint32Array(8192);
  #count = 0;

  /** Number of the text: where it begins in the pool; 0 is the empty one. */
  keep(text: string): number {
    const bytes = Buffer.from(text.slice(0, LONGEST));
    return this.#keep(bytes, 0, bytes.length);
  }

  /** The same of a text that lies in a section up to its zero; 0 for one that is not in it. */
  keepOf(section: Buffer, at: number): number {
    if (!(at >= 0 && at < section.length)) {
      return 0;
    }
    const zero = section.indexOf(0, at);
    const end = zero < 0 ? section.length : zero;
    // why not as it lies: what is cut must not end within a letter
    return end - at > LONGEST ? this.keep(section.toString('utf8', at, end)) : this.#keep(section, at, end);
  }

  #keep(of: Buffer, at: number, end: number): number {
    if (at === end) {
      return 0;
    }
    const mask = this.#table.length - 1;
    let slot = hashOf(of, at, end) & mask;
    for (let known = this.#table[slot] ?? 0; known !== 0; known = this.#table[slot] ?? 0) {
      if (this.#isAt(known, of, at, end)) {
        return known;
      }
      slot = (slot + 1) & mask;
    }
    const number = this.#append(of, at, end);
    this.#table[slot] = number;
    this.#count += 1;
    if (this.#count * 2 > this.#table.length) {
      this.#grow();
    }
    return number;
  }

  /** Everything, each text ended by a zero. */
  bytes(): Buffer {
    return this.#pool.subarray(0, this.#size);
  }

  #isAt(known: number, of: Buffer, at: number, end: number): boolean {
    const pool = this.#pool;
    for (let from = at, to = known; from < end; from += 1, to += 1) {
      if (pool[to] !== of[from]) {
        return false;
      }
    }
    return pool[known + end - at] === 0;
  }

  #append(of: Buffer, from: number, to: number): number {
    const at = this.#size;
    const end = at + to - from + 1;
    if (end > MOST_TEXT) {
      throw new Unreadable('its names are more than can be kept');
    }
    while (end > this.#pool.length) {
      const larger = Buffer.alloc(this.#pool.length * 2);
      this.#pool.copy(larger);
      this.#pool = larger;
    }
    of.copy(this.#pool, at, from, to);
    this.#pool[end - 1] = 0;
    this.#size = end;
    return at;
  }

  #grow(): void {
    const old = this.#table;
    this.#table = new Uint32Array(old.length * 2);
    const mask = this.#table.length - 1;
    for (const number of old) {
      if (number !== 0) {
        let slot = hashOf(this.#pool, number, this.#pool.indexOf(0, number)) & mask;
        while ((this.#table[slot] ?? 0) !== 0) {
          slot = (slot + 1) & mask;
        }
        this.#table[slot] = number;
      }
    }
  }
}

function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) {
    hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
