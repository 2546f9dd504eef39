// The load of a server since it was made.
import { useQuery } from '@tanstack/react-query';
import { formatSize } from '@uos/contract/rules';
import type { AllocationsMetricsReply, MultiverseAllocation } from '@uos/sdk/services/multiverse';
import { queryOf } from '../../../kit/call/query.ts';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { type ChartData, chartOf } from '../../../kit/chart/series.ts';
import { multiverseOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { isAlive } from './life.ts';
import classes from './server-facts.module.css';

const LOOK_MS = 30_000;

interface Chart {
  readonly title: string;
  readonly lines: readonly (readonly [name: string, label: string])[];
  readonly write: (value: number) => string;
  readonly isLevel?: true;
}

const CHARTS: readonly Chart[] = [
  { title: text.cpu, lines: [['cpu', text.cpu]], write: text.millicores, isLevel: true },
  { title: text.memory, lines: [['memory', text.memory]], write: text.mebibytes, isLevel: true },
  {
    title: text.network,
    lines: [
      ['networkTransmit', text.sent],
      ['networkReceive', text.received],
    ],
    write: formatSize,
  },
];

export default function ServerMetrics({ appId, server }: { appId: string; server: MultiverseAllocation }) {
  return (
    <div className={classes.parts}>
      {CHARTS.map((chart) => (
        <Load key={chart.title} appId={appId} server={server} chart={chart} />
      ))}
    </div>
  );
}

function Load({ appId, server, chart }: { appId: string; server: MultiverseAllocation; chart: Chart }) {
  const query = useQuery({
    // why its creation alone: the end is now, and asked for anew each time
    ...queryOf(multiverseOf(appId).allocations.metrics, {
      gameId: appId,
      id: server.uuid,
      startTime: server.createdAt,
    }),
    select: (reply) => linesOf(reply, chart),
    refetchInterval: isAlive(server) ? LOOK_MS : false,
  });
  const { title, write, isLevel = false } = chart;
  return <ChartCard title={title} query={query} write={write} shape="line" height={160} isLevel={isLevel} />;
}

function linesOf({ metrics }: AllocationsMetricsReply, { lines }: Chart): ChartData {
  return chartOf(
    lines.map(([name, label]) => ({
      key: name,
      label,
      points: (metrics.find((metric) => metric.name === name)?.points ?? []).map(({ time, value }) => ({
        at: Date.parse(time),
        value,
      })),
    })),
  );
}
