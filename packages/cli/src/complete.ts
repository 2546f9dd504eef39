// Shell completion from the command table: no command is loaded, nothing is asked of the network.
import type { FlagSpecs } from './command.ts';
import { GLOBAL_FLAGS } from './globals.ts';
import { type Outline, readEntry, readNouns, readOutlines, type TableEntry } from './manifest.ts';

/** Candidates for the last of `words`, one per line. */
export function complete(words: readonly string[]): string {
  const typed = words.at(-1) ?? '';
  const found = [...new Set(candidates(words.slice(0, -1), typed))].filter((word) => word.startsWith(typed));
  return found.map((word) => `${word}\n`).join('');
}

function candidates(before: readonly string[], typed: string): string[] {
  const nouns = readNouns();
  const words = before.filter((word) => !word.startsWith('-'));
  const noun = nouns.find(({ name }) => name === words[0]);
  if (noun === undefined) {
    return typed.startsWith('-') ? flagsOf(undefined) : nouns.map(({ name }) => name);
  }
  const outlines = readOutlines(noun);
  const outline = outlines.filter(({ id }) => startsWith(words, id.split(' '))).sort(longestFirst)[0];
  if (outline !== undefined) {
    const command = readEntry(noun, outline.id);
    const flag = before.at(-1)?.slice(2) ?? '';
    const specs: FlagSpecs = { ...GLOBAL_FLAGS, ...command.flags };
    const choices = specs[flag]?.choices;
    return choices ? [...choices] : flagsOf(command);
  }
  return outlines
    .map(({ id }) => id.split(' '))
    .flatMap((id) => (startsWith(id, words) ? (id[words.length] ?? []) : []));
}

function startsWith(words: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((word, index) => words[index] === word);
}

function longestFirst(a: Outline, b: Outline): number {
  return b.id.length - a.id.length;
}

function flagsOf(command: TableEntry | undefined): string[] {
  return Object.keys({ ...command?.flags, ...GLOBAL_FLAGS }).map((name) => `--${name}`);
}
