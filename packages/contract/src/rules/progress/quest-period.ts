// From when to when a quest is done before it starts anew, in Asia/Shanghai. Source: wire/passport.md 2.7, 5.5, 5.8.
import { limitPeriodEnd, limitPeriodStart } from '../shop/periods.ts';

interface QuestSchedule {
  /** DailyQuest, WeeklyQuest or MonthlyQuest. */
  readonly type: string;
  readonly resetHour: number;
}

export interface QuestPeriod {
  /** RFC 3339, both; the end is the start of the next one. */
  readonly start: string;
  readonly end: string;
}

const SCHEDULES: Readonly<Record<string, string>> = {
  DailyQuest: 'EveryDay',
  WeeklyQuest: 'EveryWeek',
  MonthlyQuest: 'EveryMonth',
};

/** The period of a moment: from an hour of the day, of Monday, or of the 1st to the next one. */
export function questPeriod({ type, resetHour }: QuestSchedule, at: string | number): QuestPeriod {
  const schedule = { type: SCHEDULES[type] ?? 'EveryDay', day: 1, hour: resetHour };
  const start = limitPeriodStart(schedule, at);
  return { start, end: limitPeriodEnd(schedule, at) ?? start };
}
