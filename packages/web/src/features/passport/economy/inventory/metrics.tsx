// How much of each resource there is, where it comes from and goes to every day, and who has most.
import { NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addDays, shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import { screen } from '../../../../kit/address/link.ts';
import { useSearchState, words } from '../../../../kit/address/search-state.ts';
import { queryOf } from '../../../../kit/call/query.ts';
import { ChartCard } from '../../../../kit/chart/chart-card.tsx';
import { ChartRangePicker, useChartRange } from '../../../../kit/chart/chart-range.tsx';
import { RankCard } from '../../../../kit/chart/rank-card.tsx';
import { chartOf } from '../../../../kit/chart/series.ts';
import { columnKinds } from '../../../../kit/list/columns/column.tsx';
import { DataList } from '../../../../kit/list/data-list.tsx';
import type { Days } from '../../../../kit/list/filter.ts';
import { wholeListOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { Page } from '../../../../kit/page/page.tsx';
import { Figures } from '../../../../kit/show/figures.tsx';
import { grouped } from '../../../../kit/show/grouped.ts';
import { chartIcon } from '../../../../kit/show/icons.ts';
import { useApp } from '../../../../shell/apps.ts';
import { passportOf } from '../../queries.ts';
import { momentsOf } from '../orders/queries.ts';
import { holdersQuery, MOST_READ } from './queries.ts';
import { text } from './text.zh.ts';

interface Holding {
  readonly resourceSlug: string;
  readonly displayName: string;
  readonly holders: number;
  readonly quantity: number;
}

const c = columnKinds<Holding>();
const columns = [
  c.text('displayName', text.resource, { sort: true }),
  c.text('resourceSlug', text.slug, { wideOnly: true }),
  c.number('holders', text.holders, { sort: true }),
  c.number('quantity', text.units, { sort: true }),
  c.own('each', text.each, ({ holders, quantity }) => (holders === 0 ? '' : perHolder(quantity, holders)), {
    align: 'right',
    value: ({ holders, quantity }) => (holders === 0 ? '' : quantity / holders),
  }),
];

const perHolder = (quantity: number, holders: number): string =>
  (quantity / holders).toLocaleString('en-US', { maximumFractionDigits: 1 });

const spec = { resource: words() };

export default function Metrics() {
  const { AppId: appId } = useApp();
  const { inventory } = passportOf(appId);
  const { days } = useChartRange(7);
  const [{ resource }, change] = useSearchState(spec);
  const input = momentsOf(days);
  const items = useQuery({ ...queryOf(inventory.metrics, input), select: (reply) => reply.items });
  const shown = items.data ?? [];
  const chosen = resource === '' ? (shown[0]?.resourceSlug ?? '') : resource;
  return (
    <Page title={text.metrics} help={text.metricsHelp}>
      <Stack gap="lg">
        <ChartRangePicker />
        <Orders appId={appId} />
        {chosen === '' ? null : (
          <>
            <NativeSelect
              label={text.resource}
              maw={320}
              value={chosen}
              data={[
                ...(shown.some(({ resourceSlug }) => resourceSlug === chosen)
                  ? []
                  : [{ value: chosen, label: chosen }]),
                ...shown.map(({ resourceSlug, displayName }) => ({ value: resourceSlug, label: displayName })),
              ]}
              onChange={({ currentTarget: { value } }) => change({ resource: value })}
            />
            <Flows appId={appId} resource={chosen} />
            <Holders appId={appId} resource={chosen} />
          </>
        )}
        <DataList
          id="passport.holdings"
          scope="holdings"
          label={text.holdings}
          source={wholeListOf(inventory.metrics, input, {
            rows: (reply) => reply.items,
            search: ({ displayName, resourceSlug }) => `${displayName} ${resourceSlug}`,
          })}
          columns={columns}
          rowKey={({ resourceSlug }) => resourceSlug}
          rowName={({ displayName }) => displayName}
          rowLink={({ resourceSlug }) =>
            screen('/services/{appId}/passport/economy/package', { appId }, { resource: resourceSlug })
          }
          search={text.searchResource}
          empty={
            <EmptyState icon={chartIcon} title={text.noHoldings}>
              {text.emptyHint}
            </EmptyState>
          }
        />
      </Stack>
    </Page>
  );
}

/** How many orders were made every day, by what they are paid with. */
function Orders({ appId }: { appId: string }) {
  const { days } = useChartRange(7);
  const { transactions } = passportOf(appId);
  const input = momentsOf(days);
  const virtual = useQuery(queryOf(transactions.metrics, { ...input, type: 'VirtualPurchase' }));
  const orders = useQuery({
    ...queryOf(transactions.metrics, { ...input, type: 'RealMoneyPurchase' }),
    select: ({ points }) =>
      chartOf([
        {
          key: 'virtual',
          label: text.virtual,
          points: (virtual.data?.points ?? []).map(({ time, count }) => ({ at: Date.parse(time), value: count })),
        },
        {
          key: 'money',
          label: text.money,
          points: points.map(({ time, count }) => ({ at: Date.parse(time), value: count })),
        },
      ]),
  });
  return <ChartCard title={text.ordersByDay} query={orders} shape="bars" daily height={160} />;
}

/** What was given and what was taken, day by day: more given than taken is inflation. */
function Flows({ appId, resource }: { appId: string; resource: string }) {
  const { days } = useChartRange(7);
  const query = queryOf(passportOf(appId).inventory.metrics, { ...momentsOf(days), resourceSlug: resource });
  const totals = useQuery({
    ...query,
    select: ({ points }) => ({
      gained: points.reduce((sum, { gained }) => sum + gained, 0),
      spent: points.reduce((sum, { spent }) => sum + spent, 0),
    }),
  }).data;
  const chart = useQuery({
    ...query,
    select: ({ points }) => {
      const moved = new Map(points.map((point) => [shanghaiDay(point.time), point]));
      // why: a day on which nothing moved was counted too
      const of = (key: 'gained' | 'spent') =>
        daysOf(days).map((day) => ({ at: startOfShanghaiDay(day) ?? 0, value: moved.get(day)?.[key] ?? 0 }));
      return chartOf([
        { key: 'gained', label: text.gained, points: of('gained') },
        { key: 'spent', label: text.spent, points: of('spent') },
      ]);
    },
  });
  return (
    <>
      <Figures
        label={text.flows}
        figures={[
          { title: text.gained, value: totals && grouped(totals.gained) },
          { title: text.spent, value: totals && grouped(totals.spent) },
          { title: text.net, value: totals && signed(totals.gained - totals.spent), note: text.netNote },
        ]}
      />
      <ChartCard title={text.flows} help={text.flowsHelp} query={chart} shape="bars" daily />
    </>
  );
}

/** Each day up to today. */
function daysOf({ start, end }: Days): string[] {
  const today = shanghaiDay(Date.now()) ?? end;
  const days: string[] = [];
  for (let day = start; day <= end && day <= today; day = addDays(day, 1)) {
    days.push(day);
  }
  return days;
}

const signed = (value: number): string => (value > 0 ? `+${grouped(value)}` : grouped(value).replace('-', '−'));

function Holders({ appId, resource }: { appId: string; resource: string }) {
  const query = holdersQuery(appId, resource);
  const found = useQuery(query).data;
  const most = useQuery({
    ...query,
    select: ({ holders = [] }) =>
      holders.slice(0, SHOWN).map(({ personaId, quantity }) => ({
        key: personaId,
        label: personaId,
        value: quantity,
        link: screen('/services/{appId}/passport/account/persona/{personaID}', { appId, personaID: personaId }),
      })),
  });
  return found !== undefined && found.holders === undefined ? (
    <Text size="sm" c="dimmed">
      {text.tooMany(found.total, MOST_READ)}
    </Text>
  ) : (
    <RankCard
      title={text.topHolders}
      help={found?.share === undefined ? undefined : text.share(found.share)}
      query={most}
      write={grouped}
    />
  );
}

const SHOWN = 20;
