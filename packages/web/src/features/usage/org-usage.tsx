// What the apps of an organisation use of one service, day by day and app by app.

import { Alert, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { label, serviceLabels } from '@uos/contract/labels';
import { addsUp, isSwitchedOn, type MetricKey } from '@uos/contract/rules';
import type { App, Organization } from '@uos/sdk/browser';
import { screen } from '../../kit/address/link.ts';
import { useSearchState, words } from '../../kit/address/search-state.ts';
import { ChartCard } from '../../kit/chart/chart-card.tsx';
import { ChartRangePicker, useChartRange } from '../../kit/chart/chart-range.tsx';
import { chartOf } from '../../kit/chart/series.ts';
import { formatCompact } from '../../kit/language/format.ts';
import { language } from '../../kit/language/language.zh.ts';
import { columnKinds } from '../../kit/list/columns/column.tsx';
import { DataList } from '../../kit/list/data-list.tsx';
import { localSource } from '../../kit/list/source/source.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../kit/page/error-panel.tsx';
import { Waiting } from '../../kit/page/waiting.tsx';
import { Icon } from '../../kit/show/icon.tsx';
import { alertIcon, chartIcon, infoIcon } from '../../kit/show/icons.ts';
import { OfOrganization } from '../../parts/organization/of-organization.tsx';
import { type UsageChart, type UsageSource, usageSources } from '../../parts/usage/sources.ts';
import { isNotServed, pointsOf, usageQuery } from '../../parts/usage/usage-query.ts';
import { appsQuery } from '../../shell/apps.ts';
import { NotServed } from './not-served.tsx';
import { text } from './text.zh.ts';

const search = { service: words(), metric: words(), appId: words() };

/** Apps whose days are read at once; more would be a call each. */
const MOST_APPS = 20;
/** Lines that a chart can tell apart. */
const MOST_LINES = 5;

export default function OrgUsage() {
  return (
    <OfOrganization title={text.title} help={text.titleHelp} actions={() => <ChartRangePicker fallback={30} />}>
      {(organization) => <OfService key={organization.id} organization={organization} />}
    </OfOrganization>
  );
}

function OfService({ organization }: { organization: Organization }) {
  const [{ service, metric, appId }, change] = useSearchState(search);
  const apps = useQuery(appsQuery(organization.id));
  if (apps.isPending) {
    return <Waiting height={320} />;
  }
  if (apps.isLoadingError) {
    return <ErrorPanel error={apps.error} onRetry={() => void apps.refetch()} />;
  }
  const inUse = usageSources.filter((one) => apps.data.some((app) => isSwitchedOn(app, one.service)));
  const source = usageSources.find((one) => one.service === service) ?? inUse[0] ?? usageSources[0];
  const chart = source?.charts.find(({ key }) => key === metric) ?? source?.charts[0];
  if (source === undefined || chart === undefined) {
    return null;
  }
  const all = apps.data.filter((app) => isSwitchedOn(app, source.service));
  const chosen = appId === '' ? all : all.filter(({ AppId }) => AppId === appId);
  const title = serviceTitle(source);
  return (
    <Stack>
      <Group gap="sm">
        <NativeSelect
          aria-label={text.service}
          value={source.service}
          onChange={(event) => change({ service: event.currentTarget.value, metric: '' })}
          data={usageSources.map((one) => ({ value: one.service, label: serviceTitle(one) }))}
        />
        <NativeSelect
          aria-label={text.metric}
          value={chart.key}
          onChange={(event) => change({ metric: event.currentTarget.value })}
          data={source.charts.map((one) => ({ value: one.key, label: one.title }))}
        />
        <NativeSelect
          aria-label={text.app}
          value={appId}
          onChange={(event) => change({ appId: event.currentTarget.value })}
          data={[
            { value: '', label: text.allApps },
            ...all.map((app) => ({ value: app.AppId, label: app.ProjectName })),
          ]}
        />
      </Group>
      {chosen.length === 0 ? (
        <EmptyState
          icon={chartIcon}
          title={text.off(title)}
          action={<Button renderRoot={(props) => <Link {...props} {...screen('/apps')} />}>{text.toApps}</Button>}
        >
          {text.offHint}
        </EmptyState>
      ) : (
        <Used key={source.service} source={source} chart={chart} apps={chosen} />
      )}
    </Stack>
  );
}

interface AppUse {
  readonly app: App;
  readonly total: number;
  readonly share: number;
  readonly days: number;
}

function Used({ source, chart, apps }: { source: UsageSource; chart: UsageChart; apps: readonly App[] }) {
  const { days } = useChartRange(30);
  const shown = apps.slice(0, MOST_APPS);
  const answers = useQueries({ queries: shown.map((app) => usageQuery(source, app, days)) });
  const failed = answers.filter(({ isError }) => isError);
  const [problem] = failed;
  if (problem !== undefined && isNotServed(problem.error)) {
    return <NotServed service={serviceTitle(source)} />;
  }
  const isPending = answers.some((answer) => answer.isPending);
  const isFetching = answers.some((answer) => answer.isFetching);
  const refetch = async () => {
    await Promise.all(answers.map((answer) => answer.refetch()));
  };
  const metric = chart.lines[0]?.metric ?? chart.key;
  const lines = shown.map((app, index) => ({ app, points: pointsOf(answers[index]?.data ?? [], metric) }));
  const sums = lines
    .map(({ app, points }) => ({ app, points, total: usedIn(points, metric) }))
    .sort((a, b) => b.total - a.total);
  const total = sums.reduce((sum, one) => sum + one.total, 0);
  const rows = sums.map(
    ({ app, points, total: own }): AppUse => ({
      app,
      total: own,
      share: total === 0 ? 0 : own / total,
      days: points.filter(({ value }) => value !== null && value > 0).length,
    }),
  );
  const top = sums.slice(0, MOST_LINES);
  const rest = sums.slice(MOST_LINES);
  const data =
    isPending || failed.length === answers.length
      ? undefined
      : chartOf([
          ...top.map(({ app, points }) => ({ key: app.AppId, label: app.ProjectName, points })),
          ...(rest.length === 0
            ? []
            : [{ key: 'others', label: text.others, points: addedUp(rest.flatMap(({ points }) => points)) }]),
        ]);
  return (
    <Stack>
      {apps.length > MOST_APPS ? (
        <Alert color="gray" icon={<Icon of={infoIcon} />}>
          {text.tooMany(MOST_APPS, apps.length)}
        </Alert>
      ) : null}
      {failed.length > 0 && failed.length < answers.length ? (
        <Alert color="gray" icon={<Icon of={alertIcon} />}>
          {text.failedApps(failed.length)}
        </Alert>
      ) : null}
      <ChartCard
        title={chart.title}
        query={{
          data,
          error: failed.length === answers.length ? (problem?.error ?? null) : null,
          isError: failed.length === answers.length,
          isFetching,
          refetch: refetch as never,
        }}
        {...(chart.write === undefined ? {} : { write: chart.write })}
        shape={chart.shape ?? 'area'}
        isLevel={!addsUp(chart.key)}
        daily
      />
      {isPending || failed.length === answers.length ? null : <ByApp source={source} chart={chart} rows={rows} />}
    </Stack>
  );
}

type Points = readonly { readonly at: number; readonly value: number | null }[];

/** All of what adds up; of all else the highest. */
function usedIn(points: Points, metric: MetricKey): number {
  const values = points.map(({ value }) => value ?? 0);
  return addsUp(metric) ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
}

/** Points of several apps as one line. */
function addedUp(points: Points) {
  const sums = new Map<number, number>();
  for (const { at, value } of points) {
    sums.set(at, (sums.get(at) ?? 0) + (value ?? 0));
  }
  return [...sums].map(([at, value]) => ({ at, value }));
}

const c = columnKinds<AppUse>();

function ByApp({ source, chart, rows }: { source: UsageSource; chart: UsageChart; rows: readonly AppUse[] }) {
  const write = chart.write ?? formatCompact;
  return (
    <DataList
      id={`usage.${source.service}.${chart.key}`}
      scope="apps"
      label={text.byApp}
      source={localSource<AppUse>({
        key: [
          'usage.by-app',
          source.service,
          chart.key,
          JSON.stringify(rows.map(({ app, total }) => [app.AppId, total])),
        ],
        load: async () => rows,
      })}
      columns={[
        c.own('name', text.app, ({ app }) => app.ProjectName, { value: ({ app }) => app.ProjectName }),
        c.own('total', addsUp(chart.key) ? text.total : text.highest, ({ total }) => write(total), {
          align: 'right',
          sort: true,
        }),
        c.own('share', text.share, ({ share }) => `${(share * 100).toFixed(1)}%`, { align: 'right' }),
        c.number('days', text.days, { wideOnly: true }),
      ]}
      rowKey={({ app }) => app.AppId}
      rowName={({ app }) => app.ProjectName}
      rowLink={({ app }) => screen('/services/{appId}/monitor', { appId: app.AppId }, { service: source.service })}
      empty={null}
    />
  );
}

function serviceTitle({ service }: Pick<UsageSource, 'service'>): string {
  return label(serviceLabels, service)[language];
}
