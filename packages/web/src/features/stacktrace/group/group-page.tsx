// One cause: the stack of its newest crash, who met it where, and every crash of it that was kept.
import { useQuery } from '@tanstack/react-query';
import type { StackGroup } from '@uos/sdk/services/stacktrace';
import { stackGroupColumns } from '@uos/sdk/services/stacktrace.columns';
import { screen } from '../../../kit/address/link.ts';
import { queryOf } from '../../../kit/call/query.ts';
import { DetailPage } from '../../../kit/detail/detail-page.tsx';
import { part } from '../../../kit/lazy/part.tsx';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { ErrorPanel } from '../../../kit/page/error-panel.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { bugIcon } from '../../../kit/show/icons.ts';
import { groupQuery, recordQuery, stacktraceOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { Readability } from './group-list.tsx';

const RecordList = part(() => import('../record/record-list.tsx'));
const RecordStack = part(() => import('../record/record-stack.tsx'));
const Spread = part(() => import('./spread.tsx'));

const facts = columnsOf<StackGroup>(stackGroupColumns, {
  count: {},
  userCount: {},
  firstSeen: {},
  lastSeen: {},
  groupId: {},
  signal: { kind: 'text' },
});

interface GroupPageProps {
  readonly appId: string;
  readonly groupId: string;
}

export default function GroupPage({ appId, groupId }: GroupPageProps) {
  const list = screen('/services/{appId}/stacktrace/record', { appId });
  return (
    <DetailPage
      query={useQuery(groupQuery(appId, groupId))}
      kind={text.group}
      icon={bugIcon}
      title={({ title }) => title}
      status={({ missingBuildIds }) => <Readability isWaiting={missingBuildIds.length > 0} />}
      facts={facts}
      list={list}
      crumbs={[{ title: text.crashes, link: list }]}
      tabWord="show"
      tabKeeps={['group']}
      tabs={(group) => [
        { key: 'stack', title: text.stack, render: () => <Newest appId={appId} groupId={groupId} /> },
        { key: 'spread', title: text.spread, render: () => <Spread group={group} /> },
        { key: 'records', title: text.records, render: () => <RecordList appId={appId} groupId={groupId} /> },
      ]}
    />
  );
}

function Newest({ appId, groupId }: GroupPageProps) {
  const newest = useQuery({
    ...queryOf(stacktraceOf(appId).records.list, { groupId, count: 1 }),
    select: ({ records }) => records[0],
  });
  const id = newest.data?.recordId;
  const record = useQuery({ ...recordQuery(appId, id ?? ''), enabled: id !== undefined });
  const failed = [newest, record].find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined) {
    return <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (newest.isSuccess && id === undefined) {
    return <EmptyState icon={bugIcon} title={text.nothingKept} />;
  }
  return record.data === undefined ? (
    <Waiting height={240} />
  ) : (
    <RecordStack appId={appId} record={record.data} isOfGroup />
  );
}
