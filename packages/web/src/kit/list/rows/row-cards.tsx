// The rows of a page as cards, for a narrow screen; the first column is the title.
import { Skeleton } from '@mantine/core';
import classes from '../data-list.module.css';
import type { ListView } from '../view.ts';
import { RowActions, RowMark, RowTitle } from './row-parts.tsx';

const SKELETONS = ['a', 'b', 'c', 'd'] as const;

interface RowCardsProps<Row> {
  readonly view: ListView<Row>;
  readonly rows: readonly Row[] | undefined;
}

export function RowCards<Row>({ view, rows }: RowCardsProps<Row>) {
  const [title, ...facts] = view.columnsState.all.filter(
    ({ key, hidden, wideOnly }) => view.columnsState.isShown(key) || (wideOnly === true && hidden !== true),
  );
  if (rows === undefined) {
    return (
      <ul className={classes.cards} aria-hidden="true">
        {SKELETONS.map((row) => (
          <li key={row} className={classes.card}>
            <Skeleton height={16} width="45%" my={6} />
            <dl className={classes.facts}>
              {facts.map(({ key, title: name }) => (
                <div key={key} className={classes.fact}>
                  <dt>{name}</dt>
                  <dd>
                    <Skeleton height={12} width="70%" my={5} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={classes.cards} aria-label={view.label}>
      {rows.map((row, index) => (
        <li
          key={view.rowKey(row)}
          className={classes.card}
          data-row={index}
          data-selected={view.selection.has(view.rowKey(row)) || undefined}
          tabIndex={-1}
        >
          <div className={classes.cardHead}>
            {view.bulk === undefined ? null : <RowMark view={view} row={row} />}
            <div className={classes.cardTitle}>
              <RowTitle link={view.linkOf(row)}>{title?.cell(row)}</RowTitle>
            </div>
            <RowActions view={view} row={row} />
          </div>
          <dl className={classes.facts}>
            {facts.map((column) => (
              <div key={column.key} className={classes.fact}>
                <dt>{column.title}</dt>
                <dd>{column.cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
