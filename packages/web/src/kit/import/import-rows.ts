// An import as data: a file becomes records, records become rows by a mapping of columns, rows are judged and held
// against what is there already.
import { check, type TextRule } from '@uos/contract/rules';
import { language } from '../language/language.zh.ts';
import { text } from './text.zh.ts';

/** One field that an import fills. */
export interface ImportField {
  /** Key of the row, as the call names it. */
  readonly key: string;
  readonly title: string;
  readonly kind?: 'text' | 'number' | 'flag' | 'list' | 'json';
  readonly required?: boolean;
  readonly rule?: TextRule;
  /** Values that may stand there, with the words that a file may use for them. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Other heads of columns that mean this field. */
  readonly aliases?: readonly string[];
}

export type ImportRow = Readonly<Record<string, unknown>>;

/** A file as it was read: heads and records, all texts but for JSON. */
export interface ImportTable {
  readonly heads: readonly string[];
  readonly records: readonly Readonly<Record<string, unknown>>[];
}

/** Head of the file by field; a field without one is left out. */
export type Mapping = Readonly<Record<string, string>>;

export class ImportFileError extends Error {}

/** A list of objects, or an object with one list in it. */
export function tableOfJson(source: string): ImportTable {
  const value = parseJson(source);
  const list = Array.isArray(value) ? value : firstList(value);
  if (list === undefined || list.some((record) => typeof record !== 'object' || record === null)) {
    throw new ImportFileError(text.notList);
  }
  const records = list as Readonly<Record<string, unknown>>[];
  return { heads: [...new Set(records.flatMap((record) => Object.keys(record)))], records };
}

function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw new ImportFileError(text.notJson, { cause });
  }
}

function firstList(value: unknown): unknown[] | undefined {
  return typeof value === 'object' && value !== null ? Object.values(value).find(Array.isArray) : undefined;
}

/** Fields find the column of their title, key or alias, whatever its case and blanks. */
export function guessMapping(fields: readonly ImportField[], heads: readonly string[]): Mapping {
  const plain = (word: string) => word.toLowerCase().replaceAll(/[\s_\-()（）*]/g, '');
  return Object.fromEntries(
    fields.flatMap(({ key, title, aliases = [] }) => {
      const names = [title, key, ...aliases].map(plain);
      const head = heads.find((one) => names.includes(plain(one)));
      return head === undefined ? [] : [[key, head]];
    }),
  );
}

export interface JudgedRow {
  /** Line of the file, counted from 1 without the heads. */
  readonly number: number;
  readonly row: ImportRow;
  readonly problems: readonly string[];
}

/** Rows as the call takes them, each with what is wrong with it. A key that appears twice is wrong the second time. */
export function judgeRows(
  { records }: ImportTable,
  fields: readonly ImportField[],
  mapping: Mapping,
  keyOf: (row: ImportRow) => string,
): JudgedRow[] {
  const seen = new Map<string, number>();
  return records.map((record, index) => {
    const number = index + 1;
    const row: Record<string, unknown> = {};
    const problems: string[] = [];
    for (const field of fields) {
      const head = mapping[field.key];
      const read = readValue(field, head === undefined ? undefined : record[head]);
      if (read.problem !== undefined) {
        problems.push(read.problem);
      } else if (read.value !== undefined) {
        row[field.key] = read.value;
      }
    }
    const key = keyOf(row);
    const first = seen.get(key);
    if (key !== '' && first !== undefined) {
      problems.push(text.twice(first));
    } else {
      seen.set(key, number);
    }
    return { number, row, problems };
  });
}

interface Read {
  readonly value?: unknown;
  readonly problem?: string;
}

const YES = new Set(['true', '1', 'yes', 'y', text.yes]);
const NO = new Set(['false', '0', 'no', 'n', text.no]);

function readValue(field: ImportField, raw: unknown): Read {
  const words = typeof raw === 'string' ? raw.trim() : raw;
  if (words === undefined || words === null || words === '') {
    return field.required === true ? { problem: text.missing(field.title) } : {};
  }
  switch (field.kind) {
    case 'number': {
      const value = typeof words === 'number' ? words : Number(String(words).replaceAll(',', ''));
      return Number.isFinite(value) ? { value } : { problem: text.notNumber(field.title) };
    }
    case 'flag': {
      const word = String(words).toLowerCase();
      return YES.has(word) ? { value: true } : NO.has(word) ? { value: false } : { problem: text.notFlag(field.title) };
    }
    case 'list':
      return {
        value: Array.isArray(words)
          ? words
          : String(words)
              .split(/[,;，；、|]/)
              .map((one) => one.trim())
              .filter((one) => one !== ''),
      };
    case 'json':
      return typeof words === 'string' ? readJson(field, words) : { value: words };
    default:
      return readText(field, String(words));
  }
}

function readJson({ title }: ImportField, words: string): Read {
  try {
    return { value: JSON.parse(words) };
  } catch {
    return { problem: text.notJsonField(title) };
  }
}

function readText({ title, options, rule }: ImportField, words: string): Read {
  if (options !== undefined) {
    const option = options.find(({ value, label }) => value === words || label === words);
    return option === undefined
      ? { problem: text.notOption(title, options.map(({ label }) => label).join(text.comma)) }
      : { value: option.value };
  }
  const problem = rule === undefined ? undefined : check(rule, words);
  return problem === undefined ? { value: words } : { problem: text.wrong(title, problem[language]) };
}

export interface PlannedRow {
  readonly number: number;
  readonly key: string;
  readonly row: ImportRow;
  readonly how: 'create' | 'update' | 'same';
  readonly changes: readonly {
    readonly field: string;
    readonly label: string;
    readonly before?: string;
    readonly after?: string;
  }[];
}

/** What the import would do: nothing is sent. Only the fields of the file count. */
export function planRows(
  judged: readonly JudgedRow[],
  existing: ReadonlyMap<string, ImportRow>,
  fields: readonly ImportField[],
  keyOf: (row: ImportRow) => string,
): PlannedRow[] {
  return judged
    .filter(({ problems }) => problems.length === 0)
    .map(({ number, row }) => {
      const key = keyOf(row);
      const now = existing.get(key);
      const changes =
        now === undefined
          ? []
          : fields
              .filter(({ key: field }) => field in row && !sameValue(now[field], row[field]))
              .map(({ key: field, title }) => ({
                field,
                label: title,
                before: wordsOf(now[field]),
                after: wordsOf(row[field]),
              }));
      return {
        number,
        key,
        row,
        how: now === undefined ? 'create' : changes.length === 0 ? 'same' : 'update',
        changes,
      };
    });
}

function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function wordsOf(value: unknown): string {
  return value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}
