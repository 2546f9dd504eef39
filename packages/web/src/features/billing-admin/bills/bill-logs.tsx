// Every run that made bills, asked for again while one goes on.

import { useQuery } from '@tanstack/react-query';
import { label, serviceLabels } from '@uos/contract/labels';
import { pageCounts } from '@uos/contract/rules';
import type { BillLog } from '@uos/sdk/services/billing';
import { billLogColumns } from '@uos/sdk/services/billing.columns';
import { queryOf } from '../../../kit/call/query.ts';
import { language } from '../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { wholeListOf } from '../../../kit/list/source/list-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { Page } from '../../../kit/page/page.tsx';
import { clockIcon } from '../../../kit/show/icons.ts';
import { billing } from '../calls.ts';
import { text } from './text.zh.ts';

const POLL_MS = 3000;

const { Status } = billLogColumns;

const columns = columnsOf<BillLog>(billLogColumns, {
  Month: { sort: true },
  ServiceName: {
    cell: ({ ServiceName }) => (ServiceName === '' ? text.allServices : label(serviceLabels, ServiceName)[language]),
  },
  Status: {},
  AppCount: { sort: true },
  Amount: { sort: true },
  Message: { wideOnly: true },
  StartedAt: { sort: true },
  FinishedAt: { wideOnly: true, sort: true },
  Date: { hidden: true, sort: true },
  Id: { hidden: true },
});

const source = wholeListOf(
  billing.billLogs.list,
  { count: pageCounts.max },
  { rows: ({ Items }) => Items, search: ({ Month, Message }) => `${Month} ${Message}` },
);

export default function BillLogs() {
  const pending = useQuery({
    ...queryOf(billing.billLogs.list, { status: 'Pending', count: 1 }),
    select: ({ TotalCount }) => TotalCount,
    refetchInterval: ({ state }) => ((state.data?.TotalCount ?? 0) > 0 ? POLL_MS : false),
  });
  return (
    <Page title={text.logs} help={text.logsHelp}>
      <DataList
        id="billing.billLogs"
        label={text.logs}
        source={source}
        columns={columns}
        rowKey={({ Id }) => Id}
        rowName={(log) => `${log.Month} ${log.Date}`}
        search={text.searchLogs}
        filters={[labelFilter('Status', Status.title, Status.labels)]}
        {...((pending.data ?? 0) > 0 ? { refetchMs: POLL_MS } : {})}
        empty={
          <EmptyState icon={clockIcon} title={text.logsEmpty} commands={text.logsCommands}>
            {text.logsEmptyHint}
          </EmptyState>
        }
      />
    </Page>
  );
}
