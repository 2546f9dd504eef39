// The journal of a target as a file: each thing that is known is a line, written when it happens, so that a process may
// be killed at any moment. A torn last line is none.
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TransferJournal } from './transfer/ports.ts';

export interface TransferJournalFile extends TransferJournal {
  /** Leaves only what a later run can use; no file where that is nothing. */
  close(): void;
}

/** Older than this the far side has thrown away what was begun. */
const LIFE_MS = 20 * 3_600_000;

/** A journal is a saving, never a need: one that cannot be read or written is kept in memory. */
export function openTransferJournal(file: string, now: () => number = () => Date.now()): TransferJournalFile {
  const known = load(file, now());
  const append = (line: readonly string[]): void =>
    quietly(() => {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      appendFileSync(file, `${JSON.stringify(line)}\n`, { mode: 0o600 });
    });
  return {
    open: (key) => known.get(key) ?? new Map(),
    keep(key, name, value) {
      known.set(key, (known.get(key) ?? new Map<string, string>()).set(name, value));
      append([key, name, value]);
    },
    forget(key) {
      known.delete(key);
      append([key]);
    },
    close() {
      quietly(() => {
        const lines = Array.from(known, ([key, names]) =>
          Array.from(names, ([name, value]) => `${JSON.stringify([key, name, value])}\n`),
        ).flat();
        if (lines.length === 0) {
          rmSync(file, { force: true });
          return;
        }
        writeFileSync(`${file}.${process.pid}`, lines.join(''), { mode: 0o600 });
        renameSync(`${file}.${process.pid}`, file);
      });
    },
  };
}

function load(file: string, nowMs: number): Map<string, Map<string, string>> {
  const known = new Map<string, Map<string, string>>();
  quietly(() => {
    if (Math.abs(nowMs - statSync(file).mtimeMs) > LIFE_MS) {
      return;
    }
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const [key, name, value] = wordsOf(line);
      if (key !== undefined && name !== undefined && value !== undefined) {
        known.set(key, (known.get(key) ?? new Map<string, string>()).set(name, value));
      } else if (key !== undefined) {
        known.delete(key);
      }
    }
  });
  return known;
}

function wordsOf(line: string): readonly string[] {
  try {
    const words: unknown = JSON.parse(line);
    return Array.isArray(words) && words.every((word) => typeof word === 'string') ? words : [];
  } catch {
    return [];
  }
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // why nothing: without a journal the bytes are sent again, which is slower and just as right
  }
}
