// The apps of an organisation.

import { useQueryClient } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import type { App } from '@uos/sdk/browser';
import { appColumns } from '@uos/sdk/services/app.columns';
import { screen } from '../../../kit/address/link.ts';
import { joined } from '../../../kit/language/format.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { localSource } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { appsIcon } from '../../../kit/show/icons.ts';
import { appsQuery } from '../../../shell/apps.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<App>(appColumns, {
  ProjectName: { title: text.app, sort: true },
  AppId: { title: text.appId },
  Status: {},
  Services: {
    title: text.services,
    cell: (app) => joined(servicesOf(app)) || '–',
    wideOnly: true,
    value: servicesOf,
  },
  CreatedAt: { sort: true },
});

export default function Apps({ orgId }: { orgId: string }) {
  const client = useQueryClient();
  return (
    <DataList
      id="org.apps"
      label={text.tabApps}
      source={localSource<App>({
        key: [...appsQuery(orgId).queryKey, 'rows'],
        load: async () => (await client.fetchQuery({ ...appsQuery(orgId), staleTime: 0 })).Items,
        search: ({ ProjectName, AppId }) => `${ProjectName} ${AppId}`,
      })}
      columns={columns}
      rowKey={({ AppId }) => AppId}
      rowName={({ ProjectName }) => ProjectName}
      rowLink={({ AppId }) => screen('/services/{appId}', { appId: AppId })}
      search={text.searchApp}
      empty={
        <EmptyState icon={appsIcon} title={text.noApps}>
          {text.noAppsHint}
        </EmptyState>
      }
    />
  );
}

function servicesOf({ Services }: App): string[] {
  return Object.values(Services)
    .filter(({ Status }) => Status === 'Enabled')
    .map(({ ServiceName }) => label(serviceLabels, ServiceName)[language]);
}
