// --template: the part of Go's templates that people use to print lists. Fields, range, if, with, pipes and a few
// functions; `uos help formatting` lists them.
import { usageError } from '../../errors/cli-error.ts';
import { cutTo, padTo, widthOf } from '../width.ts';
import type { Printer } from './print.ts';
import { oneLine, plain, sizeText, valueAt } from './values.ts';

type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'print'; readonly pipe: Pipe }
  | {
      readonly kind: 'block';
      readonly word: Block;
      readonly pipe: Pipe;
      readonly body: Node[];
      readonly other: Node[];
    };

type Block = 'range' | 'if' | 'with';
/** Each step gets the result of the one before it as its last argument. */
type Pipe = readonly (readonly string[])[];

const GAP = '  ';

/** Throws CliError with exit 2 for a template that does not read; prints nothing. */
export function checkTemplate(source: string): void {
  parse(source);
}

/** Throws CliError with exit 2 for a template that does not read. */
export function renderTemplate(source: string, document: unknown, printer: Pick<Printer, 'paint'>): string {
  const nodes = parse(source);
  const rows: string[][] = [];
  const out: string[] = [];
  const table = (): string => {
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
    const text = rows.map((row) =>
      row
        .map((cell, column) => padTo(cell, widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    );
    rows.length = 0;
    return text.map((line) => `${line}\n`).join('');
  };
  const functions = functionsOf(printer, rows, table);

  const evaluate = (pipe: Pipe, dot: unknown): unknown => {
    let value: unknown;
    for (const [index, words] of pipe.entries()) {
      const [name = '', ...rest] = words;
      const args = rest.map((word) => term(word, dot, document));
      const found = functions[name];
      if (found === undefined && (rest.length > 0 || index > 0)) {
        throw bad(`${name}: ?`);
      }
      value = found === undefined ? term(name, dot, document) : found(...args, ...(index > 0 ? [value] : []));
    }
    return value;
  };
  const render = (list: readonly Node[], dot: unknown): void => {
    for (const node of list) {
      if (node.kind === 'text') {
        out.push(node.text);
      } else if (node.kind === 'print') {
        out.push(plain(evaluate(node.pipe, dot)));
      } else {
        renderBlock(node, dot);
      }
    }
  };
  const renderBlock = ({ word, pipe, body, other }: Extract<Node, { kind: 'block' }>, dot: unknown): void => {
    const value = evaluate(pipe, dot);
    if (!isTrue(value)) {
      render(other, dot);
    } else if (word === 'range') {
      for (const item of Array.isArray(value) ? value : Object.values(value as object)) {
        render(body, item);
      }
    } else {
      render(body, word === 'with' ? value : dot);
    }
  };
  render(nodes, document);
  return ended(out.join('') + table());
}

/** why: a shell prompt should not stand behind the last row */
function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function functionsOf(
  { paint }: Pick<Printer, 'paint'>,
  rows: string[][],
  table: () => string,
): Readonly<Record<string, (...args: unknown[]) => unknown>> {
  return {
    len: (value) =>
      typeof value === 'string' || Array.isArray(value) ? value.length : Object.keys(value ?? {}).length,
    json: (value) => JSON.stringify(value),
    join: (separator, list) => (list as unknown[]).map(plain).join(String(separator)),
    pluck: (field, list) => (list as unknown[]).map((item) => valueAt(item, String(field))),
    truncate: (width, value) => cutTo(plain(value), Number(width)),
    upper: (value) => plain(value).toUpperCase(),
    lower: (value) => plain(value).toLowerCase(),
    bytes: (value) => sizeText(Number(value)),
    color: (style, value) => paint(String(style) as Parameters<typeof paint>[0], plain(value)),
    eq: (a, b) => a === b,
    ne: (a, b) => a !== b,
    not: (value) => !isTrue(value),
    index: (value, key) => valueAt(value, String(key)),
    tablerow: (...cells) => {
      rows.push(cells.map((cell) => oneLine(plain(cell))));
      return '';
    },
    tablerender: () => table(),
  };
}

/** Known before anything is read, so that a misspelt one costs no run. */
const FUNCTIONS: ReadonlySet<string> = new Set(Object.keys(functionsOf({ paint: (_, text) => text }, [], () => '')));
const TERM = /^(\.|\$|"|`|(true|false|nil|-?\d[\d.]*)$)/;

/** `.a.b`, `$.a`, a quoted text, a number, true, false, nil. */
function term(word: string, dot: unknown, root: unknown): unknown {
  if (word.startsWith('.') || word.startsWith('$')) {
    const path = word.replace(/^\$?\.?/, '');
    const from = word.startsWith('$') ? root : dot;
    return path === '' ? from : valueAt(from, path);
  }
  if (/^["`]/.test(word)) {
    return word.startsWith('`') ? word.slice(1, -1) : (JSON.parse(word) as string);
  }
  const literal = { true: true, false: false, nil: null }[word];
  if (literal !== undefined) {
    return literal;
  }
  if (word !== '' && !Number.isNaN(Number(word))) {
    return Number(word);
  }
  throw bad(`${word}: ?`);
}

function isTrue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

const ACTION = /\{\{(-\s)?([\s\S]*?)(\s-)?\}\}/g;
const WORD = /"(?:[^"\\]|\\.)*"|`[^`]*`|\||[^\s|]+/g;

function parse(source: string): Node[] {
  const root: Node[] = [];
  const open: { readonly node: Extract<Node, { kind: 'block' }>; into: Node[] }[] = [];
  const into = (): Node[] => open.at(-1)?.into ?? root;
  let at = 0;
  let trims = false;
  const text = (raw: string, trimEnd: boolean): void => {
    const start = trims ? raw.trimStart() : raw;
    const cut = trimEnd ? start.trimEnd() : start;
    if (cut !== '') {
      into().push({ kind: 'text', text: unescaped(cut) });
    }
  };
  for (const match of source.matchAll(ACTION)) {
    text(source.slice(at, match.index), match[1] !== undefined);
    at = match.index + match[0].length;
    trims = match[3] !== undefined;
    const words = match[2]?.match(WORD) ?? [];
    const [first = '', ...rest] = words;
    if (first === 'range' || first === 'if' || first === 'with') {
      const node = { kind: 'block' as const, word: first as Block, pipe: pipeOf(rest), body: [], other: [] };
      into().push(node);
      open.push({ node, into: node.body });
    } else if (first === 'else' || first === 'end') {
      const block = open.at(-1);
      if (block === undefined || rest.length > 0) {
        throw bad(`{{${words.join(' ')}}}`);
      }
      if (first === 'else') {
        block.into = block.node.other;
      } else {
        open.pop();
      }
    } else if (!first.startsWith('/*')) {
      into().push({ kind: 'print', pipe: pipeOf(words) });
    }
  }
  const [unclosed] = /\{\{.*/.exec(source.slice(at)) ?? [];
  if (unclosed !== undefined) {
    throw bad(unclosed);
  }
  text(source.slice(at), false);
  if (open.length > 0) {
    throw bad('{{end}}');
  }
  return root;
}

function pipeOf(words: readonly string[]): Pipe {
  const steps: string[][] = [[]];
  for (const word of words) {
    if (word === '|') {
      steps.push([]);
    } else {
      steps.at(-1)?.push(word);
    }
  }
  if (steps.some((step) => step.length === 0)) {
    throw bad(`{{${words.join(' ')}}}`);
  }
  const wrong = steps.find(([first = '']) => !FUNCTIONS.has(first) && !TERM.test(first));
  if (wrong !== undefined) {
    throw bad(`{{${words.join(' ')}}}: "${wrong[0]}"`);
  }
  return steps;
}

/** why: a shell hands `\n` on as two characters */
function unescaped(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
}

function bad(reason: string) {
  return usageError('bad-template', (t) => t.errors.badTemplate(reason), 'uos help formatting');
}
