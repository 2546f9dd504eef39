// How often and how much players loaded from a bucket, by day or by hour.
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { durationOptionsWithDay, formatSize } from '@uos/contract/rules';
import type { BucketStatistics } from '@uos/sdk/browser';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { ChartRangePicker, useChartRange } from '../../../kit/chart/chart-range.tsx';
import { type ChartData, chartOf } from '../../../kit/chart/series.ts';
import { statisticsQuery } from '../queries.ts';
import { text } from '../text.zh.ts';
import type { BucketContext } from './bucket-detail.tsx';
import classes from './bucket-statistics.module.css';

const CHARTS = [
  { key: 'bytes', title: text.traffic, write: formatSize, shape: 'area' },
  { key: 'downloads', title: text.downloads, write: undefined, shape: 'area' },
  { key: 'errors', title: text.errors, write: undefined, shape: 'bars' },
] as const;

export default function BucketStatisticsTab({ appId, bucket }: BucketContext) {
  const { days, duration } = useChartRange(7);
  const isDay = duration === 1;
  const query = statisticsQuery({ appId, id: bucket.id }, days, duration);
  const topPaths = useQuery(query).data?.top_paths ?? [];
  return (
    <Stack gap="md">
      <ChartRangePicker options={durationOptionsWithDay} />
      <div className={classes.charts}>
        {CHARTS.map((one) => (
          <Chart key={one.key} query={query} of={one} daily={!isDay} />
        ))}
        <TopPaths of={topPaths} />
      </div>
    </Stack>
  );
}

interface ChartProps {
  readonly query: ReturnType<typeof statisticsQuery>;
  readonly of: (typeof CHARTS)[number];
  readonly daily: boolean;
}

function Chart({ query, of: { key, title, write, shape }, daily }: ChartProps) {
  const data = useQuery({ ...query, select: (statistics) => chart(statistics, key, title) });
  return (
    <ChartCard title={title} query={data} {...(write === undefined ? {} : { write })} shape={shape} daily={daily} />
  );
}

function chart({ items }: BucketStatistics, key: 'bytes' | 'downloads' | 'errors', label: string): ChartData {
  return chartOf([{ key, label, points: items.map((item) => ({ at: momentOf(item.date), value: item[key] })) }]);
}

/** `2026-11-20` or `2026-11-20 09:00`, in Asia/Shanghai. */
function momentOf(date: string): number {
  const [day, hour = '00:00'] = date.split(' ');
  return Date.parse(`${day}T${hour}:00+08:00`);
}

function TopPaths({ of }: { of: BucketStatistics['top_paths'] }) {
  return (
    <Paper p="md" component="section" aria-label={text.topPaths}>
      <Title order={3}>{text.topPaths}</Title>
      <Text size="xs" c="dimmed" mb="sm">
        {text.topPathsHelp}
      </Text>
      {of.length === 0 ? (
        <Text size="sm" c="dimmed">
          {text.noDownloads}
        </Text>
      ) : (
        <ol className={classes.top}>
          {of.map(({ path, downloads, bytes }) => (
            <li key={path}>
              <Group justify="space-between" gap="md" wrap="nowrap">
                <span className={classes.path}>{path}</span>
                <Text size="sm" c="dimmed" component="span" className={classes.numbers}>
                  {downloads.toLocaleString('en-US')} · {formatSize(bytes)}
                </Text>
              </Group>
            </li>
          ))}
        </ol>
      )}
    </Paper>
  );
}
