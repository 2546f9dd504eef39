// What orders for real money earn: by day, and by product.
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatFen } from '@uos/contract/rules';
import { ChartCard } from '../../../../kit/chart/chart-card.tsx';
import { ChartRangePicker, useChartRange } from '../../../../kit/chart/chart-range.tsx';
import { RankCard } from '../../../../kit/chart/rank-card.tsx';
import { chartOf } from '../../../../kit/chart/series.ts';
import { Figures } from '../../../../kit/show/figures.tsx';
import { grouped } from '../../../../kit/show/grouped.ts';
import { earnedQuery, MOST_READ, sumsQuery } from './queries.ts';
import { text } from './text.zh.ts';

const SHOWN = 20;

export default function Revenue({ appId }: { appId: string }) {
  const { days } = useChartRange(7);
  const sums = useQuery(sumsQuery(appId, days, 'RealMoneyPurchase'));
  const chart = useQuery({
    ...sumsQuery(appId, days, 'RealMoneyPurchase'),
    select: ({ points }) =>
      chartOf([
        {
          key: 'amount',
          label: text.amount,
          points: points.map(({ time, amount }) => ({ at: Date.parse(time), value: amount })),
        },
      ]),
  });
  const earned = useQuery(earnedQuery(appId, days));
  const byProduct = useQuery({
    ...earnedQuery(appId, days),
    select: ({ products = [] }) =>
      products.slice(0, SHOWN).map(({ slugName, displayName, orders, fen }) => ({
        key: slugName,
        label: displayName,
        note: text.orderCount(orders),
        value: fen,
      })),
  });
  const totals = sums.data?.totals;
  const paid =
    totals === undefined ? 0 : totals.byStatus.Charged + totals.byStatus.Fulfilled + totals.byStatus.FulfillFailed;
  return (
    <Stack gap="lg">
      <ChartRangePicker />
      <Figures
        label={text.revenue}
        figures={[
          { title: text.amount, value: totals === undefined ? undefined : formatFen(totals.amount) },
          { title: text.paidOrders, value: totals === undefined ? undefined : grouped(paid) },
          { title: text.perOrder, value: paid === 0 ? undefined : formatFen(Math.round((totals?.amount ?? 0) / paid)) },
          { title: text.refundedOrders, value: totals === undefined ? undefined : grouped(totals.byStatus.Refunded) },
        ]}
      />
      <ChartCard title={text.byDay} help={text.byDayHelp} query={chart} write={formatFen} shape="bars" daily />
      {earned.data !== undefined && earned.data.products === undefined ? (
        <Text size="sm" c="dimmed">
          {text.tooMany(earned.data.total, MOST_READ)}
        </Text>
      ) : (
        <RankCard title={text.byProduct} query={byProduct} write={formatFen} empty={text.nothingEarned} />
      )}
    </Stack>
  );
}
