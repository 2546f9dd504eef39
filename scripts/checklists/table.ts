// The checklists of tests/spec: tab-separated, names in the first line.

/** One record per line, keyed by the names in the first line; a cell left out is empty. */
export function parseTable(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}
