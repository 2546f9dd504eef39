// A file of an import, CSV or JSON by its name, as a table. The reader of CSV is loaded with the first such file.
import { formatSize } from '@uos/contract/rules';
import { arrival } from '../lazy/source.ts';
import { ImportFileError, type ImportTable, tableOfJson } from './import-rows.ts';
import { text } from './text.zh.ts';

const reader = arrival(() => import('papaparse'));

/** Larger files belong to the command line. */
const MOST_BYTES = 20_000_000;

export async function readImportFile(file: File): Promise<ImportTable> {
  if (file.size > MOST_BYTES) {
    throw new ImportFileError(text.tooLarge(formatSize(MOST_BYTES)));
  }
  const source = (await file.text()).replace(/^\uFEFF/, '');
  const table = /\.json$/i.test(file.name) ? tableOfJson(source) : await tableOfCsv(source);
  if (table.records.length === 0) {
    throw new ImportFileError(text.noRows);
  }
  return table;
}

async function tableOfCsv(source: string): Promise<ImportTable> {
  const { default: Papa } = await reader.bring();
  const { data, meta, errors } = Papa.parse<Record<string, string>>(source, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (head) => head.trim(),
  });
  const [problem] = errors.filter(({ type }) => type === 'Quotes');
  if (problem !== undefined) {
    throw new ImportFileError(text.notCsv(problem.message));
  }
  return { heads: meta.fields ?? [], records: data };
}
