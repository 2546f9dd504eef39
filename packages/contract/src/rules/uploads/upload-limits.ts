// Sizes and counts of uploads to content delivery. Source: wire/cdn-and-platform.md 1.6.

const mebibyte = 1024 * 1024;

export const uploadLimits = {
  // why base 1000: the product counts sizes in it, and the chunk changes the memory used, never the hash
  md5ChunkBytes: 10_000_000,
  /** From this size on a file goes up in slices. */
  sliceThresholdBytes: 200 * mebibyte,
  blockBytes: 4 * mebibyte,
  /** The first block is opened with this much; the rest of it follows in a second call. */
  firstChunkBytes: 1024,
  /** Entries written or deleted per call. */
  entryBatch: 20,
  parallelUploads: 10,
  /** Entries read per page by a sync. */
  syncPageSize: 1000,
  tokenLifeSeconds: 3600,
  objectBytes: 5_000_000_000,
} as const;

/** Folders that a folder upload leaves out, at any depth. */
export const skippedFolders: readonly string[] = ['node_modules', '.git', '.vscode'];

/** Files that a folder upload leaves out. */
export const skippedFiles: readonly string[] = ['.DS_Store'];

/** True for a path, with either kind of slash, that a folder upload leaves out. */
export function isSkipped(path: string): boolean {
  const segments = path.split(/[/\\]/);
  const name = segments.pop() ?? '';
  return skippedFiles.includes(name) || segments.some((folder) => skippedFolders.includes(folder));
}

/** The blocks of a sliced upload, in order. The first one is opened with `firstChunkBytes`. */
export function uploadBlocks(sizeBytes: number): { index: number; start: number; end: number }[] {
  const count = Math.ceil(sizeBytes / uploadLimits.blockBytes);
  return Array.from({ length: count }, (_, index) => {
    const start = index * uploadLimits.blockBytes;
    return { index, start, end: Math.min(start + uploadLimits.blockBytes, sizeBytes) };
  });
}
