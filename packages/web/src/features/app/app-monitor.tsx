// What the services of an app are used, day by day, and the chat groups that are told about it.
import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatSize, isSwitchedOn, startOfShanghaiDay } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { usageTable } from '@uos/sdk/services/usage';
import { lazy, Suspense } from 'react';
import { ChartCard } from '../../kit/chart/chart-card.tsx';
import { ChartRangePicker, useChartRange } from '../../kit/chart/chart-range.tsx';
import { chartOf } from '../../kit/chart/series.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { screen } from '../../kit/link.ts';
import { Page } from '../../kit/page.tsx';
import { useApp } from '../../shell/apps.ts';
import { clientOf } from '../../shell/uos.ts';
import { text } from './monitor/text.zh.ts';

const MonitorGroups = lazy(() => import('./monitor/monitor-groups.tsx'));

export default function AppMonitor() {
  const app = useApp();
  const overview = screen('/services/{appId}', { appId: app.AppId });
  return (
    <Page
      title={text.monitor}
      help={text.monitorHelp}
      crumbs={[{ title: app.ProjectName, link: overview }]}
      actions={<ChartRangePicker />}
    >
      {isSwitchedOn(app, 'asset-streaming') ? (
        <Delivery app={app} />
      ) : (
        <EmptyState
          icon="chart"
          title={text.monitorOff}
          action={<Button renderRoot={(props) => <Link {...props} {...overview} />}>{text.toOverview}</Button>}
        >
          {text.monitorOffHint}
        </EmptyState>
      )}
      <Suspense fallback={<Skeleton height={180} radius="md" />}>
        <MonitorGroups app={app} />
      </Suspense>
    </Page>
  );
}

function Delivery({ app }: { app: App }) {
  const { days } = useChartRange();
  const { usage } = clientOf({ usage: usageTable }, app.AppId);
  const statistics = {
    queryKey: ['usage.cdn.statistics', app.AppId, days.start, days.end],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      usage.cdn.statistics({ id: app.AppId, startDate: days.start, endDate: days.end }, { signal }),
  };
  const traffic = useQuery({
    ...statistics,
    select: ({ Items }) =>
      chartOf([
        { key: 'usage', label: text.traffic, points: Items.map((day) => ({ at: atOf(day.Date), value: day.Usage })) },
      ]),
  });
  const requests = useQuery({
    ...statistics,
    select: ({ Items }) =>
      chartOf([
        {
          key: 'requests',
          label: text.requests,
          points: Items.map((day) => ({ at: atOf(day.Date), value: day.Requests })),
        },
        { key: 'errors', label: text.errors, points: Items.map((day) => ({ at: atOf(day.Date), value: day.Errors })) },
      ]),
  });
  return (
    <Stack>
      <ChartCard title={text.cdnTraffic} query={traffic} write={formatSize} daily />
      <ChartCard title={text.cdnRequests} query={requests} shape="bars" daily />
    </Stack>
  );
}

function atOf(day: string): number {
  return startOfShanghaiDay(day) ?? 0;
}
