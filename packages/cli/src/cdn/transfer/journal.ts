// Remembers the hash of each file between syncs, so that a run after a crash or a no-op run reads nothing twice.
// One line per file, appended as it is hashed: what a killed process wrote stays, a torn last line is ignored.
import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SyncJournal } from '@uos/sdk/jobs';

export interface Journal extends SyncJournal {
  /** Writes what is not written yet, and the whole anew once most lines are out of date. */
  close(): void;
}

/** Lines kept back until they are worth a write. */
const FLUSH_LINES = 200;
const FLUSH_MS = 500;

/** A journal is a saving, never a need: one that cannot be read or written counts as empty. */
export function openJournal(file: string, now: () => number): Journal {
  const { hashes, lines } = load(file);
  let written = lines;
  let pending: string[] = [];
  let flushedMs = now();

  const flush = (): void => {
    flushedMs = now();
    if (pending.length === 0) {
      return;
    }
    quietly(() => {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      appendFileSync(file, pending.join(''), { mode: 0o600 });
    });
    written += pending.length;
    pending = [];
  };

  return {
    hashOf: (path, stamp) => {
      const known = hashes.get(path);
      return known?.stamp === stamp ? known.md5 : undefined;
    },
    keepHash(path, stamp, md5) {
      hashes.set(path, { stamp, md5 });
      pending.push(lineOf(path, stamp, md5));
      if (pending.length >= FLUSH_LINES || now() - flushedMs >= FLUSH_MS) {
        flush();
      }
    },
    close() {
      flush();
      if (written > hashes.size * 2 + FLUSH_LINES) {
        quietly(() => {
          const whole = Array.from(hashes, ([path, { stamp, md5 }]) => lineOf(path, stamp, md5)).join('');
          writeFileSync(`${file}.${process.pid}`, whole, { mode: 0o600 });
          renameSync(`${file}.${process.pid}`, file);
        });
      }
    },
  };
}

interface Known {
  readonly stamp: string;
  readonly md5: string;
}

function lineOf(path: string, stamp: string, md5: string): string {
  return `${JSON.stringify([path, stamp, md5])}\n`;
}

function load(file: string): { hashes: Map<string, Known>; lines: number } {
  const hashes = new Map<string, Known>();
  let lines = 0;
  quietly(() => {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [, path, stamp, md5] = /^\["(.*)","([^"]*)","([0-9a-f]{32})"\]$/.exec(line) ?? [];
      if (path !== undefined && stamp !== undefined && md5 !== undefined) {
        hashes.set(JSON.parse(`"${path}"`) as string, { stamp, md5 });
        lines += 1;
      }
    }
  });
  return { hashes, lines };
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // why nothing: without a journal the files are read again, which is slower and just as right.
  }
}
