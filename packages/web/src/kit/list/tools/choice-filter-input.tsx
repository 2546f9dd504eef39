// A filter that takes one of a few values: a button that says which. The list below it is loaded when it is first wanted.
import { Button, CloseButton } from '@mantine/core';
import { type ComponentProps, Suspense, useState } from 'react';
import { part } from '../../lazy/part.tsx';
import { Icon } from '../../show/icon.tsx';
import { chevronDownIcon } from '../../show/icons.ts';
import classes from '../data-list.module.css';
import type { ChoiceFilter } from '../filter.ts';
import { text } from '../text.zh.ts';
import type { FilterInputProps } from './filter-input.tsx';

const ChoiceList = part(() => import('./choice-list.tsx'), 'over');

export function ChoiceFilterInput({ filter, value, onChange }: FilterInputProps<ChoiceFilter>) {
  const [isUsed, setUsed] = useState(false);
  const isOn = value !== '';
  const face = {
    'aria-label': filter.title,
    rightSection: isOn ? null : <Icon of={chevronDownIcon} size={14} />,
    children: filter.options.find((option) => option.value === value)?.label ?? filter.title,
  };
  const load = (): void => void ChoiceList.preload();
  const closed = (
    <ChoiceButton
      {...face}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setUsed(true)}
    />
  );
  return (
    <div className={classes.choice} data-on={isOn || undefined}>
      {isUsed ? (
        <Suspense fallback={closed}>
          <ChoiceList
            filter={filter}
            value={value}
            onChange={onChange}
            button={(opener) => <ChoiceButton {...face} {...opener} />}
            onClose={() => setUsed(false)}
          />
        </Suspense>
      ) : (
        closed
      )}
      {isOn ? (
        <CloseButton
          size="sm"
          className={classes.unchoose}
          aria-label={text.removeFilter(filter.title)}
          onClick={() => onChange('')}
        />
      ) : null}
    </div>
  );
}

function ChoiceButton(props: ComponentProps<typeof Button<'button'>>) {
  return <Button variant="default" size="sm" fw={400} {...props} />;
}
