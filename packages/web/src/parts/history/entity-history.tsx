// What was done to one thing of an app: who, when, and the fields that changed.
import type { AlertRecord } from '@uos/sdk/browser';
import { alertTable } from '@uos/sdk/services/alert';
import { alertRecordColumns } from '@uos/sdk/services/alert.columns';
import { FieldChanges } from '../../kit/history/timeline.tsx';
import { columnsOf } from '../../kit/list/columns/columns-of.ts';
import { DataList } from '../../kit/list/data-list.tsx';
import { readDayRange } from '../../kit/list/filter.ts';
import { listOf } from '../../kit/list/source/list-of.ts';
import { given } from '../../kit/list/source/source.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { clockIcon } from '../../kit/show/icons.ts';
import { clientOf } from '../../shell/uos.ts';
import { recordTitle } from './record-title.ts';
import { text } from './text.zh.ts';

interface EntityHistoryProps {
  readonly appId: string;
  /** Its id and its name: calls tell one or the other. */
  readonly target: readonly string[];
}

export default function EntityHistory({ appId, target }: EntityHistoryProps) {
  const { alert } = clientOf({ alert: alertTable }, appId);
  return (
    <DataList
      id="history"
      scope="history"
      label={text.history}
      source={listOf(alert.records.list, ({ q, filters: { range } }) => {
        const days = readDayRange(range ?? '');
        return { appId, target: [...target], ...given({ userName: q, startDate: days?.start, endDate: days?.end }) };
      })}
      columns={columns}
      rowKey={({ Id }) => Id}
      rowName={recordTitle}
      search={text.search}
      filters={[{ kind: 'range', key: 'range', title: alertRecordColumns.CreatedAt.title }]}
      empty={
        <EmptyState icon={clockIcon} title={text.empty}>
          {text.help}
        </EmptyState>
      }
    />
  );
}

const columns = columnsOf<AlertRecord>(alertRecordColumns, {
  title: { title: alertRecordColumns.operation.title, kind: 'text', cell: recordTitle, width: 170 },
  userName: { width: 130 },
  changes: { kind: 'text', cell: ({ changes }) => <FieldChanges changes={changes} plain />, wideOnly: true },
  CreatedAt: {},
});
