// How values are written in DWARF 2 to 5: units, abbreviations, forms.
import { Unreadable } from '#engines/parsers/unreadable';
import { Bytes, PASS } from './bytes.ts';

/** An attribute of an abbreviation, with those that follow it as far as they are only passed over. */
export interface Field {
  /** What it is; -1 where nobody looks at it. */
  readonly slot: number;
  readonly form: number;
  readonly constant: number;
  /** How to pass over it and the others; none where it has to be read for that, or is not known. */
  readonly plan: Int32Array | undefined;
}

/** A section of which only parts are read at a time. */
export interface Places {
  readonly length: number;
  /** From `start` up to `end`, both in the section. */
  part(start: number, end: number): Buffer;
  /** The same for large parts that follow each other: the one before is gone with it. */
  next(start: number, end: number): Buffer;
}

/** The sections that say where code comes from; empty where a file has none. */
export interface DwarfSections {
  readonly info: Places;
  readonly abbrev: Buffer;
  readonly str: Buffer;
  readonly lineStr: Buffer;
  readonly strOffsets: Buffer;
  readonly addr: Buffer;
  readonly ranges: Buffer;
  readonly rnglists: Buffer;
  readonly line: Buffer;
  readonly little: boolean;
}

export interface Encoding {
  readonly version: number;
  readonly addressSize: number;
  readonly offsetSize: 4 | 8;
}

export interface Unit extends Encoding {
  /** Of its header; references count from here. */
  readonly start: number;
  readonly dieStart: number;
  readonly end: number;
  readonly abbrevAt: number;
}

export interface Abbrev {
  readonly tag: number;
  readonly hasChildren: boolean;
  readonly fields: readonly Field[];
  /** How to pass over its values; none where one of them has to be read for that, or is not known. */
  readonly plan: Int32Array | undefined;
  /** How long its values are together, where they always are; else -1. */
  readonly size: number;
  /** Whether it may say where its code lies. */
  readonly hasCode: boolean;
  /** How to pass over what stands before its next sibling, where no code can lie among its children. */
  readonly toSibling: Int32Array | undefined;
}

export const AT = {
  name: 0x03,
  stmtList: 0x10,
  lowPc: 0x11,
  highPc: 0x12,
  compDir: 0x1b,
  abstractOrigin: 0x31,
  specification: 0x47,
  ranges: 0x55,
  callColumn: 0x57,
  callFile: 0x58,
  callLine: 0x59,
  linkageName: 0x6e,
  strOffsetsBase: 0x72,
  addrBase: 0x73,
  rnglistsBase: 0x74,
  dwoName: 0x76,
  mipsLinkageName: 0x2007,
  gnuDwoName: 0x2130,
} as const;

/** The attributes that are looked at, by number. */
export const SLOT = Object.fromEntries(Object.keys(AT).map((name, slot) => [name, slot])) as Readonly<
  Record<keyof typeof AT, number>
>;
export const SLOTS = Object.keys(AT).length;
const SLOT_OF: ReadonlyMap<number, number> = new Map(Object.values(AT).map((at, slot) => [at, slot]));

const DECLARATION = 0x3c;
const SIBLING = 0x01;
const FORM_REF4 = 0x13;
/** Arrays, enumerations, types of functions, packs of parameters, calls: nothing below them has code. */
const CODELESS_TAGS: ReadonlySet<number> = new Set([0x01, 0x04, 0x15, 0x48, 0x4107, 0x4108, 0x4109]);

const FORM_IMPLICIT = 0x21;
const FORM_INDIRECT = 0x16;
const MOST_ABBREVS = 1_000_000;

const LONG = 'a unit is longer than its section';

/** The length that a unit begins with: of what follows it. */
function initialLength(bytes: Bytes): { readonly length: number; readonly offsetSize: 4 | 8 } {
  const short = bytes.u32();
  return short === 0xffff_ffff ? { length: bytes.u64(), offsetSize: 8 } : { length: short, offsetSize: 4 };
}

/** The same, as where the unit ends. @throws Unreadable where that is not in the section */
export function unitLength(bytes: Bytes): { readonly end: number; readonly offsetSize: 4 | 8 } {
  const { length, offsetSize } = initialLength(bytes);
  const end = bytes.at + length;
  if (!(end <= bytes.end)) {
    throw new Unreadable(LONG);
  }
  return { end, offsetSize };
}

const SKELETON = 4;
const SPLIT = 5;
const TYPE = 2;
const SPLIT_TYPE = 6;

/** More than the header of any unit. */
const LONGEST_HEADER = 64;

