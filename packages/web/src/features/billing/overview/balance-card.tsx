// What is left, how long it lasts, and what it is made of: amounts that are nothing are not listed.
import { formatYuan } from '@uos/contract/rules';
import type { Balance } from '@uos/sdk/browser';
import type { ReactNode } from 'react';
import { lastsDays } from '../../../parts/bills/forecast.ts';
import { text } from '../text.zh.ts';
import { balanceAmounts } from './balance-amounts.ts';
import classes from './overview.module.css';

type Amounts = Pick<Balance, (typeof balanceAmounts)[number]['key']>;

interface BalanceCardProps {
  readonly balance: Amounts;
  /** This month so far, in yuan. */
  readonly spent: number;
  /** What can be done about it. */
  readonly children: ReactNode;
}

const SOON_DAYS = 14;

export function BalanceCard({ balance, spent, children }: BalanceCardProps) {
  const days = lastsDays(balance.Balance, spent, Date.now());
  const parts = balanceAmounts.filter(({ key }) => key !== 'Balance' && balance[key] !== 0);
  return (
    <section className={classes.card} aria-label={text.balance}>
      <p className={classes.cardHead}>
        <span className={classes.dim}>{text.amounts.Balance.title}</span>
        {days === undefined ? null : (
          <span className={classes.lasts} data-soon={days < SOON_DAYS || undefined}>
            {text.lasts(days)}
          </span>
        )}
      </p>
      <p className={classes.amount} data-low={balance.Balance < 0 || undefined}>
        {formatYuan(balance.Balance)}
      </p>
      {balance.Balance < 0 ? <p className={classes.low}>{text.overdrawn}</p> : null}
      {balance.PendingAmount === 0 ? null : (
        <p className={classes.dim}>{text.alsoPending(formatYuan(balance.PendingAmount))}</p>
      )}
      <div className={classes.actions}>{children}</div>
      {parts.length === 0 ? null : (
        <details className={classes.parts}>
          <summary>{text.madeOf}</summary>
          <dl>
            {parts.map(({ key, title, help }) => (
              <div key={key}>
                <dt title={help}>{title}</dt>
                <dd>{formatYuan(balance[key])}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
