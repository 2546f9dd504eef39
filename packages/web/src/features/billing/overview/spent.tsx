// What this month has cost so far, against the month before at the same day, and what it will have cost at its end.
import { formatYuan } from '@uos/contract/rules';
import { monthEndYuan, sameTimeYuan } from '../../../parts/bills/forecast.ts';
import { changeOf, percentWords } from '../../../parts/figure/figure.ts';
import { text } from '../text.zh.ts';
import classes from './overview.module.css';

/** From here on a rise is worth a colour. */
const STEEP = 0.3;

export function Spent({ spent, lastMonth }: { spent: number; lastMonth: number }) {
  const now = Date.now();
  const change = changeOf(spent, sameTimeYuan(lastMonth, now));
  const expected = monthEndYuan(spent, now);
  return (
    <section aria-label={text.soFar}>
      <p className={classes.dim}>{text.soFar}</p>
      <p className={classes.hero}>{formatYuan(spent)}</p>
      {change === undefined ? null : (
        <p className={classes.dim}>
          {text.againstLast}{' '}
          <span data-steep={change > STEEP || undefined} className={classes.change}>
            {change < 0 ? '↓' : '↑'} {percentWords(change)}
          </span>
        </p>
      )}
      {expected === undefined || spent === 0 ? null : (
        <>
          <div className={classes.progress} aria-hidden="true">
            <i style={{ width: `${(spent / expected) * 100}%` }} />
          </div>
          <p className={classes.dim}>
            {text.expectedEnd} <b>{formatYuan(expected)}</b>
          </p>
        </>
      )}
    </section>
  );
}
