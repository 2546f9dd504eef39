// Which month: every one that there can be a bill of, by year, and a step to either side.

import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { addMonths, billMonths } from '@uos/contract/rules';
import { Icon, type IconPart } from '../../kit/show/icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../../kit/show/icons.ts';
import { Tip } from '../../kit/show/tip.tsx';
import { monthTitle, useMonth } from './month.ts';
import { text } from './text.zh.ts';

export function MonthChoice() {
  const [chosen, choose] = useMonth();
  const months = billMonths(Date.now());
  const years = Object.groupBy(months, (month) => month.slice(0, 4));
  const step = (by: number, label: string, icon: IconPart) => {
    const next = addMonths(chosen, by);
    return (
      <Tip label={label}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={label}
          disabled={!months.includes(next)}
          onClick={() => choose(next)}
        >
          <Icon of={icon} size={16} />
        </ActionIcon>
      </Tip>
    );
  };
  return (
    <Group gap={4} wrap="nowrap">
      {step(-1, text.previousMonth, chevronLeftIcon)}
      <NativeSelect
        aria-label={text.month}
        value={chosen}
        // why sorted: the keys of an object that look like numbers are in the order of numbers
        data={Object.entries(years)
          .sort(([a], [b]) => b.localeCompare(a))
          .map(([year, items = []]) => ({
            group: text.year(year),
            items: items.map((value) => ({ value, label: monthTitle(value) })),
          }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {step(1, text.nextMonth, chevronRightIcon)}
    </Group>
  );
}
