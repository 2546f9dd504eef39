// What the services of an app are used, day by day, and the chat groups that are told about it.

import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, serviceLabels } from '@uos/contract/labels';
import { addsUp, isSwitchedOn } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { Suspense } from 'react';
import { screen } from '../../kit/address/link.ts';
import { useSearchState, words } from '../../kit/address/search-state.ts';
import { ChartCard } from '../../kit/chart/chart-card.tsx';
import { ChartRangePicker, useChartRange } from '../../kit/chart/chart-range.tsx';
import { language } from '../../kit/language/language.zh.ts';
import { part } from '../../kit/lazy/part.tsx';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { Page } from '../../kit/page/page.tsx';
import { Waiting } from '../../kit/page/waiting.tsx';
import { chartIcon } from '../../kit/show/icons.ts';
import { type UsageSource, usageSources } from '../../parts/usage/sources.ts';
import { chartData, isNotServed, usageQuery } from '../../parts/usage/usage-query.ts';
import { useApp } from '../../shell/apps.ts';
import { text } from './monitor/text.zh.ts';
import { NotServed } from './not-served.tsx';
import { text as usage } from './text.zh.ts';

const MonitorGroups = part(() => import('./monitor/monitor-groups.tsx'));

const search = { service: words(), metric: words() };

export default function AppMonitor() {
  const app = useApp();
  const [{ service }] = useSearchState(search);
  const overview = screen('/services/{appId}', { appId: app.AppId });
  const sources = usageSources.filter((source) => isSwitchedOn(app, source.service));
  const source = sources.find((one) => one.service === service) ?? sources[0];
  return (
    <Page title={text.monitor} help={text.monitorHelp} actions={<ChartRangePicker />}>
      {source === undefined ? (
        <EmptyState
          icon={chartIcon}
          title={text.monitorOff}
          action={<Button renderRoot={(props) => <Link {...props} {...overview} />}>{text.toOverview}</Button>}
        >
          {text.monitorOffHint}
        </EmptyState>
      ) : (
        <OfService key={source.service} app={app} source={source} sources={sources} />
      )}
      <Suspense fallback={<Waiting height={180} />}>
        <MonitorGroups app={app} />
      </Suspense>
    </Page>
  );
}

interface OfServiceProps {
  readonly app: App;
  readonly source: UsageSource;
  /** Of the services that are switched on. */
  readonly sources: readonly UsageSource[];
}

function OfService({ app, source, sources }: OfServiceProps) {
  const [{ metric }, change] = useSearchState(search);
  const { days } = useChartRange();
  const used = useQuery(usageQuery(source, app, days));
  const shown = source.charts.filter(({ key }) => metric === '' || key === metric);
  return (
    <Stack>
      <Group gap="sm">
        <NativeSelect
          aria-label={usage.service}
          value={source.service}
          onChange={(event) => change({ service: event.currentTarget.value, metric: '' })}
          data={sources.map((one) => ({ value: one.service, label: serviceTitle(one) }))}
        />
        {source.charts.length < 2 ? null : (
          <NativeSelect
            aria-label={usage.metric}
            value={metric}
            onChange={(event) => change({ metric: event.currentTarget.value })}
            data={[
              { value: '', label: usage.allCharts },
              ...source.charts.map(({ key, title }) => ({ value: key, label: title })),
            ]}
          />
        )}
      </Group>
      {used.isError && isNotServed(used.error) ? (
        <NotServed service={serviceTitle(source)} />
      ) : (
        (shown.length === 0 ? source.charts : shown).map((chart) => (
          <ChartCard
            key={chart.key}
            title={chart.title}
            query={{
              data: used.data === undefined ? undefined : chartData(chart, used.data),
              error: used.error,
              isError: used.isError,
              isFetching: used.isFetching,
              refetch: used.refetch as never,
            }}
            {...(chart.write === undefined ? {} : { write: chart.write })}
            shape={chart.shape ?? 'area'}
            isLevel={!addsUp(chart.key)}
            daily
          />
        ))
      )}
    </Stack>
  );
}

function serviceTitle({ service }: UsageSource): string {
  return label(serviceLabels, service)[language];
}
