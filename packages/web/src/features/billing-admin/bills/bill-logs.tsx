// Every run that made bills, asked for again while one goes on.
import { useQuery } from '@tanstack/react-query';
import { label, platformLabels, serviceLabels } from '@uos/contract/labels';
import { pageCounts } from '@uos/contract/rules';
import type { BillLog } from '@uos/sdk/services/billing';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { columnsOf } from '../../../kit/list/column.tsx';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter } from '../../../kit/list/filter.ts';
import { localSource } from '../../../kit/list/source.ts';
import { Page } from '../../../kit/page.tsx';
import { billing, billLogsKey } from '../calls.ts';
import { text } from './text.zh.ts';

const POLL_MS = 3000;

const c = columnsOf<BillLog>();

const columns = [
  c.text('Month', text.month, { sort: true }),
  c.own('ServiceName', text.service, ({ ServiceName }) =>
    ServiceName === '' ? text.allServices : label(serviceLabels, ServiceName).zh,
  ),
  c.status('Status', text.status, platformLabels.billLog.status),
  c.number('AppCount', text.apps, { sort: true }),
  c.yuan('Amount', text.amount, { sort: true }),
  c.text('Message', text.message, { wideOnly: true }),
  c.time('StartedAt', text.started, { sort: true }),
  c.time('FinishedAt', text.finished, { wideOnly: true, sort: true }),
  c.text('Date', text.date, { hidden: true, sort: true }),
  c.id('Id', text.logId, { hidden: true }),
];

const source = localSource<BillLog>({
  key: [...billLogsKey, 'rows'],
  load: async (signal) => (await billing.billLogs.list({ count: pageCounts.max }, { signal })).Items,
  search: ({ Month, Message }) => `${Month} ${Message}`,
});

export default function BillLogs() {
  const pending = useQuery({
    queryKey: [...billLogsKey, 'pending'],
    queryFn: async ({ signal }) =>
      (await billing.billLogs.list({ status: 'Pending', count: 1 }, { signal })).TotalCount,
    refetchInterval: ({ state }) => ((state.data ?? 0) > 0 ? POLL_MS : false),
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
        filters={[labelFilter('Status', text.status, platformLabels.billLog.status)]}
        {...((pending.data ?? 0) > 0 ? { refetchMs: POLL_MS } : {})}
        empty={
          <EmptyState icon="clock" title={text.logsEmpty} commands={text.logsCommands}>
            {text.logsEmptyHint}
          </EmptyState>
        }
      />
    </Page>
  );
}
