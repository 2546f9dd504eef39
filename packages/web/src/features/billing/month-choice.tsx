// Which month: the last twelve, and the whole years that bills go back to.
import { NativeSelect } from '@mantine/core';
import { billPeriodMonths, billPeriods, isMonth, shanghaiMonth } from '@uos/contract/rules';
import type { Codec } from '../../kit/search-state.ts';
import { text } from './text.zh.ts';

export function currentMonth(): string {
  return shanghaiMonth(Date.now()) ?? '';
}

/** `?month=2026-10`; the current one by default. */
export function monthWord(): Codec<string> {
  return {
    read: (word) => (word !== undefined && isMonth(word) && word <= currentMonth() ? word : currentMonth()),
    write: (month) => (month === currentMonth() ? undefined : month),
  };
}

interface MonthChoiceProps {
  readonly value: string;
  readonly onChange: (month: string) => void;
}

export function MonthChoice({ value, onChange }: MonthChoiceProps) {
  const [recent, ...years] = billPeriods.map((period) => ({
    group: period.zh,
    items: billPeriodMonths(period.value, Date.now()),
  }));
  const groups = [recent, ...years].flatMap((group) => {
    const items = group?.items.filter((month) => group === recent || recent?.items.includes(month) !== true) ?? [];
    return group === undefined || items.length === 0 ? [] : [{ group: group.group, items }];
  });
  const known = groups.some(({ items }) => items.includes(value));
  return (
    <NativeSelect
      aria-label={text.month}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={known ? groups : [{ group: text.chosen, items: [value] }, ...groups]}
    />
  );
}
