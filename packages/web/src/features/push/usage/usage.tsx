// How much push is used: the last hour as it goes on, and every day.
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addDays, addsUp, formatSize, startOfShanghaiDay } from '@uos/contract/rules';
import type { AppsMetricsReply, AppsUsageReply, PushMetricPoint, PushUsage } from '@uos/sdk/services/push';
import { pushUsageColumns } from '@uos/sdk/services/push.columns';
import { gatherOf, queryOf } from '../../../kit/call/query.ts';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { ChartRangePicker, useChartRange } from '../../../kit/chart/chart-range.tsx';
import { chartOf } from '../../../kit/chart/series.ts';
import { pushOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './usage.module.css';

export default function Usage({ appId }: { appId: string }) {
  return (
    <Stack gap="lg">
      <LastHour appId={appId} />
      <Daily appId={appId} />
    </Stack>
  );
}

const HOUR_MS = 3_600_000;
const STEP_SECONDS = 60;
const LOOK_MS = 15_000;

type Load = Exclude<keyof PushMetricPoint, 'time'>;

const NOW: readonly {
  readonly title: string;
  readonly lines: readonly (readonly [Load, string])[];
  readonly isLevel?: true;
  readonly shape: 'line' | 'area' | 'bars';
  readonly write?: (value: number) => string;
}[] = [
  { title: text.online, lines: [['onlinePlayerCount', text.online]], isLevel: true, shape: 'area' },
  { title: text.messages, lines: [['messageCount', text.messages]], shape: 'bars' },
  {
    title: text.loadNow,
    lines: [
      ['cpuUsage', text.cpu],
      ['memoryUsage', text.memory],
    ],
    isLevel: true,
    shape: 'line',
    write: text.percent,
  },
];

function LastHour({ appId }: { appId: string }) {
  const { metrics } = pushOf(appId).apps;
  // why the hour is asked for anew each time: it ends now
  const query = gatherOf(metrics, { id: appId }, 'last hour', (signal) => {
    const now = Date.now();
    const [startTime, endTime] = [now - HOUR_MS, now].map((at) => new Date(at).toISOString());
    return metrics({ id: appId, startTime, endTime, step: STEP_SECONDS }, { signal });
  });
  return (
    <section aria-label={text.now}>
      <Title order={2} mb="sm">
        {text.now}
      </Title>
      <div className={classes.charts}>
        {NOW.map((chart) => (
          <Now key={chart.title} query={query} of={chart} />
        ))}
      </div>
    </section>
  );
}

interface NowProps {
  readonly query: ReturnType<typeof gatherOf<{ id: string }, AppsMetricsReply, AppsMetricsReply>>;
  readonly of: (typeof NOW)[number];
}

function Now({ query, of: { title, lines, ...look } }: NowProps) {
  const data = useQuery({
    ...query,
    refetchInterval: LOOK_MS,
    select: ({ points }) =>
      chartOf(
        lines.map(([key, label]) => ({
          key,
          label,
          points: points.map((point) => ({ at: Date.parse(point.time), value: point[key] })),
        })),
      ),
  });
  return <ChartCard title={title} query={data} {...look} />;
}

type Metric = Exclude<keyof PushUsage, 'time'>;

const DAILY: readonly {
  readonly key: Metric;
  readonly shape: 'area' | 'bars';
  readonly write?: (value: number) => string;
}[] = [
  { key: 'connectedPlayerPeak', shape: 'area' },
  { key: 'connectedPlayerTotal', shape: 'area' },
  { key: 'messageTotal', shape: 'bars' },
  { key: 'messageSizeTotal', shape: 'bars', write: formatSize },
  { key: 'cpuHours', shape: 'area' },
];

function Daily({ appId }: { appId: string }) {
  const {
    days: { start, end },
  } = useChartRange(7);
  const query = queryOf(pushOf(appId).apps.usage, {
    id: appId,
    startTime: startOf(start),
    endTime: endOf(end),
  });
  return (
    <section aria-label={text.daily}>
      <Stack gap="sm">
        <Title order={2}>{text.daily}</Title>
        <ChartRangePicker />
        <div className={classes.charts}>
          {DAILY.map(({ key, ...look }) => (
            <Day key={key} metric={key} query={query} {...look} />
          ))}
        </div>
      </Stack>
    </section>
  );
}

interface DayProps {
  readonly metric: Metric;
  readonly query: ReturnType<typeof queryOf<{ id: string }, AppsUsageReply>>;
  readonly shape: 'area' | 'bars';
  readonly write?: (value: number) => string;
}

function Day({ metric, query, ...look }: DayProps) {
  const { title } = pushUsageColumns[metric];
  const data = useQuery({
    ...query,
    select: ({ items }) =>
      chartOf([
        { key: metric, label: title, points: items.map((day) => ({ at: Date.parse(day.time), value: day[metric] })) },
      ]),
  });
  return <ChartCard title={title} query={data} isLevel={!addsUp(metric)} daily {...look} />;
}

/** The first moment of a day in Shanghai. */
function startOf(day: string): string {
  return new Date(startOfShanghaiDay(day) ?? 0).toISOString();
}

/** The last moment of a day in Shanghai: the first one of the next would bring that day along. */
function endOf(day: string): string {
  return new Date((startOfShanghaiDay(addDays(day, 1)) ?? 0) - 1).toISOString();
}
