// A month in numbers: bills and transactions, the bills by service, and the year behind it.
import { useQuery } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import { formatYuan } from '@uos/contract/rules';
import type { MonthlyTrend } from '@uos/sdk/services/billing';
import { queryOf } from '../../../kit/call/query.ts';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { RankCard } from '../../../kit/chart/rank-card.tsx';
import { type ChartData, chartOf } from '../../../kit/chart/series.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Figures } from '../../../kit/show/figures.tsx';
import { billing } from '../calls.ts';
import classes from './month-summary.module.css';
import { text } from './text.zh.ts';

export function MonthSummary({ month }: { month: string }) {
  const byService = useQuery({
    ...queryOf(billing.monthly.amount, { month }),
    select: ({ Items }) =>
      Items.map(({ ServiceName, Amount }) => ({
        key: ServiceName,
        label: label(serviceLabels, ServiceName)[language],
        value: Amount,
      })),
  });
  return (
    <>
      <Sums month={month} />
      <div className={classes.cards}>
        <TrendCard />
        <RankCard
          title={text.byService}
          help={text.byServiceHelp}
          query={byService}
          write={formatYuan}
          empty={text.byServiceEmpty}
        />
      </div>
    </>
  );
}

function Sums({ month }: { month: string }) {
  const amount = useQuery(queryOf(billing.monthly.amount, { month }));
  const sums = useQuery(queryOf(billing.monthly.transactions, { month }));
  const failed = [amount, sums].find(({ isError }) => isError);
  if (failed !== undefined) {
    return <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (amount.data === undefined || sums.data === undefined) {
    return <Waiting height={86} />;
  }
  const figures = [
    [text.billTotal, amount.data.Amount],
    [text.deposits, sums.data.DepositAmount],
    [text.increased, sums.data.IncreasedAmount],
    [text.reduced, sums.data.ReducedAmount],
    [text.refunded, sums.data.RefundAmount],
  ] as const;
  return (
    <Figures
      label={text.inMonth(month)}
      figures={figures.map(([title, value]) => ({ title, value: formatYuan(value) }))}
    />
  );
}

/** Bills and deposits of twelve months: of everybody, or of one organisation. */
export function TrendCard({ orgId }: { orgId?: string }) {
  const trend = useQuery({
    ...queryOf(billing.monthly.trend, orgId === undefined ? {} : { orgId }),
    select: chart,
  });
  return (
    <ChartCard
      title={text.trend}
      help={text.trendHelp}
      query={trend}
      write={formatYuan}
      shape="bars"
      height={200}
      daily
    />
  );
}

function chart({ Items }: MonthlyTrend): ChartData {
  const points = (key: 'Amount' | 'DepositAmount') =>
    Items.map((item) => ({ at: Date.parse(`${item.Month}-01T00:00:00+08:00`), value: item[key] }));
  return chartOf([
    { key: 'bills', label: text.trendBills, points: points('Amount') },
    { key: 'deposits', label: text.trendDeposits, points: points('DepositAmount') },
  ]);
}
