// What was done to one thing, or to all of an app or an organisation: who, when, and the fields that changed.
import { label, serviceLabels } from '@uos/contract/labels';
import { isUuid } from '@uos/contract/rules';
import type { AlertRecord } from '@uos/sdk/browser';
import { alertTable } from '@uos/sdk/services/alert';
import { alertRecordColumns } from '@uos/sdk/services/alert.columns';
import { type FieldChange, FieldChanges } from '../../kit/history/timeline.tsx';
import { language } from '../../kit/language/language.zh.ts';
import { columnsOf } from '../../kit/list/columns/columns-of.ts';
import { DataList } from '../../kit/list/data-list.tsx';
import { readDayRange } from '../../kit/list/filter.ts';
import { listOf } from '../../kit/list/source/list-of.ts';
import { given } from '../../kit/list/source/source.ts';
import { EmptyState } from '../../kit/page/empty-state.tsx';
import { CopyableId } from '../../kit/show/code.tsx';
import { clockIcon } from '../../kit/show/icons.ts';
import { platformOf } from '../../shell/uos.ts';
import { recordTitle } from './record-title.ts';
import { text } from './text.zh.ts';

const { alert } = platformOf({ alert: alertTable });

/** Where to look: in an app, in one service of it, in an organisation; everywhere where it says nothing. */
export interface HistoryOf {
  readonly appId?: string;
  readonly serviceName?: string;
  readonly orgId?: string;
}

interface HistoryListProps {
  readonly of: HistoryOf;
  /** Of one thing: its id and its name, because calls tell one or the other. */
  readonly target?: readonly string[];
}

export default function HistoryList({ of, target }: HistoryListProps) {
  const isOfOne = target !== undefined || of.serviceName !== undefined;
  return (
    <DataList
      id="app.history"
      {...(isOfOne ? { scope: 'history' } : {})}
      label={text.history}
      source={listOf(alert.records.list, ({ q, filters: { range } }) => {
        const days = readDayRange(range ?? '');
        return {
          ...of,
          ...(target === undefined ? {} : { target: [...target] }),
          ...given({ userName: q, startDate: days?.start, endDate: days?.end }),
        };
      })}
      columns={isOfOne ? ofOne : ofAll}
      rowKey={({ Id }) => Id}
      rowName={recordTitle}
      search={text.search}
      filters={[{ kind: 'range', key: 'range', title: alertRecordColumns.CreatedAt.title }]}
      empty={
        <EmptyState icon={clockIcon} title={text.empty}>
          {isOfOne ? text.help : text.helpOfAll}
        </EmptyState>
      }
    />
  );
}

const [title, who, where, what, changes, at] = columnsOf<AlertRecord>(alertRecordColumns, {
  title: { title: alertRecordColumns.operation.title, kind: 'text', cell: recordTitle, width: 170 },
  userName: { width: 130 },
  serviceName: {
    cell: ({ serviceName }) => (serviceName === 'uos' ? text.core : label(serviceLabels, serviceName)[language]),
    width: 140,
  },
  target: {
    kind: 'text',
    cell: ({ target }) => (isUuid(target) ? <CopyableId value={target} /> : target),
    wideOnly: true,
    width: 130,
  },
  changes: { kind: 'text', cell: ({ changes }) => <FieldChanges changes={changes.map(inWords)} plain /> },
  CreatedAt: {},
});

const shown = (...columns: (typeof title)[]) => columns.filter((column) => column !== undefined);
const ofAll = shown(title, who, where, what, at, changes);
const ofOne = shown(title, who, at, changes);

/** The words of an enum stand for its value. */
function inWords({ beforeWords, afterWords, ...change }: AlertRecord['changes'][number]): FieldChange {
  return {
    ...change,
    ...(beforeWords === undefined ? {} : { before: beforeWords[language] }),
    ...(afterWords === undefined ? {} : { after: afterWords[language] }),
  };
}
