// What the transfer engine asks of the two sides. It knows files, hashes and bytes; what they are for is the target's.
import type { Text } from '@uos/contract/rules';
import type { UploadSource } from '../byte-source.ts';

/** A file of the side that is copied from. */
export interface LocalFile {
  /** Below the root, with forward slashes. */
  readonly path: string;
  /** Changes whenever the content may have; lets a memory spare hashing. */
  readonly stamp?: string;
  readonly source: UploadSource;
  /** The same file as it is now, where it can be looked at again; undefined where it is gone. */
  again?(): Promise<LocalFile | undefined>;
}

/** A file that is to be sent. */
export interface PlannedFile extends LocalFile {
  /** MD5 of the content, 32 lower-case hex digits; undefined for one that is hashed while it is sent. */
  readonly md5: string | undefined;
}

export interface HashedFile extends PlannedFile {
  readonly md5: string;
}

/** A file that the target lists. */
export interface RemoteFile {
  readonly path: string;
  readonly size: number;
  readonly md5: string;
  /** What the target knows it by. */
  readonly id: string;
  /** False where it is listed but its bytes never arrived. */
  readonly complete: boolean;
}

/** Remembers hashes between runs. Asked in order of path, for every file of a run. */
export interface HashMemory {
  hashOf(path: string, stamp: string): string | undefined | Promise<string | undefined>;
  keepHash(path: string, stamp: string, md5: string): void;
}

/**
 * How one announced file goes on: its content is there already, or it is to be sent. `isListed` where the target lists
 * the file by now and waits for nothing but the bytes, whoever sends them.
 */
export type Announced =
  | { readonly present: true }
  | { readonly present: false; readonly isListed: boolean; readonly ticket: unknown };

export interface Sending {
  readonly file: PlannedFile;
  readonly ticket: unknown;
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Bytes that went out since the last time; negative where an attempt is begun again. */
  readonly onBytes?: ((bytes: number) => void) | undefined;
  /** Bytes that need not go out after all, because they are there already. */
  readonly onSpared?: ((bytes: number) => void) | undefined;
  /** Called before bytes go out; waits where a limit asks for it. */
  readonly pace?: ((bytes: number) => Promise<void>) | undefined;
  /** Told the hash of a file that was planned without one, as soon as it is known. */
  readonly onHashed?: ((md5: string) => void) | undefined;
  /** Tries a part of the whole again, as the engine would the whole. */
  readonly again?: (<T>(part: () => Promise<T>) => Promise<T>) | undefined;
}

/** Keeps what is known of transfers that are under way, so that a run after a crash goes on with them. */
export interface TransferJournal {
  /** What was kept of a transfer; empty where nothing was. */
  open(key: string): ReadonlyMap<string, string>;
  keep(key: string, name: string, value: string): void;
  /** The transfer is over. */
  forget(key: string): void;
}

/** A journal of this process: good for another attempt, not for another run. */
export function memoryJournal(): TransferJournal {
  const known = new Map<string, Map<string, string>>();
  return {
    open: (key) => known.get(key) ?? new Map(),
    keep(key, name, value) {
      known.set(key, (known.get(key) ?? new Map()).set(name, value));
    },
    forget: (key) => known.delete(key),
  };
}

/** Many small files may go in one request, within these bounds. */
export interface PackLimits {
  readonly fileBytes: number;
  readonly packBytes: number;
  readonly files: number;
}

/** Where files are copied to. */
export interface TransferTarget {
  /** Everything it holds, by pages, in byte order of the paths. */
  list(signal?: AbortSignal): AsyncIterable<readonly RemoteFile[]>;
  /** Why it cannot take a file; undefined where it can. */
  refuses(file: { readonly path: string; readonly size: number }): Text | undefined;
  /** Whether it takes a file whose hash is told once its bytes are there. No file where absent. */
  takesUnhashed?(source: UploadSource): boolean;
  /** Files announced at once. */
  readonly batchFiles: number;
  /** Writes down what is to come, and answers for each file whether its bytes are needed. Safe to repeat. */
  announce(files: readonly PlannedFile[], signal?: AbortSignal): Promise<readonly Announced[]>;
  /** Sends one file; one attempt, which the engine may repeat. False where the content turned out to be there. */
  send(sending: Sending, options: SendOptions): Promise<boolean>;
  /** Undefined where each file goes alone. */
  readonly pack?: PackLimits | undefined;
  /** Sends small files together; a failure of one is answered in its place. */
  sendPack?(sendings: readonly Sending[], options: SendOptions): Promise<readonly (Error | undefined)[]>;
  /** Answers how many are gone. */
  remove(files: readonly RemoteFile[], signal?: AbortSignal): Promise<number>;
}

/** A file that was not the same any more when its bytes were to go out. */
export class FileChangedError extends Error {
  readonly path: string;

  constructor(path: string, options?: ErrorOptions) {
    super(`${path} changed while it was being sent`, options);
    this.name = 'FileChangedError';
    this.path = path;
  }
}
