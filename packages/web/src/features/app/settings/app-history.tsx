// What was done to the app: who, when, and the fields that changed.

import { label, serviceLabels } from '@uos/contract/labels';
import { isUuid } from '@uos/contract/rules';
import type { AlertRecord, App } from '@uos/sdk/browser';
import { alertTable } from '@uos/sdk/services/alert';
import { alertRecordColumns } from '@uos/sdk/services/alert.columns';
import { FieldChanges } from '../../../kit/history/timeline.tsx';
import { language } from '../../../kit/language/language.zh.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { readDayRange } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { CopyableId } from '../../../kit/show/code.tsx';
import { clockIcon } from '../../../kit/show/icons.ts';
import { recordTitle } from '../../../parts/history/record-title.ts';
import { clientOf } from '../../../shell/uos.ts';
import { text } from './text.zh.ts';

const columns = columnsOf<AlertRecord>(alertRecordColumns, {
  title: { title: alertRecordColumns.operation.title, kind: 'text', cell: recordTitle, width: 170 },
  userName: { width: 130 },
  serviceName: {
    cell: ({ serviceName }) => (serviceName === 'uos' ? text.core : label(serviceLabels, serviceName)[language]),
    width: 150,
  },
  target: {
    kind: 'text',
    cell: ({ target }) => (isUuid(target) ? <CopyableId value={target} /> : target),
    wideOnly: true,
    width: 170,
  },
  changes: { kind: 'text', cell: ({ changes }) => <FieldChanges changes={changes} plain />, wideOnly: true },
  CreatedAt: {},
});

export default function AppHistory({ app }: { app: App }) {
  const { alert } = clientOf({ alert: alertTable }, app.AppId);
  return (
    <DataList
      id="app.history"
      label={text.tabHistory}
      source={listOf(alert.records.list, ({ q, filters: { range } }) => {
        const days = readDayRange(range ?? '');
        return { appId: app.AppId, ...given({ userName: q, startDate: days?.start, endDate: days?.end }) };
      })}
      columns={columns}
      rowKey={({ Id }) => Id}
      rowName={recordTitle}
      search={text.historySearch}
      filters={[{ kind: 'range', key: 'range', title: alertRecordColumns.CreatedAt.title }]}
      empty={
        <EmptyState icon={clockIcon} title={text.historyEmpty}>
          {text.historyHelp}
        </EmptyState>
      }
    />
  );
}
