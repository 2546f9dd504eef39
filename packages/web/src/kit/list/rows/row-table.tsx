// The rows of a page as a table; skeletons of the same height while there are none yet.

import { Skeleton } from '@mantine/core';
import { type MouseEvent, memo, type PointerEvent, type ReactNode, useState } from 'react';
import { Icon } from '../../show/icon.tsx';
import { arrowDownIcon, arrowUpIcon, sortIcon } from '../../show/icons.ts';
import type { Column } from '../columns/column.tsx';
import { ROW_HEIGHT } from '../columns/columns-state.ts';
import classes from '../data-list.module.css';
import type { Sort } from '../source/source.ts';
import { text } from '../text.zh.ts';
import type { ListView } from '../view.ts';
import { AllMark, PageMark } from './head-marks.tsx';
import { actionsWidth, RowActions } from './row-actions.tsx';
import { RowMark, RowTitle } from './row-parts.tsx';

const SKELETON_ROWS = 8;
const MARK_WIDTH = 36;

interface RowTableProps<Row> {
  readonly view: ListView<Row>;
  /** Absent while they are loaded. */
  readonly rows: readonly Row[] | undefined;
}

export function RowTable<Row>({ view, rows }: RowTableProps<Row>) {
  const { density } = view.columnsState;
  const skeletons = Math.min(view.state.question.size, SKELETON_ROWS);
  return (
    <div className={classes.scroller}>
      <TableFrame view={view} rows={rows ?? []}>
        <tbody>
          {rows === undefined
            ? Array.from({ length: skeletons }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                <SkeletonRow key={index} view={view} height={ROW_HEIGHT[density]} />
              ))
            : rows.map((row, index) => <TableRow key={view.rowKey(row)} view={view} row={row} index={index} />)}
        </tbody>
      </TableFrame>
    </div>
  );
}

interface FrameProps<Row> {
  readonly view: ListView<Row>;
  /** What the mark in the head takes and leaves, where it does not take all. */
  readonly rows: readonly Row[];
  /** All rows, where only some are drawn: the mark in the head takes them all. */
  readonly count?: number;
  /** Widths decide, not contents. */
  readonly fixed?: boolean;
  readonly children: ReactNode;
}

/** The table around its body: widths and heads. */
export function TableFrame<Row>({ view, rows, count, fixed = false, children }: FrameProps<Row>) {
  const { columns, widthOf, hasWidths, density } = view.columnsState;
  const [first] = rows;
  const actions = first === undefined ? [] : (view.actions?.(first) ?? []);
  return (
    <table
      className={classes.table}
      aria-label={view.label}
      aria-rowcount={count === undefined ? undefined : count + 1}
      data-density={density}
      data-fixed={fixed || hasWidths || undefined}
    >
      <colgroup>
        {view.bulk === undefined ? null : <col style={{ width: MARK_WIDTH }} />}
        {columns.map((column) => (
          <col key={column.key} style={{ width: widthOf(column) }} />
        ))}
        {view.actions === undefined ? null : <col style={{ width: actionsWidth(actions) }} />}
      </colgroup>
      <thead>
        <tr>
          {view.bulk === undefined ? null : (
            <th className={classes.markCell}>
              {count === undefined ? <PageMark view={view} rows={rows} /> : <AllMark view={view} count={count} />}
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.key} view={view} column={column} />
          ))}
          {view.actions === undefined ? null : (
            <th className={classes.actionsCell}>
              <span className={classes.announce}>{text.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      {children}
    </table>
  );
}

function Head<Row>({ view, column }: { view: ListView<Row>; column: Column<Row> }) {
  const { key, title, align, sort } = column;
  const now = view.state.question.sort;
  const word = view.source.sorts?.(view.state.question) === false ? undefined : sort === true ? key : sort;
  const direction = word !== undefined && now?.key === word ? now.direction : undefined;
  return (
    <th
      data-align={align}
      aria-sort={direction === undefined ? undefined : direction === 'asc' ? 'ascending' : 'descending'}
    >
      {word === undefined ? (
        <span className={classes.headText}>{title}</span>
      ) : (
        <button
          type="button"
          className={classes.sort}
          data-on={direction !== undefined || undefined}
          title={text.sortBy(title)}
          onClick={() => view.state.setSort(nextSort(word, direction))}
        >
          {title}
          <Icon of={direction === undefined ? sortIcon : direction === 'asc' ? arrowUpIcon : arrowDownIcon} size={14} />
        </button>
      )}
      <Grip title={title} onWidth={(width) => view.columnsState.setWidth(key, width)} />
    </th>
  );
}

/** Up, down, and then as the list comes. */
function nextSort(key: string, direction: Sort['direction'] | undefined): Sort | undefined {
  return direction === 'desc' ? undefined : { key, direction: direction === 'asc' ? 'desc' : 'asc' };
}

const KEY_STEP = 16;

/** The right edge of a head: drag it, or press the arrow keys on it. */
function Grip({ title, onWidth }: { title: string; onWidth: (width: number) => void }) {
  const [from, setFrom] = useState<{ x: number; width: number }>();
  const cellWidth = (grip: Element) => grip.closest('th')?.getBoundingClientRect().width ?? 0;
  const begin = (event: PointerEvent<HTMLButtonElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom({ x: event.clientX, width: cellWidth(event.currentTarget) });
  };
  return (
    <button
      type="button"
      className={classes.grip}
      aria-label={text.resize(title)}
      tabIndex={-1}
      data-dragging={from !== undefined || undefined}
      onPointerDown={begin}
      onPointerMove={(event) => {
        if (from !== undefined) {
          onWidth(from.width + event.clientX - from.x);
        }
      }}
      onPointerUp={() => setFrom(undefined)}
      onPointerCancel={() => setFrom(undefined)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'ArrowLeft' || key === 'ArrowRight') {
          onWidth(cellWidth(currentTarget) + (key === 'ArrowLeft' ? -KEY_STEP : KEY_STEP));
        }
      }}
    />
  );
}

