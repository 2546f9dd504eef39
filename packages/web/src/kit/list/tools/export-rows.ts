// The whole filtered set as a file, in the background: a task with progress that can be cancelled.
import { shanghaiDay } from '@uos/contract/rules';
import { tasks } from '../../act/tasks.ts';
import { csvLine, csvLines } from '../../keep/csv.ts';
import { download, fileName } from '../../keep/download.ts';
import { type Column, columnValue } from '../columns/column.tsx';
import type { Question, Source } from '../source/source.ts';
import { text } from '../text.zh.ts';

interface ExportOptions<Row> {
  /** What the rows are; the file is named after it. */
  readonly label: string;
  readonly source: Source<Row>;
  readonly question: Question;
  readonly columns: readonly Column<Row>[];
  readonly format: 'csv' | 'json';
}

const UTF8_MARK = '\uFEFF';

/** Starts the export and answers when the file is there, failed or was given up. */
export async function exportRows<Row>(options: ExportOptions<Row>): Promise<void> {
  const { label, format } = options;
  const task = tasks.add({
    kind: 'export',
    title: text.exportTitle(label, format.toUpperCase()),
    state: 'running',
  });
  const stop = new AbortController();
  const begin = async (): Promise<void> => {
    task.update({
      state: 'running',
      actions: {
        cancel: () => {
          stop.abort();
          task.update({ state: 'cancelled', actions: {} });
        },
      },
    });
    try {
      const { content, count } = await collect(options, stop.signal, (progress, note) =>
        task.update({ progress, note }),
      );
      const open = () => download(fileName(label, shanghaiDay(Date.now()), format), content);
      task.update({
        state: 'done',
        progress: 1,
        note: text.exported(grouped(count)),
        actions: {},
        result: { label: text.download, open },
      });
      open();
    } catch (problem) {
      if (!stop.signal.aborted) {
        task.update({ state: 'failed', problem, actions: { retry: () => void begin() } });
      }
    }
  };
  await begin();
}

type Report = (progress: number, note: string) => void;

async function collect<Row>(
  { source, question, columns, format }: ExportOptions<Row>,
  signal: AbortSignal,
  report: Report,
): Promise<{ content: Blob; count: number }> {
  const cells = columns.map((column) => ({ title: column.title, value: (row: Row) => columnValue(column, row) }));
  const parts: string[] = format === 'csv' ? [UTF8_MARK + csvLine(cells.map(({ title }) => title))] : ['['];
  let count = 0;
  for await (const { rows, total } of source.all(question, signal)) {
    signal.throwIfAborted();
    if (rows.length > 0) {
      parts.push(format === 'csv' ? csvLines(cells, rows) : `${count === 0 ? '\n' : ',\n'}${jsonLines(rows)}`);
    }
    count += rows.length;
    report(total === 0 ? 1 : count / total, text.exportNote(grouped(count), grouped(total)));
  }
  if (format === 'json') {
    parts.push('\n]\n');
  }
  const type = format === 'csv' ? 'text/csv;charset=utf-8' : 'application/json';
  return { content: new Blob(parts, { type }), count };
}

function jsonLines(rows: readonly unknown[]): string {
  return rows.map((row) => JSON.stringify(row)).join(',\n');
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
