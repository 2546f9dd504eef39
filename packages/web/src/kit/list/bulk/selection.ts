// The rows that are marked, kept across pages.
import { useState } from 'react';
import type { Question, Source } from '../source/source.ts';

/** More are never taken at once: what is done to them is done one by one. */
export const SELECT_LIMIT = 10_000;

export interface Selection<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  readonly has: (key: string) => boolean;
  readonly toggle: (row: Row) => void;
  /** Marks or unmarks all of the given rows. */
  readonly set: (rows: readonly Row[], on: boolean) => void;
  readonly clear: () => void;
}

export function useSelection<Row>(rowKey: (row: Row) => string): Selection<Row> {
  const [rows, setRows] = useState<ReadonlyMap<string, Row>>(new Map());
  const set = (changed: readonly Row[], on: boolean): void =>
    setRows((now) => {
      const next = new Map(now);
      for (const row of changed) {
        if (on) {
          next.set(rowKey(row), row);
        } else {
          next.delete(rowKey(row));
        }
      }
      return next;
    });
  return {
    rows,
    has: (key) => rows.has(key),
    toggle: (row) => set([row], !rows.has(rowKey(row))),
    set,
    clear: () => setRows(new Map()),
  };
}

/** Every row that fits, up to the limit. */
export async function readAll<Row>(
  source: Source<Row>,
  question: Question,
  signal: AbortSignal,
  limit = SELECT_LIMIT,
): Promise<Row[]> {
  const found: Row[] = [];
  for await (const { rows } of source.all(question, signal)) {
    found.push(...rows);
    if (found.length >= limit) {
      break;
    }
  }
  return found.slice(0, limit);
}
