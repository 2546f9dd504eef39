// The history as a tab of whatever has a page or a drawer.
import type { DetailTab } from '../../kit/detail/detail-tabs.tsx';
import { part } from '../../kit/lazy/part.tsx';
import type { HistoryOf } from './history-list.tsx';
import { text } from './text.zh.ts';

const HistoryList = part(() => import('./history-list.tsx'));

/**
 * @param target Id and name of the thing; none where all of `of` is meant.
 * @example tabs={(bucket) => [files, historyTab({ appId }, bucket.id, bucket.name)]}
 */
export function historyTab(of: HistoryOf, ...target: readonly string[]): DetailTab<unknown> {
  return {
    key: 'history',
    title: text.history,
    render: () => <HistoryList of={of} {...(target.length === 0 ? {} : { target })} />,
  };
}
