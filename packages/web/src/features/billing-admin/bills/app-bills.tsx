// A month by app or by service, for all organisations.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import { serviceNames } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { Suspense, useState } from 'react';
import { screen } from '../../../kit/address/link.ts';
import { oneOf, useSearchState, words } from '../../../kit/address/search-state.ts';
import { joined } from '../../../kit/language/format.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnKinds } from '../../../kit/list/columns/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { localSource } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { PageTabs } from '../../../kit/page/page-tabs.tsx';
import { appsIcon, listIcon } from '../../../kit/show/icons.ts';
import { monthTitle, useMonth } from '../../../parts/bills/month.ts';
import { MonthChoice } from '../../../parts/bills/month-choice.tsx';
import { appsQuery } from '../../../shell/apps.ts';
import { type AppAmount, amountsByApp, amountsByService, type ServiceAmount } from './amounts.ts';
import { billsQuery } from './queries.ts';
import { text } from './text.zh.ts';

const AppBillDialog = part(() => import('./app-bill-dialog.tsx'), 'over');

const spec = { view: oneOf('apps', 'services'), page: words(), sort: words(), q: words(), service: words() };

const VIEWS = [
  { key: 'apps', title: text.perApp },
  { key: 'services', title: text.perService },
] as const;

export default function AppBills() {
  const [month] = useMonth();
  const [{ view }, change] = useSearchState(spec);
  return (
    <Page title={text.appBills} help={text.appBillsHelp} actions={<MonthChoice />}>
      <PageTabs
        label={text.views}
        tabs={VIEWS}
        open={view}
        onOpen={(next) => change({ view: next as typeof view, page: '', sort: '', q: '', service: '' })}
      >
        {view === 'apps' ? <Apps month={month} /> : <Services month={month} />}
      </PageTabs>
    </Page>
  );
}

const a = columnKinds<AppAmount>();

const appColumns = [
  a.text('ProjectName', text.app, { sort: true }),
  a.id('AppId', text.appId),
  a.text('OrganizationName', text.organization, { sort: true }),
  a.own(
    'services',
    text.services,
    ({ services }) => joined(services.map((name) => label(serviceLabels, name)[language])),
    {
      wideOnly: true,
      value: ({ services }) => services,
    },
  ),
  a.yuan('Amount', text.amount, { sort: true }),
];

function Apps({ month }: { month: string }) {
  const client = useQueryClient();
  const [shown, setShown] = useState<AppAmount>();
  const source = localSource<AppAmount>({
    key: [...billsQuery(month).queryKey, 'apps'],
    load: async () => {
      const [bills, apps] = await Promise.all([
        client.fetchQuery({ ...billsQuery(month), staleTime: 0 }),
        client.ensureQueryData(appsQuery()),
      ]);
      return amountsByApp(bills.Items, apps.Items as readonly App[]);
    },
    search: ({ ProjectName, AppId, OrganizationName }) => `${ProjectName} ${AppId} ${OrganizationName}`,
    fits: ({ services }, _filter, value) => services.includes(value),
  });
  return (
    <>
      <DataList
        id="billing.apps"
        label={text.perApp}
        source={source}
        columns={appColumns}
        rowKey={({ AppId }) => AppId}
        rowName={({ ProjectName }) => ProjectName}
        rowLink={({ AppId }) => screen('/services/{appId}/bill', { appId: AppId }, { month })}
        search={text.searchApp}
        sort={{ key: 'Amount', direction: 'desc' }}
        filters={[
          {
            kind: 'choice',
            key: 'service',
            title: text.service,
            options: serviceNames.map((value) => ({ value, label: label(serviceLabels, value)[language] })),
          },
        ]}
        actions={(app) => [{ label: text.showItems, icon: listIcon, onClick: () => setShown(app) }]}
        empty={<EmptyState icon={appsIcon} title={text.empty} />}
      />
      {shown === undefined ? null : (
        <Suspense fallback={null}>
          <AppBillDialog
            appId={shown.AppId}
            month={month}
            title={text.appBillOf(shown.ProjectName, monthTitle(month))}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

const s = columnKinds<ServiceAmount>();

const serviceColumns = [
  s.own('ServiceName', text.service, ({ ServiceName }) => label(serviceLabels, ServiceName)[language], {
    value: ({ ServiceName }) => ServiceName,
  }),
  s.number('apps', text.appCount, { sort: true }),
  s.yuan('Amount', text.amount, { sort: true }),
  s.own('share', text.share, ({ share }) => `${(share * 100).toFixed(1)}%`, { align: 'right', sort: true }),
];

function Services({ month }: { month: string }) {
  const bills = useQuery(billsQuery(month));
  const client = useQueryClient();
  return (
    <DataList
      id="billing.services"
      label={text.perService}
      source={localSource<ServiceAmount>({
        key: [...billsQuery(month).queryKey, 'services', bills.dataUpdatedAt],
        load: async () => amountsByService((await client.ensureQueryData(billsQuery(month))).Items),
        search: ({ ServiceName }) => `${ServiceName} ${label(serviceLabels, ServiceName)[language]}`,
      })}
      columns={serviceColumns}
      rowKey={({ ServiceName }) => ServiceName}
      rowName={({ ServiceName }) => label(serviceLabels, ServiceName)[language]}
      rowSearch={({ ServiceName }) => ({ view: 'apps', service: ServiceName })}
      search={text.searchService}
      sort={{ key: 'Amount', direction: 'desc' }}
      empty={<EmptyState icon={appsIcon} title={text.empty} />}
    />
  );
}
