// Prints what a command answers as text: a table on a terminal, tab-separated rows on a pipe, a record in lines.
import type { Color } from '@uos/contract/labels';
import { usageError } from '../../errors/cli-error.ts';
import type { Column, Output } from '../../program/command.ts';
import type { Dictionary } from '../../text/en.ts';
import type { Language } from '../../text/text.ts';
import type { Sink } from '../io.ts';
import type { Paint, Style } from '../paint.ts';
import { printableJson } from '../printable.ts';
import { padTo, widthOf } from '../width.ts';
import { wrapLines } from '../wrap.ts';
import type { TableColumn } from './table.ts';
import { bareTime, oneLine, plain, shown, valueAt, ZONE } from './values.ts';

export interface Printer {
  readonly sink: Sink;
  readonly paint: Paint;
  readonly t: Dictionary;
  readonly lang: Language;
}

const GAP = '  ';

export async function printAnswer(printer: Printer, answer: unknown, output: Output | undefined): Promise<void> {
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
    await printTable(printer, answer, columns, output?.current);
  } else {
    printRows(printer, answer, columns);
  }
}

export function printJson({ sink }: Pick<Printer, 'sink'>, document: unknown): void {
  const json = JSON.stringify(document ?? {}, null, 2);
  sink.write(`${sink.isTTY ? printableJson(json) : json}\n`);
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

/** why loaded here: a pipe never needs it */
async function printTable(
  printer: Printer,
  rows: readonly unknown[],
  columns: readonly Column[],
  mark: string | undefined,
): Promise<void> {
  const { sink, paint, t, lang } = printer;
  if (rows.length === 0) {
    sink.write(`${paint('dim', t.output.none)}\n`);
    return;
  }
  const { tableText } = await import('./table.ts');
  const { text, left } = tableText(
    columns.map((column, at) => tableColumn(printer, rows, column, at === 0 ? mark : undefined)),
    sink.columns,
  );
  sink.write(`${text}\n`);
  if (left.length > 0) {
    const names = left.map(({ column }) => column.title[lang]).join(lang === 'zh' ? '、' : ', ');
    sink.write(`${paint('dim', t.output.left(names))}\n`);
  }
}

/** `mark` is the field that is true for the row in use. */
function tableColumn(
  printer: Printer,
  rows: readonly unknown[],
  column: Column,
  mark: string | undefined,
): TableColumn {
  const { paint, lang } = printer;
  const isTime = column.format === 'time';
  const title = isTime ? `${column.title[lang]} (${ZONE})` : column.title[lang];
  return {
    column,
    title: { text: title, painted: paint('bold', title) },
    cells: rows.map((row) => {
      const value = valueAt(row, column.field);
      const { text, style } =
        isTime && typeof value === 'string' ? { text: bareTime(value) } : labelled(value, column, printer);
      const marked = mark !== undefined && valueAt(row, mark) === true ? `${text} *` : text;
      return { text: marked, painted: style === undefined ? marked : paint(style, marked) };
    }),
  };
}

function printRecord(printer: Printer, record: object, output: Output | undefined): void {
  const { sink, paint, lang } = printer;
  if (output?.bare !== undefined) {
    sink.write(`${plain(valueAt(record, output.bare))}\n`);
    return;
  }
  const lines = output?.columns ?? columnsOf([record]);
  if (!sink.isTTY) {
    for (const { field } of lines.filter(({ field: told, once }) => !once || valueAt(record, told) !== undefined)) {
      sink.write(`${field}\t${oneLine(plain(valueAt(record, field)))}\n`);
    }
    return;
  }
  // why: what is empty tells a person nothing, and a record may have many fields that are
  const filled = lines.filter((column) => labelled(valueAt(record, column.field), column, printer).text !== '');
  const width = Math.max(0, ...filled.map(({ title }) => widthOf(title[lang])));
  const margin = ' '.repeat(width + GAP.length);
  for (const column of filled) {
    const { text, style } = labelled(valueAt(record, column.field), column, printer);
    const value = style === undefined ? text : paint(style, text);
    const [first = '', ...more] = wrapLines(value, Math.max(20, sink.columns - margin.length)).split('\n');
    sink.write(`${paint('dim', padTo(column.title[lang], width))}${GAP}${first}\n`);
    sink.write(more.map((line) => `${margin}${line}\n`).join(''));
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
