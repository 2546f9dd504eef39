// Rows as CSV that spreadsheets open correctly, Chinese included. Same rules as the exports of the console.

/** A mark that tells spreadsheets the text is UTF-8. */
const BOM = '\uFEFF';

export function csvText(titles: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return BOM + [titles, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(value: unknown): string {
  if (value === undefined || value === null) {
    return '';
  }
  const plain = String(value);
  // why: a spreadsheet would run a name that begins like this as a formula
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