/** The headers of all units, in their order. @throws Unreadable */
export function readUnits({ info, little }: DwarfSections): Unit[] {
  const units: Unit[] = [];
  for (let start = 0; start < info.length; start = units.at(-1)?.end ?? info.length) {
    const bytes = new Bytes(info.part(start, Math.min(start + LONGEST_HEADER, info.length)), little);
    const { length, offsetSize } = initialLength(bytes);
    const end = start + bytes.at + length;
    if (!(end <= info.length)) {
      throw new Unreadable(LONG);
    }
    const version = bytes.u16();
    if (version < 2 || version > 5) {
      throw new Unreadable(`DWARF ${version} is not known`);
    }
    const type = version >= 5 ? bytes.u8() : 0;
    if (type === SKELETON || type === SPLIT || type === SPLIT_TYPE) {
      throw new Unreadable('it needs its .dwo file: build without -gsplit-dwarf, or upload the whole debug file');
    }
    const [first, second] = version >= 5 ? [bytes.u8(), bytes.word(offsetSize)] : [bytes.word(offsetSize), bytes.u8()];
    const [addressSize, abbrevAt] = version >= 5 ? [first, second] : [second, first];
    if (type === TYPE) {
      bytes.skip(8 + offsetSize);
    }
    units.push({ version, addressSize, offsetSize, start, dieStart: start + bytes.at, end, abbrevAt });
  }
  return units;
}

/** By their code. */
export type Abbrevs = readonly (Abbrev | undefined)[];

export function readAbbrevs({ abbrev, little }: DwarfSections, at: number, encoding: Encoding): Abbrevs {
  const bytes = new Bytes(abbrev, little, Math.min(at, abbrev.length));
  const abbrevs: (Abbrev | undefined)[] = [];
  let count = 0;
  for (let code = bytes.uleb(); code !== 0; code = bytes.uleb()) {
    const tag = bytes.uleb();
    const hasChildren = bytes.u8() !== 0;
    const found: Attribute[] = [];
    for (;;) {
      const [name, form] = [bytes.uleb(), bytes.uleb()];
      const constant = form === FORM_IMPLICIT ? bytes.sleb() : 0;
      if (name === 0 && form === 0) {
        break;
      }
      found.push({ name, slot: SLOT_OF.get(name) ?? -1, form, constant });
    }
    const plan = planOf(formsOf(found), encoding);
    abbrevs[code] = {
      ...{ tag, hasChildren, fields: fieldsOf(found, encoding), plan, size: sizeOf(plan) },
      hasCode: found.some(({ slot }) => slot === SLOT.lowPc || slot === SLOT.ranges),
      toSibling: hasChildren ? toSibling(tag, found, encoding) : undefined,
    };
    count += 1;
    if (count > MOST_ABBREVS) {
      throw new Unreadable('it has too many abbreviations');
    }
    if (bytes.at >= bytes.end) {
      break;
    }
  }
  return abbrevs;
}

interface Attribute extends Omit<Field, 'plan'> {
  readonly name: number;
}

const formsOf = (attributes: readonly Attribute[]): number[] => attributes.map(({ form }) => form);

function sizeOf(plan: Int32Array | undefined): number {
  return plan === undefined || plan.length > 1 ? -1 : (plan[0] ?? 0);
}

function toSibling(tag: number, attributes: readonly Attribute[], encoding: Encoding): Int32Array | undefined {
  const at = attributes.findIndex(({ name, form }) => name === SIBLING && form === FORM_REF4);
  const isCodeless = CODELESS_TAGS.has(tag) || attributes.some(({ name }) => name === DECLARATION);
  return at >= 0 && isCodeless ? planOf(formsOf(attributes.slice(0, at)), encoding) : undefined;
}

function fieldsOf(attributes: readonly Attribute[], encoding: Encoding): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < attributes.length; ) {
    const [first, ...rest] = attributes.slice(at);
    if (first === undefined) {
      break;
    }
    const looked = rest.findIndex(({ slot, form }) => slot >= 0 || planOf([form], encoding) === undefined);
    const isKnown = planOf([first.form], encoding) !== undefined;
    const passed = isKnown ? rest.slice(0, looked < 0 ? rest.length : looked) : [];
    const { slot, form, constant } = first;
    const plan = isKnown ? planOf(formsOf([first, ...passed]), encoding) : undefined;
    fields.push({ slot, form, constant, plan });
    at += 1 + passed.length;
  }
  return fields;
}

/** Neighbours of a known length are one step. */
function planOf(forms: readonly number[], encoding: Encoding): Int32Array | undefined {
  const steps: number[] = [];
  for (const form of forms) {
    const step = stepOf(widthOf(form, encoding), encoding);
    if (step === undefined) {
      return undefined;
    }
    const last = steps.at(-1) ?? -1;
    if (step >= 0 && last >= 0) {
      steps[steps.length - 1] = last + step;
    } else {
      steps.push(step);
    }
  }
  return Int32Array.from(steps);
}

function stepOf(width: Width | undefined, { addressSize, offsetSize }: Encoding): number | undefined {
  switch (width) {
    case 'address':
      return addressSize;
    case 'offset':
      return offsetSize;
    case 'alternate':
    case undefined:
      return undefined;
    default:
      return typeof width === 'number' ? width : PASS[width];
  }
}

