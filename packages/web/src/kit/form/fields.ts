// Fields of a form as data: what each of them holds, says and accepts.
import { check, type TextRule } from '@uos/contract/rules';
import { checkInput, type FieldData, problemText } from '@uos/sdk/fields';
import type { ReactNode } from 'react';
import { language } from '../language/language.zh.ts';
import { text } from './text.zh.ts';

interface FieldBase<Value, Values> {
  readonly label: string;
  readonly description?: ReactNode;
  readonly required?: boolean;
  /** Why the field cannot be changed now. */
  readonly reason?: string | undefined;
  /** Left out of the form, and of its checks, where it answers false. */
  readonly when?: (values: Values) => boolean;
  /** What is wrong beyond the rules, also in the light of the other values. */
  readonly check?: (value: Value, values: Values) => string | undefined;
  /** What else of the form a new value fills in. */
  readonly fills?: (value: Value, values: Values) => Partial<Values>;
  /** Takes half of a wide form. */
  readonly half?: boolean;
  /** The rules of the contract, which `fieldsOf` brings along. */
  readonly data?: FieldData;
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined;
}

export interface TextField<Values> extends FieldBase<string, Values> {
  /** A `secret` is typed unseen and never kept in a draft. */
  readonly kind: 'text' | 'textarea' | 'secret';
  readonly placeholder?: string;
  readonly rule?: TextRule;
  /** Most UTF-16 units. */
  readonly max?: number;
}

export interface ChoiceField<Values> extends FieldBase<string, Values> {
  /** `radio` shows every option with its description. */
  readonly kind: 'choice' | 'radio';
  readonly options: readonly Option[];
  readonly placeholder?: string;
}

/** JSON as text, in an editor. */
export interface JsonTextField<Values> extends FieldBase<string, Values> {
  readonly kind: 'json';
  readonly placeholder?: string;
}

/** A day `YYYY-MM-DD`, or a moment as RFC 3339 text; both are chosen in Asia/Shanghai. */
export interface DateField<Values> extends FieldBase<string, Values> {
  readonly kind: 'date' | 'time';
  /** Earliest and latest day. */
  readonly min?: string;
  readonly max?: string;
}

export interface NumberField<Values> extends FieldBase<number | undefined, Values> {
  /** Money is typed in yuan and held in the unit of its call; `seconds` have a unit beside them. */
  readonly kind: 'number' | 'yuan' | 'fen' | 'seconds';
  readonly min?: number;
  readonly max?: number;
  /** Digits behind the point; 0 when absent. */
  readonly decimals?: number;
  readonly suffix?: string;
  readonly placeholder?: string;
}

export interface SwitchField<Values> extends FieldBase<boolean, Values> {
  readonly kind: 'switch';
}

export interface ListField<Values> extends FieldBase<readonly string[], Values> {
  /** `choices` takes some of the options, `tags` any text. */
  readonly kind: 'choices' | 'tags';
  readonly options?: readonly Option[];
  readonly placeholder?: string;
  /** Of each text. */
  readonly rule?: TextRule;
  readonly max?: number;
}

/** Names and values, such as environment variables. */
export interface MapField<Values> extends FieldBase<Readonly<Record<string, string>>, Values> {
  readonly kind: 'map';
  readonly keyLabel?: string;
  readonly valueLabel?: string;
  readonly keyRule?: TextRule;
}

/** Drawn by the caller. */
export interface OwnField<Value, Values> extends FieldBase<Value, Values> {
  readonly kind: 'own';
  readonly render: (field: OwnInput<Value>, values: Values) => ReactNode;
}

export interface OwnInput<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly problem: string | undefined;
  readonly disabled: boolean;
}

export type FormValues = Readonly<Record<string, unknown>>;

/** The fields that may stand for a value. */
type FieldFor<Value, Values> =
  | OwnField<Value, Values>
  | ([Value] extends [boolean]
      ? SwitchField<Values>
      : [Value] extends [string]
        ? TextField<Values> | ChoiceField<Values> | JsonTextField<Values> | DateField<Values>
        : [Value] extends [number | undefined]
          ? NumberField<Values>
          : [Value] extends [readonly string[]]
            ? ListField<Values>
            : [Value] extends [Readonly<Record<string, string>>]
              ? MapField<Values>
              : never);

/** A field for every value, in the order they are shown. */
export type FieldsOf<Values extends FormValues> = {
  readonly [K in keyof Values]: FieldFor<Values[K], Values>;
};

