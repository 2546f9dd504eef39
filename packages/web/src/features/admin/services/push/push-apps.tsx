// Every app with push: the version of its servers, how many there may be, and the cores that each of them gets.

import { useQuery } from '@tanstack/react-query';
import { label, pushLabels } from '@uos/contract/labels';
import type { PushApp, PushServerVersion } from '@uos/sdk/services/push';
import { pushAppColumns } from '@uos/sdk/services/push.columns';
import { Suspense, useMemo, useState } from 'react';
import { screen } from '../../../../kit/address/link.ts';
import { part } from '../../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { given } from '../../../../kit/list/source/source.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { appsIcon, settingsIcon } from '../../../../kit/show/icons.ts';
import { StatusDot } from '../../../../kit/show/status-dot.tsx';
import { text } from '../text.zh.ts';
import { push, versionsQuery } from './queries.ts';

const CpuForm = part(() => import('./cpu-form.tsx'), 'over');

const apps = listOf(push.apps.list, ({ q }) => given({ name: q }));

export default function PushApps() {
  const [open, setOpen] = useState<PushApp>();
  const versions = useQuery(versionsQuery).data;
  const columns = useMemo(() => columnsWith(versions ?? []), [versions]);
  return (
    <>
      <DataList
        id="admin.pushApps"
        label={text.tabPushApps}
        source={apps}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ appId }) => screen('/services/{appId}/push', { appId })}
        search={text.searchPushApp}
        actions={(app) => [{ label: text.setCpu, icon: settingsIcon, onClick: () => setOpen(app) }]}
        empty={
          <EmptyState icon={appsIcon} title={text.noPushApps}>
            {text.noPushAppsHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open === undefined ? null : <CpuForm of={open} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  );
}

function columnsWith(versions: readonly PushServerVersion[]) {
  const versionOf = ({ serverVersionId }: PushApp): string =>
    versions.find(({ id }) => id === serverVersionId)?.version ?? '';
  return columnsOf<PushApp>(pushAppColumns, {
    name: {},
    status: { cell: ({ status }) => <StatusDot label={label(pushLabels.pushApp.status, status)} /> },
    serverVersionId: { kind: 'text', title: text.runsVersion, cell: versionOf, value: versionOf },
    minServers: {
      title: text.servers,
      cell: ({ minServers, maxServers }) => text.between(minServers, maxServers),
      value: ({ minServers, maxServers }) => text.between(minServers, maxServers),
    },
    cpuQuota: { title: text.cpuOfServer },
    onlinePlayerCount: {},
    createdAt: { wideOnly: true },
    appId: { hidden: true },
  });
}
