// Crashes by their cause, the one that was seen last first.
import type { StackGroup } from '@uos/sdk/services/stacktrace';
import { stackGroupColumns } from '@uos/sdk/services/stacktrace.columns';
import { screen } from '../../../kit/address/link.ts';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { readMomentRange } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { bugIcon } from '../../../kit/show/icons.ts';
import { StatusDot } from '../../../kit/show/status-dot.tsx';
import { stacktraceOf } from '../queries.ts';
import { text } from '../text.zh.ts';

const columns = columnsOf<StackGroup>(stackGroupColumns, {
  title: { kind: 'text' },
  count: {},
  userCount: {},
  missingBuildIds: {
    title: text.readability,
    kind: 'text',
    cell: ({ missingBuildIds }) => <Readability isWaiting={missingBuildIds.length > 0} />,
    value: ({ missingBuildIds }) => missingBuildIds.length,
  },
  appVersions: {
    kind: 'text',
    wideOnly: true,
    cell: ({ appVersions }) => namesOf(appVersions),
    value: ({ appVersions }) => namesOf(appVersions),
  },
  devices: {
    kind: 'text',
    hidden: true,
    cell: ({ devices }) => namesOf(devices),
    value: ({ devices }) => namesOf(devices),
  },
  groupId: { hidden: true },
  firstSeen: { wideOnly: true },
  lastSeen: {},
});

const SHOWN = 3;

function namesOf(counted: StackGroup['devices']): string {
  return counted.length === 0
    ? '–'
    : counted
        .slice(0, SHOWN)
        .map(({ name }) => name)
        .join(text.comma);
}

export function Readability({ isWaiting }: { isWaiting: boolean }) {
  const words = isWaiting ? text.symbolsMissing : text.symbolsComplete;
  return <StatusDot label={{ zh: words, en: words, color: isWaiting ? 'orange' : 'green' }} />;
}

export function GroupList({ appId }: { appId: string }) {
  const { groups, report } = stacktraceOf(appId);
  return (
    <DataList
      id="stacktrace.groups"
      label={text.groups}
      source={listOf(groups.list, ({ q, filters: { range } }) => {
        const { from, to } = readMomentRange(range);
        return given({ keyword: q, startTime: from, endTime: to });
      })}
      columns={columns}
      rowKey={({ groupId }) => groupId}
      rowName={({ title }) => title}
      rowLink={({ groupId }) => screen('/services/{appId}/stacktrace/record', { appId }, { group: groupId })}
      search={text.searchGroups}
      filters={[{ kind: 'range', key: 'range', title: text.seen }]}
      empty={
        <EmptyState
          icon={bugIcon}
          title={text.noCrashes}
          snippets={{ call: report, input: { stack: text.sampleStack, platform: 'webgl', appVersion: '1.4.0' } }}
        >
          {text.noCrashesHint}
        </EmptyState>
      }
    />
  );
}
