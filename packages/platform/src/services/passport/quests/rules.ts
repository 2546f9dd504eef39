// Periods, states and what counts as done in quests. Source: wire/passport.md 2.7, 5.5, 5.8.
import { type QuestPeriod, questPeriod } from '@uos/contract/rules';
import type { QuestItemRow, QuestRow } from './store/quests.ts';

/** A quest is answered with all of its items. */
export const MOST_ITEMS = 100;

/** The period of now: from an hour of the day, of Monday, or of the 1st to the next one, in Asia/Shanghai. */
export function periodOf({ type, reset_hour }: Pick<QuestRow, 'type' | 'reset_hour'>, now: string): QuestPeriod {
  return questPeriod({ type, resetHour: reset_hour }, now);
}

/** The state of a quest follows from those of its items. */
export function questStatus(items: readonly Pick<QuestItemRow, 'published'>[]) {
  const published = items.filter((item) => item.published).length;
  if (published === 0) {
    return 'questPending' as const;
  }
  return published === items.length ? ('questPublished' as const) : ('questPartialPublished' as const);
}

/** How far a persona is in an item in the period of now. */
export interface Reached {
  readonly value: number;
  readonly isDone: boolean;
  readonly isRedeemed: boolean;
}

/** The points of tasks that are done; items that players do not see count for nothing. */
export function pointsOf(
  { layout }: Pick<QuestRow, 'layout'>,
  items: readonly Pick<QuestItemRow, 'id' | 'kind' | 'points'>[],
  reached: ReadonlyMap<string, Pick<Reached, 'isDone'>>,
): number {
  return layout === 'Basic'
    ? 0
    : items
        .filter(({ id, kind }) => kind === 'Task' && reached.get(id)?.isDone === true)
        .reduce((sum, { points }) => sum + points, 0);
}
