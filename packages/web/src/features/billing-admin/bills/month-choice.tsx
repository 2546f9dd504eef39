// The month that a screen is about, in the address: `?month=2026-10`, the current one where nothing is said.
import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { addMonths, isMonth, shanghaiMonth } from '@uos/contract/rules';
import { Icon } from '../../../kit/icon.tsx';
import { type Codec, useSearchState, words } from '../../../kit/search-state.ts';
import { Tip } from '../../../kit/tip.tsx';
import { text } from './text.zh.ts';

/** Bills begin here. Source: the bill periods of the specification. */
const FIRST_MONTH = '2023-01';

const month: Codec<string> = {
  read: (word) => (word !== undefined && isMonth(word) ? word : thisMonth()),
  write: (value) => (value === thisMonth() ? undefined : value),
};

// why the page too: another month has other pages
const spec = { month, page: words() };

export function useMonth(): string {
  return useSearchState(spec)[0].month;
}

export function MonthChoice() {
  const [{ month: chosen }, change] = useSearchState(spec);
  const set = (next: string) => change({ month: next, page: '' });
  const months = monthsUntil(thisMonth());
  const step = (by: number, label: string, icon: 'chevron-left' | 'chevron-right') => {
    const next = addMonths(chosen, by);
    return (
      <Tip label={label}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={label}
          disabled={!months.includes(next)}
          onClick={() => set(next)}
        >
          <Icon name={icon} size={16} />
        </ActionIcon>
      </Tip>
    );
  };
  return (
    <Group gap={4} wrap="nowrap">
      {step(-1, text.previousMonth, 'chevron-left')}
      <NativeSelect
        aria-label={text.month}
        value={chosen}
        data={months.map((value) => ({ value, label: monthWords(value) }))}
        onChange={(event) => set(event.currentTarget.value)}
      />
      {step(1, text.nextMonth, 'chevron-right')}
    </Group>
  );
}

export function monthWords(value: string): string {
  return text.monthWords(value.slice(0, 4), Number(value.slice(5)));
}

function thisMonth(): string {
  return shanghaiMonth(Date.now()) ?? FIRST_MONTH;
}

/** Newest first. */
function monthsUntil(last: string): string[] {
  const found: string[] = [];
  for (let at = last; at >= FIRST_MONTH; at = addMonths(at, -1)) {
    found.push(at);
  }
  return found;
}
