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

/** Its lines, each at most `room` cells wide where that is possible. */
export function tableText(columns: readonly TableColumn[], room: number): string {
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
  return table.toString().replace(/ +$/gm, '');
}

/** What is left of a text has to tell it from its neighbours. */
const LEAST = 12;

/**
 * Takes what is too much from the widest texts first; none goes below twelve cells. Ids, numbers, times and words of a
 * fixed set stay whole: half of one is of no use. Where that is not enough, ids go that take half of the room, and then
 * the last columns, which are the least important; --json has them.
 */
function fitColumns(columns: readonly TableColumn[], room: number): (TableColumn & { readonly width: number })[] {
  const wide = columns.map((column) => {
    const { format, labels } = column.column;
    const isId = column.cells.every(({ text }) => isUuid(text));
    return {
      ...column,
      width: Math.max(widthOf(column.title.text), ...column.cells.map(({ text }) => widthOf(text))),
      isId,
      mayShrink: format === undefined && labels === undefined && !isId,
    };
  });
  const over = (): number => wide.reduce((sum, { width }) => sum + width + GAP.length, -GAP.length) - room;
  while (over() > 0) {
    const shrinking = wide.filter(({ mayShrink, width }) => mayShrink && width > LEAST);
    const slack = shrinking.reduce((sum, { width }) => sum + width - LEAST, 0);
    if (slack < over() && wide.length > 1) {
      // why not always the last one: an id behind the name would take a narrow terminal for itself
      const id = wide.findIndex(({ isId, width }, index) => isId && index > 0 && width > room / 2);
      wide.splice(id < 0 ? wide.length - 1 : id, 1);
      continue;
    }
    const widest = shrinking.toSorted((a, b) => b.width - a.width)[0];
    if (widest === undefined) {
      break;
    }
    widest.width -= 1;
  }
  return wide;
}
