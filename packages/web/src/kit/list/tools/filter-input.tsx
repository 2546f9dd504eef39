// One filter; while it is on it looks so.

import { Button, CloseButton, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { part } from '../../lazy/part.tsx';
import { Icon } from '../../show/icon.tsx';
import { chevronDownIcon } from '../../show/icons.ts';
import { OpensBelow } from '../../show/opens-below.tsx';
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

const TextFilterForm = part(() => import('./text-filter-form.tsx'), 'over');

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

/** A button as every other filter; what is typed below it counts from Enter on. */
function TextFilterInput({ filter: { title }, value, onChange }: FilterInputProps<TextFilter>) {
  const isOn = value !== '';
  return (
    <div className={classes.choice} data-on={isOn || undefined}>
      <OpensBelow
        label={title}
        width={260}
        position="bottom-start"
        button={({ ref, isOpen, toggle, load }) => (
          <Button
            ref={ref}
            variant="default"
            size="sm"
            fw={400}
            data-filter="text"
            aria-label={isOn ? `${title} ${value}` : title}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            rightSection={isOn ? null : <Icon of={chevronDownIcon} size={14} />}
            onPointerEnter={load}
            onFocus={load}
            onClick={toggle}
          >
            {isOn ? value : title}
          </Button>
        )}
      >
        {(close) => (
          <TextFilterForm
            title={title}
            value={value}
            onClose={close}
            onDone={(next) => {
              onChange(next);
              close();
            }}
          />
        )}
      </OpensBelow>
      {isOn ? (
        <CloseButton
          size="sm"
          className={classes.unchoose}
          aria-label={text.removeFilter(title)}
          onClick={() => onChange('')}
        />
      ) : null}
    </div>
  );
}
