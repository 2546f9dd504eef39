// A length of time in a form that holds it otherwise than its call does.
import '@mantine/core/styles/NumberInput.css';
import { DurationInput } from '../../kit/form/duration-input.tsx';
import type { OwnInput } from '../../kit/form/fields.ts';

interface DurationFieldProps extends OwnInput<number | undefined> {
  readonly label: string;
}

export function DurationField({ label, value, disabled, onChange }: DurationFieldProps) {
  return (
    // why nothing when it is left: no limit of its own is to be judged
    <DurationInput label={label} value={value} disabled={disabled} onChange={onChange} onLeave={() => undefined} />
  );
}