interface TableRowProps<Row> {
  readonly view: ListView<Row>;
  readonly row: Row;
  readonly index: number;
  /** Its place among all rows, where only some are drawn. */
  readonly ariaIndex?: number;
  readonly height?: number;
}

function PlainTableRow<Row>({ view, row, index, ariaIndex, height }: TableRowProps<Row>) {
  const { columnsState, selection, rowKey } = view;
  const link = view.linkOf(row);
  const openRow = (event: MouseEvent<HTMLTableRowElement>): void => {
    if (!isInteractive(event) && document.getSelection()?.isCollapsed !== false) {
      view.open(row);
    }
  };
  return (
    <tr
      data-row={index}
      data-selected={selection.has(rowKey(row)) || undefined}
      data-open={link !== undefined || undefined}
      data-on={view.isOpen(row) || undefined}
      aria-rowindex={ariaIndex}
      tabIndex={-1}
      style={height === undefined ? undefined : { height }}
      onClick={link === undefined ? undefined : openRow}
    >
      {view.bulk === undefined ? null : (
        <td className={classes.markCell}>
          <RowMark view={view} row={row} index={index} />
        </td>
      )}
      {columnsState.columns.map((column, at) => (
        <td key={column.key} data-align={column.align} data-title={at === 0 || undefined}>
          {at === 0 ? <RowTitle link={link}>{column.cell(row)}</RowTitle> : column.cell(row)}
          {view.under === undefined ? null : (
            <div className={classes.under}>
              {view.under.map(({ key, cell }) => (
                <span key={key}>{cell(row)}</span>
              ))}
            </div>
          )}
        </td>
      ))}
      {view.actions === undefined ? null : (
        <td className={classes.actionsCell}>
          <RowActions view={view} row={row} />
        </td>
      )}
    </tr>
  );
}

/** Drawn anew only when the row or the list around it changes, not with every turn of the wheel. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

interface SkeletonRowProps<Row> {
  readonly view: ListView<Row>;
  readonly height: number;
}

export function SkeletonRow<Row>({ view, height }: SkeletonRowProps<Row>) {
  return (
    <tr style={{ height }}>
      {view.bulk === undefined ? null : <td className={classes.markCell} />}
      {view.columnsState.columns.map(({ key, align }, index) => (
        <td key={key}>
          <Skeleton height={12} width={index === 0 ? '60%' : '70%'} ml={align === 'right' ? 'auto' : 0} />
        </td>
      ))}
      {view.actions === undefined ? null : <td />}
    </tr>
  );
}

/** A click on something that has a meaning of its own. */
function isInteractive({ target, currentTarget, defaultPrevented }: MouseEvent<HTMLElement>): boolean {
  const hit = target instanceof Element ? target.closest('a, button, input, label, [role="menuitem"]') : null;
  // why the first: a menu of the row is drawn elsewhere in the page, yet its clicks arrive here
  return defaultPrevented || !currentTarget.contains(target as Node) || hit !== null;
}
