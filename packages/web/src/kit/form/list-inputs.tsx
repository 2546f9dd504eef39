// The inputs with a list that opens below them: one of many values, several, words. What floats is as heavy as a form.
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect, Select, TagsInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldInputProps, plainOption } from './field-input.ts';
import { text } from './text.zh.ts';

export default function ListInput({ field, value, problem, onChange, onLeave, first }: FieldInputProps): ReactNode {
  const common = {
    label: field.label,
    description: field.reason ?? field.description,
    withAsterisk: field.required === true,
    disabled: field.reason !== undefined,
    error: problem,
    onBlur: onLeave,
    'data-autofocus': first || undefined,
  };
  switch (field.kind) {
    case 'choice':
      return (
        <Select
          {...common}
          searchable
          placeholder={field.placeholder}
          nothingFoundMessage={text.noOption}
          data={field.options.map(plainOption)}
          value={value === '' ? null : String(value ?? '')}
          onChange={(next) => onChange(next ?? '')}
        />
      );
    case 'choices':
      return (
        <MultiSelect
          {...common}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': text.clear(field.label) }}
          placeholder={isEmptyList(value) ? field.placeholder : undefined}
          nothingFoundMessage={text.noOption}
          data={(field.options ?? []).map(plainOption)}
          value={[...(value as readonly string[])]}
          onChange={onChange}
        />
      );
    case 'tags':
      return (
        <TagsInput
          {...common}
          placeholder={isEmptyList(value) ? (field.placeholder ?? text.tagsHint) : undefined}
          data={(field.options ?? []).map(plainOption)}
          value={[...(value as readonly string[])]}
          onChange={onChange}
        />
      );
    default:
      return null;
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
