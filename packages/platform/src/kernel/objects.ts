// Where contents live. Rows in PostgreSQL decide what exists; the store only keeps bytes under their hash.
import type { Readable } from 'node:stream';

export interface StoredObject {
  /** MD5 of the bytes, 32 lower-case hex digits. */
  readonly md5: string;
  readonly size: number;
}

/** Bytes of one upload that has not been proved yet. Either kept under their hash, or discarded. */
export interface Draft extends StoredObject {
  keep(tenant: string): Promise<void>;
  discard(): Promise<void>;
}

export interface Objects {
  /** Streams `source` into the store while hashing it; refuses with `ObjectTooLarge` past `limitBytes`. */
  draft(source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<Draft>;
  /** Joins parts written by `writePart` into one draft, in the order given; `PartMissing` where one is gone. */
  draftOfParts(parts: readonly string[], limitBytes: number): Promise<Draft>;
  /** Keeps one part of a sliced upload, whole or not at all; written again it replaces itself. Answers its size. */
  writePart(part: string, source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<number>;
  discardParts(parts: readonly string[]): Promise<void>;
  /** Removes what uploads left behind that a crash cut off. Called once, before the first upload. */
  sweep(): Promise<void>;
  /** True when the tenant's object is there with that size. */
  has(tenant: string, object: StoredObject): Promise<boolean>;
  /** Bytes from `start` to `end`, both included; the whole object without a range. */
  read(tenant: string, object: StoredObject, range?: { start: number; end: number }): Promise<Readable>;
}

export class ObjectTooLarge extends Error {
  constructor(limitBytes: number) {
    super(`Object size exceeding limit of ${limitBytes} bytes`);
    this.name = 'ObjectTooLarge';
  }
}

export class ObjectMissing extends Error {
  constructor(object: StoredObject) {
    super(`object ${object.md5} of ${object.size} bytes is not in the store`);
    this.name = 'ObjectMissing';
  }
}

export class PartMissing extends Error {
  constructor(part: string) {
    super(`part ${part} of a sliced upload is not in the store`);
    this.name = 'PartMissing';
  }
}
