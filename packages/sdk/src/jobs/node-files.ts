// What the jobs need of Node: files as sources, MD5 from node:crypto, a walk over a folder, memory between runs.
import { createHash } from 'node:crypto';
import type { Hasher } from './hash-file.ts';

export { ContentMismatchError, type Download, downloadFile, partFile } from './node-download.ts';
export { fileSource, localFile } from './node-file-source.ts';
export { type HashCache, openHashCache } from './node-hash-cache.ts';
export { openTransferJournal, type TransferJournalFile } from './node-journal.ts';
export { glimpse, type ZipMember, zipMembers } from './node-unzip.ts';
export { nameShown, type SkipReason, type WalkOptions, walkFolder } from './node-walk.ts';
export { type PackableFile, type PackedFolder, packFolder } from './node-zip.ts';

/** An MD5 hasher of `node:crypto`. */
export function nodeMd5(): Hasher {
  const md5 = createHash('md5');
  return { update: (chunk) => md5.update(chunk), hex: () => md5.digest('hex') };
}
