// How many apps are in use and how many are new.

import { queryOptions } from '@tanstack/react-query';
import { startOfShanghaiDay } from '@uos/contract/rules';
import { type DailyCounts, usageTable } from '@uos/sdk/services/usage';
import { queryOf } from '../../../kit/call/query.ts';
import { type ChartData, chartOf } from '../../../kit/chart/series.ts';
import type { Days } from '../../../kit/list/filter.ts';
import { platformOf } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

export const { usage } = platformOf({ usage: usageTable });

export function dailyActiveQuery({ start, end }: Days) {
  return queryOptions({
    ...queryOf(usage.apps.dailyActive, { startDate: start, endDate: end }),
    select: (counts) => chart(counts, text.active),
  });
}

export function dailyNewQuery({ start, end }: Days) {
  return queryOptions({
    ...queryOf(usage.apps.dailyNew, { startDate: start, endDate: end }),
    select: (counts) => chart(counts, text.created),
  });
}

function chart({ Items }: DailyCounts, label: string): ChartData {
  const points = Items.map(({ Date: day, Count }) => ({ at: startOfShanghaiDay(day) ?? 0, value: Count }));
  return chartOf([{ key: 'count', label, points }]);
}
