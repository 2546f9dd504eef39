// What the component of one field is given, and what the components share.
import type { AnyField, FormValues, Option } from './fields.ts';

export interface FieldInputProps {
  readonly field: AnyField;
  readonly value: unknown;
  /** Of the whole form, for a field that is drawn in the light of others. */
  readonly values: FormValues;
  readonly problem: string | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
  /** Takes the focus when a dialog opens. */
  readonly first: boolean;
}

/** Longer lists of options can be searched. */
export const SEARCHABLE_FROM = 9;

export function plainOption({ value, label, reason }: Option) {
  return { value, label, disabled: reason !== undefined };
}
