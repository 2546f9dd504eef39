// The archive of a platform's state: a plain tar of rows as JSON lines, contents by hash, and a manifest at its end.
// It says nothing of the database or the store it came from, so it moves between all of them.
import type { KeptClock } from '#kernel/time/clock-choice';

export const FORMAT = 'uos-archive';
export const FORMAT_VERSION = 1;

export const HEADER = 'archive.json';
export const MANIFEST = 'manifest.json';
export const ROWS = /^tables\/(?<table>[a-z_][a-z0-9_]*)\/\d{6}\.jsonl$/;
export const OBJECT = /^objects\/(?<key>.+)$/;

/** The first member: what a reader has to know before it takes anything else. */
export interface Header {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** The newest migration of the database the rows are from. */
  readonly schema: string;
  /** False for an archive of rows only, whose contents stayed in their store. */
  readonly objects: boolean;
  /** Null for a platform on the real clock. */
  readonly clock: KeptClock | null;
}

/** The last member. Without it an archive was cut off. */
export interface Manifest {
  readonly schema: string;
  readonly tables: readonly { readonly name: string; readonly rows: number }[];
  readonly sequences: Readonly<Record<string, { readonly value: number; readonly called: boolean }>>;
  readonly objects: { readonly count: number; readonly bytes: number };
  /** Ids of the master keys that the rows' secrets are sealed with; the keys themselves are never in an archive. */
  readonly keyIds: readonly string[];
  /** Every member before this one, in order. */
  readonly members: readonly Member[];
}

export interface Member {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** What an export, an import or a snapshot says of itself. */
export interface Summary {
  readonly file: string;
  readonly bytes: number;
  readonly schema: string;
  readonly tables: number;
  readonly rows: number;
  readonly objects: number;
  readonly objectBytes: number;
}

export type ArchiveFault =
  | 'missing'
  | 'not-an-archive'
  | 'format'
  | 'newer'
  | 'cut-off'
  | 'damaged'
  | 'other-key'
  | 'not-empty'
  | 'clock'
  | 'object-missing';

/** An archive that cannot be written or taken; nothing was changed. `detail` is a name, a number or an id. */
export class ArchiveError extends Error {
  readonly fault: ArchiveFault;
  readonly detail: string;

  constructor(fault: ArchiveFault, detail: string, options?: { readonly cause?: unknown }) {
    super(`archive: ${fault}: ${detail}`, options);
    this.name = 'ArchiveError';
    this.fault = fault;
    this.detail = detail;
  }
}

export function summaryOf(file: string, bytes: number, manifest: Manifest): Summary {
  return {
    ...{ file, bytes, schema: manifest.schema, tables: manifest.tables.length },
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    objects: manifest.objects.count,
    objectBytes: manifest.objects.bytes,
  };
}
