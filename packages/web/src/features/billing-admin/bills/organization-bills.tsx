// What one organisation was billed, over a year or the last twelve months.

import { NativeSelect } from '@mantine/core';
import { label, serviceLabels } from '@uos/contract/labels';
import { billPeriodMonths, billPeriods, pageCounts, serviceNames } from '@uos/contract/rules';
import type { Bill } from '@uos/sdk/services/billing';
import { billColumns } from '@uos/sdk/services/billing.columns';
import { useState } from 'react';
import { oneOf, useSearchState } from '../../../kit/address/search-state.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { clockIcon, listIcon } from '../../../kit/show/icons.ts';
import { billing } from '../calls.ts';
import { BillItemsDialog } from './bill-items.tsx';
import { billBegin, billEnd } from './bill-rows.tsx';
import { TrendCard } from './month-summary.tsx';
import { text } from './text.zh.ts';

/** The one where the address says nothing. */
const FIRST = 'last-12-months';

const periods = billPeriods(Date.now());
const spec = { period: oneOf(FIRST, ...periods.map(({ value }) => value)) };

const columns = columnsOf<Bill>(billColumns, { ...billBegin, Month: { sort: true }, ...billEnd });

export default function OrganizationBills({ orgId }: { orgId: string }) {
  const [{ period }, change] = useSearchState(spec);
  const [shown, setShown] = useState<Bill>();
  const months = billPeriodMonths(period, Date.now());
  const [endMonth = ''] = months;
  const startMonth = months.at(-1) ?? endMonth;
  const choice = (
    <NativeSelect
      aria-label={text.period}
      value={period}
      data={periods.map((period) => ({ value: period.value, label: period[language] }))}
      onChange={(event) => change({ period: event.currentTarget.value as typeof period })}
    />
  );
  return (
    <>
      <TrendCard orgId={orgId} />
      <div style={{ height: 16 }} />
      <DataList
        id="billing.bills.organization"
        label={text.viewBills}
        source={wholeListOf(
          billing.bills.byOrganization,
          { orgId, startMonth, endMonth, count: pageCounts.bills },
          {
            rows: ({ Items }) => Items,
            search: ({ ProjectName, AppId, Month }) => `${ProjectName} ${AppId} ${Month}`,
          },
        )}
        columns={columns}
        rowKey={({ Id }) => Id}
        rowName={({ ProjectName, ServiceName, Month }) =>
          `${Month} ${text.itemsOf(ProjectName, label(serviceLabels, ServiceName)[language])}`
        }
        search={text.searchBills}
        sort={{ key: 'Month', direction: 'desc' }}
        filters={[
          {
            kind: 'choice',
            key: 'ServiceName',
            title: billColumns.ServiceName.title,
            options: serviceNames.map((value) => ({ value, label: label(serviceLabels, value)[language] })),
          },
          labelFilter('Status', billColumns.Status.title, billColumns.Status.labels),
        ]}
        actions={(bill) => [{ label: text.showItems, icon: listIcon, onClick: () => setShown(bill) }]}
        toolbar={choice}
        empty={<EmptyState icon={clockIcon} title={text.emptyPeriod} action={period === FIRST ? undefined : choice} />}
      />
      {shown === undefined ? null : <BillItemsDialog bill={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
