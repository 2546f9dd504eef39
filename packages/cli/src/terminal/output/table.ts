// A table on a terminal: which columns fit, and how they stand. Loaded only where one is drawn.
import Table from 'cli-table3';
import type { Column } from '../../program/command.ts';
import { isUuid } from '../../text/ids.ts';
import { widthOf } from '../width.ts';
import { isNumeric } from './values.ts';

export interface TableCell {
  readonly text: string;
  /** The same with its colour. */
  readonly painted: string;
}

export interface TableColumn {
  readonly column: Column;
  readonly title: TableCell;
  readonly cells: readonly TableCell[];
}

const GAP = '  ';
const NO_LINES = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'mid']
    .flatMap((side) => ['', '-mid', '-left', '-right'].map((end) => side + end))
    .map((name) => [name, '']),
);

export interface TableText {
  /** Lines, each at most as wide as the terminal where that is possible. */
  readonly text: string;
  /** Columns for which it has no room. */
  readonly left: readonly TableColumn[];
}

export function tableText(columns: readonly TableColumn[], room: number): TableText {
  const fitted = fitColumns(columns, room);
  const table = new Table({
    head: fitted.map(({ title }) => title.painted),
    colWidths: fitted.map(({ width }) => width),
    colAligns: fitted.map(({ column }) => (isNumeric(column.format) ? 'right' : 'left')),
    chars: { ...NO_LINES, middle: GAP },
    // why nobody's colours: they come painted, and it would load a library of its own for them
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(...(columns[0]?.cells ?? []).map((_, row) => fitted.map(({ cells }) => cells[row]?.painted ?? '')));
  return {
    text: table.toString().replace(/ +$/gm, ''),
    left: columns.filter(({ column }) => !fitted.some((one) => one.column === column)),
  };
}

/** What is left of a text has to tell it from its neighbours. */
const LEAST = 12;
/** Part of the line that is never taken from the first column. */
const KEY_SHARE = 0.6;

interface Measured extends TableColumn {
  /** Cells of its widest text. */
  readonly full: number;
  /** With fewer it is of no use: half an id, a number or a word of a fixed set is none. */
  readonly least: number;
  readonly isHash: boolean;
}

interface Fitted extends TableColumn {
  readonly width: number;
}

/**
 * The first column tells rows apart: it is cut last, and never so far that two of them look alike. The others follow as
 * far as there is room for them, hashes at the end; what is left of the room goes to those that are cut, the first first.
 */
function fitColumns(columns: readonly TableColumn[], room: number): readonly Fitted[] {
  const measured = columns.map((column, at) => measure(column, at === 0 ? room * KEY_SHARE : 0));
  const [key, ...others] = measured;
  if (key === undefined) {
    return [];
  }
  const taken = new Map<Measured, number>([[key, Math.min(key.least, room)]]);
  let left = room - Math.min(key.least, room);
  for (const column of others.toSorted((a, b) => Number(a.isHash) - Number(b.isHash))) {
    if (GAP.length + column.least <= left) {
      taken.set(column, column.least);
      left -= GAP.length + column.least;
    }
  }
  return measured.flatMap((column) => {
    const least = taken.get(column);
    if (least === undefined) {
      return [];
    }
    const more = Math.min(left, column.full - least);
    left -= more;
    return [{ ...column, width: least + more }];
  });
}

/** `own` is the room that it has a right to. */
function measure(column: TableColumn, own: number): Measured {
  const { format, labels } = column.column;
  const texts = column.cells.map(({ text }) => text);
  const full = Math.max(widthOf(column.title.text), ...texts.map(widthOf));
  const isHash = texts.every((text) => /^[0-9a-f]{32,}$/i.test(text));
  const isCut = format === undefined && labels === undefined && !isHash && !texts.every(isUuid);
  const least = isCut ? Math.min(full, Math.max(LEAST, Math.floor(own), own > 0 ? apart(texts) : 0)) : full;
  return { ...column, full, least, isHash };
}

/** Cells at which the texts still differ when they are cut: what two of them begin with, the next letter, the mark. */
function apart(texts: readonly string[]): number {
  const sorted = [...new Set(texts)].sort();
  return Math.max(0, ...sorted.slice(1).map((text, index) => widthOf(shared(sorted[index] ?? '', text)) + 3));
}

function shared(one: string, other: string): string {
  let end = 0;
  while (end < one.length && one[end] === other[end]) {
    end += 1;
  }
  return one.slice(0, end);
}
