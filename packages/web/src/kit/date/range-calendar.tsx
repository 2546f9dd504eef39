// The calendar of a range, loaded when it is first opened.
import '@mantine/dates/styles.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { useState } from 'react';
import { locale } from '../language/calendar.zh.ts';
import type { Days } from '../list/filter.ts';

interface RangeCalendarProps {
  readonly value: Days | undefined;
  readonly onChange: (days: Days) => void;
  readonly min: string | undefined;
  readonly max: string | undefined;
}

type Picked = [string | null, string | null];

export default function RangeCalendar({ value, onChange, min, max }: RangeCalendarProps) {
  const [picked, setPicked] = useState<Picked>([value?.start ?? null, value?.end ?? null]);
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
      <DatePicker
        type="range"
        allowSingleDateInRange
        value={picked}
        {...(value === undefined ? {} : { defaultDate: value.end })}
        {...(min === undefined ? {} : { minDate: min })}
        {...(max === undefined ? {} : { maxDate: max })}
        onChange={(next) => {
          const [start, end] = next as Picked;
          setPicked([start, end]);
          if (start !== null && end !== null) {
            onChange({ start, end });
          }
        }}
      />
    </DatesProvider>
  );
}
