// What may be done with one row: up to two things by their names; of more the first, and the others behind three dots.
import { type RowAction, RowMenu } from '../../act/row-menu.tsx';
import { useSaid } from '../../act/use-said.ts';
import { Tip } from '../../show/tip.tsx';
import type { ListView } from '../view.ts';
import classes from './row-actions.module.css';

interface RowActionsProps<Row> {
  readonly view: ListView<Row>;
  readonly row: Row;
  /** There is room for one thing only. */
  readonly isNarrow?: boolean;
}

const NAMED = 2;
const NAMED_NARROW = 1;

export function RowActions<Row>({ view, row, isNarrow = false }: RowActionsProps<Row>) {
  const actions = view.actions?.(row) ?? [];
  const name = view.nameOf(row);
  const [first, ...others] = actions;
  if (first === undefined) {
    return null;
  }
  if (actions.length <= (isNarrow ? NAMED_NARROW : NAMED)) {
    return (
      <span className={classes.few}>
        {actions.map((action) => (
          <Named key={action.label} name={name} action={action} />
        ))}
      </span>
    );
  }
  return (
    <span className={classes.many}>
      {isNarrow ? null : (
        <span className={classes.first}>
          <Named name={name} action={first} />
        </span>
      )}
      <RowMenu name={name} actions={isNarrow ? actions : others} />
    </span>
  );
}

function Named({ name, action: { label, danger, reason, onClick, said } }: { name: string; action: RowAction }) {
  const [isSaid, say] = useSaid();
  const press = (): void => {
    onClick();
    if (said !== undefined) {
      say();
    }
  };
  return (
    <Tip label={reason}>
      <button
        type="button"
        className={classes.named}
        data-danger={danger || undefined}
        aria-label={`${name} ${label}`}
        aria-disabled={reason !== undefined || undefined}
        onClick={reason === undefined ? press : undefined}
      >
        {isSaid ? said : label}
      </button>
    </Tip>
  );
}

/** Room for the names, where a table keeps to widths: a Chinese character is as wide as its letters are high. */
export function actionsWidth(actions: readonly RowAction[]): number {
  return actions.length > NAMED
    ? DOTS_WIDTH
    : Math.max(
        actions.reduce((sum, { label }) => sum + label.length * LETTER_WIDTH + GAP, PADDING),
        DOTS_WIDTH,
      );
}

const DOTS_WIDTH = 56;
const LETTER_WIDTH = 13;
const GAP = 12;
const PADDING = 16;
