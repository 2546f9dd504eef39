// Where the code of an entry lies: lists of ranges of DWARF 2 to 5, gathered in one place that is used again and again.
import { Unreadable } from '#engines/parsers/unreadable';
import type { Bytes } from './bytes.ts';

const FIRST_RANGES = 16;
const MOST_RANGES = 100_000;

/** Ranges of places where code is; what linkers threw away is left out. */
export class Ranges {
  readonly #code: Float64Array;
  #cells = new Float64Array(FIRST_RANGES * 2);
  #count = 0;

  constructor(code: readonly (readonly [start: number, end: number])[]) {
    this.#code = Float64Array.from(code.flat());
  }

  get count(): number {
    return this.#count;
  }

  start(index: number): number {
    return this.#cells[index * 2] ?? 0;
  }

  end(index: number): number {
    return this.#cells[index * 2 + 1] ?? 0;
  }

  clear(): void {
    this.#count = 0;
  }

  isCode(address: number): boolean {
    const code = this.#code;
    for (let at = 0; at < code.length; at += 2) {
      if (address >= (code[at] ?? 0) && address < (code[at + 1] ?? 0)) {
        return true;
      }
    }
    return false;
  }

  add(start: number, end: number): void {
    if (!(start < end && Number.isFinite(end) && this.isCode(start))) {
      return;
    }
    if (this.#count * 2 === this.#cells.length) {
      const larger = new Float64Array(this.#cells.length * 2);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    this.#cells[this.#count * 2] = start;
    this.#cells[this.#count * 2 + 1] = end;
    this.#count += 1;
  }

  /** A list of DWARF 2 to 4, from where the bytes are. */
  addOld(bytes: Bytes, addressSize: number, base: number): void {
    const largest = addressSize === 4 ? 0xffff_ffff : Number.POSITIVE_INFINITY;
    let from = base;
    for (let rows = 0; bytes.at < bytes.end && rows < MOST_RANGES; rows += 1) {
      const start = bytes.word(addressSize);
      const end = bytes.word(addressSize);
      if (start === 0 && end === 0) {
        return;
      }
      if (start === largest) {
        from = end;
      } else {
        this.add(from + start, from + end);
      }
    }
  }

  /** A list of DWARF 5; `addressOf` knows addresses that stand elsewhere by number. @throws Unreadable */
  addNew(bytes: Bytes, addressSize: number, base: number, addressOf: (number: number) => number): void {
    let from = base;
    for (let rows = 0; bytes.at < bytes.end && rows < MOST_RANGES; rows += 1) {
      const kind = bytes.u8();
      switch (kind) {
        case 0:
          return;
        case 1:
          from = addressOf(bytes.uleb());
          break;
        case 2: {
          const start = addressOf(bytes.uleb());
          this.add(start, addressOf(bytes.uleb()));
          break;
        }
        case 3: {
          const start = addressOf(bytes.uleb());
          this.add(start, start + bytes.uleb());
          break;
        }
        case 4: {
          const start = from + bytes.uleb();
          this.add(start, from + bytes.uleb());
          break;
        }
        case 5:
          from = bytes.word(addressSize);
          break;
        case 6: {
          const start = bytes.word(addressSize);
          this.add(start, bytes.word(addressSize));
          break;
        }
        case 7: {
          const start = bytes.word(addressSize);
          this.add(start, start + bytes.uleb());
          break;
        }
        default:
          throw new Unreadable('a list of ranges is broken');
      }
    }
  }
}
