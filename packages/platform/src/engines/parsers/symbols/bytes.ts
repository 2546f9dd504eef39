// Reads numbers and texts of a buffer one after the other and never past its end.
import { Unreadable } from '#engines/parsers/unreadable';

const EARLY = 'the file ends too early';

/** Steps of a plan that are no number of bytes. */
export const PASS = { uleb: -1, text: -2, block: -3, block1: -4, block2: -5, block4: -6 } as const;

export class Bytes {
  at: number;
  readonly end: number;
  readonly little: boolean;
  readonly #buffer: Buffer;

  constructor(buffer: Buffer, little = true, start = 0, end = buffer.length) {
    if (start < 0 || end < start || end > buffer.length) {
      throw new Unreadable(EARLY);
    }
    this.#buffer = buffer;
    this.little = little;
    this.at = start;
    this.end = end;
  }

  /** @throws Unreadable */
  skip(count: number): number {
    const start = this.at;
    if (!(count >= 0 && start + count <= this.end)) {
      throw new Unreadable(EARLY);
    }
    this.at = start + count;
    return start;
  }

  u8(): number {
    return this.#buffer[this.skip(1)] ?? 0;
  }

  i8(): number {
    return this.#buffer.readInt8(this.skip(1));
  }

  u16(): number {
    const at = this.skip(2);
    return this.little ? this.#buffer.readUInt16LE(at) : this.#buffer.readUInt16BE(at);
  }

  u24(): number {
    const at = this.skip(3);
    return this.little ? this.#buffer.readUIntLE(at, 3) : this.#buffer.readUIntBE(at, 3);
  }

  u32(): number {
    const at = this.skip(4);
    return this.little ? this.#buffer.readUInt32LE(at) : this.#buffer.readUInt32BE(at);
  }

  /** What is too large to be a number that can be counted with becomes infinite: no address and no size is. */
  u64(): number {
    const first = this.u32();
    const second = this.u32();
    const value = this.little ? second * 0x1_0000_0000 + first : first * 0x1_0000_0000 + second;
    return value <= Number.MAX_SAFE_INTEGER ? value : Number.POSITIVE_INFINITY;
  }

  /** Of 1, 2, 4 or 8 bytes. */
  word(size: number): number {
    switch (size) {
      case 1:
        return this.u8();
      case 2:
        return this.u16();
      case 4:
        return this.u32();
      case 8:
        return this.u64();
      default:
        throw new Unreadable(`an address of ${size} bytes is not known`);
    }
  }

  uleb(): number {
    let byte = this.u8();
    if (byte < 0x80) {
      return byte;
    }
    let value = byte & 0x7f;
    for (let scale = 128; byte >= 0x80; scale *= 128) {
      byte = this.u8();
      value += (byte & 0x7f) * scale;
    }
    return value <= Number.MAX_SAFE_INTEGER ? value : Number.POSITIVE_INFINITY;
  }

  sleb(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.u8();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) {
        return (byte & 0x40) === 0 ? value : value - scale * 128;
      }
    }
  }

  /** Passes over values that follow each other: each step is a number of bytes, or one of `PASS`. @throws Unreadable */
  pass(plan: Int32Array): void {
    const buffer = this.#buffer;
    let at = this.at;
    for (const step of plan) {
      if (step >= 0) {
        at += step;
      } else if (step === PASS.uleb) {
        while ((buffer[at] ?? 0) >= 0x80) {
          at += 1;
        }
        at += 1;
      } else if (step === PASS.text) {
        while ((buffer[at] ?? 0) !== 0) {
          at += 1;
        }
        at += 1;
      } else {
        this.at = at;
        at = this.#lengthOf(step) + this.at;
      }
    }
    if (!(at <= this.end)) {
      throw new Unreadable(EARLY);
    }
    this.at = at;
  }

  #lengthOf(step: number): number {
    switch (step) {
      case PASS.block1:
        return this.u8();
      case PASS.block2:
        return this.u16();
      case PASS.block4:
        return this.u32();
      default:
        return this.uleb();
    }
  }

  /** Text up to the next zero byte. */
  text(): string {
    const start = this.at;
    this.skipText();
    return this.#buffer.toString('utf8', start, this.at - 1);
  }

  skipText(): void {
    const end = this.#buffer.indexOf(0, this.at);
    if (end < 0 || end >= this.end) {
      throw new Unreadable('a text does not end');
    }
    this.at = end + 1;
  }
}
