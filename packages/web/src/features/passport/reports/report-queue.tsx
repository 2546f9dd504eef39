// Whom to look at first: players with what is said of them, one row each.
import type { ReportedPersona } from '@uos/sdk/browser';
import { reportedPersonaColumns } from '@uos/sdk/services/passport.columns';
import { Suspense, useState } from 'react';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { alertIcon, checkIcon, doneIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { clearAll, reportKeys } from './queries.ts';
import { text } from './text.zh.ts';

const DecisionDialog = part(() => import('./decision-dialog.tsx'), 'over');

const columns = columnsOf<ReportedPersona>(reportedPersonaColumns, {
  displayName: { title: text.name, cell: nameOf },
  reviewingCount: { title: text.open },
  reporterCount: {},
  categories: { title: text.categories },
  lastReportedAt: {},
  targetPersonaID: { wideOnly: true },
});

export default function ReportQueue({ appId }: { appId: string }) {
  const { reports } = passportOf(appId);
  const [open, setOpen] = useState<ReportedPersona>();
  const reason = usePermission()('passport.reports.update');
  return (
    <>
      <DataList
        id="passport.reports.queue"
        scope="queue"
        label={text.queue}
        source={listOf(reports.targets, () => ({ status: 'Reviewing' as const }))}
        columns={columns}
        rowKey={({ targetPersonaID }) => targetPersonaID}
        rowName={nameOf}
        rowEntity={({ lastReportID }) => ({ kind: 'report', id: lastReportID })}
        refresh={reportKeys(appId)}
        actions={(target) => [{ label: text.decide, icon: alertIcon, reason, onClick: () => setOpen(target) }]}
        bulk={[
          {
            key: 'clear',
            label: text.clear,
            icon: checkIcon,
            reason,
            run: ({ targetPersonaID }) => clearAll(appId, targetPersonaID),
            words: text.bulkClearTargets,
          },
        ]}
        empty={
          <EmptyState icon={doneIcon} title={text.queueEmpty}>
            {text.queueEmptyHint}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {open === undefined ? null : (
          <DecisionDialog
            appId={appId}
            target={{ personaId: open.targetPersonaID, userId: open.targetUserID, name: nameOf(open) }}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

function nameOf({ displayName, targetPersonaID }: ReportedPersona): string {
  return displayName || targetPersonaID;
}
