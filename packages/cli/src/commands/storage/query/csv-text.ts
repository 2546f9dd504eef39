// Rows as CSV, as spreadsheets and programs read it; no value is an empty cell.

export function csvText(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

/** why an empty text in quotes: it is a value, and no value is none */
function cellOf(value: string | null): string {
  if (value === null) {
    return '';
  }
  return value === '' || /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
