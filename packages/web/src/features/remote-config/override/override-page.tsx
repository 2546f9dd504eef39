// One override: who gets it, how many, what, and when; what came of it; and what was done to it.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ConfigOverride } from '@uos/sdk/services/remote-config';
import { configOverrideColumns } from '@uos/sdk/services/remote-config.columns';
import { useState } from 'react';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { adjustmentsIcon, powerIcon, trashIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { phaseLabels, phaseOf, timesOf } from '../overrides/phase.ts';
import { missingOf } from '../overrides/readiness.ts';
import { DeleteOverride, DisableOverride, EnableOverride } from '../overrides/switch-override.tsx';
import { configOf, documentQuery } from '../queries.ts';
import { text } from '../text.zh.ts';

const Editor = part(() => import('./editor.tsx'));
const Exposures = part(() => import('./exposures.tsx'));
const Code = part(() => import('./code.tsx'));

const PATH = '/services/{appId}/config/override/{overrideId}';

export default function OverridePage() {
  const { AppId: appId } = useApp();
  const { overrideId: id } = useScreenParams(PATH);
  const query = useQuery({ ...queryOf(configOf(appId).overrides.get, { id }), select: (reply) => reply.override });
  const configs = useQuery(documentQuery(appId)).data?.configs;
  const reasonFor = usePermission();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'enable' | 'disable' | 'remove'>();
  const close = () => setOpen(undefined);
  const list = screen('/services/{appId}/config', { appId });
  const toList = { ...list, search: { tab: 'overrides' } };
  return (
    <DetailPage
      query={query}
      kind={text.override}
      icon={adjustmentsIcon}
      title={({ name }) => name}
      status={(override) => <StatusDot label={phaseLabels[phaseOf(override, Date.now())]} />}
      facts={facts}
      list={list}
      actions={(override) => [
        override.status === 'enable'
          ? {
              label: text.disable,
              icon: powerIcon,
              primary: 'plain',
              reason: reasonFor('remoteConfig.overrides.disable'),
              onClick: () => setOpen('disable'),
            }
          : {
              label: text.enable,
              icon: powerIcon,
              primary: true,
              reason:
                reasonFor('remoteConfig.overrides.enable') ??
                (configs === undefined ? undefined : missingOf(override, configs, Date.now())[0]),
              onClick: () => setOpen('enable'),
            },
        {
          label: text.remove,
          icon: trashIcon,
          danger: true,
          reason:
            reasonFor('remoteConfig.overrides.remove') ??
            (override.status === 'enable' ? text.disableFirst : undefined),
          onClick: () => setOpen('remove'),
        },
      ]}
      tabs={({ overrideId, name }) => [
        { key: 'edit', title: text.editing, render: (override) => <Editor appId={appId} override={override} /> },
        {
          key: 'exposures',
          title: text.exposures,
          render: (override) => <Exposures appId={appId} override={override} />,
        },
        { key: 'code', title: text.code, render: (override) => <Code appId={appId} override={override} /> },
        historyTab({ appId, serviceName: 'remote-config' }, overrideId, name),
      ]}
    >
      {(override) => (
        <>
          {open === 'disable' ? <DisableOverride appId={appId} override={override} onClose={close} /> : null}
          {open === 'enable' ? <EnableOverride appId={appId} override={override} onClose={close} /> : null}
          {open === 'remove' ? (
            <DeleteOverride
              appId={appId}
              override={override}
              onClose={(done) => {
                close();
                if (done) {
                  void navigate(toList as never);
                }
              }}
            />
          ) : null}
        </>
      )}
    </DetailPage>
  );
}

const facts = columnsOf<ConfigOverride>(configOverrideColumns, {
  rolloutPercentage: { cell: ({ rolloutPercentage }) => `${rolloutPercentage}%` },
  priority: {},
  startDate: { title: text.times, kind: 'text', cell: timesOf },
  modifiedAt: {},
  modifiedBy: {},
  overrideId: {},
  createdAt: {},
});
