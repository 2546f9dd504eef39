// Every step of an autoscaler: what it saw, what it did, and why.
import { Title } from '@mantine/core';
import { formatTime } from '@uos/contract/rules';
import type { FuncScaling } from '@uos/sdk/services/func';
import { funcScalingColumns } from '@uos/sdk/services/func.columns';
import { columnsOf } from '../../../kit/list/columns/columns-of.ts';
import { DataList } from '../../../kit/list/data-list.tsx';
import { readMomentRange } from '../../../kit/list/filter.ts';
import { listOf } from '../../../kit/list/source/list-of.ts';
import { given } from '../../../kit/list/source/source.ts';
import { EmptyState } from '../../../kit/page/empty-state.tsx';
import { historyIcon } from '../../../kit/show/icons.ts';
import { funcOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { causeWords, isByLoad } from '../why.ts';

const columns = columnsOf<FuncScaling>(funcScalingColumns, {
  createdAt: {},
  operation: {},
  resource: {},
  value: { kind: 'text', cell: (step) => (isByLoad(step) ? text.percent(step.value) : undefined) },
  from: { kind: 'text', title: text.serversThen, cell: ({ from, to }) => text.fromTo(from, to) },
  reason: { cell: causeWords, value: causeWords },
  id: { hidden: true },
});

export function ScalingHistory({ appId, id }: { appId: string; id: string }) {
  return (
    <section aria-label={text.history}>
      <Title order={2} mb="sm">
        {text.history}
      </Title>
      <DataList
        id="func.scalings"
        scope="history"
        label={text.history}
        source={listOf(funcOf(appId).autoscaler.history, ({ filters: { range } }) => {
          const { from, to } = readMomentRange(range);
          return { id, ...given({ startTime: from, endTime: to }) };
        })}
        columns={columns}
        rowKey={({ id: key }) => key}
        rowName={({ createdAt }) => formatTime(createdAt)}
        filters={[{ kind: 'range', key: 'range', title: funcScalingColumns.createdAt.title }]}
        empty={
          <EmptyState icon={historyIcon} title={text.noHistory}>
            {text.noHistoryHint}
          </EmptyState>
        }
      />
    </section>
  );
}
