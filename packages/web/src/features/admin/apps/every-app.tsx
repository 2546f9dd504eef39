// Every app of the platform.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { label, serviceLabels } from '@uos/contract/labels';
import { serviceNames } from '@uos/contract/rules';
import type { App } from '@uos/sdk/browser';
import { appColumns } from '@uos/sdk/services/app.columns';
import { screen } from '../../../kit/address/link.ts';
import { joined } from '../../../kit/language/format.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { localSource } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { appsIcon, buildingIcon, chartIcon, externalIcon, settingsIcon } from '../../../kit/show/icons.ts';
import { appsQuery, organizationsQuery } from '../../../shell/apps.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<App>(appColumns, {
  ProjectName: { sort: true },
  AppId: { title: text.appId },
  OrganizationName: { sort: true },
  Status: {},
  Services: {
    title: text.services,
    cell: (app) => joined(servicesOf(app).map(nameOf)) || text.none,
    value: servicesOf,
    wideOnly: true,
  },
  CreatedAt: { sort: true },
});

export default function EveryApp() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const organizations = useQuery(organizationsQuery).data ?? [];
  const source = localSource<App>({
    key: ['app.list', 'operator'],
    load: async () => (await client.fetchQuery({ ...appsQuery(), staleTime: 0 })).Items,
    search: ({ ProjectName, AppId, OrganizationName }) => `${ProjectName} ${AppId} ${OrganizationName}`,
    fits: (app, filter, value) => (filter === 'orgId' ? app.OrganizationId === value : servicesOf(app).includes(value)),
  });
  return (
    <Page title={text.apps} help={text.appsHelp}>
      <DataList
        id="admin.apps"
        label={text.apps}
        source={source}
        columns={columns}
        rowKey={({ AppId }) => AppId}
        rowName={({ ProjectName }) => ProjectName}
        rowLink={({ AppId }) => screen('/services/{appId}', { appId: AppId })}
        search={text.search}
        sort={{ key: 'CreatedAt', direction: 'desc' }}
        filters={[
          {
            kind: 'choice',
            key: 'orgId',
            title: text.organization,
            options: organizations.map(({ id, name }) => ({ value: id, label: name })),
          },
          {
            kind: 'choice',
            key: 'service',
            title: text.service,
            options: serviceNames.map((value) => ({ value, label: nameOf(value) })),
          },
        ]}
        actions={({ AppId: appId, OrganizationId: orgId }) => [
          {
            label: text.open,
            icon: externalIcon,
            onClick: () => void navigate(screen('/services/{appId}', { appId })),
          },
          {
            label: text.openConfig,
            icon: settingsIcon,
            onClick: () => void navigate(screen('/services/{appId}/admin-config', { appId })),
          },
          {
            label: text.openOrganization,
            icon: buildingIcon,
            onClick: () => void navigate(screen('/admin/organization/{orgId}', { orgId })),
          },
          {
            label: text.openBalance,
            icon: chartIcon,
            onClick: () => void navigate(screen('/admin/balance/{orgId}', { orgId })),
          },
        ]}
        empty={
          <EmptyState icon={appsIcon} title={text.empty} commands={text.commands}>
            {text.emptyHint}
          </EmptyState>
        }
      />
    </Page>
  );
}

function servicesOf({ Services }: App): string[] {
  return Object.values(Services)
    .filter(({ Status }) => Status === 'Enabled')
    .map(({ ServiceName }) => ServiceName);
}

function nameOf(service: string): string {
  return label(serviceLabels, service)[language];
}
