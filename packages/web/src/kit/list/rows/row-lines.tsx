// The rows of a page in two lines each, for a narrow screen: what it is, and below it the first few facts.
import { Skeleton } from '@mantine/core';
import classes from '../data-list.module.css';
import { text } from '../text.zh.ts';
import type { ListView } from '../view.ts';
import { RowActions } from './row-actions.tsx';
import { RowMark, RowTitle } from './row-parts.tsx';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
/** As many as a phone shows beside each other. */
const FACTS = 4;

interface RowLinesProps<Row> {
  readonly view: ListView<Row>;
  readonly rows: readonly Row[] | undefined;
}

export function RowLines<Row>({ view, rows }: RowLinesProps<Row>) {
  const [title, ...others] = view.columnsState.columns;
  const facts = others.slice(0, FACTS);
  if (rows === undefined) {
    return (
      <ul className={classes.lines} aria-hidden="true">
        {SKELETONS.map((row) => (
          <li key={row} className={classes.lineRow}>
            <Skeleton height={14} width="45%" my={4} />
            <Skeleton height={12} width="70%" my={4} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className={classes.lines} aria-label={view.label}>
      {rows.map((row, index) => (
        <li
          key={view.rowKey(row)}
          className={classes.lineRow}
          data-row={index}
          data-selected={view.selection.has(view.rowKey(row)) || undefined}
          data-on={view.isOpen(row) || undefined}
          tabIndex={-1}
        >
          {view.bulk === undefined ? null : <RowMark view={view} row={row} index={index} />}
          <div className={classes.lineWords}>
            <div className={classes.lineTitle}>
              <RowTitle link={view.linkOf(row)}>{title?.cell(row)}</RowTitle>
            </div>
            <dl className={classes.under}>
              {facts.map(({ key, title: name, align, titled = align === 'right', cell }) => {
                const words = cell(row);
                // why left out: no column has to be kept straight here
                return words === text.none ? null : (
                  <div key={key} className={classes.underFact}>
                    <dt data-seen={titled || undefined}>{name}</dt>
                    <dd>{words}</dd>
                  </div>
                );
              })}
            </dl>
          </div>
          <RowActions view={view} row={row} isNarrow />
        </li>
      ))}
    </ul>
  );
}
