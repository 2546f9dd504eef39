// A filter that takes one of a few values.
import { Select } from '@mantine/core';
import classes from '../data-list.module.css';
import type { ChoiceFilter } from '../filter.ts';
import { text } from '../text.zh.ts';
import type { FilterInputProps } from './filter-input.tsx';

const SEARCHABLE_FROM = 9;

export default function ChoiceFilterInput({ filter, value, onChange }: FilterInputProps<ChoiceFilter>) {
  return (
    <Select
      className={classes.filter}
      aria-label={filter.title}
      placeholder={filter.title}
      data={[...filter.options]}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
      clearable
      clearButtonProps={{ 'aria-label': text.removeFilter(filter.title), tabIndex: 0 }}
      searchable={filter.options.length >= SEARCHABLE_FROM}
      data-on={value !== '' || undefined}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
    />
  );
}
