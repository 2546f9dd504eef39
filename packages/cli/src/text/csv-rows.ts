// CSV as spreadsheets write it: a mark at the beginning, quotes round what needs them, any end of line.

/** Rows of cells, blank lines left out. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (row.some((one) => one !== '')) {
      rows.push(row);
    }
    row = [];
  };
  const plain = text.replace(/^\uFEFF/, '');
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') {
        cell += letter;
      } else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else {
        isQuoted = false;
      }
    } else if (letter === '"' && cell.trim() === '') {
      isQuoted = true;
    } else if (letter === ',') {
      endCell();
    } else if (letter === '\n') {
      endRow();
    } else if (letter !== '\r') {
      cell += letter;
    }
  }
  endRow();
  return rows;
}
