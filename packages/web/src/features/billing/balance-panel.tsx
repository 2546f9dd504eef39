// What an organisation has: the balance itself, and the eight amounts it is made of.
import { Paper, Text } from '@mantine/core';
import { formatYuan } from '@uos/contract/rules';
import type { Balance } from '@uos/sdk/browser';
import type { ReactNode } from 'react';
import { balanceAmounts } from './balance-amounts.ts';
import classes from './balance-panel.module.css';
import { text } from './text.zh.ts';

type Amounts = Pick<Balance, (typeof balanceAmounts)[number]['key']>;

/** `children`: what can be done about it. */
export function BalancePanel({ balance, children }: { balance: Amounts; children?: ReactNode }) {
  const [main, ...parts] = balanceAmounts;
  return (
    <Paper className={classes.panel} component="section" aria-label={text.balance}>
      <div className={classes.main}>
        <div>
          <Text size="sm" c="dimmed">
            {main?.title}
          </Text>
          <p className={classes.balance} data-low={balance.Balance < 0 || undefined}>
            {formatYuan(balance.Balance)}
          </p>
          <Text size="xs" c={balance.Balance < 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
            {balance.Balance < 0 ? text.overdrawn : main?.help}
          </Text>
        </div>
        {children}
      </div>
      <dl className={classes.parts}>
        {parts.map(({ key, title, help }) => (
          <div key={key}>
            <dt>{title}</dt>
            <dd>{formatYuan(balance[key])}</dd>
            <dd className={classes.help}>{help}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
