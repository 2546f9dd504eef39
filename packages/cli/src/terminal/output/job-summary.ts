// The table that a command adds to the summary of a job in GitHub Actions.
import { appendFileSync } from 'node:fs';
import type { Output } from '../../program/command.ts';
import type { Language } from '../../text/text.ts';
import type { Io } from '../io.ts';
import { plain, valueAt } from './values.ts';

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
