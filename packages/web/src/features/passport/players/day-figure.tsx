// A day as a figure, and how long ago it was.
import { shanghaiDay, startOfShanghaiDay } from '@uos/contract/rules';
import type { ShownFigure } from '../../../kit/show/figures.tsx';
import { text } from './text.zh.ts';

const DAY_MS = 86_400_000;

export function dayFigure(moment: string | undefined): Pick<ShownFigure, 'value' | 'note'> {
  return {
    value: <time style={{ whiteSpace: 'nowrap' }}>{shanghaiDay(moment) ?? '–'}</time>,
    note: moment === undefined ? undefined : text.figures.days(daysSince(moment)),
  };
}

/** Midnights in Asia/Shanghai since then. */
function daysSince(moment: string): number {
  const [then, now] = [moment, Date.now()].map((at) => startOfShanghaiDay(shanghaiDay(at) ?? '') ?? 0);
  return Math.max(0, ((now ?? 0) - (then ?? 0)) / DAY_MS);
}
