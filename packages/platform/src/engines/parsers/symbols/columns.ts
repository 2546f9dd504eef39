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

  push(...row: readonly number[]): number {
    const at = this.#length * this.width;
    if (at + this.width > this.#cells.length) {
      const larger = new Uint32Array(this.#cells.length * 2);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    for (let column = 0; column < this.width; column += 1) {
      this.#cells[at + column] = row[column] ?? 0;
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
    const order = Uint32Array.from({ length: this.#length }, (_, row) => row);
    return order.sort((a, b) => this.get(a, column) - this.get(b, column) || a - b);
  }
}

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
    if (text === '') {
      return 0;
    }
    const bytes = Buffer.from(text.slice(0, LONGEST));
    const mask = this.#table.length - 1;
    let slot = hashOf(bytes) & mask;
    for (let known = this.#table[slot] ?? 0; known !== 0; known = this.#table[slot] ?? 0) {
      if (this.#isAt(known, bytes)) {
        return known;
      }
      slot = (slot + 1) & mask;
    }
    const number = this.#append(bytes);
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

  #isAt(at: number, bytes: Buffer): boolean {
    return (
      this.#pool[at + bytes.length] === 0 && this.#pool.compare(bytes, 0, bytes.length, at, at + bytes.length) === 0
    );
  }

  #append(bytes: Buffer): number {
    const at = this.#size;
    const end = at + bytes.length + 1;
    if (end > MOST_TEXT) {
      throw new Unreadable('its names are more than can be kept');
    }
    while (end > this.#pool.length) {
      const larger = Buffer.alloc(this.#pool.length * 2);
      this.#pool.copy(larger);
      this.#pool = larger;
    }
    bytes.copy(this.#pool, at);
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
        let slot = hashOf(this.#pool.subarray(number, this.#pool.indexOf(0, number))) & mask;
        while ((this.#table[slot] ?? 0) !== 0) {
          slot = (slot + 1) & mask;
        }
        this.#table[slot] = number;
      }
    }
  }
}

function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
