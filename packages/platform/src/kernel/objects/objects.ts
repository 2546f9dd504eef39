// Where contents live. Rows in PostgreSQL decide what exists; the store only keeps bytes under their hash.
import type { Readable } from 'node:stream';
import type { Sums } from '#kernel/objects/disk/sums';

export interface StoredObject {
  /** MD5 of the bytes, 32 lower-case hex digits. */
  readonly md5: string;
  readonly size: number;
}

/** An object with the tenant it is kept for. */
export interface KeptObject extends StoredObject {
  readonly tenant: string;
}

/** Bytes of one upload that has not been proved yet. Either kept under their hash, or discarded. */
export interface Draft extends StoredObject {
  keep(tenant: string): Promise<void>;
  discard(): Promise<void>;
}

/** Where a part of a sliced upload begins in the whole. */
export interface PartPlace {
  readonly upload: string;
  readonly offset: number;
}

export interface Part extends PartPlace {
  readonly size: number;
}

/** What is known of a part once it is kept; of its sums only what was asked for. */
export interface WrittenPart extends Pick<Sums, 'sha1' | 'crc32'> {
  readonly size: number;
}

export interface PartOptions {
  /** Whether somebody wants to know the sums, which cost as much as the writing; true unless told. */
  readonly summed?: boolean;
}

export interface LinkOptions {
  readonly ttlSeconds: number;
  /** What the store says of it instead of its own. */
  readonly contentType: string;
  readonly cacheControl: string;
}

export interface Objects {
  /**
   * Streams `source` into the store while hashing it; refuses with `ObjectTooLarge` past `limitBytes`. Here and below:
   * the memory of the chunks is given away with them.
   */
  draft(source: AsyncIterable<Uint8Array>, limitBytes: number): Promise<Draft>;
  /** A draft of bytes that are in memory and hashed already. */
  draftOf(bytes: Uint8Array, md5: string): Promise<Draft>;
  /**
   * A draft of a file that `write` makes at the path it is given, and that nobody has open for writing afterwards; refuses
   * with `ObjectTooLarge` past `limitBytes`. Its bytes are not taken into memory where the store is a folder.
   */
  draftByFile(write: (path: string) => Promise<void>, limitBytes: number): Promise<Draft>;
  /**
   * Joins parts of one upload written by `writePart` into one draft, in the order given; `PartMissing` where one is
   * gone. A draft that is discarded leaves the parts where they are.
   */
  draftOfParts(parts: readonly Part[], limitBytes: number): Promise<Draft>;
  /** Keeps one part of a sliced upload; written again it replaces itself. Answers once all of it is kept. */
  writePart(
    place: PartPlace,
    source: AsyncIterable<Uint8Array>,
    limitBytes: number,
    options?: PartOptions,
  ): Promise<WrittenPart>;
  discardParts(parts: readonly PartPlace[]): Promise<void>;
  /** Removes what uploads left behind that a crash cut off. Called once, before the first upload. */
  sweep(): Promise<void>;
  /** True when the tenant's object is there with that size. */
  has(tenant: string, object: StoredObject): Promise<boolean>;
  /** Bytes from `start` to `end`, both included; the whole object without a range. */
  read(tenant: string, object: StoredObject, range?: { start: number; end: number }): Promise<Readable>;
  /** All of an object in memory, for one that is small. What comes back may be given to others too: it is only read. */
  readWhole(tenant: string, object: StoredObject): Promise<Uint8Array>;
  /** Where an object lies as a file of this machine, in stores that keep files; who opens it may find that it is gone. */
  file?(tenant: string, object: StoredObject): string;
  /** An address that reads the object without us for `ttlSeconds`; only stores that callers can reach have one. */
  link?(tenant: string, object: StoredObject, options: LinkOptions): Promise<string>;
  /** Frees an object; one that is not there is freed already. Who calls it has made sure that no row names it. */
  remove(tenant: string, object: StoredObject): Promise<void>;
  /** Everything that is kept, some hundreds at a time. */
  list(): AsyncIterable<readonly KeptObject[]>;
}

const KEY = /^(?<tenant>[0-9a-z-]+)\/(?<shard>[0-9a-f]{2})\/(?<md5>[0-9a-f]{32})-(?<size>\d{1,15})$/;

/** Where an object lies in any store, below its folder of objects. */
export function objectKey(tenant: string, { md5, size }: StoredObject): string {
  return `${tenant}/${md5.slice(0, 2)}/${md5}-${size}`;
}

/** The object behind a key; undefined for a name that this platform did not give. */
export function parseObjectKey(key: string): KeptObject | undefined {
  const { tenant = '', md5 = '', size = '' } = KEY.exec(key)?.groups ?? {};
  const object = { tenant, md5, size: Number(size) };
  return md5 !== '' && objectKey(tenant, object) === key ? object : undefined;
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
  constructor({ upload, offset }: PartPlace) {
    super(`part ${offset} of upload ${upload} is not in the store`);
    this.name = 'PartMissing';
  }
}

/**
 * `address`: the URL or its settings are wrong; `credentials`: the store does not know the keys; `denied`: it knows
 * them and refuses; `bucket`: there is none of that name; `away`: it does not answer, or not sensibly.
 */
export type ObjectStoreReason = 'address' | 'credentials' | 'denied' | 'bucket' | 'away';

/** The store itself fails, whatever object was asked for. Carries no key and no signature. */
export class ObjectStoreError extends Error {
  readonly reason: ObjectStoreReason;

  constructor(reason: ObjectStoreReason, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'ObjectStoreError';
    this.reason = reason;
  }
}

/** A table whose rows say which contents exist; it has a column `size`. */
export interface ObjectTable {
  readonly name: string;
  /** SQL of whom a content is kept for, and of its MD5. */
  readonly tenant: string;
  readonly md5: string;
}
