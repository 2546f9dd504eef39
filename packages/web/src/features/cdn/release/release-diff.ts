// Two sets of files against each other, path by path.

export interface DiffedFile {
  readonly path: string;
  readonly content_hash: string;
  readonly content_size: number;
  readonly content_type: string;
  readonly content_link: string;
}

export interface FileChange {
  readonly path: string;
  readonly change: 'Add' | 'Update' | 'Delete';
  readonly before: DiffedFile | undefined;
  readonly after: DiffedFile | undefined;
}

export interface FileDiff {
  /** Sorted by path. */
  readonly changes: readonly FileChange[];
  readonly same: number;
}

export function diffFiles(before: readonly DiffedFile[], after: readonly DiffedFile[]): FileDiff {
  const old = new Map(before.map((file) => [file.path, file]));
  const changes: FileChange[] = [];
  let same = 0;
  for (const file of after) {
    const was = old.get(file.path);
    old.delete(file.path);
    if (was === undefined) {
      changes.push({ path: file.path, change: 'Add', before: undefined, after: file });
    } else if (was.content_hash === file.content_hash) {
      same += 1;
    } else {
      changes.push({ path: file.path, change: 'Update', before: was, after: file });
    }
  }
  for (const was of old.values()) {
    changes.push({ path: was.path, change: 'Delete', before: was, after: undefined });
  }
  return { changes: changes.sort((a, b) => (a.path < b.path ? -1 : 1)), same };
}
