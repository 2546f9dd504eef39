import { describe, expect, it } from 'vitest';
import { readEntries, readNouns } from './manifest.ts';
import { parseLine } from './parse.ts';

const entries = readNouns().flatMap((noun) => readEntries(noun));

describe('the examples of the help', () => {
  it.each(entries.flatMap(({ id, examples }) => examples.map(({ line }) => [line, id] as const)))('%s', (line, id) => {
    const entry = entries.find((candidate) => candidate.id === id);
    expect(() => parseLine({ ...entry, id }, wordsOf(line, id))).not.toThrow();
  });
});

/** What stands behind the command's own words, up to a pipe or a redirection, as a shell would split it. */
function wordsOf(line: string, id: string): string[] {
  const behind = line.slice(line.indexOf(`uos ${id}`) + `uos ${id}`.length);
  const words: string[] = [];
  for (const [word, double, single] of behind.matchAll(/"([^"]*)"|'([^']*)'|\$\([^)]*\)|[^\s"']+/g)) {
    if (/^(\||>>?|;)$/.test(word)) {
      break;
    }
    words.push(double ?? single ?? word);
  }
  return words;
}
