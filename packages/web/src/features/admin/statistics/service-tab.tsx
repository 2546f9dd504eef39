// One service: a metric by day or in sum, and the apps that use most of it.

import { NativeSelect, Paper, SegmentedControl, Stack } from '@mantine/core';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import { addsUp } from '@uos/contract/rules';
import { UosApiError } from '@uos/sdk/browser';
import { oneOf, useSearchState, words } from '../../../kit/address/search-state.ts';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { useChartRange } from '../../../kit/chart/chart-range.tsx';
import { RankCard } from '../../../kit/chart/rank-card.tsx';
import { chartOf } from '../../../kit/chart/series.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { Facts } from '../../../kit/show/facts.tsx';
import { clockIcon } from '../../../kit/show/icons.ts';
import { metricWords, writerOf } from './metric-words.ts';
import { type CountedService, type Question, statistics } from './services.ts';
import classes from './statistics.module.css';
import { text } from './text.zh.ts';

const DeliveryDetails = part(() => import('./delivery-details.tsx'));
const EveryDatabase = part(() => import('./every-database.tsx'));

const TOP = ['10', '20', '50', '100'] as const;
const spec = { metric: words(), k: oneOf(...TOP) };

/** Above so many the choices stand in a menu. */
const MOST_BESIDE = 4;

export default function ServiceTab({ service }: { service: CountedService }) {
  const of = statistics[service];
  const [{ metric: word, k }, change] = useSearchState(spec);
  const { days } = useChartRange();
  const [first] = of.metrics;
  const metric = of.metrics.find((known) => known === word) ?? first;
  const isRanked = of.ranked.includes(metric);
  const question = { metric, days, k: Number(k) };
  const write = writerOf(service, metric);
  const { points, sums: askSums, ranking: askRanking } = of;

  const asked = <T,>(part: string, ask: ((of: Question) => Promise<T>) | undefined) =>
    queryOptions({
      queryKey: ['admin.statistics', service, part, question],
      // why no `queryOf`: the calls of a service are loaded with the first question
      queryFn: ask === undefined ? skipToken : () => ask(question),
    });
  const series = useQuery({
    ...asked('points', points),
    select: (found) => chartOf([{ key: metric, label: metricWords(metric), points: found }]),
  });
  const sums = useQuery(asked('sums', askSums));
  const ranking = useQuery(asked('ranking', isRanked ? askRanking : undefined));

  if ([series, sums, ranking].some(({ error }) => error instanceof UosApiError && error.status === 501)) {
    return (
      <EmptyState icon={clockIcon} title={text.notOpen(label(serviceLabels, service)[language])}>
        {text.notOpenHint}
      </EmptyState>
    );
  }
  const choices = of.metrics.map((value) => ({ value, label: metricWords(value) }));
  const choose = (next: string) => change({ metric: next === first ? '' : next });
  return (
    <Stack gap="md">
      <div className={classes.tools}>
        {choices.length <= MOST_BESIDE ? (
          <SegmentedControl aria-label={text.metric} value={metric} data={choices} onChange={choose} />
        ) : (
          <NativeSelect
            aria-label={text.metric}
            value={metric}
            data={choices}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        )}
        <NativeSelect
          aria-label={text.top}
          value={k}
          data={TOP.map((value) => ({ value, label: text.topOf(Number(value)) }))}
          onChange={(event) => change({ k: event.currentTarget.value as (typeof TOP)[number] })}
        />
      </div>
      <div className={classes.cards}>
        {points === undefined ? null : (
          <ChartCard
            title={text.trend(metricWords(metric))}
            query={series}
            write={write}
            isLevel={!addsUp(metric)}
            daily
          />
        )}
        {askSums === undefined ? null : sums.isLoadingError ? (
          <ErrorPanel error={sums.error} onRetry={() => void sums.refetch()} />
        ) : sums.data === undefined ? (
          <Waiting height={180} />
        ) : (
          <Paper p="lg">
            <Facts
              facts={of.metrics.map((one) => ({
                title: metricWords(one),
                value: <strong>{writerOf(service, one)(sums.data[one] ?? 0)}</strong>,
              }))}
            />
          </Paper>
        )}
        {isRanked ? (
          <RankCard title={text.ranking(metricWords(metric))} help={text.rankingHelp} query={ranking} write={write} />
        ) : null}
      </div>
      {service === 'asset-streaming' ? <DeliveryDetails /> : null}
      {service === 'storage' ? <EveryDatabase /> : null}
    </Stack>
  );
}
