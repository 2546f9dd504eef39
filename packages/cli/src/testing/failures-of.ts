// For tables of commands: hundreds of rows that one rule holds for are one test.

/** Does the same with each row in turn, and answers a line for each that it went wrong with; a test then names them all. */
export async function failuresOf<Row extends { readonly id: string }>(
  rows: readonly Row[],
  check: (row: Row) => Promise<void> | void,
): Promise<string[]> {
  const lines: string[] = [];
  for (const row of rows) {
    try {
      await check(row);
    } catch (error) {
      lines.push(`${row.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return lines;
}
