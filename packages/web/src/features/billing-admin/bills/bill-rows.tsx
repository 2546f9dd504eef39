// The bills of a month, one row for each app and service.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { label, platformLabels, serviceLabels } from '@uos/contract/labels';
import type { Bill } from '@uos/sdk/services/billing';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { screen } from '../../../kit/link.ts';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { localSource } from '../../../kit/list/source.ts';
import { organizationsQuery } from '../../../shell/apps.ts';
import { billsKey } from '../calls.ts';
import { BillItemsDialog } from './bill-items.tsx';
import { billsQuery } from './queries.ts';
import { text } from './text.zh.ts';

const c = columnsOf<Bill>();

export const billColumns = {
  app: c.text('ProjectName', text.app, { sort: true }),
  service: c.own('ServiceName', text.service, ({ ServiceName }) => label(serviceLabels, ServiceName).zh, {
    sort: true,
    value: ({ ServiceName }) => ServiceName,
  }),
  organization: c.text('OrganizationName', text.organization, { sort: true }),
  month: c.text('Month', text.month, { sort: true }),
  amount: c.yuan('Amount', text.amount, { sort: true }),
  status: c.status('Status', text.status, platformLabels.bill.status),
  updated: c.time('UpdatedAt', text.updated, { wideOnly: true, sort: true }),
  id: c.id('Id', text.billId, { hidden: true }),
};

const columns = [
  billColumns.app,
  billColumns.service,
  billColumns.organization,
  billColumns.amount,
  billColumns.status,
  billColumns.updated,
  billColumns.id,
];

export function BillRows({ month, process }: { month: string; process: ReactNode }) {
  const client = useQueryClient();
  const organizations = useQuery(organizationsQuery).data ?? [];
  const [shown, setShown] = useState<Bill>();
  const source = localSource<Bill>({
    key: [...billsKey, month, 'rows'],
    load: async () => (await client.fetchQuery({ ...billsQuery(month), staleTime: 0 })).Items,
    search: ({ ProjectName, OrganizationName, AppId }) => `${ProjectName} ${OrganizationName} ${AppId}`,
    fits: ({ OrganizationId }, _filter, value) => OrganizationId === value,
  });
  return (
    <>
      <DataList
        id="admin.bills"
        label={text.viewBills}
        source={source}
        columns={columns}
        rowKey={({ Id }) => Id}
        rowName={({ ProjectName, ServiceName }) => text.itemsOf(ProjectName, label(serviceLabels, ServiceName).zh)}
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
        actions={(bill) => [{ label: text.showItems, icon: 'list', onClick: () => setShown(bill) }]}
        rowLink={({ AppId }) => screen('/services/{appId}/bill', { appId: AppId }, { month })}
        empty={
          <EmptyState icon="clock" title={text.empty} action={process} commands={text.emptyCommands(month)}>
            {text.emptyHint}
          </EmptyState>
        }
      />
      {shown === undefined ? null : <BillItemsDialog bill={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
