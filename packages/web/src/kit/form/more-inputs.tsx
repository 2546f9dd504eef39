// The inputs that few forms have: numbers, secrets, lengths of time, names and values.
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/Radio.css';
import { Input, NumberInput, PasswordInput, Radio, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { DurationInput } from './duration-input.tsx';
import type { FieldInputProps } from './field-input.ts';
import { MapInput } from './map-input.tsx';
import { text } from './text.zh.ts';

export default function MoreInput({ field, value, problem, onChange, onLeave, first }: FieldInputProps): ReactNode {
  const disabled = field.reason !== undefined;
  const words = {
    label: field.label,
    description: field.reason ?? field.description,
    withAsterisk: field.required === true,
  };
  const common = { ...words, disabled, error: problem, onBlur: onLeave, 'data-autofocus': first || undefined };
  switch (field.kind) {
    case 'secret':
      return (
        <PasswordInput
          {...common}
          autoComplete="new-password"
          placeholder={field.placeholder}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': text.showSecret }}
        />
      );
    case 'radio':
      return (
        <Radio.Group {...words} error={problem} value={String(value ?? '')} onChange={onChange}>
          <Stack gap="xs" mt={6}>
            {field.options.map((option) => (
              <Radio
                key={option.value}
                value={option.value}
                label={option.label}
                description={option.reason ?? option.description}
                disabled={disabled || option.reason !== undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
      );
    case 'number':
    case 'yuan':
    case 'fen':
      return (
        <NumberInput
          {...common}
          placeholder={field.placeholder}
          value={value === undefined ? '' : field.kind === 'fen' ? Number(value) / 100 : Number(value)}
          onChange={(next) => onChange(readNumber(next, field.kind === 'fen'))}
          decimalScale={field.kind === 'number' ? (field.decimals ?? 0) : 2}
          thousandSeparator=","
          clampBehavior="none"
          {...(field.kind === 'number' ? {} : { prefix: '¥', fixedDecimalScale: false })}
          {...(field.suffix === undefined ? {} : { suffix: ` ${field.suffix}` })}
        />
      );
    case 'seconds':
      return (
        <Input.Wrapper {...words} error={problem}>
          <DurationInput
            label={field.label}
            value={value as number | undefined}
            disabled={disabled}
            onChange={onChange}
            onLeave={onLeave}
          />
        </Input.Wrapper>
      );
    case 'map':
      return (
        <Input.Wrapper {...words} error={problem}>
          <MapInput
            field={field}
            value={value as Readonly<Record<string, string>>}
            disabled={disabled}
            onChange={onChange}
            onLeave={onLeave}
          />
        </Input.Wrapper>
      );
    default:
      return null;
  }
}

/** Nothing for an empty field; yuan become fen without an error of rounding. */
function readNumber(next: number | string, toFen: boolean): number | undefined {
  if (next === '' || next === '-') {
    return undefined;
  }
  return toFen ? Math.round(Number(next) * 100) : Number(next);
}
