// One filter; while it is on it looks so.

import { CloseButton, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { part } from '../../lazy/part.tsx';
import classes from '../data-list.module.css';
import { type Filter, readDayRange, type TextFilter, writeDayRange } from '../filter.ts';
import { text } from '../text.zh.ts';
import { ChoiceFilterInput } from './choice-filter-input.tsx';

export interface FilterInputProps<F extends Filter> {
  readonly filter: F;
  /** Empty while the filter is off. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

// why: many lists have no days to choose; and a list is worth looking at without
const DateRange = part(
  () => import('../../date/date-range.tsx').then((module) => ({ default: module.DateRange })),
  'nothing',
);

export function FilterInput({ filter, value, onChange }: FilterInputProps<Filter>) {
  switch (filter.kind) {
    case 'choice':
      return <ChoiceFilterInput filter={filter} value={value} onChange={onChange} />;
    case 'range':
      return (
        <Suspense fallback={<Skeleton height={36} width={160} />}>
          <DateRange
            label={filter.title}
            value={readDayRange(value)}
            onChange={(days) => onChange(writeDayRange(days))}
            clearable
          />
        </Suspense>
      );
    default:
      return <TextFilterInput filter={filter} value={value} onChange={onChange} />;
  }
}

function TextFilterInput({ filter, value, onChange }: FilterInputProps<TextFilter>) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const later = useDebouncedCallback(onChange, 300);
  if (value !== seen) {
    setSeen(value);
    if (value === '') {
      setTyped('');
    }
  }
  return (
    <TextInput
      className={classes.filter}
      aria-label={filter.title}
      placeholder={filter.title}
      value={typed}
      data-on={value !== '' || undefined}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        later(event.currentTarget.value.trim());
      }}
      rightSection={
        typed === '' ? null : (
          <CloseButton
            size="sm"
            aria-label={text.removeFilter(filter.title)}
            onClick={() => {
              setTyped('');
              onChange('');
            }}
          />
        )
      }
    />
  );
}
