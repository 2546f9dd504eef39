// Fields of a form as data, and the values, marks and checks of one form.
import { check, type TextRule } from '@uos/contract/rules';
import { useState } from 'react';
import { text } from './text.zh.ts';

interface FieldBase {
  readonly label: string;
  readonly description?: string;
  /** Why the field cannot be changed now. */
  readonly reason?: string | undefined;
}

export interface TextField extends FieldBase {
  readonly kind: 'text' | 'textarea';
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly rule?: TextRule;
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface SwitchField extends FieldBase {
  readonly kind: 'switch';
}

export type FormValues = Readonly<Record<string, string | boolean>>;

/** A field for every value, in the order they are shown. */
export type FieldsOf<Values extends FormValues> = {
  readonly [K in keyof Values]: Values[K] extends boolean ? SwitchField : TextField | ChoiceField;
};

export type Problems<Values> = Partial<Record<keyof Values, string>>;

/** What is wrong with the values, by field. Empty texts that are not required are fine. */
export function problemsOf<Values extends FormValues>(fields: FieldsOf<Values>, values: Values): Problems<Values> {
  const problems: Problems<Values> = {};
  for (const [name, field] of entriesOf(fields)) {
    const problem = problemOf(field, values[name]);
    if (problem !== undefined) {
      problems[name] = problem;
    }
  }
  return problems;
}

function problemOf(field: TextField | ChoiceField | SwitchField, value: unknown): string | undefined {
  if (field.kind === 'switch' || field.kind === 'choice' || typeof value !== 'string') {
    return undefined;
  }
  if (value === '') {
    return field.required === true ? text.requiredField(field.label) : undefined;
  }
  return field.rule === undefined ? undefined : check(field.rule, value)?.zh;
}

export function entriesOf<Values extends FormValues>(fields: FieldsOf<Values>) {
  return Object.entries(fields) as [keyof Values & string, TextField | ChoiceField | SwitchField][];
}

/** One form: a field is judged when it was left or when the form was sent, not while it is first typed. */
export function useFields<Values extends FormValues>(fields: FieldsOf<Values>, initial: Values) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<keyof Values>>(new Set());
  const problems = problemsOf(fields, values);
  return {
    values,
    set: <K extends keyof Values>(name: K, value: Values[K]) => setValues((now) => ({ ...now, [name]: value })),
    leave: (name: keyof Values) => setLeft((now) => new Set(now).add(name)),
    /** The problem to show now. */
    problem: (name: keyof Values) => (left.has(name) ? problems[name] : undefined),
    /** Shows every problem; true when there is none. */
    judge: () => {
      setLeft(new Set(Object.keys(fields)));
      return Object.keys(problems).length === 0;
    },
  };
}

export type Form<Values extends FormValues> = ReturnType<typeof useFields<Values>>;
