// A command as people write it, in words: `SET "a b" 'c'`.
import { StatementRefused } from '#engines/databases/port';

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', a: '\u0007' };

/** @throws StatementRefused where a quote is not closed, or there is more than one line */
export function wordsOf(text: string): string[] {
  const line = text.trim().replace(/;$/, '');
  if (/[\r\n]/.test(line)) {
    throw new StatementRefused('one command at a time, on one line');
  }
  const words: string[] = [];
  let at = 0;
  while (at < line.length) {
    if (line[at] === ' ' || line[at] === '\t') {
      at += 1;
      continue;
    }
    const { word, next } = wordAt(line, at);
    words.push(word);
    at = next;
  }
  if (words.length === 0) {
    throw new StatementRefused('there is no command');
  }
  return words;
}

function wordAt(line: string, start: number): { readonly word: string; readonly next: number } {
  const quote = line[start];
  if (quote !== '"' && quote !== "'") {
    const end = line.slice(start).search(/[ \t]/);
    return end === -1
      ? { word: line.slice(start), next: line.length }
      : { word: line.slice(start, start + end), next: start + end };
  }
  let word = '';
  for (let at = start + 1; at < line.length; at += 1) {
    const char = line[at] ?? '';
    if (char === quote) {
      if (at + 1 < line.length && line[at + 1] !== ' ' && line[at + 1] !== '\t') {
        throw new StatementRefused(`a blank has to follow the quote (at character ${at + 2})`);
      }
      return { word, next: at + 1 };
    }
    if (char === '\\' && at + 1 < line.length) {
      at += 1;
      const escaped = line[at] ?? '';
      word += quote === '"' ? (ESCAPES[escaped] ?? escaped) : escaped === "'" ? "'" : `\\${escaped}`;
    } else {
      word += char;
    }
  }
  throw new StatementRefused(`a quote is not closed (at character ${start + 1})`);
}
