// The bills of a month, one row for each app and service.

import { useQuery } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import { pageCounts } from '@uos/contract/rules';
import type { Bill } from '@uos/sdk/services/billing';
import { billColumns } from '@uos/sdk/services/billing.columns';
import { type ReactNode, useState } from 'react';
import { screen } from '../../../kit/address/link.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { type ColumnLook, columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { clockIcon, listIcon } from '../../../kit/show/icons.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { billing } from '../calls.ts';
import { BillItemsDialog } from './bill-items.tsx';
import { text } from './text.zh.ts';

/** How every list of bills begins, and how it ends. */
export const billBegin: { readonly [K in 'ProjectName' | 'ServiceName']: ColumnLook<Bill> } = {
  ProjectName: { title: text.app, sort: true },
  ServiceName: { cell: ({ ServiceName }) => label(serviceLabels, ServiceName)[language], sort: true },
};
export const billEnd: { readonly [K in 'Amount' | 'Status' | 'UpdatedAt' | 'Id']: ColumnLook<Bill> } = {
  Amount: { sort: true },
  Status: {},
  UpdatedAt: { wideOnly: true, sort: true },
  Id: { hidden: true },
};

const columns = columnsOf<Bill>(billColumns, { ...billBegin, OrganizationName: { sort: true }, ...billEnd });

export function BillRows({ month, process }: { month: string; process: ReactNode }) {
  const organizations = useQuery(organizationsQuery).data ?? [];
  const [shown, setShown] = useState<Bill>();
  const source = wholeListOf(
    billing.bills.list,
    { month, count: pageCounts.bills },
    {
      rows: ({ Items }) => Items,
      search: ({ ProjectName, OrganizationName, AppId }) => `${ProjectName} ${OrganizationName} ${AppId}`,
      fits: ({ OrganizationId }, _filter, value) => OrganizationId === value,
    },
  );
  return (
    <>
      <DataList
        id="admin.bills"
        label={text.viewBills}
        source={source}
        columns={columns}
        rowKey={({ Id }) => Id}
        rowName={({ ProjectName, ServiceName }) =>
          text.itemsOf(ProjectName, label(serviceLabels, ServiceName)[language])
        }
        search={text.search}
        sort={{ key: 'Amount', direction: 'desc' }}
        filters={[
          {
            kind: 'choice',
            key: 'orgId',
            title: text.organization,
            options: organizations.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
        actions={(bill) => [{ label: text.showItems, icon: listIcon, onClick: () => setShown(bill) }]}
        rowLink={({ AppId }) => screen('/services/{appId}/bill', { appId: AppId }, { month })}
        empty={
          <EmptyState icon={clockIcon} title={text.empty} action={process} commands={text.emptyCommands(month)}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      {shown === undefined ? null : <BillItemsDialog bill={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
