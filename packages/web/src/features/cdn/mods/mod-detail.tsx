// One mod: its versions with their review, the files of each, and what the inspection found.

import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { ModWithVersions } from '@uos/sdk/browser';
import { modWithVersionsColumns } from '@uos/sdk/services/cdn.columns';
import { Suspense, useState } from 'react';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import type { IconPart } from '../../../kit/show/icon.tsx';
import { alertIcon, checkIcon, closeIcon, eyeIcon, eyeOffIcon, playIcon, userIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { cdnOf } from '../queries.ts';
import type { Reviewed } from './review-dialog.tsx';
import { type ReviewAction, refusedStep } from './review-steps.ts';
import { text } from './text.zh.ts';

const ReviewDialog = part(() => import('./review-dialog.tsx'), 'over');
const ModVersions = part(() => import('./mod-versions.tsx'));
const ModFiles = part(() => import('./mod-files.tsx'));
const ModReport = part(() => import('./mod-report.tsx'));

export default function ModDetail() {
  const app = useApp();
  const { modId } = useScreenParams('/services/{appId}/asset/bucket/ugc/{modId}');
  const mod = useQuery(queryOf(cdnOf(app.AppId).mods.get, { id: modId }));
  const reasonFor = usePermission();
  const [open, setOpen] = useState<Reviewed>();
  const list = screen('/services/{appId}/asset/bucket/ugc', { appId: app.AppId });
  const action = (data: ModWithVersions, kind: ReviewAction) => {
    const [newest] = data.versions;
    return {
      label: text[kind],
      icon: ICONS[kind],
      danger: kind === 'takedown' || kind === 'reject',
      reason: reasonFor('cdn.mods.inspect') ?? refusedStep(kind, data, newest),
      onClick: () => setOpen({ kind, mod: data, version: newest }),
    };
  };
  return (
    <DetailPage
      query={mod}
      kind={text.mod}
      icon={userIcon}
      title={({ name }) => name}
      help={({ description }) => (description === '' ? undefined : description)}
      status={({ status }) => <StatusDot label={label(modWithVersionsColumns.status.labels, status)} />}
      facts={facts}
      list={list}
      actions={(data) => [
        ...(data.versions[0]?.status === 'ongoing'
          ? [
              { ...action(data, 'approve'), primary: true },
              { ...action(data, 'reject'), primary: true },
            ]
          : [{ ...action(data, 'start'), primary: true }]),
        data.report_status === 'down' ? action(data, 'restore') : action(data, 'takedown'),
        {
          label: text.reportMod,
          icon: alertIcon,
          reason: reasonFor('cdn.mods.report'),
          onClick: () => setOpen({ kind: 'report', mod: data, version: data.versions[0] }),
        },
      ]}
      tabs={(data) => [
        {
          key: 'versions',
          title: text.versions,
          count: data.versions.length,
          render: () => <ModVersions appId={app.AppId} mod={data} onReview={setOpen} />,
        },
        {
          key: 'files',
          title: text.files,
          render: () => <ModFiles appId={app.AppId} mod={data} onReview={setOpen} />,
        },
        { key: 'report', title: text.report, render: () => <ModReport appId={app.AppId} mod={data} /> },
        historyTab({ appId: app.AppId }, data.id, data.name),
      ]}
    >
      {() =>
        open === undefined ? null : (
          <Suspense fallback={null}>
            <ReviewDialog appId={app.AppId} reviewed={open} onClose={() => setOpen(undefined)} />
          </Suspense>
        )
      }
    </DetailPage>
  );
}

const ICONS: Readonly<Record<ReviewAction, IconPart>> = {
  start: playIcon,
  approve: checkIcon,
  reject: closeIcon,
  takedown: eyeOffIcon,
  restore: eyeIcon,
};

const facts = columnsOf<ModWithVersions>(modWithVersionsColumns, {
  id: {},
  author_name: {},
  report_status: {},
  report_count: {},
  download_count: {},
  tags: {},
  created: {},
  published: {},
});
