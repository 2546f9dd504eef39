import { describe, expect, it } from 'vitest';
import { failuresOf } from '../testing/failures-of.ts';
import { parseWords } from '../testing/parse-words.ts';
import { readEntries, readNouns } from './manifest.ts';

const nouns = readNouns().map((noun) => [noun, readEntries(noun)] as const);

describe('the examples of the help', () => {
  it.each(nouns)('of %s are lines that their commands take', async (_noun, own) => {
    const lines = own.flatMap((entry) => entry.examples.map(({ line }) => ({ id: line, entry })));
    const failures = await failuresOf(lines, ({ id: line, entry }) => {
      expect(() => parseWords(entry, wordsOf(line, entry.id))).not.toThrow();
    });
    expect(failures).toEqual([]);
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
