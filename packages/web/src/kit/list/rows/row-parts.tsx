// The parts of a row that a table and a narrow list share.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from '../data-list.module.css';
import { text } from '../text.zh.ts';
import type { ListView, RowLink } from '../view.ts';

interface RowMarkProps<Row> {
  readonly view: ListView<Row>;
  readonly row: Row;
  readonly index: number;
}

/** The mark of one row. */
export function RowMark<Row>({ view, row, index }: RowMarkProps<Row>) {
  const { selection, rowKey, nameOf, mark } = view;
  return (
    <input
      type="checkbox"
      className={classes.mark}
      aria-label={text.selectRow(nameOf(row))}
      checked={selection.has(rowKey(row))}
      onChange={({ nativeEvent }) => mark(index, row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}

/** The first cell: the way to what the row stands for. */
export function RowTitle({ link, children }: { link: RowLink | undefined; children: ReactNode }) {
  return link === undefined ? (
    children
  ) : (
    <Link className={classes.link} {...(link as { to: string })}>
      {children}
    </Link>
  );
}
