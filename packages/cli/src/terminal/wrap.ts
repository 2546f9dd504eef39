// Breaks lines that are longer than the terminal, and lets what follows stand under the text they belong to.
import { widthOf } from './width.ts';

/** Every line of `text` in at most `columns` cells, where words allow it. */
export function wrapLines(text: string, columns: number): string {
  return text
    .split('\n')
    .flatMap((line) => (widthOf(plain(line)) <= columns ? [line] : wrapLine(line, columns)))
    .join('\n');
}

function wrapLine(line: string, columns: number): string[] {
  const label = /^(\s*\S.*?\s{2,})\S/.exec(line)?.[1] ?? /^\s*/.exec(line)?.[0] ?? '';
  const hanging = widthOf(plain(label));
  const indent = ' '.repeat(hanging <= columns / 2 ? hanging : 4);
  const lines: string[] = [];
  let current = '';
  for (const word of words(line)) {
    if (current.trim() !== '' && widthOf(plain(current + word.trimEnd())) > columns) {
      lines.push(current.trimEnd());
      current = indent;
    }
    current += word;
  }
  return [...lines, current.trimEnd()];
}

/** Chinese breaks after every character, except before what closes; everything else at blanks. */
function words(line: string): string[] {
  return (
    line.match(/^\s+|[\u3000-\u9fff\uff00-\uff60][，。；、：）？！”]*\s*|[^\s\u3000-\u9fff\uff00-\uff60]+\s*/gu) ?? [
      line,
    ]
  );
}

/** why: colours take no room */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a colour begins with one
  return text.replace(/\x1b\[[\d;]*m/g, '');
}
