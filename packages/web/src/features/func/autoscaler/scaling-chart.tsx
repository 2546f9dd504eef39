// The CPU that all servers used, with a mark where the autoscaler added or removed some.
import { useQuery } from '@tanstack/react-query';
import { addDays, startOfShanghaiDay } from '@uos/contract/rules';
import { queryOf } from '../../../kit/call/query.ts';
import { ChartCard } from '../../../kit/chart/chart-card.tsx';
import { useChartRange } from '../../../kit/chart/chart-range.tsx';
import { chartOf } from '../../../kit/chart/series.ts';
import { funcOf } from '../queries.ts';
import { text } from '../text.zh.ts';
import { marksOf } from './marks.ts';

/** More steps than can be told apart on a chart. */
const MARKS = 200;

export default function ScalingChart({ appId, id }: { appId: string; id: string }) {
  const { usage, autoscaler } = funcOf(appId);
  const { days } = useChartRange();
  const [startTime, endTime] = [startOfShanghaiDay(days.start), startOfShanghaiDay(addDays(days.end, 1))].map((at) =>
    new Date(at ?? 0).toISOString(),
  );
  const period = { startTime: startTime ?? '', endTime: endTime ?? '' };
  const load = useQuery({
    ...queryOf(usage.cpu, { functionId: id, ...period }),
    select: ({ items }) =>
      chartOf([
        {
          key: 'cpu',
          label: text.cpuUsed,
          points: items.map(({ time, cpuUsageUnit }) => ({ at: Date.parse(time), value: cpuUsageUnit })),
        },
      ]),
  });
  const steps = useQuery(queryOf(autoscaler.history, { id, ...period, limit: MARKS })).data?.history ?? [];
  return (
    <ChartCard title={text.load} help={text.loadHelp} query={load} write={text.coreSeconds} marks={marksOf(steps)} />
  );
}