/** Any field, for the code that draws and checks them. */
export type AnyField =
  | TextField<never>
  | ChoiceField<never>
  | JsonTextField<never>
  | DateField<never>
  | NumberField<never>
  | SwitchField<never>
  | ListField<never>
  | MapField<never>
  | OwnField<unknown, never>;

export type Problems<Values> = Partial<Record<keyof Values & string, string>>;

export function entriesOf<Values extends FormValues>(fields: FieldsOf<Values>): [keyof Values & string, AnyField][] {
  return Object.entries(fields) as unknown as [keyof Values & string, AnyField][];
}

/** Whether the field belongs to the form as it is filled in. */
export function isShown(field: AnyField, values: FormValues): boolean {
  return field.when === undefined || field.when(values as never);
}

/** What is wrong with the values, by field. Empty ones that are not required are fine. */
export function problemsOf<Values extends FormValues>(fields: FieldsOf<Values>, values: Values): Problems<Values> {
  const problems: Problems<Values> = {};
  for (const [name, field] of entriesOf(fields)) {
    const problem = isShown(field, values) ? problemOf(field, values[name], values) : undefined;
    if (problem !== undefined) {
      problems[name] = problem;
    }
  }
  return problems;
}

function problemOf(field: AnyField, value: unknown, values: FormValues): string | undefined {
  if (isEmpty(value)) {
    return field.required === true ? missing(field) : undefined;
  }
  return ruleProblem(field, value) ?? dataProblem(field, value) ?? field.check?.(value as never, values as never);
}

/** Kinds whose value is on the wire what it is in the form. */
const AS_SENT: ReadonlySet<AnyField['kind']> = new Set<AnyField['kind']>([
  'text',
  'textarea',
  'secret',
  'choice',
  'radio',
  'number',
  'yuan',
  'fen',
  'seconds',
  'tags',
  'choices',
  'map',
]);

function dataProblem({ kind, label, data }: AnyField, value: unknown): string | undefined {
  if (data === undefined || !AS_SENT.has(kind)) {
    return undefined;
  }
  const [problem] = checkInput({ [label]: { ...data, zh: label } }, { [label]: value });
  return problem === undefined ? undefined : problemText(problem, language);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function missing({ kind, label }: AnyField): string {
  const isChosen = ['choice', 'radio', 'choices', 'date', 'time'].includes(kind);
  return isChosen ? text.choose(label) : text.fillIn(label);
}

function ruleProblem(field: AnyField, value: unknown): string | undefined {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'secret':
      return textProblem(field, String(value));
    case 'number':
    case 'yuan':
    case 'fen':
    case 'seconds':
      return numberProblem(field, value as number);
    case 'json':
      return jsonProblem(String(value));
    case 'tags':
    case 'choices':
      return listProblem(field, value as readonly string[]);
    case 'map':
      return mapProblem(field, value as Readonly<Record<string, string>>);
    default:
      return undefined;
  }
}

function textProblem({ rule, max, label }: TextField<never>, value: string): string | undefined {
  if (max !== undefined && value.length > max) {
    return text.tooLong(label, max);
  }
  return rule === undefined ? undefined : check(rule, value)?.[language];
}

function numberProblem({ min, max, label, kind }: NumberField<never>, value: number): string | undefined {
  const shown = (limit: number) => (kind === 'fen' ? limit / 100 : limit);
  if (min !== undefined && value < min) {
    return text.tooSmall(label, shown(min));
  }
  return max !== undefined && value > max ? text.tooLarge(label, shown(max)) : undefined;
}

function jsonProblem(value: string): string | undefined {
  try {
    JSON.parse(value);
    return undefined;
  } catch {
    return text.notJson;
  }
}

function listProblem({ rule, max, label }: ListField<never>, value: readonly string[]): string | undefined {
  if (max !== undefined && value.length > max) {
    return text.tooMany(label, max);
  }
  const wrong = rule === undefined ? undefined : value.find((one) => check(rule, one) !== undefined);
  return wrong === undefined || rule === undefined ? undefined : text.wrongItem(wrong, rule[language]);
}

function mapProblem({ keyRule }: MapField<never>, value: Readonly<Record<string, string>>): string | undefined {
  const wrong = keyRule === undefined ? undefined : Object.keys(value).find((key) => check(keyRule, key) !== undefined);
  return wrong === undefined || keyRule === undefined ? undefined : text.wrongItem(wrong, keyRule[language]);
}
