// What a release changed, as a bar beside its words: how much of it is new, other than before, and gone.

import { text } from '../text.zh.ts';
import classes from './change-bar.module.css';

interface ChangeBarProps {
  readonly changes: { readonly add: number; readonly update: number; readonly delete: number };
}

/** From so many on the bar has its whole length. */
const WHOLE = 400;
const LEAST = 6;
const LONGEST = 64;

export function ChangeBar({ changes: { add, update, delete: removed } }: ChangeBarProps) {
  const sum = add + update + removed;
  // why no plain share: one file among four hundred would not be seen
  const length = LEAST + (LONGEST - LEAST) * Math.min(1, Math.log1p(sum) / Math.log1p(WHOLE));
  return sum === 0 ? (
    <span className={classes.none}>{text.noChanges}</span>
  ) : (
    <span className={classes.change}>
      <span className={classes.room} aria-hidden="true">
        <span className={classes.bar} style={{ width: length }}>
          <i data-kind="add" style={{ flexGrow: add }} />
          <i data-kind="update" style={{ flexGrow: update }} />
          <i data-kind="delete" style={{ flexGrow: removed }} />
        </span>
      </span>
      {text.pendingCounts(add, update, removed)}
    </span>
  );
}
