// One report, as a drawer: what is said and shown of a player by everybody, beside the player, and the decision.
import { useQuery } from '@tanstack/react-query';
import { label } from '@uos/contract/labels';
import type { PlayerReport } from '@uos/sdk/browser';
import { playerReportColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import type { EntityViewProps } from '../../../kit/address/entity.ts';
import { screen } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { alertIcon, refreshIcon, terminalIcon, trashIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { personaQuery } from '../players/queries.ts';
import { passportOf } from '../queries.ts';
import { Evidence } from './evidence.tsx';
import { reportKeys, reportQuery } from './queries.ts';
import { text } from './text.zh.ts';
import { cannotReopen, useReopen } from './use-reopen.ts';

const Snippets = part(() => import('../../../kit/snippets/snippets.tsx'), 'nothing');
const PersonaDetail = part(() => import('../players/persona-detail.tsx'));
const DecisionDialog = part(() => import('./decision-dialog.tsx'), 'over');

const { status: state } = playerReportColumns;

/** What the lines of evidence do not say; who decided only where somebody has. */
const facts = columnsOf<PlayerReport>(playerReportColumns, {
  createdAt: { title: text.createdAt },
  targetPersonaID: {},
});
const decided = columnsOf<PlayerReport>(playerReportColumns, { reviewer: {}, reviewedAt: {}, result: {} });

export default function ReportDetail({ id, place, onClose }: EntityViewProps) {
  const { AppId: appId } = useApp();
  const reasonFor = usePermission();
  const [open, setOpen] = useState<'decide' | 'delete'>();
  const report = useQuery(reportQuery(appId, id));
  const targetId = report.data?.targetPersonaID ?? '';
  const target = useQuery({ ...personaQuery(appId, targetId), enabled: targetId !== '' });
  const reopen = useReopen(appId);
  const close = () => setOpen(undefined);
  const name = target.data?.displayName || targetId;
  return (
    <DetailPage
      place={place}
      query={report}
      kind={text.report}
      icon={alertIcon}
      title={({ category }) => category}
      status={({ status }) => <StatusDot label={label(state.labels, status)} />}
      facts={report.data?.reviewedAt === undefined ? facts : [...facts, ...decided]}
      aside={{
        title: text.code,
        icon: terminalIcon,
        render: () => (
          <Suspense fallback={null}>
            <Snippets call={passportOf(appId).reports.get} input={{ id }} />
          </Suspense>
        ),
      }}
      list={screen('/services/{appId}/passport/account/report', { appId })}
      tabs={(shown) => [
        { key: 'evidence', title: text.evidence, render: () => <Evidence appId={appId} report={shown} /> },
        {
          key: 'player',
          title: text.player,
          render: () => <PersonaDetail id={targetId} place="drawer" onClose={onClose} />,
        },
        historyTab({ appId }, id, shown.category),
      ]}
      actions={(shown) => [
        {
          label: text.decide,
          icon: alertIcon,
          primary: true,
          reason: reasonFor('passport.reports.update') ?? (shown.status === 'Reviewing' ? undefined : text.notOpen),
          onClick: () => setOpen('decide'),
        },
        {
          label: text.reopen,
          icon: refreshIcon,
          reason: reasonFor('passport.reports.update') ?? cannotReopen(shown),
          onClick: () => reopen.mutate(shown),
        },
        {
          label: text.delete,
          icon: trashIcon,
          danger: true,
          reason: reasonFor('passport.reports.remove'),
          onClick: () => setOpen('delete'),
        },
      ]}
    >
      {(shown) => (
        <>
          <Suspense fallback={null}>
            {open === 'decide' ? (
              <DecisionDialog
                appId={appId}
                target={{ personaId: targetId, userId: shown.targetUserID, name }}
                report={shown}
                onClose={close}
              />
            ) : null}
          </Suspense>
          {open === 'delete' ? (
            <Confirm
              title={text.deleteTitle}
              verb={text.delete}
              onConfirm={async () => {
                await passportOf(appId).reports.remove({ id });
                onClose();
              }}
              done={text.deleted}
              refresh={reportKeys(appId)}
              onClose={close}
            >
              {text.deleteWords}
            </Confirm>
          ) : null}
        </>
      )}
    </DetailPage>
  );
}
