// Draws the fields of a form.
import { NativeSelect, Stack, Switch, Textarea, TextInput } from '@mantine/core';
import {
  type ChoiceField,
  entriesOf,
  type FieldsOf,
  type Form,
  type FormValues,
  type SwitchField,
  type TextField,
} from './fields.ts';

interface FieldInputsProps<Values extends FormValues> {
  readonly fields: FieldsOf<Values>;
  readonly form: Form<Values>;
}

export function FieldInputs<Values extends FormValues>({ fields, form }: FieldInputsProps<Values>) {
  return (
    <Stack gap="md">
      {entriesOf(fields).map(([name, field], index) => (
        <FieldInput
          key={name}
          field={field}
          value={form.values[name] ?? ''}
          problem={form.problem(name)}
          onChange={(value) => form.set(name, value as Values[typeof name])}
          onLeave={() => form.leave(name)}
          first={index === 0}
        />
      ))}
    </Stack>
  );
}

interface FieldInputProps {
  readonly field: TextField | ChoiceField | SwitchField;
  readonly value: string | boolean;
  readonly problem: string | undefined;
  readonly onChange: (value: string | boolean) => void;
  readonly onLeave: () => void;
  /** Takes the focus when a dialog opens. */
  readonly first: boolean;
}

function FieldInput({ field, value, problem, onChange, onLeave, first }: FieldInputProps) {
  const common = {
    label: field.label,
    description: field.reason ?? field.description,
    disabled: field.reason !== undefined,
    onBlur: onLeave,
  };
  if (field.kind === 'switch') {
    return <Switch {...common} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />;
  }
  const texts = { ...common, value: String(value), error: problem, 'data-autofocus': first || undefined };
  if (field.kind === 'choice') {
    return (
      <NativeSelect {...texts} data={[...field.options]} onChange={(event) => onChange(event.currentTarget.value)} />
    );
  }
  const typed = { ...texts, placeholder: field.placeholder, withAsterisk: field.required === true };
  return field.kind === 'textarea' ? (
    <Textarea {...typed} autosize minRows={2} maxRows={6} onChange={(event) => onChange(event.currentTarget.value)} />
  ) : (
    <TextInput {...typed} autoComplete="off" onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
