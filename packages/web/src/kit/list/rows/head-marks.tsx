// The mark in the head of a table: of the rows of a page, or of all there are.
import classes from '../data-list.module.css';
import { text } from '../text.zh.ts';
import type { ListView } from '../view.ts';

export function PageMark<Row>({ view, rows }: { view: ListView<Row>; rows: readonly Row[] }) {
  const marked = rows.filter((row) => view.selection.has(view.rowKey(row))).length;
  return (
    <HeadMark
      label={text.selectPage}
      marked={marked}
      of={rows.length}
      onChange={() => view.selection.set(rows, marked < rows.length)}
    />
  );
}

export function AllMark<Row>({ view, count }: { view: ListView<Row>; count: number }) {
  const marked = view.selection.rows.size;
  const onChange = (): void => (marked > 0 ? view.selection.clear() : void view.markAll());
  return <HeadMark label={text.selectEvery} marked={marked} of={count} onChange={onChange} />;
}

interface HeadMarkProps {
  readonly label: string;
  readonly marked: number;
  readonly of: number;
  readonly onChange: () => void;
}

function HeadMark({ label, marked, of, onChange }: HeadMarkProps) {
  return (
    <input
      type="checkbox"
      className={classes.mark}
      aria-label={label}
      checked={marked > 0 && marked >= of}
      disabled={of === 0}
      ref={(box) => {
        if (box !== null) {
          box.indeterminate = marked > 0 && marked < of;
        }
      }}
      onChange={onChange}
    />
  );
}
