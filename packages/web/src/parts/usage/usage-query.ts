// The days of one app in one service, as a query and as lines of a chart.
import { queryOptions } from '@tanstack/react-query';
import { label, metricLabels } from '@uos/contract/labels';
import type { MetricKey } from '@uos/contract/rules';
import { type App, UosApiError } from '@uos/sdk/browser';
import { type ChartData, chartOf } from '../../kit/chart/series.ts';
import { language } from '../../kit/language/language.zh.ts';
import type { Days } from '../../kit/list/filter.ts';
import type { UsageChart, UsageDay, UsageSource } from './sources.ts';

export function usageQuery(source: UsageSource, app: App, days: Days) {
  return queryOptions({
    queryKey: ['usage', source.service, app.AppId, days.start, days.end],
    // why no `queryOf`: the calls of a service are loaded with the first question
    queryFn: ({ signal }) => source.read(app, days, signal),
  });
}

/** A day that carries no value of a metric was not measured, which is not zero. */
export function pointsOf(days: readonly UsageDay[], metric: MetricKey) {
  return days.flatMap(({ at, values }) => {
    const value = values[metric];
    return value === undefined ? [] : [{ at, value }];
  });
}

/** One chart of one app. */
export function chartData({ lines }: UsageChart, days: readonly UsageDay[]): ChartData {
  return chartOf(
    lines.map(({ metric, label: name }) => ({
      key: metric,
      label: name ?? label(metricLabels, metric)[language],
      points: pointsOf(days, metric),
    })),
  );
}

/** The platform does not offer the service yet: nothing failed, and trying again does not help. */
export function isNotServed(error: unknown): boolean {
  return error instanceof UosApiError && error.status === 501;
}
