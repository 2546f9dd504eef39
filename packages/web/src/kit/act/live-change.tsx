// From what to what live traffic moves, as two chips.
import { Icon } from '../show/icon.tsx';
import { arrowRightIcon } from '../show/icons.ts';
import classes from './confirm.module.css';
import type { LiveChange } from './confirm.tsx';

export function LiveChangeChips({ from, to }: LiveChange) {
  return (
    <p className={classes.change}>
      <span className={classes.chip}>{from}</span>
      <Icon of={arrowRightIcon} size={16} />
      <span className={classes.chip} data-to>
        {to}
      </span>
    </p>
  );
}
