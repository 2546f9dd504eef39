// The apps of an organisation.
import { useQueryClient } from '@tanstack/react-query';
import { label, platformLabels, serviceLabels } from '@uos/contract/labels';
import type { App } from '@uos/sdk/browser';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { screen } from '../../../kit/link.ts';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { localSource } from '../../../kit/list/source.ts';
import { appsQuery } from '../../../shell/apps.ts';
import { text } from './text.zh.ts';

const c = columnsOf<App>();

const columns = [
  c.text('ProjectName', text.app, { sort: true }),
  c.id('AppId', text.appId),
  c.status('Status', text.appStatus, platformLabels.app.status),
  c.own('Services', text.services, (app) => servicesOf(app).join('、') || '-', { wideOnly: true, value: servicesOf }),
  c.time('CreatedAt', text.created, { sort: true }),
];

export default function Apps({ orgId }: { orgId: string }) {
  const client = useQueryClient();
  return (
    <DataList
      id="org.apps"
      label={text.tabApps}
      source={localSource<App>({
        key: ['app.list', orgId, 'operator'],
        load: async () => (await client.fetchQuery({ ...appsQuery(orgId), staleTime: 0 })).Items,
        search: ({ ProjectName, AppId }) => `${ProjectName} ${AppId}`,
      })}
      columns={columns}
      rowKey={({ AppId }) => AppId}
      rowName={({ ProjectName }) => ProjectName}
      rowLink={({ AppId }) => screen('/services/{appId}', { appId: AppId })}
      search={text.searchApp}
      empty={
        <EmptyState icon="apps" title={text.noApps}>
          {text.noAppsHint}
        </EmptyState>
      }
    />
  );
}

function servicesOf({ Services }: App): string[] {
  return Object.values(Services)
    .filter(({ Status }) => Status === 'Enabled')
    .map(({ ServiceName }) => label(serviceLabels, ServiceName).zh);
}
