// Columns as data, and the usual kinds of them by the field they show.
import { type LabelTable, label } from '@uos/contract/labels';
import { formatFen, formatSize, formatTime, formatYuan } from '@uos/contract/rules';
import type { ReactNode } from 'react';
import { language } from '../../language/language.zh.ts';
import { CopyableId } from '../../show/code.tsx';
import { StatusDot } from '../../show/status-dot.tsx';
import { text } from '../text.zh.ts';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** What an export writes; the field named by `key` when absent. */
  readonly value?: (row: Row) => unknown;
  /** Numbers stand right. */
  readonly align?: 'right';
  /** Width in pixels to begin with. */
  readonly width?: number;
  /** May be sorted by: the word of the server, or `true` where it is the key itself. */
  readonly sort?: true | string;
  /** Left out where the window is narrower than a desktop. */
  readonly wideOnly?: boolean;
  /** Off until the person turns it on. */
  readonly hidden?: boolean;
  /** Says nothing without its title, which a phone shows beside it. */
  readonly titled?: boolean;
}

type More<Row> = Partial<Omit<Column<Row>, 'key' | 'title'>>;

/** The field as it is exported: what the wire says. */
export function columnValue<Row>({ key, value }: Column<Row>, row: Row): unknown {
  return value === undefined ? (row as Readonly<Record<string, unknown>>)[key] : value(row);
}

/**
 * Makers of columns for rows that are no entity of the contract; `columnsOf` is for those that are.
 * @example
 * const c = columnKinds<Bucket>();
 * const columns = [c.text('name', text.name, { sort: true }), c.bytes('content_size', text.size), c.time('created', text.created)];
 */
export function columnKinds<Row>() {
  type Key = keyof Row & string;
  const make = (
    key: Key,
    title: string,
    cell: (value: unknown, row: Row) => ReactNode,
    more: More<Row>,
  ): Column<Row> => ({
    key,
    title,
    cell: (row) => cell(row[key], row),
    ...more,
  });
  const number = (key: Key, title: string, write: (value: number) => string, more: More<Row>) =>
    make(key, title, (value) => (typeof value === 'number' ? write(value) : text.none), { align: 'right', ...more });
  return {
    text: (key: Key, title: string, more: More<Row> = {}) => make(key, title, words, more),
    /** A short identifier with a copy mark. */
    id: (key: Key, title: string, more: More<Row> = {}) =>
      make(key, title, (value) => (isNothing(value) ? text.none : <CopyableId value={String(value)} />), {
        width: 140,
        ...more,
      }),
    number: (key: Key, title: string, more: More<Row> = {}) => number(key, title, grouped, more),
    bytes: (key: Key, title: string, more: More<Row> = {}) => number(key, title, (value) => formatSize(value), more),
    /** Amounts in fen. */
    fen: (key: Key, title: string, more: More<Row> = {}) => number(key, title, (value) => formatFen(value), more),
    /** Amounts in yuan. */
    yuan: (key: Key, title: string, more: More<Row> = {}) => number(key, title, (value) => formatYuan(value), more),
    /** A moment: ISO text, or epoch seconds or milliseconds. */
    time: (key: Key, title: string, more: More<Row> = {}) =>
      make(key, title, (value) => (isNothing(value) ? text.none : <time>{formatTime(value as string)}</time>), {
        width: 160,
        ...more,
      }),
    status: (key: Key, title: string, labels: LabelTable, more: More<Row> = {}) =>
      make(key, title, (value) => <StatusDot label={label(labels, value as string)} />, { width: 120, ...more }),
    /** The word of a value; an export writes the value. */
    label: (key: Key, title: string, labels: LabelTable, more: More<Row> = {}) =>
      make(key, title, (value) => (isNothing(value) ? text.none : label(labels, value as string)[language]), more),
    /** How many there are. */
    count: (key: Key, title: string, more: More<Row> = {}) =>
      make(key, title, (value) => grouped(lengthOf(value)), {
        align: 'right',
        value: (row) => lengthOf(row[key]),
        ...more,
      }),
    flag: (key: Key, title: string, more: More<Row> = {}) =>
      make(key, title, (value) => (value === true ? text.yes : text.no), { width: 80, titled: true, ...more }),
    /** Anything else, drawn by hand. */
    own: (key: string, title: string, cell: (row: Row) => ReactNode, more: More<Row> = {}): Column<Row> => ({
      key,
      title,
      // why: an empty cell looks like one that was forgotten
      cell: (row) => {
        const shown = cell(row);
        return shown === '' || shown === undefined || shown === null ? text.none : shown;
      },
      ...more,
    }),
  };
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function words(value: unknown): ReactNode {
  if (isNothing(value)) {
    return text.none;
  }
  return Array.isArray(value) ? value.join(text.comma) : String(value);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function grouped(value: number): string {
  return value.toLocaleString('en-US');
}
