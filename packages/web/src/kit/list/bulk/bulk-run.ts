// The same thing done to many rows, a few at a time, with what became of each.

export type RowState = 'waiting' | 'running' | 'done' | 'failed';

export interface RowResult<Row> {
  readonly key: string;
  readonly row: Row;
  readonly state: RowState;
  readonly problem?: unknown;
}

interface BulkOptions<Row> {
  readonly rows: readonly { readonly key: string; readonly row: Row }[];
  readonly run: (row: Row) => Promise<unknown>;
  /** Sees all results after every change. */
  readonly onChange: (results: readonly RowResult<Row>[]) => void;
  /** Rows that have not begun are left when it is aborted. */
  readonly signal: AbortSignal;
  readonly parallel?: number;
}

export async function runBulk<Row>(options: BulkOptions<Row>): Promise<readonly RowResult<Row>[]> {
  const { rows, run, onChange, signal, parallel = 4 } = options;
  let results: readonly RowResult<Row>[] = rows.map(({ key, row }) => ({ key, row, state: 'waiting' }));
  const set = (index: number, change: Partial<RowResult<Row>>): void => {
    results = results.map((result, at) => (at === index ? { ...result, ...change } : result));
    onChange(results);
  };
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < rows.length && !signal.aborted) {
      const index = next;
      next += 1;
      const entry = rows[index];
      if (entry === undefined) {
        return;
      }
      set(index, { state: 'running' });
      try {
        await run(entry.row);
        set(index, { state: 'done' });
      } catch (problem) {
        set(index, { state: 'failed', problem });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallel, rows.length) }, worker));
  return results;
}
