// The parts of a row that a table and a card share.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RowMenu } from '../../act/row-menu.tsx';
import classes from '../data-list.module.css';
import { text } from '../text.zh.ts';
import type { ListView, RowLink } from '../view.ts';

/** The mark of one row. */
export function RowMark<Row>({ view, row }: { view: ListView<Row>; row: Row }) {
  const { selection, rowKey, nameOf } = view;
  return (
    <input
      type="checkbox"
      className={classes.mark}
      aria-label={text.selectRow(nameOf(row))}
      checked={selection.has(rowKey(row))}
      onChange={() => selection.toggle(row)}
    />
  );
}

/** The actions of one row. */
export function RowActions<Row>({ view, row }: { view: ListView<Row>; row: Row }) {
  const actions = view.actions?.(row) ?? [];
  return actions.length === 0 ? null : <RowMenu name={view.nameOf(row)} actions={actions} />;
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
