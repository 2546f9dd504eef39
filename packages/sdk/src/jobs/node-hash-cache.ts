// Hashes of the files of a folder, kept between runs. The file is sorted as a walk is, so that a run reads it beside
// the walk and holds one line of it, however many there are. What is new is appended to a second file at once: what a
// killed process hashed is not hashed again.
import { appendFileSync, closeSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { comparePaths } from './transfer/compare.ts';
import type { HashMemory } from './transfer/ports.ts';

export interface HashCache extends HashMemory {
  hashOf(path: string, stamp: string): string | undefined;
  /** Writes what is not written yet, and brings the file into order where something is new. */
  close(): void;
}

/** Lines kept back until they are worth a write. */
const FLUSH_LINES = 200;
const FLUSH_MS = 500;
const CHUNK_BYTES = 64 * 1024;
/** A file that was written so shortly ago may be written again without its time changing. */
const TICK_MS = 20;

interface Known {
  readonly path: string;
  readonly stamp: string;
  readonly md5: string;
}

/** A cache is a saving, never a need: one that cannot be read or written counts as empty. */
export function openHashCache(file: string, now: () => number = () => Date.now()): HashCache {
  const newFile = `${file}.new`;
  const fresh = new Map<string, Known>();
  for (const known of linesOf(newFile)) {
    fresh.set(known.path, known);
  }
  const gone = new Set<string>();
  let lines: Iterator<Known> = linesOf(file);
  let at = next(lines);
  let asked = '';
  let pending: string[] = [];
  let flushedMs = now();

  const flush = (): void => {
    flushedMs = now();
    const text = pending.join('');
    pending = [];
    if (text !== '') {
      quietly(() => {
        mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
        appendFileSync(newFile, text, { mode: 0o600 });
      });
    }
  };

  return {
    hashOf(path, stamp) {
      if (comparePaths(path, asked) < 0) {
        // why: a second walk of the same run begins anew
        lines = linesOf(file);
        at = next(lines);
      }
      for (; at !== undefined && comparePaths(at.path, path) < 0; at = next(lines)) {
        if (at.path !== asked) {
          gone.add(at.path);
        }
      }
      asked = path;
      gone.delete(path);
      const known = fresh.get(path) ?? (at?.path === path ? at : undefined);
      return known?.stamp === stamp ? known.md5 : undefined;
    },
    keepHash(path, stamp, md5) {
      const writtenMs = Number(stamp.split(':')[1]);
      if (Math.abs(now() - writtenMs) < TICK_MS) {
        return;
      }
      const known = { path, stamp, md5 };
      fresh.set(path, known);
      pending.push(lineOf(known));
      if (pending.length >= FLUSH_LINES || now() - flushedMs >= FLUSH_MS) {
        flush();
      }
    },
    close() {
      flush();
      if (fresh.size > 0) {
        quietly(() => rewrite(file, fresh, gone));
      }
      fresh.clear();
    },
  };
}

/** The old lines without those whose files are gone, and the new ones among them. */
function rewrite(file: string, fresh: ReadonlyMap<string, Known>, gone: ReadonlySet<string>): void {
  const added = Array.from(fresh.values()).sort((a, b) => comparePaths(a.path, b.path));
  const target = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const out = openSync(target, 'w', 0o600);
  try {
    let text = '';
    const write = (known: Known): void => {
      text += lineOf(known);
      if (text.length >= CHUNK_BYTES) {
        writeSync(out, text);
        text = '';
      }
    };
    let index = 0;
    for (const old of linesOf(file)) {
      for (let one = added[index]; one !== undefined && comparePaths(one.path, old.path) < 0; one = added[index]) {
        write(one);
        index += 1;
      }
      if (!fresh.has(old.path) && !gone.has(old.path)) {
        write(old);
      }
    }
    for (const one of added.slice(index)) {
      write(one);
    }
    writeSync(out, text);
  } finally {
    closeSync(out);
  }
  renameSync(target, file);
  rmSync(`${file}.new`, { force: true });
}

function lineOf({ path, stamp, md5 }: Known): string {
  return `${md5} ${stamp} ${JSON.stringify(path)}\n`;
}

function next(lines: Iterator<Known>): Known | undefined {
  const { value, done } = lines.next();
  return done === true ? undefined : value;
}

/** Whole lines only: what a killed process tore off is not one. */
function* linesOf(file: string): Generator<Known, undefined, undefined> {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'r');
  } catch {
    return undefined;
  }
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let rest = Buffer.alloc(0);
    for (;;) {
      const bytes = readSync(descriptor, chunk, 0, CHUNK_BYTES, null);
      if (bytes === 0) {
        return undefined;
      }
      const held = Buffer.concat([rest, chunk.subarray(0, bytes)]);
      const end = held.lastIndexOf(0x0a) + 1;
      rest = Buffer.from(held.subarray(end));
      for (const line of held.toString('utf8', 0, end).split('\n')) {
        const known = parse(line);
        if (known !== undefined) {
          yield known;
        }
      }
    }
  } catch {
    return undefined;
  } finally {
    closeSync(descriptor);
  }
}

function parse(line: string): Known | undefined {
  const [, md5, stamp, path] = /^([0-9a-f]{32}) (\S+) (".*")$/.exec(line) ?? [];
  if (md5 === undefined || stamp === undefined || path === undefined) {
    return undefined;
  }
  try {
    return { md5, stamp, path: JSON.parse(path) as string };
  } catch {
    return undefined;
  }
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // why nothing: without a cache the files are read again, which is slower and just as right
  }
}
