// Draws the fields of a form. The plain ones are here; the others come with the first form that has one.
import { Input, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { type FieldInputProps, plainOption } from './field-input.ts';
import { entriesOf, type FormValues, isShown } from './fields.ts';
import classes from './form.module.css';
import { date, json, lists, more, PartInput, partOf } from './parts.tsx';
import { text } from './text.zh.ts';
import type { FormState } from './use-form.ts';

interface FieldInputsProps<Values extends FormValues> {
  readonly form: FormState<Values>;
  /** Only these, where a form has several parts. */
  readonly names?: readonly string[];
}

export function FieldInputs<Values extends FormValues>({ form, names }: FieldInputsProps<Values>) {
  const shown = entriesOf(form.fields).filter(
    ([name, field]) => (names === undefined || names.includes(name)) && isShown(field, form.values),
  );
  return (
    <div className={classes.fields}>
      {shown.map(([name, field], index) => (
        <div key={name} className={classes.field} data-half={field.half || undefined} data-field={name}>
          <FieldInput
            field={field}
            value={form.values[name]}
            values={form.values}
            problem={form.problem(name)}
            onChange={(value) => {
              form.set(name, value as Values[typeof name]);
              const more = field.fills?.(value as never, form.values as never) ?? {};
              for (const [other, filled] of Object.entries(more)) {
                form.set(other, filled as Values[string]);
              }
            }}
            onLeave={() => form.leave(name)}
            first={index === 0}
          />
        </div>
      ))}
    </div>
  );
}

function FieldInput(props: FieldInputProps): ReactNode {
  const { field, value, values, problem, onChange, onLeave, first } = props;
  const disabled = field.reason !== undefined;
  const words = {
    label: field.label,
    description: field.reason ?? field.description,
    withAsterisk: field.required === true,
  };
  const common = { ...words, disabled, error: problem, onBlur: onLeave, 'data-autofocus': first || undefined };
  const rare = (
    <Suspense fallback={<TextInput label={field.label} description={words.description} disabled />}>
      <PartInput part={partOf(field) === lists ? lists : more} props={props} />
    </Suspense>
  );
  switch (field.kind) {
    case 'switch':
      return (
        <Switch
          label={field.label}
          description={words.description}
          disabled={disabled}
          checked={value === true}
          onBlur={onLeave}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'text':
      return (
        <TextInput
          {...common}
          autoComplete="off"
          placeholder={field.placeholder}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'textarea':
      return (
        <Textarea
          {...common}
          autosize
          minRows={2}
          maxRows={8}
          placeholder={field.placeholder}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'choice':
      return partOf(field) === lists ? (
        rare
      ) : (
        <NativeSelect
          {...common}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
          data={[
            ...(field.options.some((option) => option.value === '') || value !== ''
              ? []
              : [{ value: '', label: field.placeholder ?? text.choose('') }]),
            ...field.options.map(plainOption),
          ]}
        />
      );
    case 'date':
    case 'time':
      return (
        <Suspense fallback={<TextInput {...words} disabled />}>
          <PartInput part={date} props={{ field, value: String(value ?? ''), problem, onChange, onLeave }} />
        </Suspense>
      );
    case 'json':
      return (
        <Input.Wrapper {...words} error={problem}>
          <Suspense fallback={<Textarea aria-label={field.label} disabled rows={8} value={String(value ?? '')} />}>
            <PartInput
              part={json}
              props={{ label: field.label, value: String(value ?? ''), onChange, onLeave, readOnly: disabled }}
            />
          </Suspense>
        </Input.Wrapper>
      );
    case 'own':
      return (
        <Input.Wrapper {...words} error={problem}>
          {field.render({ value, onChange, problem, disabled }, values as never)}
        </Input.Wrapper>
      );
    default:
      return rare;
  }
}
