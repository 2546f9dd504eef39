// Prints what a command answers as text: a table on a terminal, tab-separated rows on a pipe, a record in lines.
import type { Color } from '@uos/contract/labels';
import { usageError } from '../../errors/cli-error.ts';
import type { Column, Output } from '../../program/command.ts';
import type { Dictionary } from '../../text/en.ts';
import { isUuid } from '../../text/ids.ts';
import type { Language } from '../../text/text.ts';
import type { Sink } from '../io.ts';
import type { Paint, Style } from '../paint.ts';
import { cutTo, padTo, widthOf } from '../width.ts';
import { isNumeric, oneLine, plain, shown, valueAt } from './values.ts';

export interface Printer {
  readonly sink: Sink;
  readonly paint: Paint;
  readonly t: Dictionary;
  readonly lang: Language;
}

const GAP = '  ';

export function printAnswer(printer: Printer, answer: unknown, output: Output | undefined): void {
  if (answer === undefined || answer === null) {
    return;
  }
  if (typeof answer !== 'object') {
    printer.sink.write(`${String(answer)}\n`);
    return;
  }
  if (output?.shape === 'any') {
    printJson(printer, answer);
    return;
  }
  if (!Array.isArray(answer)) {
    printRecord(printer, answer, output);
    return;
  }
  const columns = output?.columns ?? columnsOf(answer);
  if (printer.sink.isTTY) {
    printTable(printer, answer, columns);
  } else {
    printRows(printer, answer, columns);
  }
}

export function printJson({ sink }: Pick<Printer, 'sink'>, document: unknown): void {
  sink.write(`${JSON.stringify(document ?? {}, null, 2)}\n`);
}

/** Throws CliError with exit 2 and the valid names for a wanted field that is not among `known`. */
export function checkFields(wanted: string, known: readonly string[]): void {
  const unknown = listed(wanted).find((field) => !known.includes(field.split('.')[0] ?? ''));
  if (unknown !== undefined) {
    throw usageError('unknown-field', (t) => t.errors.unknownField(unknown, known.toSorted().join(', ')));
  }
}

/** The wanted fields, all for ''. Throws CliError with exit 2 and the valid names for one that is not there. */
export function pick(answer: unknown, wanted: string, output: Output | undefined): unknown {
  const fields = listed(wanted);
  if (fields.length === 0 || typeof answer !== 'object' || answer === null) {
    return answer;
  }
  const rows: unknown[] = Array.isArray(answer) ? answer : [answer];
  // why: an empty list of no declared fields cannot tell a wrong name from a right one.
  if (rows.length > 0 || output?.fields) {
    checkFields(wanted, output?.fields ?? [...new Set(rows.flatMap((row) => Object.keys(row as object)))]);
  }
  const picked = rows.map((row) => Object.fromEntries(fields.map((field) => [field, valueAt(row, field)])));
  return Array.isArray(answer) ? picked : picked[0];
}

function listed(fields: string): string[] {
  return fields.split(',').filter((field) => field !== '');
}

function printRows({ sink }: Printer, rows: readonly unknown[], columns: readonly Column[]): void {
  for (const row of rows) {
    sink.write(`${columns.map(({ field }) => oneLine(plain(valueAt(row, field)))).join('\t')}\n`);
  }
}

function printTable(printer: Printer, rows: readonly unknown[], all: readonly Column[]): void {
  const { sink, paint, t, lang } = printer;
  if (rows.length === 0) {
    sink.write(`${paint('dim', t.output.none)}\n`);
    return;
  }
  const fitted = fitColumns(
    all.map((column) => ({
      column,
      cells: rows.map((row) => labelled(valueAt(row, column.field), column, printer).text),
      title: column.title[lang],
    })),
    sink.columns,
  );
  const columns = fitted.map(({ column }) => column);
  const titles = fitted.map(({ title }) => title);
  const cells = rows.map((_, row) => fitted.map((column) => column.cells[row] ?? ''));
  const widths = fitted.map(({ width }) => width);
  const isRight = columns.map(({ format }) => isNumeric(format));
  const line = (texts: readonly string[], styles: readonly (Style | undefined)[] = []): string =>
    texts
      .map((text, index) => {
        const width = widths[index] ?? 0;
        const cut = cutTo(text, width);
        const style = styles[index];
        const blank = ' '.repeat(width - widthOf(cut));
        const painted = style === undefined ? cut : paint(style, cut);
        return isRight[index] ? blank + painted : painted + blank;
      })
      .join(GAP)
      .trimEnd();
  sink.write(`${paint('bold', line(titles))}\n`);
  for (const [row, texts] of cells.entries()) {
    const styles = columns.map((column) => labelled(valueAt(rows[row], column.field), column, printer).style);
    sink.write(`${line(texts, styles)}\n`);
  }
}

