// The steps of an autoscaler as marks on a chart.
import type { FuncScaling } from '@uos/sdk/services/func';
import type { ChartMark } from '../../../kit/chart/series.ts';
import { text } from '../text.zh.ts';

export function marksOf(steps: readonly Pick<FuncScaling, 'operation' | 'from' | 'to' | 'createdAt'>[]): ChartMark[] {
  return steps.map(({ operation, from, to, createdAt }) => ({
    at: Date.parse(createdAt),
    kind: operation === 'shrink' ? 'less' : 'more',
    label: text.fromTo(from, to),
  }));
}
