// The money of an organisation at a glance: this month and how it will end, what is left, the year, and where it goes.
import { useQuery } from '@tanstack/react-query';
import { addMonths } from '@uos/contract/rules';
import type { Organization } from '@uos/sdk/browser';
import { Suspense, useState } from 'react';
import { ActionButton } from '../../../kit/act/action-button.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { StaleLine } from '../../../kit/page/stale-line.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { buildingIcon, cardIcon } from '../../../kit/show/icons.ts';
import { currentMonth } from '../../../parts/bills/month.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { balanceQuery, trendQuery, yearOfBillsQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import { noBalance } from './balance-amounts.ts';
import { BalanceCard } from './balance-card.tsx';
import { LastTransactions } from './last-transactions.tsx';
import { MonthChart } from './month-chart.tsx';
import classes from './overview.module.css';
import { Shares } from './shares.tsx';
import { Spent } from './spent.tsx';
import { stacksOf } from './stacks.ts';

const OnlineDeposit = part(() => import('../deposit/online-deposit.tsx'), 'over');
const VoucherDeposit = part(() => import('../deposit/voucher-deposit.tsx'), 'over');

const MONTHS = 12;

export default function BillOverview({ organization: { id } }: { organization: Organization }) {
  const balance = useQuery(balanceQuery(id));
  const trend = useQuery(trendQuery(id, MONTHS));
  const year = useQuery(yearOfBillsQuery(id, MONTHS)).data;
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'online' | 'voucher'>();
  const close = () => setOpen(undefined);
  const month = currentMonth();
  const amountOf = (of: string): number => trend.data?.find(({ Month }) => Month === of)?.Amount ?? 0;
  const spent = amountOf(month);
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <div className={classes.left}>
          {trend.isSuccess ? <Spent spent={spent} lastMonth={amountOf(addMonths(month, -1))} /> : null}
          {balance.isPending ? <Waiting height={180} /> : null}
          {balance.isLoadingError ? <ErrorPanel error={balance.error} onRetry={() => void balance.refetch()} /> : null}
          <StaleLine query={balance} />
          {balance.data === undefined ? null : (
            <BalanceCard balance={balance.data ?? noBalance} spent={spent}>
              <ActionButton icon={cardIcon} reason={reasonFor('payment.create')} onClick={() => setOpen('online')}>
                {text.depositOnline}
              </ActionButton>
              <ActionButton
                icon={buildingIcon}
                variant="default"
                reason={reasonFor('billing.transactions.create')}
                onClick={() => setOpen('voucher')}
              >
                {text.depositBank}
              </ActionButton>
            </BalanceCard>
          )}
        </div>
        <div>
          {trend.isPending ? <Waiting height={260} /> : null}
          {trend.isLoadingError ? <ErrorPanel error={trend.error} onRetry={() => void trend.refetch()} /> : null}
          <StaleLine query={trend} />
          {trend.data === undefined ? null : <MonthChart months={trend.data} bills={year} />}
        </div>
      </div>
      <Shares orgId={id} services={stacksOf(year ?? []).services.filter((name) => name !== undefined)} />
      <LastTransactions orgId={id} />
      <Suspense fallback={null}>
        {open === 'online' ? <OnlineDeposit orgId={id} onClose={close} /> : null}
        {open === 'voucher' ? <VoucherDeposit orgId={id} onClose={close} /> : null}
      </Suspense>
    </div>
  );
}