interface Shown {
  readonly column: Column;
  readonly title: string;
  readonly cells: readonly string[];
}

/** What is left of a text has to tell it from its neighbours. */
const LEAST = 12;

/**
 * Takes what is too much from the widest texts first; none goes below twelve cells. Ids, numbers, times and words of a
 * fixed set stay whole: half of one is of no use. Where that is not enough, ids go that take half of the room, and then the last columns, which are
 * the least important; --json has them.
 */
function fitColumns(columns: readonly Shown[], room: number): (Shown & { readonly width: number })[] {
  const wide = columns.map((column) => ({
    ...column,
    width: Math.max(widthOf(column.title), ...column.cells.map(widthOf)),
    isId: column.cells.every(isUuid),
    mayShrink: column.column.format === undefined && column.column.labels === undefined && !column.cells.every(isUuid),
  }));
  const over = (): number => wide.reduce((sum, { width }) => sum + width + GAP.length, -GAP.length) - room;
  while (over() > 0) {
    const shrinking = wide.filter(({ mayShrink, width }) => mayShrink && width > LEAST);
    const slack = shrinking.reduce((sum, { width }) => sum + width - LEAST, 0);
    if (slack < over() && wide.length > 1) {
      // why not always the last one: an id behind the name would take a narrow terminal for itself
      const id = wide.findIndex(({ isId, width }, index) => isId && index > 0 && width > room / 2);
      wide.splice(id < 0 ? wide.length - 1 : id, 1);
      continue;
    }
    const widest = shrinking.toSorted((a, b) => b.width - a.width)[0];
    if (widest === undefined) {
      break;
    }
    widest.width -= 1;
  }
  return wide;
}

function printRecord(printer: Printer, record: object, output: Output | undefined): void {
  const { sink, paint, lang } = printer;
  if (output?.bare !== undefined) {
    sink.write(`${plain(valueAt(record, output.bare))}\n`);
    return;
  }
  const lines = output?.columns ?? columnsOf([record]);
  if (!sink.isTTY) {
    for (const { field } of lines) {
      sink.write(`${field}\t${oneLine(plain(valueAt(record, field)))}\n`);
    }
    return;
  }
  // why: what is empty tells a person nothing, and a record may have many fields that are
  const filled = lines.filter((column) => labelled(valueAt(record, column.field), column, printer).text !== '');
  const width = Math.max(0, ...filled.map(({ title }) => widthOf(title[lang])));
  for (const column of filled) {
    const { text, style } = labelled(valueAt(record, column.field), column, printer);
    const value = style === undefined ? text : paint(style, text);
    sink.write(`${paint('dim', padTo(column.title[lang], width))}${GAP}${value}\n`);
  }
}

const STYLES: Readonly<Record<Color, Style>> = {
  gray: 'dim',
  blue: 'cyan',
  green: 'green',
  yellow: 'yellow',
  orange: 'yellow',
  red: 'red',
};

/** A value as a person reads it; one with a label in its words and colour. */
function labelled(
  value: unknown,
  { labels, format }: Column,
  { t, lang }: Pick<Printer, 't' | 'lang'>,
): { readonly text: string; readonly style?: Style } {
  const key = String(value);
  const found = labels !== undefined && Object.hasOwn(labels, key) ? labels[key] : undefined;
  return found === undefined ? { text: shown(value, format, t) } : { text: found[lang], style: STYLES[found.color] };
}

function columnsOf(rows: readonly unknown[]): Column[] {
  const [first] = rows;
  const fields = typeof first === 'object' && first !== null ? Object.keys(first) : [];
  return fields.map((field) => ({ field, title: { zh: field, en: field } }));
}
