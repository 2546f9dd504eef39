// Prints what a command answers as text: a table on a terminal, tab-separated rows on a pipe, a record in lines.
import type { Column, Output } from '../command.ts';
import { usageError } from '../errors.ts';
import { isUuid } from '../ids.ts';
import type { Sink } from '../io.ts';
import type { Dictionary } from '../text/en.ts';
import type { Language } from '../text/text.ts';
import type { Paint } from './paint.ts';
import { oneLine, plain, shown, valueAt } from './values.ts';
import { cutTo, padTo, widthOf } from './width.ts';

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

/** The wanted fields, all for ''. Throws CliError with exit 2 and the valid names for one that is not there. */
export function pick(answer: unknown, wanted: string, output: Output | undefined): unknown {
  const fields = wanted.split(',').filter((field) => field !== '');
  if (fields.length === 0 || typeof answer !== 'object' || answer === null) {
    return answer;
  }
  const rows: unknown[] = Array.isArray(answer) ? answer : [answer];
  const known = output?.fields ?? [...new Set(rows.flatMap((row) => Object.keys(row as object)))];
  const unknown = fields.find((field) => !known.includes(field.split('.')[0] ?? ''));
  // why: an empty list of no declared fields cannot tell a wrong name from a right one.
  if (unknown !== undefined && (rows.length > 0 || output?.fields)) {
    throw usageError('unknown-field', (t) => t.errors.unknownField(unknown, known.toSorted().join(', ')));
  }
  const picked = rows.map((row) => Object.fromEntries(fields.map((field) => [field, valueAt(row, field)])));
  return Array.isArray(answer) ? picked : picked[0];
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
      cells: rows.map((row) => shown(valueAt(row, column.field), column.format, t)),
      title: column.title[lang],
    })),
    sink.columns,
  );
  const columns = fitted.map(({ column }) => column);
  const titles = fitted.map(({ title }) => title);
  const cells = rows.map((_, row) => fitted.map((column) => column.cells[row] ?? ''));
  const widths = fitted.map(({ width }) => width);
  const isRight = columns.map(({ format }) => format === 'bytes');
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, index) => {
        const width = widths[index] ?? 0;
        const cut = cutTo(text, width);
        return isRight[index] ? ' '.repeat(width - widthOf(cut)) + cut : padTo(cut, width);
      })
      .join(GAP)
      .trimEnd();
  sink.write(`${paint('bold', line(titles))}\n`);
  for (const texts of cells) {
    sink.write(`${line(texts)}\n`);
  }
}

interface Shown {
  readonly column: Column;
  readonly title: string;
  readonly cells: readonly string[];
}

/**
 * Takes what is too much from the widest texts first; none goes below eight cells. Ids, sizes and times stay whole: half
 * an id is of no use. Where that is not enough the last columns go; they are the least important, and --json has them.
 */
function fitColumns(columns: readonly Shown[], room: number): (Shown & { readonly width: number })[] {
  const wide = columns.map((column) => ({
    ...column,
    width: Math.max(widthOf(column.title), ...column.cells.map(widthOf)),
    mayShrink: column.column.format === undefined && !column.cells.every(isUuid),
  }));
  const over = (): number => wide.reduce((sum, { width }) => sum + width + GAP.length, -GAP.length) - room;
  while (over() > 0) {
    const shrinking = wide.filter(({ mayShrink, width }) => mayShrink && width > 8);
    const slack = shrinking.reduce((sum, { width }) => sum + width - 8, 0);
    if (slack < over() && wide.length > 1) {
      wide.pop();
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
  const { sink, paint, t, lang } = printer;
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
  const width = Math.max(0, ...lines.map(({ title }) => widthOf(title[lang])));
  for (const { field, title, format } of lines) {
    sink.write(`${paint('dim', padTo(title[lang], width))}${GAP}${shown(valueAt(record, field), format, t)}\n`);
  }
}

function columnsOf(rows: readonly unknown[]): Column[] {
  const [first] = rows;
  const fields = typeof first === 'object' && first !== null ? Object.keys(first) : [];
  return fields.map((field) => ({ field, title: { zh: field, en: field } }));
}
