// What was not finished when the page went away: paths and sizes, kept in this browser. The files themselves a browser
// does not hand out again; the person picks them once more, and what is there already is not sent twice.
import type { PickedFile, QueuedFile, UploadTarget } from './upload-queue.ts';

export interface Unfinished {
  readonly title: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

const PREFIX = 'uos.upload.';
/** Beyond that the rest is not listed: a list for people, and a store of a few megabytes. */
const MOST_FILES = 5000;
const KEEP_MS = 1000;

let later: ReturnType<typeof setTimeout> | undefined;
const pending = new Map<string, Unfinished>();

/** Writes down a moment later what is not there yet. */
export function keepUnfinished(target: Pick<UploadTarget, 'id' | 'title'>, files: readonly QueuedFile[]): void {
  const open = files.filter(({ state }) => state !== 'done' && state !== 'same' && state !== 'skipped');
  pending.set(target.id, {
    title: target.title,
    files: open.slice(0, MOST_FILES).map(({ path, file }) => ({ path, size: file.size })),
  });
  if (later === undefined) {
    later = setTimeout(write, KEEP_MS);
  }
}

export function readUnfinished(targetId: string): Unfinished | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + targetId) ?? 'null') as Unfinished | null;
    return kept === null || kept.files.length === 0 ? undefined : kept;
  } catch {
    return undefined;
  }
}

export function forgetUnfinished(targetId: string): void {
  pending.delete(targetId);
  try {
    localStorage.removeItem(PREFIX + targetId);
  } catch {
    // nothing was kept either
  }
}

/** Of the files picked again, those that are still missing. Folders may be picked from one level higher or lower. */
export function stillMissing(unfinished: Unfinished, picked: readonly PickedFile[]): PickedFile[] {
  return unfinished.files.flatMap(({ path, size }) => {
    const found = picked.find(({ file, path: now }) => file.size === size && (now === path || endsAlike(now, path)));
    return found === undefined ? [] : [{ path, file: found.file }];
  });
}

function endsAlike(a: string, b: string): boolean {
  return a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}

function write(): void {
  later = undefined;
  for (const [id, unfinished] of pending) {
    try {
      if (unfinished.files.length === 0) {
        localStorage.removeItem(PREFIX + id);
      } else {
        localStorage.setItem(PREFIX + id, JSON.stringify(unfinished));
      }
    } catch {
      // a full or forbidden store: the uploads of this page go on all the same
    }
  }
  pending.clear();
}

globalThis.addEventListener?.('pagehide', write);
