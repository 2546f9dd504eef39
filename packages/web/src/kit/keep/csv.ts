// Rows as CSV that spreadsheets open correctly, Chinese included.

/** A mark that tells spreadsheets the text is UTF-8. */
const BOM = '\uFEFF';

export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => unknown;
}

export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return BOM + csvLine(columns.map(({ title }) => title)) + csvLines(columns, rows);
}

/** Lines without a head, so that a long file can be made part by part. */
export function csvLines<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => csvLine(columns.map(({ value }) => value(row)))).join('');
}

export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: unknown): string {
  if (value === undefined || value === null) {
    return '';
  }
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // why: a spreadsheet would run a text that a player typed as a formula
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
