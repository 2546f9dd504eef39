// What can be parsed, and what reading one file may cost. The parsers themselves are in the process only.
import type { Room } from './protocol.ts';
import type { BundleContents } from './unity-fs.ts';

/** What parsing a file of each format answers. */
export interface Parsed {
  readonly 'unity-bundle': BundleContents;
}

export type Format = keyof Parsed;

export interface Limits extends Room {
  /** Of the file that is asked for, all pieces together. */
  readonly inputBytes: number;
  /** Above what the process has when it is idle. */
  readonly memoryBytes: number;
  /** Of the processor. */
  readonly cpuMs: number;
  /** From the first byte to the answer, however busy the machine and the store are. */
  readonly wallMs: number;
}

const MIB = 1024 * 1024;

export const FORMATS: Readonly<Record<Format, Limits>> = {
  'unity-bundle': {
    inputBytes: 2 * MIB + 1024,
    unpackedBytes: 2 * MIB,
    ratio: 100,
    outputBytes: 400 * 1024,
    memoryBytes: 64 * MIB,
    cpuMs: 1000,
    wallMs: 15_000,
  },
};
