// What each app delivered on each day, and what went through the partner's cloud.

import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatSize, pageCounts, startOfShanghaiDay } from '@uos/contract/rules';
import type { CdnUsage } from '@uos/sdk/services/usage';
import { cdnUsageColumns } from '@uos/sdk/services/usage.columns';
import { screen } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { useChartRange } from '../../../kit/chart/chart-range.tsx';
import { chartOf } from '../../../kit/chart/series.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { chartIcon } from '../../../kit/show/icons.ts';
import { usage } from './app-counts.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<CdnUsage>(cdnUsageColumns, {
  ProjectName: { title: text.app, sort: true },
  Date: { sort: true },
  Usage: { title: text.total, sort: true },
  BilledUsage: { sort: true },
  AppId: { title: text.appId, wideOnly: true },
});

export default function DeliveryDetails() {
  const { days } = useChartRange();
  const period = { startDate: days.start, endDate: days.end, count: pageCounts.bills };
  const partner = useQuery({
    ...queryOf(usage.cdn.partnerUsage, period),
    select: ({ Items }) => {
      const byDay = Object.groupBy(Items, (row) => row.Date);
      const points = Object.entries(byDay).map(([day, rows = []]) => ({
        at: startOfShanghaiDay(day) ?? 0,
        value: rows.reduce((sum, row) => sum + row.Usage, 0),
      }));
      return chartOf([{ key: 'partner', label: text.partner, points }]);
    },
  });
  return (
    <>
      <ChartCard title={text.partner} help={text.partnerHelp} query={partner} write={formatSize} height={160} daily />
      <Title order={2}>{text.details}</Title>
      <DataList
        id="admin.delivery"
        label={text.details}
        source={wholeListOf(usage.cdn.list, period, {
          rows: ({ Items }) => Items,
          search: ({ ProjectName, AppId }) => `${ProjectName} ${AppId}`,
        })}
        columns={columns}
        rowKey={(row) => `${row.AppId} ${row.Date}`}
        rowName={(row) => `${row.ProjectName} ${row.Date}`}
        rowLink={({ AppId }) => screen('/services/{appId}', { appId: AppId })}
        search={text.detailsSearch}
        sort={{ key: 'Date', direction: 'desc' }}
        empty={<EmptyState icon={chartIcon} title={text.noDetails} />}
      />
    </>
  );
}
