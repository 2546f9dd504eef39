// Lines of a log as data, and the search through them.

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

export interface LogLine {
  /** Its own for every line: an id of the server, or where it stands. */
  readonly id: string | number;
  readonly text: string;
  readonly level?: LogLevel;
  /** Written before the line, such as `12:30:05.123`. */
  readonly time?: string;
  /** Who wrote it, where they are several. */
  readonly from?: string;
}

const RANK: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3 };

const WORDS: readonly (readonly [RegExp, LogLevel])[] = [
  [/\b(?:fatal|panic|error|exception)\b/i, 'error'],
  [/\bwarn(?:ing)?\b/i, 'warn'],
  [/\b(?:debug|trace)\b/i, 'debug'],
];

/** The level that the words of a line name; information where they name none. */
export function levelOf(words: string): LogLevel {
  // why the head: a message that quotes an error is not one
  const head = words.slice(0, 80);
  return WORDS.find(([pattern]) => pattern.test(head))?.[1] ?? 'info';
}

/** Lines of a text. */
export function linesOf(source: string): LogLine[] {
  return source
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((text, id) => ({ id, text, level: levelOf(text) }));
}

/** Lines of at least a level. */
export function atLeast(lines: readonly LogLine[], level: LogLevel | undefined): readonly LogLine[] {
  return level === undefined ? lines : lines.filter((line) => RANK[line.level ?? 'info'] >= RANK[level]);
}

/** Indexes of the lines that hold the words, in either case. */
export function matchesOf(lines: readonly LogLine[], words: string): readonly number[] {
  const wanted = words.toLowerCase();
  return wanted === '' ? [] : lines.flatMap(({ text }, index) => (text.toLowerCase().includes(wanted) ? [index] : []));
}

/** A line cut where the words stand: even parts are plain, odd ones the words. */
export function partsOf(line: string, words: string): string[] {
  if (words === '') {
    return [line];
  }
  const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return line.split(new RegExp(`(${escaped})`, 'gi'));
}
