// How much is read, by day, and how much there is to read.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addsUp, startOfShanghaiDay } from '@uos/contract/rules';
import type { ConfigDailyUsage } from '@uos/sdk/services/remote-config';
import { configDailyUsageColumns } from '@uos/sdk/services/remote-config.columns';
import { queryOf } from '../../../kit/call/query.ts';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { ChartRangePicker, useChartRange } from '../../../kit/chart/chart-range.tsx';
import { chartOf } from '../../../kit/chart/series.ts';
import { configOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './usage.module.css';

type Metric = Exclude<keyof ConfigDailyUsage, 'date' | 'activeAppCount'>;

const CHARTS: readonly {
  readonly title: string;
  readonly help: string;
  readonly metrics: readonly Metric[];
  readonly shape: 'area' | 'bars';
}[] = [
  { title: text.reads, help: text.readsHelp, metrics: ['getOverridesCall', 'getSettingsCall'], shape: 'bars' },
  { title: text.kept, help: text.keptHelp, metrics: ['configCount', 'maxCachedCount'], shape: 'area' },
];

export default function Usage({ appId }: { appId: string }) {
  return (
    <Stack gap="md">
      <ChartRangePicker />
      <div className={classes.charts}>
        {CHARTS.map((chart) => (
          <Chart key={chart.title} appId={appId} chart={chart} />
        ))}
      </div>
    </Stack>
  );
}

function Chart({ appId, chart: { title, help, metrics, shape } }: { appId: string; chart: (typeof CHARTS)[number] }) {
  const { start, end } = useChartRange(7).days;
  const data = useQuery({
    ...queryOf(configOf(appId).usages.daily, { startDate: start, endDate: end }),
    select: ({ usages }) =>
      chartOf(
        metrics.map((metric) => ({
          key: metric,
          label: configDailyUsageColumns[metric].title,
          points: usages.map((day) => ({ at: startOfShanghaiDay(day.date) ?? 0, value: day[metric] })),
        })),
      ),
  });
  const isLevel = !metrics.some(addsUp);
  return <ChartCard title={title} help={help} query={data} shape={shape} isLevel={isLevel} daily />;
}
