// The values that a filter can take, below its button, from the first time they are wanted.
import { Combobox, useCombobox } from '@mantine/core';
import { type ReactElement, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChoiceFilter } from '../filter.ts';
import { text } from '../text.zh.ts';
import type { FilterInputProps } from './filter-input.tsx';

/** Longer lists can be searched. */
const SEARCHABLE_FROM = 9;

interface Opener {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
}

interface ChoiceListProps extends FilterInputProps<ChoiceFilter> {
  readonly button: (opener: Opener) => ReactElement;
  /** Gives up on it where it did not arrive. */
  readonly onClose: () => void;
}

export default function ChoiceList({ filter, value, onChange, button }: ChoiceListProps) {
  const { title, options } = filter;
  const target = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const isSearchable = options.length >= SEARCHABLE_FROM;
  const list = useCombobox({
    onDropdownClose: () => {
      list.resetSelectedOption();
      setTyped('');
    },
    onDropdownOpen: () => {
      list.updateSelectedOptionIndex('active');
      if (isSearchable) {
        list.focusSearchInput();
      }
    },
  });
  const begin = useEffectEvent(() => {
    target.current?.focus({ preventScroll: true });
    list.openDropdown();
  });
  // why the focus first: the button that was pressed is gone
  useEffect(() => begin(), []);
  const fitting = options.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <Combobox
      store={list}
      width="max-content"
      position="bottom-start"
      onOptionSubmit={(next) => {
        onChange(next === value ? '' : next);
        list.closeDropdown();
        list.focusTarget();
      }}
    >
      <Combobox.Target targetType="button" withExpandedAttribute>
        {button({ ref: target, onClick: () => list.toggleDropdown() })}
      </Combobox.Target>
      <Combobox.Dropdown>
        {isSearchable ? (
          <Combobox.Search
            aria-label={text.search}
            placeholder={text.search}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              list.updateSelectedOptionIndex();
            }}
          />
        ) : null}
        <Combobox.Options aria-label={title} mah={280} style={{ overflowY: 'auto' }}>
          {fitting.map((option) => (
            <Combobox.Option
              key={option.value}
              value={option.value}
              active={option.value === value}
              aria-selected={option.value === value}
            >
              {option.label}
            </Combobox.Option>
          ))}
          {fitting.length === 0 ? <Combobox.Empty>{text.noMatch}</Combobox.Empty> : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
