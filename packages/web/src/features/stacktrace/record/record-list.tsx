// Crashes one by one, newest first: found by state, version, platform, tag and words; tagged and read again together.
import type { RecordsListInput, StacktraceRecord } from '@uos/sdk/services/stacktrace';
import { stacktraceRecordColumns } from '@uos/sdk/services/stacktrace.columns';
import { Suspense, useState } from 'react';
import { useAction } from '../../../kit/act/use-action.ts';
import { screen } from '../../../kit/address/link.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { labelFilter, readMomentRange } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { badgeIcon, bugIcon, refreshIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { usePermission } from '../../../shell/permission/permission.ts';
import { stacktraceKeys, stacktraceOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { recordLabel } from './record-label.ts';

const TagsForm = part(() => import('./tags-form.tsx'), 'over');

const { status, appVersion } = stacktraceRecordColumns;

const columns = columnsOf<StacktraceRecord>(stacktraceRecordColumns, {
  title: { kind: 'text' },
  status: { cell: (record) => <StatusDot label={recordLabel(record)} /> },
  appVersion: { kind: 'text' },
  deviceModel: { kind: 'text', wideOnly: true },
  platform: { kind: 'text', wideOnly: true },
  userId: { kind: 'text', hidden: true },
  osVersion: { kind: 'text', hidden: true },
  tags: {
    kind: 'text',
    wideOnly: true,
    cell: ({ tags }) => tags.join(text.comma) || '–',
    value: ({ tags }) => tags.join(' '),
  },
  recordId: { hidden: true },
  createdAt: {},
});

interface RecordListProps {
  readonly appId: string;
  /** Only crashes of this cause. */
  readonly groupId?: string;
}

export default function RecordList({ appId, groupId }: RecordListProps) {
  const { records } = stacktraceOf(appId);
  const [tagging, setTagging] = useState<StacktraceRecord>();
  const reasonFor = usePermission();
  const again = useAction({
    run: (id: string) => records.reParse({ recordIds: [id] }),
    done: ({ records: [read] }) => text.readAgain(read?.status === 'finished'),
    refresh: stacktraceKeys(appId),
  });
  return (
    <>
      <DataList
        id={groupId === undefined ? 'stacktrace.records' : 'stacktrace.groupRecords'}
        label={text.records}
        source={listOf(records.list, ({ q, filters: { state, version, tag, range } }) => {
          const { from, to } = readMomentRange(range);
          return given({
            ...{ groupId, keyword: q, status: state as RecordsListInput['status'], startTime: from, endTime: to },
            appVersion: version === undefined || version === '' ? undefined : [version],
            tags: tag === undefined || tag === '' ? undefined : [tag],
          });
        })}
        columns={columns}
        rowKey={({ recordId }) => recordId}
        rowName={({ title }) => title}
        rowLink={({ recordId }) => screen('/services/{appId}/stacktrace/record/{recordId}', { appId, recordId })}
        search={text.searchRecords}
        filters={[
          labelFilter('state', status.title, status.labels),
          { kind: 'text', key: 'version', title: appVersion.title },
          { kind: 'text', key: 'tag', title: text.tag },
          { kind: 'range', key: 'range', title: text.reported },
        ]}
        actions={(record) => [
          {
            label: text.setTags,
            icon: badgeIcon,
            reason: reasonFor('stacktrace.records.setTags'),
            onClick: () => setTagging(record),
          },
          {
            label: text.reParse,
            icon: refreshIcon,
            reason: reasonFor('stacktrace.records.reParse'),
            onClick: () => again.mutate(record.recordId),
          },
        ]}
        bulk={[
          {
            key: 'reParse',
            label: text.reParse,
            icon: refreshIcon,
            reason: reasonFor('stacktrace.records.reParse'),
            run: ({ recordId }) => records.reParse({ recordIds: [recordId] }),
            words: text.reParseMany,
          },
        ]}
        empty={
          <EmptyState icon={bugIcon} title={groupId === undefined ? text.noCrashes : text.nothingKept}>
            {groupId === undefined ? text.noCrashesHint : undefined}
          </EmptyState>
        }
      />
      <Suspense fallback={null}>
        {tagging === undefined ? null : (
          <TagsForm appId={appId} record={tagging} onClose={() => setTagging(undefined)} />
        )}
      </Suspense>
    </>
  );
}
