// What a folder and a bucket have in common, and what has to be done so that the bucket equals the folder.
import { check, entryPath, type Text, uploadLimits } from '@uos/contract/rules';
import type { Entry } from '../generated/cdn.ts';
import type { UploadSource } from './byte-source.ts';
import { type CreateMd5, hashFile } from './hash-file.ts';

/** A file of the folder. */
export interface LocalFile {
  /** Below the folder, with forward slashes. */
  readonly path: string;
  /** Changes whenever the content may have; lets a journal spare hashing. */
  readonly stamp?: string;
  readonly source: UploadSource;
}

/** Remembers hashes between runs, so that a run after a crash need not read what it read before. */
export interface SyncJournal {
  /** The MD5 kept for a path, if the stamp is still the same. */
  hashOf(path: string, stamp: string): string | undefined;
  keepHash(path: string, stamp: string, md5: string): void;
}

export interface HashedFile extends LocalFile {
  readonly md5: string;
}

export interface SyncPlan {
  /** Files the bucket does not have. */
  readonly create: readonly HashedFile[];
  /** Files it has with another content. */
  readonly change: readonly HashedFile[];
  /** Files it lists but has no bytes of: an earlier run was interrupted. */
  readonly complete: readonly HashedFile[];
  /** Files that are the same on both sides. */
  readonly same: readonly HashedFile[];
  /** Entries the folder does not have. */
  readonly extra: readonly Pick<Entry, 'entryid' | 'path' | 'content_size'>[];
  /** Files that no entry can be made of, and why. */
  readonly refused: readonly { readonly path: string; readonly reason: Text }[];
  /** Of all files to create, change and complete. */
  readonly bytesToSend: number;
}

type Remote = Pick<Entry, 'entryid' | 'path' | 'content_hash' | 'content_size' | 'complete'>;

/** Compares by path and hash. */
export function makePlan(files: readonly HashedFile[], entries: readonly Remote[]): Omit<SyncPlan, 'refused'> {
  const remote = new Map(entries.map((entry) => [entry.path, entry]));
  const kindOf = ({ path, md5 }: HashedFile): 'create' | 'change' | 'complete' | 'same' => {
    const entry = remote.get(path);
    if (entry === undefined) {
      return 'create';
    }
    return entry.content_hash !== md5 ? 'change' : entry.complete ? 'same' : 'complete';
  };
  const byKind = Object.groupBy(files, kindOf);
  const { create = [], change = [], complete = [], same = [] } = byKind;
  const local = new Set(files.map(({ path }) => path));
  return {
    create,
    change,
    complete,
    same,
    extra: entries.filter(({ path }) => !local.has(path)),
    bytesToSend: [...create, ...change, ...complete].reduce((sum, { source }) => sum + source.size, 0),
  };
}

/** Why no entry can be made of a file; `undefined` where one can. */
export function refusal({ path, source }: LocalFile): Text | undefined {
  return check(entryPath, path) ?? (source.size > uploadLimits.objectBytes ? TOO_LARGE : undefined);
}

const TOO_LARGE: Text = { zh: '文件大小超过上限', en: 'file size exceeds the limit' };

export interface HashFilesOptions {
  readonly createMd5: CreateMd5;
  readonly journal?: SyncJournal | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onHashed?: (file: HashedFile) => void;
}

/** The file with its hash, from the journal where that knows it. */
export async function hashLocalFile(
  file: LocalFile,
  { createMd5, journal, signal, onHashed }: HashFilesOptions,
): Promise<HashedFile> {
  const known = file.stamp === undefined ? undefined : journal?.hashOf(file.path, file.stamp);
  const md5 = known ?? (await hashFile(file.source, createMd5, { signal }));
  if (known === undefined && file.stamp !== undefined) {
    journal?.keepHash(file.path, file.stamp, md5);
  }
  const hashed = { ...file, md5 };
  onHashed?.(hashed);
  return hashed;
}
