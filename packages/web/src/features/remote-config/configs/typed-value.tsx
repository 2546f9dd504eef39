// A value of a parameter, edited as its type wants it. It is text on the wire whatever it means.
import { NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { remoteConfigLabels } from '@uos/contract/labels';
import { type ConfigType, configTypes } from '@uos/contract/rules';
import { Suspense } from 'react';
import { language } from '../../../kit/language/language.zh.ts';
import { part } from '../../../kit/lazy/part.tsx';
import { Waiting } from '../../../kit/page/waiting.tsx';
import { text } from '../text.zh.ts';
import classes from './configs.module.css';

const JsonField = part(() => import('../../../kit/code-editor/json-field.tsx'));

export interface TypedValue {
  readonly type: ConfigType;
  readonly value: string;
}

interface ValueInputProps extends TypedValue {
  readonly label: string;
  readonly onChange: (value: string) => void;
  readonly onLeave?: () => void;
  readonly problem?: string | undefined;
  readonly disabled?: boolean;
}

const WHOLE = ['true', 'false'];

export function ValueInput({ type, value, label, onChange, onLeave, problem, disabled = false }: ValueInputProps) {
  const common = {
    'aria-label': label,
    disabled,
    error: problem !== undefined,
    onBlur: onLeave,
    value,
  };
  switch (type) {
    case 'BOOL':
      return WHOLE.includes(value) || value === '' ? (
        <SegmentedControl
          size="sm"
          aria-label={label}
          disabled={disabled}
          value={value}
          data={WHOLE.map((one) => ({ value: one, label: one }))}
          onChange={onChange}
        />
      ) : (
        <TextInput {...common} onChange={(event) => onChange(event.currentTarget.value)} />
      );
    case 'JSON':
      return (
        <Suspense fallback={<Waiting height={120} />}>
          <JsonField
            label={label}
            value={value}
            readOnly={disabled}
            minHeight={96}
            maxHeight={320}
            onChange={onChange}
            {...(onLeave === undefined ? {} : { onLeave })}
          />
        </Suspense>
      );
    case 'STRING':
      return (
        <Textarea
          {...common}
          autosize
          minRows={1}
          maxRows={10}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    default:
      return (
        <TextInput
          {...common}
          inputMode={type === 'FLOAT' ? 'decimal' : 'numeric'}
          className={classes.number}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value.trim())}
        />
      );
  }
}

interface TypedValueInputProps {
  readonly value: TypedValue;
  readonly onChange: (value: TypedValue) => void;
  readonly problem: string | undefined;
  readonly disabled: boolean;
}

/** The type, what fits it, and the value. */
export function TypedValueInput({ value: { type, value }, onChange, problem, disabled }: TypedValueInputProps) {
  return (
    <div className={classes.typed}>
      <NativeSelect
        aria-label={text.type}
        disabled={disabled}
        value={type}
        data={configTypes.map((one) => ({ value: one, label: remoteConfigLabels.config.type[one][language] }))}
        onChange={(event) => {
          const next = event.currentTarget.value as ConfigType;
          onChange({ type: next, value: startOf(next, value) });
        }}
      />
      <ValueInput
        type={type}
        value={value}
        label={text.value}
        problem={problem}
        disabled={disabled}
        onChange={(next) => onChange({ type, value: next })}
      />
      {problem === undefined ? <p className={classes.bounds}>{text.bounds[type]}</p> : null}
    </div>
  );
}

/** Of another type what was typed may mean nothing any more. */
function startOf(type: ConfigType, value: string): string {
  switch (type) {
    case 'BOOL':
      return WHOLE.includes(value) ? value : 'true';
    case 'JSON':
      return value === '' ? '{}' : value;
    default:
      return value === '{}' ? '' : value;
  }
}
