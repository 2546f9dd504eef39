// Files out of a drop, a folder or a file field, with their paths, without what no upload wants.
import { isSkipped } from '@uos/contract/rules';
import type { PickedFile } from './upload-queue.ts';

export interface Picked {
  readonly files: readonly PickedFile[];
  /** Left out: `.DS_Store`, what lies in `node_modules`. */
  readonly skipped: number;
}

/** Everything that was dropped, folders walked to the bottom. Call it inside the handler of the drop. */
export async function filesOfDrop(transfer: DataTransfer): Promise<Picked> {
  // why at once: the list of a drop is emptied when its handler is over
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const loose = entries.length === 0 ? [...transfer.files].map((file) => ({ path: file.name, file })) : [];
  const found = (await Promise.all(entries.map((entry) => walk(entry, '')))).flat();
  return withoutSkipped([...loose, ...found]);
}

/** What a file field holds; one that picks folders names them in each file. */
export function filesOfInput(input: HTMLInputElement): Picked {
  return withoutSkipped([...(input.files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

/** A folder that was picked as a whole is not part of the paths: what is in it is. */
export function withoutTopFolder(files: readonly PickedFile[]): readonly PickedFile[] {
  const [first] = files;
  const top = first?.path.includes('/') === true ? `${first.path.split('/')[0]}/` : undefined;
  return top !== undefined && files.every(({ path }) => path.startsWith(top))
    ? files.map(({ path, file }) => ({ path: path.slice(top.length), file }))
    : files;
}

async function walk(entry: FileSystemEntry, folder: string): Promise<PickedFile[]> {
  const path = folder + entry.name;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [{ path, file }];
  }
  if (isSkipped(`${path}/x`)) {
    return [];
  }
  const inner = await readFolder((entry as FileSystemDirectoryEntry).createReader());
  return (await Promise.all(inner.map((one) => walk(one, `${path}/`)))).flat();
}

/** A reader hands out a hundred entries at a time, and none at the end. */
async function readFolder(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) {
      return all;
    }
    all.push(...some);
  }
}

function withoutSkipped(found: readonly PickedFile[]): Picked {
  const files = found.filter(({ path }) => !isSkipped(path));
  return { files, skipped: found.length - files.length };
}
