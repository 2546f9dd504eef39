// What bills are made of: each metric with its use, what of it is free, its price and what it costs.
import type { Bill } from '@uos/sdk/browser';
import type { ReactNode } from 'react';
import { billedHelp, lineColumns, linesOf } from './bill-columns.tsx';
import classes from './bill-lines.module.css';
import { text } from './text.zh.ts';

export function BillLines({ bills }: { bills: readonly Bill[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section className={classes.frame} tabIndex={0} aria-label={text.appLines}>
      <LineTable bills={bills} className={classes.table} caption={billedHelp} />
    </section>
  );
}

interface LineTableProps {
  readonly bills: readonly Bill[];
  readonly className?: string | undefined;
  readonly caption?: string;
  /** Rows below the lines. */
  readonly children?: ReactNode;
}

/** Screens and the bill on paper dress it themselves. */
export function LineTable({ bills, className, caption, children }: LineTableProps) {
  return (
    <table className={className}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead>
        <tr>
          {lineColumns.map(({ key, title, align }) => (
            <th key={key} data-align={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linesOf(bills).map((line) => (
          <tr key={line.key}>
            {lineColumns.map(({ key, cell, align }) => (
              <td key={key} data-align={align}>
                {cell(line)}
              </td>
            ))}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  );
}