type Width = number | 'address' | 'offset' | 'uleb' | 'text' | 'block' | 'block1' | 'block2' | 'block4' | 'alternate';

const WIDTH_OF: ReadonlyMap<number, Width> = new Map<number, Width>([
  ...([
    [0x01, 'address'],
    [0x03, 'block2'],
    [0x04, 'block4'],
    [0x05, 2],
    [0x06, 4],
    [0x07, 8],
  ] as const),
  ...([
    [0x08, 'text'],
    [0x09, 'block'],
    [0x0a, 'block1'],
    [0x0b, 1],
    [0x0c, 1],
    [0x0d, 'uleb'],
  ] as const),
  ...([
    [0x0e, 'offset'],
    [0x0f, 'uleb'],
    [0x10, 'offset'],
    [0x11, 1],
    [0x12, 2],
    [0x13, 4],
  ] as const),
  ...([
    [0x14, 8],
    [0x15, 'uleb'],
    [0x17, 'offset'],
    [0x18, 'block'],
    [0x19, 0],
    [0x1a, 'uleb'],
  ] as const),
  ...([
    [0x1b, 'uleb'],
    [0x1c, 'alternate'],
    [0x1d, 'alternate'],
    [0x1e, 16],
    [0x1f, 'offset'],
  ] as const),
  ...([
    [0x20, 8],
    [FORM_IMPLICIT, 0],
    [0x22, 'uleb'],
    [0x23, 'uleb'],
    [0x24, 'alternate'],
  ] as const),
  ...([
    [0x25, 1],
    [0x26, 2],
    [0x27, 3],
    [0x28, 4],
    [0x29, 1],
    [0x2a, 2],
    [0x2b, 3],
    [0x2c, 4],
  ] as const),
  ...([
    [0x1f01, 'uleb'],
    [0x1f02, 'uleb'],
    [0x1f20, 'alternate'],
    [0x1f21, 'alternate'],
  ] as const),
]);

function widthOf(form: number, { version }: Encoding): Width | undefined {
  // why: a reference of DWARF 2 is as long as an address
  return form === 0x10 && version === 2 ? 'address' : WIDTH_OF.get(form);
}

/** Passes over a value; answers its form, which may stand before it. @throws Unreadable */
export function skipForm(bytes: Bytes, form: number, encoding: Encoding): number {
  const actual = form === FORM_INDIRECT ? bytes.uleb() : form;
  const known = widthOf(actual, encoding);
  switch (known) {
    case 'address':
      bytes.skip(encoding.addressSize);
      break;
    case 'offset':
      bytes.skip(encoding.offsetSize);
      break;
    case 'uleb':
      bytes.uleb();
      break;
    case 'text':
      bytes.skipText();
      break;
    case 'block':
      bytes.skip(bytes.uleb());
      break;
    case 'block1':
      bytes.skip(bytes.u8());
      break;
    case 'block2':
      bytes.skip(bytes.u16());
      break;
    case 'block4':
      bytes.skip(bytes.u32());
      break;
    case 'alternate':
      throw new Unreadable('it needs its alternate debug file (dwz): upload the file as it was before');
    case undefined:
      throw new Unreadable(`a value of form 0x${actual.toString(16)} is not known`);
    default:
      bytes.skip(known);
  }
  return actual;
}

/** A value that counts, or a place in a section; 0 where it is none. */
export function numberOf(bytes: Bytes, form: number, constant: number, { offsetSize }: Encoding): number {
  switch (form) {
    case FORM_IMPLICIT:
      return constant;
    case 0x0b:
      return bytes.u8();
    case 0x05:
      return bytes.u16();
    case 0x06:
    case 0x13:
      return bytes.u32();
    case 0x0d:
      return bytes.sleb();
    case 0x0e:
    case 0x10:
    case 0x17:
    case 0x1f:
      return bytes.word(offsetSize);
    case 0x0f:
    case 0x15:
    case 0x1a:
    case 0x1b:
    case 0x22:
    case 0x23:
    case 0x1f01:
    case 0x1f02:
      return bytes.uleb();
    case 0x19:
      return 1;
    default: {
      const width = WIDTH_OF.get(form);
      return width === 3 ? bytes.u24() : typeof width === 'number' && width <= 8 && width > 0 ? bytes.word(width) : 0;
    }
  }
}

export const FORMS = {
  address: 0x01,
  text: 0x08,
  str: 0x0e,
  lineStr: 0x1f,
  refAddress: 0x10,
  refSignature: 0x20,
  sectionOffset: 0x17,
  rnglistx: 0x23,
  /** Numbers of entries in the table of addresses. */
  addressNumbers: new Set([0x1b, 0x29, 0x2a, 0x2b, 0x2c, 0x1f01]),
  textNumbers: new Set([0x1a, 0x25, 0x26, 0x27, 0x28, 0x1f02]),
} as const;
