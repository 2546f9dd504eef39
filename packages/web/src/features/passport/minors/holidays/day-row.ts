// The listed days as rows, and the list as rows make it.
import { addDays, defaultMinorRules, type MinorRules, startOfShanghaiDay, weekdayOf } from '@uos/contract/rules';
import { text } from '../text.zh.ts';

export type DayKind = 'holiday' | 'workday';

export interface DayRow {
  readonly day: string;
  readonly kind: DayKind;
  readonly weekday: string;
  readonly announced: boolean;
}

type Lists = Pick<MinorRules, 'holidays' | 'workdays'>;

export function rowsOf({ holidays, workdays }: Lists): DayRow[] {
  const row = (day: string, kind: DayKind, announced: readonly string[]): DayRow => ({
    day,
    kind,
    weekday: text.weekdays[weekdayOf(day) - 1] ?? '',
    announced: announced.includes(day),
  });
  return [
    ...holidays.map((day) => row(day, 'holiday', defaultMinorRules.holidays)),
    ...workdays.map((day) => row(day, 'workday', defaultMinorRules.workdays)),
  ].sort((a, b) => b.day.localeCompare(a.day));
}

/** A day is of one kind: the last word on it holds. */
export function withDays(rules: MinorRules, days: readonly (readonly [day: string, kind: DayKind])[]): MinorRules {
  const said = new Map(days);
  const kept = (list: readonly string[]) => list.filter((day) => !said.has(day));
  const added = (kind: DayKind) => [...said].filter(([, one]) => one === kind).map(([day]) => day);
  return {
    ...rules,
    holidays: [...kept(rules.holidays), ...added('holiday')].sort(),
    workdays: [...kept(rules.workdays), ...added('workday')].sort(),
  };
}

export function withoutDays(rules: MinorRules, days: readonly string[]): MinorRules {
  const kept = (list: readonly string[]) => list.filter((day) => !days.includes(day));
  return { ...rules, holidays: kept(rules.holidays), workdays: kept(rules.workdays) };
}

export function isAnnouncedList({ holidays, workdays }: Lists): boolean {
  const same = (list: readonly string[], other: readonly string[]) => list.toString() === other.toString();
  return same(holidays, defaultMinorRules.holidays) && same(workdays, defaultMinorRules.workdays);
}

/** Why it cannot be such a day. */
export function dayProblem(day: string, kind: DayKind): string | undefined {
  if (startOfShanghaiDay(day) === undefined || addDays(day, 0) !== day) {
    return text.dayRule;
  }
  return kind === 'workday' && weekdayOf(day) < 6 ? text.weekendOnly : undefined;
}
