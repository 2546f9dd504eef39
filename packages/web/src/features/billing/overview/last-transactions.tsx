// The last money that came or went.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, platformLabels } from '@uos/contract/labels';
import { formatTime, formatYuan } from '@uos/contract/rules';
import { screen } from '../../../kit/address/link.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { signedYuan, transactionKind } from '../../../parts/transaction/transaction.ts';
import { lastTransactionsQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './overview.module.css';

export function LastTransactions({ orgId }: { orgId: string }) {
  const rows = useQuery(lastTransactionsQuery(orgId)).data ?? [];
  return rows.length === 0 ? null : (
    <section aria-label={text.lastTransactions}>
      <div className={classes.head}>
        <h2>{text.lastTransactions}</h2>
        <Link {...screen('/apps/bill', undefined, { orgId, tab: 'transactions' })}>{text.allTransactions}</Link>
      </div>
      <ul className={classes.transactions}>
        {rows.map((row) => (
          <li key={row.Id}>
            <b>{transactionKind(row)}</b>
            <span className={classes.dim}>{formatTime(row.CreatedAt)}</span>
            <StatusDot label={label(platformLabels.transaction.status, row.Status)} />
            <b className={classes.yuan}>
              {signedYuan(row) > 0 ? '+' : ''}
              {formatYuan(signedYuan(row))}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
