// A short table without a state of its own: what belongs to one thing, or fits a dialog. Columns are those of a list.
import type { Column } from '../columns/column.tsx';
import classes from './plain-table.module.css';

interface TableRowsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

interface PlainTableProps<Row> extends TableRowsProps<Row> {
  /** What the rows are, for screen readers. */
  readonly label: string;
}

export function PlainTable<Row>({ label, ...table }: PlainTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      <table className={classes.table}>
        <TableRows {...table} />
      </table>
    </section>
  );
}

/** Head and rows, for a table that is dressed by whoever draws it. */
export function TableRows<Row>({ columns, rows, rowKey }: TableRowsProps<Row>) {
  return (
    <>
      <thead>
        <tr>
          {columns.map(({ key, title, align }) => (
            <th key={key} scope="col" data-align={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, title, cell, align }) => (
              <td key={key} data-align={align} data-title={title}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}
