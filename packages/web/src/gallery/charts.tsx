// Charts: every state, and several that share one hover line.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatSize } from '@uos/contract/rules';
import { ChartCard } from '../kit/chart/chart-card.tsx';
import { ChartRangePicker } from '../kit/chart/chart-range.tsx';
import { type ChartData, chartOf } from '../kit/chart/series.ts';
import { failure, fromNetwork, never } from './samples.ts';
import type { States } from './scenes.ts';
import { text } from './text.zh.ts';

const START = Date.UTC(2026, 9, 20, 16);

function wave(seed: number, size: number): { at: number; value: number }[] {
  return Array.from({ length: 30 }, (_, day) => ({
    at: START + day * 86_400_000,
    value: Math.round(size * (1 + Math.sin(day / 3 + seed) * 0.5 + ((day * 7919 * (seed + 1)) % 100) / 300)),
  }));
}

const traffic = chartOf([
  { key: 'down', label: text.down, points: wave(0, 42_000_000_000) },
  { key: 'up', label: text.up, points: wave(1, 9_000_000_000) },
]);
const flat = wave(0, 0);
const players = chartOf([{ key: 'players', label: text.players, points: wave(2, 480_000) }]);

function card(name: string, load: () => Promise<ChartData>) {
  return () => {
    const query = useQuery({ queryKey: ['gallery', 'chart', name], queryFn: load });
    return <ChartCard title={text.traffic} help={text.trafficHelp} query={query} write={formatSize} daily />;
  };
}

function Several() {
  const a = useQuery({ queryKey: ['gallery', 'traffic'], queryFn: () => fromNetwork(traffic) });
  const b = useQuery({ queryKey: ['gallery', 'players'], queryFn: () => fromNetwork(players) });
  return (
    <Stack>
      <ChartRangePicker fallback={30} />
      <ChartCard title={text.traffic} help={text.trafficHelp} query={a} write={formatSize} daily />
      <ChartCard title={text.players} query={b} shape="bars" daily />
    </Stack>
  );
}

export default {
  several: Several,
  flat: card('flat', async () => chartOf([{ key: 'down', label: text.down, points: flat }])),
  loading: card('loading', () => never()),
  error: card('error', () => Promise.reject(failure())),
  empty: card('empty', async () => chartOf([{ key: 'down', label: text.down, points: [] }])),
} satisfies States;
