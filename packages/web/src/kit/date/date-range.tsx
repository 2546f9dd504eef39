// Two days of the calendar in Asia/Shanghai: the usual ranges at once, any other from a calendar that is loaded then.

import { Button, CloseButton, Group, Skeleton } from '@mantine/core';
import { type DurationOption, durationDays, longDurationOptions } from '@uos/contract/rules';
import { Suspense } from 'react';
import { language } from '../language/language.zh.ts';
import { part } from '../lazy/part.tsx';
import type { Days } from '../list/filter.ts';
import { Icon } from '../show/icon.tsx';
import { calendarIcon } from '../show/icons.ts';
import { OpensBelow } from '../show/opens-below.tsx';
import { text } from '../text.zh.ts';
import classes from './date-range.module.css';

const RangeCalendar = part(() => import('./range-calendar.tsx'), 'over');

interface DateRangeProps {
  readonly label: string;
  readonly value: Days | undefined;
  readonly onChange: (days: Days | undefined) => void;
  readonly clearable?: boolean;
  readonly presets?: readonly DurationOption[];
  /** Days that cannot be chosen lie before or after these. */
  readonly min?: string;
  readonly max?: string;
}

export function DateRange(props: DateRangeProps) {
  const { label, value, onChange, clearable = false, presets = longDurationOptions } = props;
  const ranges = presets.map((preset) => {
    const { startDate, endDate } = durationDays(preset.value, Date.now());
    return { value: preset.value, title: preset[language], days: { start: startDate, end: endDate } };
  });
  const named = ranges.find(({ days }) => days.start === value?.start && days.end === value.end);
  const shown = value === undefined ? label : (named?.title ?? text.days(value.start, value.end));
  return (
    <div className={classes.root} data-on={(clearable && value !== undefined) || undefined}>
      <OpensBelow
        label={label}
        position="bottom-start"
        button={({ ref, isOpen, toggle, load }) => (
          <Button
            ref={ref}
            variant="default"
            size="sm"
            fw={400}
            leftSection={<Icon of={calendarIcon} size={16} />}
            aria-label={value === undefined ? label : text.rangeOf(label, shown)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onPointerEnter={load}
            onClick={toggle}
            data-clearable={(clearable && value !== undefined) || undefined}
          >
            {shown}
          </Button>
        )}
      >
        {(close) => (
          <Group align="flex-start" gap="md" className={classes.panel}>
            <div className={classes.presets}>
              {ranges.map(({ value: key, title, days }) => (
                <Button
                  key={key}
                  variant={named?.value === key ? 'light' : 'subtle'}
                  color={named?.value === key ? 'brand' : 'gray'}
                  size="compact-sm"
                  justify="flex-start"
                  onClick={() => {
                    onChange(days);
                    close();
                  }}
                >
                  {title}
                </Button>
              ))}
            </div>
            <Suspense fallback={<Skeleton width={252} height={280} />}>
              <RangeCalendar
                value={value}
                onChange={(days) => {
                  onChange(days);
                  close();
                }}
                min={props.min}
                max={props.max}
              />
            </Suspense>
          </Group>
        )}
      </OpensBelow>
      {clearable && value !== undefined ? (
        <CloseButton
          size="sm"
          className={classes.clear}
          aria-label={text.clearRange(label)}
          onClick={() => onChange(undefined)}
        />
      ) : null}
    </div>
  );
}
