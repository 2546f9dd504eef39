// How long the test files took, by project, as lines to read at the end of a run.

export interface FileTime {
  readonly project: string;
  /** Below the root of the checkout. */
  readonly path: string;
  readonly tests: number;
  /** From when a worker took the file, its imports and hooks included; both as `Date.now()` has them. */
  readonly begun: number;
  readonly ended: number;
}

/** A line for each project in the order they began, then the slowest files. */
export function timeLines(files: readonly FileTime[], slowest = 0): string[] {
  const projects = Map.groupBy(
    files.toSorted((a, b) => a.begun - b.begun),
    ({ project }) => project,
  );
  const rows = [...projects].map(([project, own]) => [
    project,
    String(own.length),
    String(sum(own.map(({ tests }) => tests))),
    seconds(Math.max(...own.map(({ ended }) => ended)) - Math.min(...own.map(({ begun }) => begun))),
    seconds(sum(own.map(timeOf))),
  ]);
  const last = files
    .toSorted((a, b) => timeOf(b) - timeOf(a))
    .slice(0, slowest)
    .map((file) => `${seconds(timeOf(file)).padStart(8)}  ${file.path}`);
  return [
    ...(rows.length === 0 ? [] : inColumns([['project', 'files', 'tests', 'clock', 'sum of files'], ...rows])),
    ...(last.length === 0 ? [] : ['slowest files', ...last]),
  ];
}

function timeOf({ begun, ended }: FileTime): number {
  return ended - begun;
}

function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}
