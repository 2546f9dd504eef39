// How often each variant was really given out, and to about how many players.
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { durationOptionsWithDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { ConfigOverride } from '@uos/sdk/services/remote-config';
import { exposedPlayersColumns } from '@uos/sdk/services/remote-config.columns';
import { queryOf } from '../../../kit/call/query.ts';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { ChartRangePicker, useChartRange } from '../../../kit/chart/chart-range.tsx';
import { chartOf } from '../../../kit/chart/series.ts';
import { configOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import classes from './override.module.css';

export default function Exposures({ appId, override }: { appId: string; override: ConfigOverride }) {
  const { start, end } = useChartRange(7).days;
  const isDay = start === end;
  const query = queryOf(configOf(appId).exposures.list, {
    ...{ id: override.overrideId, startDate: start, endDate: end },
    granularity: isDay ? 'hour' : 'day',
  });
  const reads = useQuery({
    ...query,
    select: ({ exposures }) => {
      const ids = [...new Set([...override.variants, ...exposures].map(({ variantId }) => variantId))];
      return chartOf(
        ids.map((id) => ({
          key: id,
          label:
            override.variants.find(({ variantId }) => variantId === id)?.name ??
            (exposures.find(({ variantId }) => variantId === id)?.variantName || text.goneVariant),
          points: exposures
            .filter(({ variantId }) => variantId === id)
            .map(({ time, reads: value }) => ({ at: Date.parse(time), value })),
        })),
      );
    },
  });
  const players = useQuery({
    ...query,
    select: (reply) =>
      chartOf([
        {
          key: 'players',
          label: exposedPlayersColumns.players.title,
          points: reply.players.map(({ date, players: value }) => ({ at: startOfShanghaiDay(date) ?? 0, value })),
        },
      ]),
  });
  return (
    <Stack gap="md">
      <ChartRangePicker options={durationOptionsWithDay} />
      <div className={classes.charts}>
        <ChartCard title={text.served} help={text.servedHelp} query={reads} shape="bars" daily={!isDay} />
        <ChartCard title={text.reachedPlayers} help={text.reachedHelp} query={players} shape="area" isLevel daily />
      </div>
    </Stack>
  );
}
