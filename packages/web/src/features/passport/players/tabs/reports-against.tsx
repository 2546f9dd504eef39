// What other players have said of a persona.
import type { PlayerReport } from '@uos/sdk/browser';
import { playerReportColumns } from '@uos/sdk/services/passport.columns';
import { columnsOf } from '../../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../../kit/list/data-list.tsx';
import { listOf } from '../../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../../kit/page/empty-state.tsx';
import { alertIcon } from '../../../../kit/show/icons.ts';
import { passportOf } from '../../queries.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<PlayerReport>(playerReportColumns, {
  category: {},
  status: {},
  content: { kind: 'text', wideOnly: true },
  result: { kind: 'text', wideOnly: true },
  createdAt: {},
  reviewer: { kind: 'text', hidden: true },
  reporterPersonaID: { hidden: true },
});

export default function ReportsAgainst({ appId, id }: { appId: string; id: string }) {
  return (
    <DataList
      id="passport.persona.reports"
      scope="reports"
      label={text.reports}
      source={listOf(passportOf(appId).reports.search, () => ({ targetPersonaID: id }))}
      columns={columns}
      rowKey={(report) => report.id}
      rowName={({ category }) => category}
      rowEntity={(report) => ({ kind: 'report', id: report.id })}
      empty={<EmptyState icon={alertIcon} title={text.noReports} />}
    />
  );
}
