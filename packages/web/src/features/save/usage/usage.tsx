// How much the saves of an app use, every day.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addsUp, formatSize, startOfShanghaiDay } from '@uos/contract/rules';
import type { SaveDailyUsage } from '@uos/sdk/services/save';
import { saveDailyUsageColumns } from '@uos/sdk/services/save.columns';
import { queryOf } from '../../../kit/call/query.ts';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { ChartRangePicker, useChartRange } from '../../../kit/chart/chart-range.tsx';
import { chartOf } from '../../../kit/chart/series.ts';
import { saveOf } from '../queries.ts';
import classes from './usage.module.css';

type Metric = Exclude<keyof SaveDailyUsage, 'date'>;

const CHARTS: readonly {
  readonly metric: Metric;
  readonly shape: 'area' | 'bars';
  readonly write?: (value: number) => string;
}[] = [
  { metric: 'totalSize', shape: 'area', write: formatSize },
  { metric: 'totalNum', shape: 'area' },
  { metric: 'count', shape: 'bars' },
  { metric: 'uploadCount', shape: 'bars' },
  { metric: 'downloadSize', shape: 'bars', write: formatSize },
];

export default function Usage({ appId }: { appId: string }) {
  return (
    <Stack gap="sm">
      <ChartRangePicker />
      <div className={classes.charts}>
        {CHARTS.map((chart) => (
          <Chart key={chart.metric} appId={appId} {...chart} />
        ))}
      </div>
    </Stack>
  );
}

function Chart({ appId, metric, ...look }: { readonly appId: string } & (typeof CHARTS)[number]) {
  const {
    days: { start, end },
  } = useChartRange(7);
  const { title } = saveDailyUsageColumns[metric];
  const data = useQuery({
    ...queryOf(saveOf(appId).usage.daily, { startDate: start, endDate: end }),
    select: ({ usages }) =>
      chartOf([
        {
          key: metric,
          label: title,
          points: usages.map((day) => ({ at: startOfShanghaiDay(day.date) ?? 0, value: day[metric] })),
        },
      ]),
  });
  return <ChartCard title={title} query={data} isLevel={!addsUp(metric)} daily {...look} />;
}
