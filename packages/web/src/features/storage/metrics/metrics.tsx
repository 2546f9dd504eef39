// What a database does: five curves over the same time, and when it slept.
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { Group, SegmentedControl, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatSize } from '@uos/contract/rules';
import type { Database } from '@uos/sdk/services/storage';
import { oneOf, useSearchState } from '../../../kit/address/search-state.ts';
import { gatherOf } from '../../../kit/call/query.ts';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { isOfOperator } from '../database/use-database-actions.tsx';
import { storageOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { curveOf } from './curves.ts';
import classes from './metrics.module.css';

const RANGES = ['1h', '6h', '1d', '7d'] as const;
type Range = (typeof RANGES)[number];

const HOUR_SECONDS = 3600;
/** A curve of each has some hundred points. */
const SPANS: Readonly<Record<Range, { readonly seconds: number; readonly step: number }>> = {
  '1h': { seconds: HOUR_SECONDS, step: 60 },
  '6h': { seconds: 6 * HOUR_SECONDS, step: 60 },
  '1d': { seconds: 24 * HOUR_SECONDS, step: 300 },
  '7d': { seconds: 7 * 24 * HOUR_SECONDS, step: 1800 },
};
/** A sample is taken each half minute. */
const LOOK_MS = 30_000;

const MEGABYTE = 1_000_000;
const CHARTS: readonly { readonly name: keyof typeof text.metricNames; readonly write: (value: number) => string }[] = [
  { name: 'cpu', write: (value) => `${oneDecimal(value)}%` },
  { name: 'memory', write: (value) => formatSize(value * MEGABYTE) },
  { name: 'disk', write: (value) => formatSize(value * MEGABYTE) },
  { name: 'connections', write: (value) => oneDecimal(value) },
  { name: 'qps', write: text.perSecond },
];

/** Of what is small a digit more: an axis with the same words twice says nothing. */
function oneDecimal(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 1 ? 2 : 1 });
}

const spec = { range: oneOf(...RANGES) };

export default function Metrics({ appId, database }: { appId: string; database: Database }) {
  const [{ range }, change] = useSearchState(spec);
  return (
    <Stack gap="md">
      <Group gap="md">
        <SegmentedControl
          aria-label={text.range}
          value={range}
          onChange={(next) => change({ range: next as Range })}
          data={RANGES.map((value) => ({ value, label: text.ranges[value] }))}
        />
        <span className={classes.note}>{isOfOperator(database) ? text.ofOperatorNote : text.sleepNote}</span>
      </Group>
      <div className={classes.charts}>
        {CHARTS.filter(({ name }) => name === 'disk' || !isOfOperator(database)).map((chart) => (
          <Curve key={chart.name} appId={appId} database={database} range={range} {...chart} />
        ))}
      </div>
    </Stack>
  );
}

interface CurveProps {
  readonly appId: string;
  readonly database: Database;
  readonly range: Range;
  readonly name: keyof typeof text.metricNames;
  readonly write: (value: number) => string;
}

function Curve({ appId, database: { databaseId: id, createdAt }, range, name, write }: CurveProps) {
  const { seconds, step } = SPANS[range];
  const { metrics } = storageOf(appId).databases;
  const query = useQuery({
    // why with its ends: one call for all five, and what it answers does not say where the time began
    ...gatherOf(metrics, { id, period: step }, range, async (signal) => {
      const to = Date.now();
      const from = Math.max(to - seconds * 1000, Date.parse(createdAt));
      const asked = { startTime: new Date(from).toISOString(), endTime: new Date(to).toISOString() };
      return { ...(await metrics({ id, period: step, ...asked }, { signal })), from, to };
    }),
    select: ({ metrics: all, from, to }) =>
      curveOf({
        ...{ from, to, stepMs: step * 1000, key: name, label: text.metricNames[name], asleep: text.asleep },
        points: (all.find((metric) => metric.name === name)?.points ?? []).map(({ timestamp, value }) => ({
          at: timestamp * 1000,
          value,
        })),
      }),
    refetchInterval: LOOK_MS,
  });
  return <ChartCard title={text.metricNames[name]} query={query} write={write} shape="area" height={160} isLevel />;
}
