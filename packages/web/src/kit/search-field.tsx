// A search box that writes to the URL a moment after the last key.

import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import classes from './search-field.module.css';
import { Icon } from './show/icon.tsx';
import { searchIcon } from './show/icons.ts';
import { text } from './text.zh.ts';

interface SearchFieldProps {
  readonly value: string;
  readonly placeholder: string;
  /** Called a moment after the last key. */
  readonly onChange: (value: string) => void;
}

export function SearchField({ value, placeholder, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const later = useDebouncedCallback(onChange, 250);
  if (value !== seen) {
    setSeen(value);
    // why only then: the URL lags behind the keyboard, and must not take letters back
    if (value === '') {
      setTyped('');
    }
  }
  return (
    <TextInput
      type="search"
      className={classes.search}
      leftSection={<Icon of={searchIcon} size={16} />}
      rightSection={
        typed === '' ? null : (
          <CloseButton
            size="sm"
            aria-label={text.clearSearch}
            onClick={() => {
              setTyped('');
              onChange('');
            }}
          />
        )
      }
      placeholder={placeholder}
      aria-label={placeholder}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        later(event.currentTarget.value);
      }}
    />
  );
}
