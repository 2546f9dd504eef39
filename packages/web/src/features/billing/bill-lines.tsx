// What bills are made of: each metric with its use, what of it is free, its price and what it costs.
import type { Bill } from '@uos/sdk/browser';
import { billedHelp, lineColumns, linesOf } from './bill-columns.tsx';
import classes from './bill-lines.module.css';
import { text } from './text.zh.ts';

export function BillLines({ bills }: { bills: readonly Bill[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section className={classes.frame} tabIndex={0} aria-label={text.appLines}>
      <table className={classes.table}>
        <caption>{billedHelp}</caption>
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
        </tbody>
      </table>
    </section>
  );
}
