// How values are written in DWARF 2 to 5: units, abbreviations, forms.
import { Unreadable } from '#engines/parsers/unreadable';
import { Bytes } from './bytes.ts';

/** The sections that say where code comes from; empty where a file has none. */
export interface DwarfSections {
  readonly info: Buffer;
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
  readonly names: readonly number[];
  readonly forms: readonly number[];
  readonly constants: readonly number[];
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

const FORM_IMPLICIT = 0x21;
const FORM_INDIRECT = 0x16;
const MOST_ABBREVS = 1_000_000;

/** Reads the length that a unit begins with. */
export function unitLength(bytes: Bytes): { readonly end: number; readonly offsetSize: 4 | 8 } {
  const short = bytes.u32();
  const offsetSize = short === 0xffff_ffff ? 8 : 4;
  const end = bytes.at + (offsetSize === 8 ? bytes.u64() + 8 : short);
  if (!(end <= bytes.end)) {
    throw new Unreadable('a unit is longer than its section');
  }
  return { end, offsetSize };
}

const SKELETON = 4;
const SPLIT = 5;
const TYPE = 2;
const SPLIT_TYPE = 6;

/** The headers of all units, in their order. @throws Unreadable */
export function readUnits({ info, little }: DwarfSections): Unit[] {
  const bytes = new Bytes(info, little);
  const units: Unit[] = [];
  while (bytes.at < bytes.end) {
    const start = bytes.at;
    const { end, offsetSize } = unitLength(bytes);
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
    units.push({ version, addressSize, offsetSize, start, dieStart: bytes.at, end, abbrevAt });
    bytes.at = end;
  }
  return units;
}

export function readAbbrevs({ abbrev, little }: DwarfSections, at: number): ReadonlyMap<number, Abbrev> {
  const bytes = new Bytes(abbrev, little, Math.min(at, abbrev.length));
  const abbrevs = new Map<number, Abbrev>();
  for (let code = bytes.uleb(); code !== 0; code = bytes.uleb()) {
    const tag = bytes.uleb();
    const hasChildren = bytes.u8() !== 0;
    const [names, forms, constants]: [number[], number[], number[]] = [[], [], []];
    for (;;) {
      const [name, form] = [bytes.uleb(), bytes.uleb()];
      const constant = form === FORM_IMPLICIT ? bytes.sleb() : 0;
      if (name === 0 && form === 0) {
        break;
      }
      names.push(name);
      forms.push(form);
      constants.push(constant);
    }
    abbrevs.set(code, { tag, hasChildren, names, forms, constants });
    if (abbrevs.size > MOST_ABBREVS) {
      throw new Unreadable('it has too many abbreviations');
    }
    if (bytes.at >= bytes.end) {
      break;
    }
  }
  return abbrevs;
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

/** Passes over a value; answers its form, which may stand before it. @throws Unreadable */
export function skipForm(bytes: Bytes, form: number, { version, addressSize, offsetSize }: Encoding): number {
  const actual = form === FORM_INDIRECT ? bytes.uleb() : form;
  const width = WIDTH_OF.get(actual);
  // why: a reference of DWARF 2 is as long as an address
  const known = actual === 0x10 && version === 2 ? 'address' : width;
  switch (known) {
    case 'address':
      bytes.skip(addressSize);
      break;
    case 'offset':
      bytes.skip(offsetSize);
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
