// One crash: its stack to read, the log it was reported with, and what is known of where it happened.
import { useQuery } from '@tanstack/react-query';
import type { StacktraceRecordDetail } from '@uos/sdk/services/stacktrace';
import { stacktraceRecordColumns } from '@uos/sdk/services/stacktrace.columns';
import { Suspense, useState } from 'react';
import { useAction } from '../../../kit/act/use-action.ts';
import { screen, useScreenParams } from '../../../kit/address/link.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { badgeIcon, bugIcon, refreshIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { historyTab } from '../../../parts/history/history-tab.tsx';
import { useApp } from '../../../shell/apps.ts';
import { usePermission } from '../../../shell/permission/permission.ts';
import { recordQuery, stacktraceKeys, stacktraceOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { recordLabel } from './record-label.ts';

const RecordStack = part(() => import('./record-stack.tsx'));
const CodeView = part(() => import('../../../kit/code-editor/code-view.tsx'));
const TagsForm = part(() => import('./tags-form.tsx'), 'over');

const facts = columnsOf<StacktraceRecordDetail>(stacktraceRecordColumns, {
  appVersion: { kind: 'text' },
  deviceModel: { kind: 'text' },
  osVersion: { kind: 'text' },
  createdAt: {},
  platform: { kind: 'text' },
  userId: { kind: 'text' },
  tags: { kind: 'text', cell: ({ tags }) => tags.join(text.comma) || '–' },
  signal: { kind: 'text' },
  recordId: {},
  groupId: {},
});

export default function RecordPage() {
  const { AppId: appId } = useApp();
  const { recordId } = useScreenParams('/services/{appId}/stacktrace/record/{recordId}');
  const [isTagging, setTagging] = useState(false);
  const reasonFor = usePermission();
  const record = useQuery(recordQuery(appId, recordId));
  const { records } = stacktraceOf(appId);
  const again = useAction({
    run: () => records.reParse({ recordIds: [recordId] }),
    done: ({ records: [read] }) => text.readAgain(read?.status === 'finished'),
    refresh: stacktraceKeys(appId),
  });
  const list = screen('/services/{appId}/stacktrace/record', { appId });
  const { data } = record;
  return (
    <DetailPage
      query={record}
      kind={text.record}
      icon={bugIcon}
      title={({ title }) => title}
      status={(record) => <StatusDot label={recordLabel(record)} />}
      facts={facts}
      list={list}
      crumbs={[
        { title: text.crashes, link: list },
        ...(data === undefined
          ? []
          : [
              {
                title: text.group,
                link: screen('/services/{appId}/stacktrace/record', { appId }, { group: data.groupId }),
              },
            ]),
      ]}
      tabWord="view"
      actions={() => [
        {
          label: text.reParse,
          icon: refreshIcon,
          primary: true,
          reason: reasonFor('stacktrace.records.reParse'),
          onClick: () => again.mutate(),
        },
        {
          label: text.setTags,
          icon: badgeIcon,
          reason: reasonFor('stacktrace.records.setTags'),
          onClick: () => setTagging(true),
        },
      ]}
      tabs={(shown) => [
        { key: 'stack', title: text.stack, render: () => <RecordStack appId={appId} record={shown} /> },
        {
          key: 'raw',
          title: text.raw,
          render: () => <CodeView code={shown.rawStack} language="text" label={text.raw} />,
        },
        historyTab({ appId }, shown.recordId, shown.title),
      ]}
    >
      {(shown) => (
        <Suspense fallback={null}>
          {isTagging ? <TagsForm appId={appId} record={shown} onClose={() => setTagging(false)} /> : null}
        </Suspense>
      )}
    </DetailPage>
  );
}
