// What can be parsed, and what reading one file may cost. The parsers themselves are in the process only.
import type { Room } from './protocol.ts';
import type { Identified, Indexed, Which } from './symbols/formats.ts';
import type { JavaCall, JavaFrame } from './symbols/proguard.ts';
import type { ScriptFrame, ScriptPlace } from './symbols/source-map.ts';
import type { ToldFrames } from './symbols/told.ts';
import type { BundleContents } from './unity-fs.ts';

/** What parsing a file of each format answers. */
export interface Parsed {
  readonly 'unity-bundle': BundleContents;
  /** Which symbol files a file is, or holds. */
  readonly 'symbol-files': Identified;
  /** Writes the index of one of them. */
  readonly 'symbol-index': Indexed;
  /** Of an index: the frames of each address. */
  readonly 'symbol-addresses': ToldFrames;
  readonly 'symbol-java': readonly (readonly JavaFrame[])[];
  readonly 'symbol-scripts': readonly (ScriptFrame | null)[];
}

export type Format = keyof Parsed;

/** What is asked of a file of each format. */
export interface Asked extends Record<Format, unknown> {
  readonly 'unity-bundle': undefined;
  readonly 'symbol-files': undefined;
  readonly 'symbol-index': Which;
  readonly 'symbol-addresses': { readonly addresses: readonly number[] };
  readonly 'symbol-java': Which & { readonly calls: readonly JavaCall[] };
  readonly 'symbol-scripts': Which & { readonly places: readonly ScriptPlace[] };
}

export interface Limits extends Room {
  /** Of the file that is asked for, all pieces together. */
  readonly inputBytes: number;
  /** Above what the process has when it is idle. */
  readonly memoryBytes: number;
  /** Of JavaScript alone; a process with another one is made for it. */
  readonly heapMib?: number;
  /** Of the processor. */
  readonly cpuMs: number;
  /** From the first byte to the answer, however busy the machine and the store are. */
  readonly wallMs: number;
}

const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

/** What a symbol file may be, and whatever is in it once it is unpacked. */
const SYMBOLS = {
  ...{ inputBytes: 4 * GIB, unpackedBytes: 900 * MIB, ratio: 100, outputBytes: 400 * KIB },
  ...{ memoryBytes: 1000 * MIB, heapMib: 256, cpuMs: 60_000, wallMs: 240_000 },
};

export const FORMATS: Readonly<Record<Format, Limits>> = {
  'unity-bundle': {
    inputBytes: 2 * MIB + 1024,
    unpackedBytes: 2 * MIB,
    ratio: 100,
    outputBytes: 400 * KIB,
    memoryBytes: 64 * MIB,
    cpuMs: 1000,
    wallMs: 15_000,
  },
  'symbol-files': SYMBOLS,
  'symbol-index': { ...SYMBOLS, writtenBytes: 1 * GIB },
  'symbol-addresses': {
    ...{ inputBytes: 256 * MIB, unpackedBytes: 0, ratio: 1, outputBytes: 400 * KIB },
    ...{ memoryBytes: 128 * MIB, cpuMs: 5000, wallMs: 30_000 },
  },
  'symbol-java': { ...SYMBOLS, cpuMs: 20_000, wallMs: 60_000 },
  'symbol-scripts': { ...SYMBOLS, unpackedBytes: 64 * MIB, cpuMs: 20_000, wallMs: 60_000 },
};
