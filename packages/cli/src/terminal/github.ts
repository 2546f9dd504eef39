// What GitHub Actions shows beside a run: an annotation for a failure, a table in the job summary for what was done.
import { appendFileSync } from 'node:fs';
import type { Output } from '../command.ts';
import type { Io } from '../io.ts';
import type { Failure } from '../report.ts';
import type { Language } from '../text/text.ts';
import { plain, valueAt } from './values.ts';

/** A line that the runner turns into an annotation. Source: workflow commands of GitHub Actions. */
export function annotation({ code, message, why, next }: Pick<Failure, 'code' | 'message' | 'why' | 'next'>): string {
  const text = [message, why, next].filter(Boolean).join('\n');
  return `::error title=${property(`uos ${code}`)}::${data(text)}\n`;
}

/** Adds the answer of a command to the job summary; nothing where there is none, or where it cannot be written. */
export function addJobSummary(
  { env }: Pick<Io, 'env'>,
  title: string,
  answer: unknown,
  output: Output,
  lang: Language,
): void {
  const file = env.GITHUB_STEP_SUMMARY;
  if (!file || typeof answer !== 'object' || answer === null) {
    return;
  }
  const rows: unknown[] = Array.isArray(answer) ? answer : [answer];
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  const table = [
    line(output.columns.map((column) => column.title[lang])),
    line(output.columns.map(() => '---')),
    ...rows.map((row) => line(output.columns.map(({ field }) => plain(valueAt(row, field))))),
  ];
  try {
    appendFileSync(file, `### ${title}\n\n${table.join('\n')}\n\n`);
  } catch {
    // why: a summary that cannot be written does not undo what was done
  }
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replace(/[\r\n]+/g, ' ');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
