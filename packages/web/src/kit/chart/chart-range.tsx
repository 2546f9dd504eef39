// The days that the charts of a screen show, in the address: `?range=7` for the last days, `?range=2026-11-01~2026-11-07`
// for others.

import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { type Duration, type DurationOption, durationDays, durationOptions } from '@uos/contract/rules';
import { type Codec, useSearchState } from '../address/search-state.ts';
import { DateRange } from '../date/date-range.tsx';
import { language } from '../language/language.zh.ts';
import { type Days, readDayRange, writeDayRange } from '../list/filter.ts';
import classes from './chart-range.module.css';
import { text } from './text.zh.ts';

export interface ChartRange {
  readonly days: Days;
  /** Set while one of the usual ranges is chosen: what many calls take as `duration`. */
  readonly duration: Duration | undefined;
}

const spec = { range: rangeWord() };

/** The range of the address, and the control that changes it. */
export function useChartRange(fallback: Duration = 7): ChartRange {
  const [{ range }] = useSearchState(spec);
  return rangeOf(range, fallback);
}

interface ChartRangePickerProps {
  readonly options?: readonly DurationOption[];
  readonly fallback?: Duration;
  /** Any two days may be chosen beside the usual ranges. */
  readonly free?: boolean;
}

export function ChartRangePicker({ options = durationOptions, fallback = 7, free = true }: ChartRangePickerProps) {
  const [{ range }, change] = useSearchState(spec);
  const { days, duration } = rangeOf(range, fallback);
  return (
    <div className={classes.root}>
      <SegmentedControl
        size="sm"
        aria-label={text.range}
        value={duration === undefined ? '' : String(duration)}
        data={options.map((option) => ({ value: String(option.value), label: option[language] }))}
        onChange={(next) => change({ range: Number(next) === fallback ? '' : next })}
      />
      {free ? (
        <DateRange
          label={text.range}
          value={days}
          onChange={(next) => change({ range: writeDayRange(next) })}
          presets={[]}
        />
      ) : null}
    </div>
  );
}

function rangeWord(): Codec<string> {
  return { read: (word) => word ?? '', write: (value) => (value === '' ? undefined : value) };
}

const DURATIONS = [1, 7, 30, 90, -7, -30] as const satisfies readonly Duration[];

function rangeOf(word: string, fallback: Duration): ChartRange {
  const days = readDayRange(word);
  if (days !== undefined) {
    return { days, duration: undefined };
  }
  const duration = DURATIONS.find((known) => String(known) === word) ?? fallback;
  const { startDate, endDate } = durationDays(duration, Date.now());
  return { days: { start: startDate, end: endDate }, duration };
}
