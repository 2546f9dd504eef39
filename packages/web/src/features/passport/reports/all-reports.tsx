// All that players said of players: found by what, whom, when and what became of it.
import { isUuid } from '@uos/contract/rules';
import type { PlayerReport } from '@uos/sdk/browser';
import type { ReportsSearchInput } from '@uos/sdk/services/passport';
import { playerReportColumns } from '@uos/sdk/services/passport.columns';
import { useState } from 'react';
import { Confirm } from '../../../kit/act/confirm.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter, readMomentRange } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { alertIcon, checkIcon, doneIcon, refreshIcon, trashIcon } from '../../../kit/show/icons.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { passportOf } from '../queries.ts';
import { reportKeys } from './queries.ts';
import { text } from './text.zh.ts';
import { cannotReopen, useReopen } from './use-reopen.ts';

const { status: state } = playerReportColumns;

const columns = columnsOf<PlayerReport>(playerReportColumns, {
  category: {},
  status: {},
  content: { wideOnly: true },
  targetPersonaID: {},
  reviewer: { wideOnly: true },
  createdAt: { title: text.createdAt },
});

export default function AllReports({ appId }: { appId: string }) {
  const { reports } = passportOf(appId);
  const reasonFor = usePermission();
  const [doomed, setDoomed] = useState<PlayerReport>();
  const reopen = useReopen(appId);
  const reason = reasonFor('passport.reports.update');
  const isOpen = ({ status }: PlayerReport) => (status === 'Reviewing' ? undefined : text.notOpen);
  return (
    <>
      <DataList
        id="passport.reports"
        scope="all"
        label={text.all}
        source={listOf(reports.search, ({ q, filters: { status, range } }) =>
          given({
            ...(isUuid(q) ? { targetPersonaID: q } : { category: q }),
            status: status as ReportsSearchInput['status'],
            ...readMomentRange(range),
          }),
        )}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ category }) => category}
        rowEntity={({ id }) => ({ kind: 'report', id })}
        refresh={reportKeys(appId)}
        search={text.search}
        filters={[
          labelFilter('status', state.title, state.labels),
          { kind: 'range', key: 'range', title: text.createdAt },
        ]}
        actions={(report) => [
          {
            label: text.reopen,
            icon: refreshIcon,
            reason: reason ?? cannotReopen(report),
            onClick: () => reopen.mutate(report),
          },
          {
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.reports.remove'),
            onClick: () => setDoomed(report),
          },
        ]}
        bulk={[
          {
            key: 'clear',
            label: text.clear,
            icon: checkIcon,
            reason,
            leaves: isOpen,
            run: ({ id }) => reports.update({ id, status: 'Cleared' }),
            words: text.bulkClear,
          },
          {
            key: 'action',
            label: text.action,
            icon: alertIcon,
            reason,
            leaves: isOpen,
            run: ({ id }) => reports.update({ id, status: 'Actioned' }),
            words: text.bulkAction,
          },
          {
            key: 'delete',
            label: text.delete,
            icon: trashIcon,
            danger: true,
            reason: reasonFor('passport.reports.remove'),
            run: ({ id }) => reports.remove({ id }),
            words: text.bulkDelete,
          },
        ]}
        empty={
          <EmptyState icon={doneIcon} title={text.allEmpty}>
            {text.allEmptyHint}
          </EmptyState>
        }
      />
      {doomed === undefined ? null : (
        <Confirm
          title={text.deleteTitle}
          verb={text.delete}
          onConfirm={() => reports.remove({ id: doomed.id })}
          done={text.deleted}
          refresh={reportKeys(appId)}
          onClose={() => setDoomed(undefined)}
        >
          {text.deleteWords}
        </Confirm>
      )}
    </>
  );
}
