// One entry of DWARF as it is read: where each value that is looked at stands. An entry is used again and again, since a
// large file has millions of them.
import { Unreadable } from '#engines/parsers/unreadable';
import { Bytes } from './bytes.ts';
import { type Abbrev, type Abbrevs, type Encoding, SLOTS, skipForm } from './dwarf-forms.ts';

/** A part of the section, with a place in it for whoever reads values. */
export interface Part {
  readonly buffer: Buffer;
  readonly values: Bytes;
}

export function partOf(buffer: Buffer, little: boolean): Part {
  return { buffer, values: new Bytes(buffer, little) };
}

/** All by slot. */
export class Entry {
  part: Part = partOf(Buffer.alloc(0), true);
  /** In the part. */
  readonly at = new Float64Array(SLOTS);
  readonly constant = new Float64Array(SLOTS);
  /** 0 for a value that the entry has not. */
  readonly form = new Int32Array(SLOTS);

  has(slot: number): boolean {
    return this.form[slot] !== 0;
  }

  /** Reads on from the number of the abbreviation. @throws Unreadable */
  read(part: Part, bytes: Bytes, encoding: Encoding, { fields }: Abbrev): void {
    this.part = part;
    this.form.fill(0);
    for (const { slot, form, constant, plan } of fields) {
      const at = bytes.at;
      if (plan !== undefined) {
        bytes.pass(plan);
        this.#set(slot, at, form, constant);
      } else {
        const actual = skipForm(bytes, form, encoding);
        // why: a form that stands before its value is passed over again
        this.#set(slot, actual === form ? at : at + lengthOfUleb(actual), actual, constant);
      }
    }
  }

  /** The same from its beginning; empty for the end of a list of children. @throws Unreadable */
  readAt(part: Part, bytes: Bytes, encoding: Encoding, abbrevs: Abbrevs): void {
    const abbrev = abbrevOf(abbrevs, bytes.uleb());
    if (abbrev === undefined) {
      this.form.fill(0);
    } else {
      this.read(part, bytes, encoding, abbrev);
    }
  }

  #set(slot: number, at: number, form: number, constant: number): void {
    if (slot >= 0) {
      this.at[slot] = at;
      this.form[slot] = form;
      this.constant[slot] = constant;
    }
  }
}

/** Undefined for the end of a list of children. @throws Unreadable */
export function abbrevOf(abbrevs: Abbrevs, code: number): Abbrev | undefined {
  const abbrev = abbrevs[code];
  if (abbrev === undefined && code !== 0) {
    throw new Unreadable('an entry has an abbreviation that is not there');
  }
  return abbrev;
}

/** Passes over the values of an entry. @throws Unreadable */
export function passEntry(bytes: Bytes, encoding: Encoding, { size, plan, fields }: Abbrev): void {
  if (size >= 0) {
    bytes.skip(size);
  } else if (plan !== undefined) {
    bytes.pass(plan);
  } else {
    for (const field of fields) {
      if (field.plan === undefined) {
        skipForm(bytes, field.form, encoding);
      } else {
        bytes.pass(field.plan);
      }
    }
  }
}

function lengthOfUleb(value: number): number {
  return value < 0x80 ? 1 : value < 0x4000 ? 2 : 3;
}
